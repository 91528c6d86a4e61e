#pragma once
// Makes records of rows: a row a hand, or the rows of one hand taken together.

#include "formats/record_source.h"
#include "formats/rows.h"

namespace fairdeal {

class RowSource : public RecordSource {
public:
    RowSource(std::istream& in, std::unique_ptr<RowReader> rows);
    bool next(SourcedRecord& record) override;
    [[nodiscard]] std::int64_t bytes() const override { return rows_->bytes(); }

private:
    void advance();
    void read_hand(SourcedRecord& record);
    void read_events(SourcedRecord& record);
    void add_header(SourcedRecord& record);
    void must_be_words(SourcedRecord& record);
    void add_event(SourcedRecord& record);
    void hold_against(const TableRow& first, SourcedRecord& record);

    std::istream& in_;
    std::unique_ptr<RowReader> rows_;
    TableRow row_;        // the one that comes next
    bool any_ = false;    // there is one
    int broken_row_ = 0;  // the last row that could not be read; 0: a good one came since
};

}  // namespace fairdeal
