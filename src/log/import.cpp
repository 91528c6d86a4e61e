#include "log/import.h"

#include <algorithm>
#include <future>

#include "base/read.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// A record as it was met: a hand that is ready to be added, or why it is none.
struct Met {
    PreparedHand hand;
    int line = 1;          // of the file, where the record begins
    int column = 1;        // where its id stands
    Problems why_refused;  // in the file; empty: nothing speaks against it yet
};

struct MetBatch {
    std::vector<Met> records;
    std::int64_t bytes = 0;  // of the stream, read up to here
    bool more = true;        // of it is to come
};

/// What is read ahead shall not grow with what is in the file.
constexpr std::int64_t most_bytes_in_a_batch = 4 << 20;

/// Reads and rules the records of a stream, batch by batch, without the log's database: while one
/// batch is being stored, the next is read.
class Reader {
public:
    Reader(const HandLog& log, std::istream& in, const std::string& source, FileFormat format)
        : log_(log), records_(open_source(in, format)), source_(source) {}

    MetBatch next_batch() {
        MetBatch batch;
        batch.records.reserve(static_cast<std::size_t>(hands_in_a_batch));
        SourcedRecord sourced;
        const std::int64_t most_bytes = records_->bytes() + most_bytes_in_a_batch;
        while (batch.more && std::ssize(batch.records) < hands_in_a_batch &&
               records_->bytes() < most_bytes) {
            batch.more = records_->next(sourced);
            if (batch.more) batch.records.push_back(met(sourced));
        }
        batch.bytes = records_->bytes();
        return batch;
    }

private:
    [[nodiscard]] Met met(const SourcedRecord& sourced) const {
        Met met;
        if (!sourced.problems.empty())
            met.why_refused = in_file(sourced.problems, sourced, source_);
        else if (sourced.too_long)
            met.why_refused = in_file({{{"", 1, 1}, why_too_long(sourced)}}, sourced, source_);
        else if (const auto record = read_record(sourced.text); !record)
            met.why_refused = in_file(record.error(), sourced, source_);
        else
            met = prepared(*record, sourced);
        return met;
    }

    [[nodiscard]] Met prepared(const HandRecord& record, const SourcedRecord& sourced) const {
        const auto id_at = sourced.text.find(" id=");
        return {log_.prepare(record), sourced.first_line(), static_cast<int>(id_at) + 2, {}};
    }

    static std::string why_too_long(const SourcedRecord& sourced) {
        const std::string first_line = sourced.text.substr(0, sourced.text.find('\n'));
        const bool has_returns = !first_line.empty() && first_line.back() == '\r';
        if (!has_returns)
            return tr("a record of more than {most} bytes", "most"_a = longest_record);
        return tr(
            "a record of more than {most} bytes; its lines end with CR LF, so no blank line parts "
            "it "
            "from the next",
            "most"_a = longest_record);
    }

    const HandLog& log_;
    std::unique_ptr<RecordSource> records_;
    const std::string& source_;
};

/// One import: adds what the reader gives, and notes what was refused.
class Importer {
public:
    Importer(HandLog& log, std::istream& in, const std::string& source, FileFormat format,
             const ImportRefusal& refusal)
        : log_(log),
          in_(in),
          reader_(log, in, source, format),
          source_(source),
          refusal_(refusal) {}

    ImportReport run(const ImportProgress& progress) {
        MetBatch batch = reader_.next_batch();
        while (!report_.cancelled) {
            std::future<MetBatch> next;
            if (batch.more)
                next = std::async(std::launch::async, [this] { return reader_.next_batch(); });
            store(batch);
            if (progress && !progress(report_, batch.bytes)) report_.cancelled = batch.more;
            if (!batch.more) break;
            batch = next.get();
        }
        if (in_.bad()) note(cut_off(source_), RefusalKind::CutOff);
        return std::move(report_);
    }

private:
    /// Counts are taken over only once the batch is kept.
    void store(MetBatch& met) {
        const ImportReport before = report_;
        try {
            HandLog::Batch batch(log_);
            for (Met& record : met.records) add(batch, record);
            batch.commit();
        } catch (...) {
            report_ = before;
            throw;
        }
    }

    void add(HandLog::Batch& batch, Met& met) {
        ++report_.read;
        if (!met.why_refused.empty()) return refuse(met.why_refused, RefusalKind::Unreadable);
        const Addition addition = batch.add(std::move(met.hand));
        switch (addition.status) {
            case Addition::Status::Stored: ++report_.stored; return;
            case Addition::Status::Duplicate: ++report_.duplicates; return;
            case Addition::Status::OtherHandOfThisId:
                return refuse({other_hand(met, addition)}, RefusalKind::OtherHandOfThisId);
        }
    }

    [[nodiscard]] Problem other_hand(const Met& met, const Addition& addition) const {
        return {
            {source_, met.line, met.column},
            tr("the log holds another hand of the id {id} (#{number}); a hand is never replaced",
               "id"_a = met.hand.id, "number"_a = addition.idx)};
    }

    void refuse(const Problems& problems, RefusalKind kind) {
        ++report_.refused;
        for (const Problem& problem : problems) note(problem, kind);
    }

    void note(Problem problem, RefusalKind kind) {
        if (refusal_) refusal_(problem, kind);
        if (report_.problems.size() < most_problems) report_.problems.push_back(std::move(problem));
    }

    HandLog& log_;
    std::istream& in_;
    Reader reader_;
    const std::string& source_;
    const ImportRefusal& refusal_;
    ImportReport report_;
};

}  // namespace

ImportReport import_records(HandLog& log, std::istream& in, const std::string& source,
                            const ImportProgress& progress, std::optional<FileFormat> format,
                            const ImportRefusal& refusal) {
    return Importer(log, in, source, format.value_or(format_of_file(source)), refusal)
        .run(progress);
}

}  // namespace fairdeal
