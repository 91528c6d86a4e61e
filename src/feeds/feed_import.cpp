#include "feeds/feed_import.h"

#include <algorithm>
#include <sstream>

#include "base/printable.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// All rows of a file's rounds as JSON Lines, and which round each line is of.
class FeedRows {
public:
    explicit FeedRows(const MappedFile& file) : file_(file) {
        for (std::size_t round = 0; round < file.rounds.size(); ++round) {
            const MappedRound& mapped = file.rounds[round].round;
            for (std::size_t row = 0; row < mapped.rows.size(); ++row) {
                text_ += mapped.rows[row] + "\n";
                lines_.push_back({round, row});
            }
        }
    }

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const FeedRound& round_at(int line) const { return file_.rounds[at(line).round]; }
    /// A problem of the rows as one of the document that they were made of.
    [[nodiscard]] Problem in_feed(const Problem& problem, const std::string& source,
                                  RefusalKind kind) const {
        if (lines_.empty() || problem.where.line < 1) return problem;
        const FeedRound& round = round_at(problem.where.line);
        const std::string rule = kind == RefusalKind::OtherHandOfThisId ? "R9" : "";
        return {{source, round.line, 1},
                fairdeal::in_words(
                    {rule, round.round.pointers[at(problem.where.line).row], problem.what},
                    round.document)};
    }

private:
    struct RowPlace {
        std::size_t round = 0, row = 0;
    };
    [[nodiscard]] RowPlace at(int line) const {
        return lines_.at(std::min(static_cast<std::size_t>(line), lines_.size()) - 1);
    }

    const MappedFile& file_;
    std::string text_;
    std::vector<RowPlace> lines_;
};

std::string name_alone(const std::string& source) {
    return printable(std::filesystem::path(source).filename().string());
}

HandSource source_of(const FeedRound& round, const Mapping& mapping, const MappedFile& file,
                     const std::string& name) {
    return {mapping.versioned_name(), name, round.document, round.hash, mapping.order, file.joined};
}

/// Imports the rows, and puts what the mapping itself refused before it.
ImportReport with_refused(
    const MappedFile& file, const std::string& source, const ImportRefusal& refusal,
    const std::function<ImportReport(const FeedRows&, const ImportRefusal&)>& import) {
    const FeedRows rows(file);
    Problems problems;
    const auto tell = [&](const Problem& problem, RefusalKind kind) {
        if (refusal) refusal(problem, kind);
        if (problems.size() < most_problems) problems.push_back(problem);
    };
    for (const Problem& problem : file.problems) tell(problem, RefusalKind::Unreadable);
    ImportReport report = import(rows, [&](const Problem& problem, RefusalKind kind) {
        tell(rows.in_feed(problem, source, kind), kind);
    });
    for (Problem& doubt : report.doubtful_first)
        doubt = rows.in_feed(doubt, source, RefusalKind::Unreadable);
    report.problems = std::move(problems);
    report.read += file.refused + file.repeated;
    report.duplicates += file.repeated;
    report.refused += file.refused;
    return report;
}

}  // namespace

ImportReport import_feed(HandLog& log, const Mapping& mapping, const MappedFile& file,
                         const std::string& source, const UtcTime& now,
                         const ImportRefusal& refusal, const ImportProgress& progress) {
    const std::string name = name_alone(source);
    const ImportReport report =
        with_refused(file, source, refusal, [&](const FeedRows& rows, const ImportRefusal& tell) {
            std::istringstream in(rows.text());
            const RecordFile records{
                source, FileFormat::JsonLines, "", [&](int line) {
                    return entry_of(source_of(rows.round_at(line), mapping, file, name), now);
                }};
            return import_records(log, in, records, progress, tell);
        });
    if (report.cancelled) return report;
    if (find_delivery(log, mapping, file.hash, file.joined)) return report;
    HandLog::Batch batch(log);
    const auto added =
        batch.add(entry_of(Delivery{mapping.versioned_name(), name, file.hash, report.read,
                                    report.stored, report.duplicates, report.refused, file.joined},
                           now));
    if (!added) throw Fault("a delivery that cannot be kept: " + added.error().front().what);
    batch.commit();
    return report;
}

ImportReport try_feed(const HandLog* log, const MappedFile& file, const std::string& source,
                      const ImportRefusal& refusal) {
    return with_refused(file, source, refusal,
                        [&](const FeedRows& rows, const ImportRefusal& tell) {
                            std::istringstream in(rows.text());
                            return try_import(log, in, {source, FileFormat::JsonLines}, {}, tell);
                        });
}

std::optional<Delivery> find_delivery(const HandLog& log, const Mapping& mapping, const Hash& file,
                                      const std::optional<Hash>& joined) {
    for (const Delivery& delivery : deliveries_in(log)) {
        if (delivery.hash == file && delivery.joined == joined &&
            delivery.mapping == mapping.versioned_name())
            return delivery;
    }
    return std::nullopt;
}

std::string text_of(const MappedFile& file, const std::string& source) {
    const InEnglish english;
    const FeedRows rows(file);
    std::istringstream in(rows.text());
    const auto records = open_source(in, FileFormat::JsonLines);
    std::string text, refusals;
    for (const Problem& problem : file.problems)
        refusals += "# refused: " + to_text(problem) + "\n";
    SourcedRecord sourced;
    while (records->next(sourced)) {
        auto record = sourced.problems.empty() ? read_record(sourced.text)
                                               : tl::make_unexpected(sourced.problems);
        if (record) {
            text += (text.empty() ? "" : "\n") + write(*record);
            continue;
        }
        for (const Problem& problem : in_file(record.error(), sourced, source))
            refusals +=
                "# refused: " + to_text(rows.in_feed(problem, source, RefusalKind::Unreadable)) +
                "\n";
    }
    if (!text.empty() && !refusals.empty()) text += "\n";
    text += refusals;
    for (const std::string& field : file.unknown) text += fixed("# unknown field: ") + field + "\n";
    return text;
}

}  // namespace fairdeal
