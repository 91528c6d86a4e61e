#include "store/import.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairdeal {

namespace {

/// One import: reads, adds, and notes what was refused.
class Importer {
public:
    Importer(HandLog& log, std::istream& in, const std::string& source, FileFormat format)
        : log_(log), in_(in), records_(open_source(in, format)), source_(source) {}

    ImportReport run(const ImportProgress& progress) {
        bool more = true;
        while (more && !report_.cancelled) {
            more = import_batch();
            if (progress && !progress(report_, records_->bytes())) report_.cancelled = more;
        }
        if (in_.bad()) note({{source_, 0, 0}, "the file cannot be read to its end"});
        return std::move(report_);
    }

private:
    /// Counts are taken over only once the batch is kept. False at the end of the stream.
    bool import_batch() {
        const ImportReport before = report_;
        try {
            HandLog::Batch batch(log_);
            const bool more = fill(batch);
            batch.commit();
            return more;
        } catch (...) {
            report_ = before;
            throw;
        }
    }

    bool fill(HandLog::Batch& batch) {
        SourcedRecord record;
        for (std::int64_t i = 0; i < hands_in_a_batch; ++i) {
            if (!records_->next(record)) return false;
            ++report_.read;
            add(batch, record);
        }
        return true;
    }

    void add(HandLog::Batch& batch, const SourcedRecord& sourced) {
        if (!sourced.problems.empty()) return refuse(sourced.problems, sourced);
        if (sourced.too_long) return refuse({{{"", 1, 1}, why_too_long(sourced)}}, sourced);
        const auto record = read_record(sourced.text);
        if (!record) return refuse(record.error(), sourced);
        const Addition addition = batch.add(*record);
        switch (addition.outcome) {
            case Addition::Outcome::Stored: ++report_.stored; return;
            case Addition::Outcome::Duplicate: ++report_.duplicates; return;
            case Addition::Outcome::OtherHandOfThisId:
                return refuse({other_hand(sourced, *record, addition)}, sourced);
        }
    }

    static std::string why_too_long(const SourcedRecord& sourced) {
        const std::string first_line = sourced.text.substr(0, sourced.text.find('\n'));
        const bool has_returns = !first_line.empty() && first_line.back() == '\r';
        return fmt::format(
            "a record of more than {} bytes{}", longest_record,
            has_returns ? "; its lines end with CR LF, so no blank line parts it from the next"
                        : "");
    }

    static Problem other_hand(const SourcedRecord& sourced, const HandRecord& record,
                              const Addition& addition) {
        const auto at = sourced.text.find(" id=");
        return {
            {"", 1, static_cast<int>(at) + 2},
            fmt::format("the log holds another hand of the id {} (#{}); a hand is never replaced",
                        record.header.identity.id, addition.idx)};
    }

    void refuse(const Problems& problems, const SourcedRecord& sourced) {
        ++report_.refused;
        for (Problem& problem : in_file(problems, sourced, source_)) note(std::move(problem));
    }

    void note(Problem problem) {
        if (report_.problems.size() < most_problems) report_.problems.push_back(std::move(problem));
    }

    HandLog& log_;
    std::istream& in_;
    std::unique_ptr<RecordSource> records_;
    const std::string& source_;
    ImportReport report_;
};

}  // namespace

ImportReport import_records(HandLog& log, std::istream& in, const std::string& source,
                            const ImportProgress& progress, std::optional<FileFormat> format) {
    return Importer(log, in, source, format.value_or(format_of_file(source))).run(progress);
}

}  // namespace fairdeal
