#include "log/import.h"

#include <algorithm>
#include <functional>
#include <future>
#include <unordered_map>

#include "base/read.h"
#include "base/translation.h"
#include "store/side_files.h"

namespace fairdeal {

namespace {

/// A record as it was met: a hand that is ready to be added, or why it is none.
struct Met {
    PreparedHand hand;
    int line = 1;          // of the file, where the record begins
    int column = 1;        // where its id stands
    std::string doubt{};   // why a hand that can be stored may not be whole; empty: nothing
    Problems why_refused;  // in the file; empty: nothing speaks against it yet
    bool in_shoe = false;  // it names its pack or shoe
};

struct MetBatch {
    std::vector<Met> records;
    std::int64_t bytes = 0;  // of the stream, read up to here
    bool more = true;        // of it is to come
};

/// What is read ahead shall not grow with what is in the file.
constexpr std::int64_t most_bytes_in_a_batch = 4 << 20;

/// Any thread may call it.
using Preparing = std::function<PreparedHand(const HandRecord&)>;

/// Reads and rules the records of a stream, batch by batch, without the log's database: while one
/// batch is being stored, the next is read.
class Reader {
public:
    /// `is_ruled`: what prepares a hand rules it too.
    Reader(std::istream& in, const RecordFile& file, Preparing prepare, bool is_ruled)
        : prepare_(std::move(prepare)),
          is_ruled_(is_ruled),
          records_(open_source(in, file.format.value_or(format_of_file(file.name)))),
          file_(file) {}

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
            met.why_refused = in_file(sourced.problems, sourced, file_.name);
        else if (sourced.too_long)
            met.why_refused = in_file({{{"", 1, 1}, why_too_long(sourced)}}, sourced, file_.name);
        else if (auto record = read_record(sourced.text); !record)
            met.why_refused = in_file(record.error(), sourced, file_.name);
        else if (const Problems problems = miscounted(*record); !problems.empty())
            met.why_refused = in_file(problems, sourced, file_.name);
        else
            met = prepared(*std::move(record), sourced);
        return met;
    }

    [[nodiscard]] Met prepared(HandRecord record, const SourcedRecord& sourced) const {
        const auto id_at = static_cast<int>(sourced.text.find(" id=")) + 2;
        Identity& identity = record.header.identity;
        std::string& id = identity.id;
        if (!id.empty()) id.insert(0, file_.id_prefix);
        if (std::ssize(id) <= longest_identity) {
            Met met{prepare_(record), sourced.first_line(), id_at, "", {}};
            met.doubt = doubt_of(met.hand.rows.hand, sourced);
            met.in_shoe = !identity.pack.empty() || !identity.shoe.empty();
            return met;
        }
        const Problem problem{{"", 1, id_at},
                              tr("the id with its prefix has more than {most} characters",
                                 "most"_a = longest_identity)};
        return {{}, sourced.first_line(), id_at, "", in_file({problem}, sourced, file_.name)};
    }

    [[nodiscard]] std::string doubt_of(const HandRow& row, const SourcedRecord& sourced) const {
        if (sourced.no_end)
            return tr(
                "the file ends within a line: if it was cut there, the last amount or word of "
                "this hand may be cut too, and a hand is never replaced");
        if (is_ruled_ && !row.complete && row.standing == HandStanding::Unclaimed)
            return tr(
                "this hand is not over and has no settlement; when more of it comes it "
                "cannot take its place, for a hand is never replaced");
        return "";
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

    Preparing prepare_;
    bool is_ruled_;
    std::unique_ptr<RecordSource> records_;
    const RecordFile& file_;
};

/// Where the hands of a file go, a batch at a time.
class Destination {
public:
    Destination() = default;
    virtual ~Destination() = default;
    Destination(const Destination&) = delete;
    Destination& operator=(const Destination&) = delete;
    virtual Addition add(PreparedHand&& hand) = 0;
    /// Adds what is said of the hand that was added last.
    virtual void add(const Entry& entry) = 0;
    /// Without it nothing that was added since the last time is kept.
    virtual void commit() = 0;
};

class IntoLog : public Destination {
public:
    explicit IntoLog(HandLog& log) : log_(log) {}
    Addition add(PreparedHand&& hand) override {
        if (!batch_) batch_.emplace(log_);
        return batch_->add(std::move(hand));
    }
    void add(const Entry& entry) override {
        if (auto added = batch_->add(entry); !added)
            throw Fault("a source that cannot be kept: " + added.error().front().what);
    }
    void commit() override {
        if (batch_) batch_->commit();
        batch_.reset();
    }

private:
    HandLog& log_;
    std::optional<HandLog::Batch> batch_;
};

/// What would be stored; nothing is.
class OnTrial : public Destination {
public:
    explicit OnTrial(const HandLog* log) : log_(log) {}
    Addition add(PreparedHand&& hand) override {
        if (log_ != nullptr) {
            if (const auto there = log_->already_there(hand)) return *there;
        }
        const auto [met, is_new] =
            met_.emplace(hand.id.empty() ? hand.text : hand.id, Seen{hand.hash, next_});
        if (is_new) return {Addition::Status::Stored, next_++};
        return {met->second.hash == hand.hash ? Addition::Status::Duplicate
                                              : Addition::Status::OtherHandOfThisId,
                met->second.idx};
    }
    void add(const Entry&) override {}
    void commit() override {}

private:
    struct Seen {
        Hash hash{};
        std::int64_t idx = 0;
    };
    const HandLog* log_;
    std::unordered_map<std::string, Seen> met_;  // by id, or by text
    std::int64_t next_ = 1;
};

/// One import: adds what the reader gives, and notes what was refused.
class Importer {
public:
    Importer(Destination& to, std::istream& in, Reader reader, const RecordFile& file,
             const ImportRefusal& refusal)
        : to_(to), in_(in), reader_(std::move(reader)), file_(file), refusal_(refusal) {}

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
        if (in_.bad()) note(cut_off(file_.name), RefusalKind::CutOff);
        return std::move(report_);
    }

private:
    /// Counts are taken over only once the batch is kept.
    void store(MetBatch& met) {
        const ImportReport before = report_;
        try {
            for (Met& record : met.records) add(record);
            to_.commit();
        } catch (...) {
            report_ = before;
            throw;
        }
    }

    void add(Met& met) {
        ++report_.read;
        if (!met.why_refused.empty()) return refuse(met.why_refused, RefusalKind::Unreadable);
        const Addition addition = to_.add(std::move(met.hand));
        switch (addition.status) {
            case Addition::Status::Stored: return stored(met, addition.idx);
            case Addition::Status::Duplicate: ++report_.duplicates; return;
            case Addition::Status::OtherHandOfThisId:
                return refuse({other_hand(met, addition)}, RefusalKind::OtherHandOfThisId);
        }
    }

    void stored(const Met& met, std::int64_t idx) {
        ++report_.stored;
        report_.in_shoes += met.in_shoe ? 1 : 0;
        note_doubt(met);
        if (!file_.source) return;
        Entry entry = file_.source(met.line);
        entry.about = idx;
        to_.add(entry);
    }

    /// A hand that came too early or was torn: when the whole of it comes, it is another one.
    void note_doubt(const Met& met) {
        if (met.doubt.empty()) return;
        ++report_.doubtful;
        if (report_.doubtful_first.size() < most_problems)
            report_.doubtful_first.push_back({{file_.name, met.line, met.column}, met.doubt});
    }

    [[nodiscard]] Problem other_hand(const Met& met, const Addition& addition) const {
        return {
            {file_.name, met.line, met.column},
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

    Destination& to_;
    std::istream& in_;
    Reader reader_;
    const RecordFile& file_;
    const ImportRefusal& refusal_;
    ImportReport report_;
};

}  // namespace

ImportReport import_records(HandLog& log, std::istream& in, const RecordFile& file,
                            const ImportProgress& progress, const ImportRefusal& refusal) {
    IntoLog to(log);
    Reader reader(
        in, file, [&log](const HandRecord& record) { return log.prepare(record); }, true);
    return Importer(to, in, std::move(reader), file, refusal).run(progress);
}

ImportReport try_import(const HandLog* log, std::istream& in, const RecordFile& file,
                        const ImportProgress& progress, const ImportRefusal& refusal) {
    OnTrial to(log);
    return Importer(to, in, Reader(in, file, HandLog::unruled, false), file, refusal).run(progress);
}

void remove_without_hands(HandLog log, const std::filesystem::path& file) {
    if (log.sums({}).hands != 0) return;
    { const HandLog closed = std::move(log); }
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    for (const std::string_view beside : beside_databases)
        std::filesystem::remove(file.string() + std::string(beside), ignored);
}

}  // namespace fairdeal
