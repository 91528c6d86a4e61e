#pragma once
// Cuts a file in the notation into the texts of its records, as split_records does a text in
// memory.

#include "base/lines.h"
#include "formats/record_source.h"

namespace fairdeal {

class NotationSource : public RecordSource {
public:
    explicit NotationSource(std::istream& in) : in_(in), lines_(in, longest_record + 1) {}
    bool next(SourcedRecord& record) override;
    [[nodiscard]] std::int64_t bytes() const override { return lines_.bytes(); }

private:
    std::istream& in_;
    Lines lines_;
    bool is_first_ = true;  // line of the file
};

}  // namespace fairdeal
