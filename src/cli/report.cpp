#include "picture/report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/misreadings.h"
#include "cli/output.h"
#include "cli/report_hand.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::string utc_now() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900,
                       parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

/// Writes beside the target and puts it in place when it is whole.
Result<void> put_in_place(const std::string& out,
                          const std::function<Result<void>(const std::string&)>& write) {
    const std::string half = fmt::format("{}.{}.new", out, ::getpid());
    std::error_code trouble;
    auto written = write(half);
    if (written) {
        fs::rename(half, out, trouble);
        if (!trouble) return {};
        written = refused({out, 0, 0}, "cannot be written: " + trouble.message());
    }
    fs::remove(half, trouble);
    return written;
}

Result<void> write_text(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (file) return {};
    return refused({path, 0, 0}, "cannot be written");
}

/// Without content a report still stands, in ids alone.
Library library_or_none(const ContentOptions& options) {
    const auto folder = find_content(options.folder, program_folder());
    if (folder) {
        if (auto library = load_library(*folder)) return *std::move(library);
    }
    Library library;
    library.misreadings = misreadings_or_none(options);
    return library;
}

Result<AuditOptions> options_of(const ReportCommandOptions& asked) {
    AuditOptions options;
    Problems problems;
    const auto instant = [&](const char* option, const std::string& word) {
        const auto at = word.empty() ? std::nullopt : instant_from(word);
        if (!at && !word.empty())
            problems.push_back(
                {{option, 0, 0}, fairdeal::quoted(word) + " is not a day or a UTC time"});
        return at;
    };
    options.filter.table = asked.table;
    options.filter.dealer = asked.dealer;
    options.filter.from = instant("--since", asked.since);
    options.filter.to = instant("--until", asked.until);
    options.filter.game = game_from(asked.game);
    if (!asked.game.empty() && !options.filter.game)
        problems.push_back({{"--game", 0, 0}, fairdeal::quoted(asked.game) + " is not a game"});
    if (!problems.empty()) return tl::make_unexpected(problems);
    return options;
}

std::map<std::string, std::string, std::less<>> words_of(const Library& library) {
    std::map<std::string, std::string, std::less<>> words;
    for (const RuleBook& book : library.books) {
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses) words[clause.id] = clause.text;
        }
        for (const OpenPoint& point : book.open_points) words[point.id] = point.question;
    }
    for (const Misreading& misreading : library.misreadings) words[misreading.id] = misreading.says;
    return words;
}

ReportFacts facts_of(const ReportCommandOptions& asked, const HandLog& log,
                     const Library& library) {
    ReportFacts facts;
    facts.log = fs::path(asked.log).filename().string();
    facts.made = asked.made.empty() ? utc_now() : asked.made;
    for (const auto& [name, word] : {std::pair<const char*, const std::string&>{"game", asked.game},
                                     {"table", asked.table},
                                     {"dealer", asked.dealer},
                                     {"since", asked.since},
                                     {"until", asked.until}}) {
        if (!word.empty()) facts.asked.emplace_back(name, word);
    }
    for (const RuleBook& book : library.books)
        facts.rules.push_back(fmt::format("The rule book of {}", book.title));
    facts.rules.push_back(
        fmt::format("Each hand by the house options in its own header; wrong sums held against {} "
                    "misreadings; edition {}",
                    library.misreadings.size(), rules_name(library.misreadings)));
    facts.size = log.head().size;
    facts.root = to_base64(bytes_of(log.head().root));
    if (const auto note = log.newest_checkpoint()) facts.checkpoint = write(*note);
    facts.words = words_of(library);
    return facts;
}

Paper paper_of(const ReportCommandOptions& asked) {
    return asked.paper == "letter" ? Paper::Letter : Paper::A4;
}

Result<void> report_audit(const ReportCommandOptions& asked, const HandLog& log,
                          const Library& library) {
    const auto options = options_of(asked);
    if (!options) return tl::make_unexpected(options.error());
    const ReportFacts facts = facts_of(asked, log, library);
    Audit audit(asked.log, library.misreadings, *options);
    ReportFindings findings;
    const auto ran =
        audit.run(asked.threads, {}, [&](const Finding& found) { findings.add(found); });
    if (!ran) return ran;
    const AuditReport report = audit.report();
    const auto pages = lay_out([&](Painter& ruler) {
        return report_pages(ruler, paper_of(asked), facts, report, findings);
    });
    return put_in_place(asked.out, [&](const std::string& path) {
        return write_pages(path, paper_of(asked), "Audit of " + facts.log, facts.made, pages);
    });
}

Result<void> report_hand(const ReportCommandOptions& asked, const HandLog& log,
                         const Library& library) {
    const std::string made = asked.made.empty() ? utc_now() : asked.made;
    const auto sheet = hand_sheet(log, asked.hand, library, made);
    if (!sheet) return tl::make_unexpected(sheet.error());
    return put_in_place(asked.out, [&](const std::string& path) {
        if (asked.out.ends_with(".txt")) return write_text(path, text_of(*sheet));
        const auto pages =
            lay_out([&](Painter& ruler) { return hand_pages(ruler, paper_of(asked), *sheet); });
        return write_pages(path, paper_of(asked), sheet->title, made, pages);
    });
}

}  // namespace

ExitStatus run_report(const ReportCommandOptions& asked) {
    const Library library = library_or_none(asked.content);
    const auto log = HandLog::open(asked.log, Access::Read, library.misreadings);
    if (!log) {
        complain(log.error());
        return ExitStatus::Unusable;
    }
    const auto made =
        asked.hand.empty() ? report_audit(asked, *log, library) : report_hand(asked, *log, library);
    if (made) return ExitStatus::Fine;
    complain(made.error());
    return ExitStatus::Unusable;
}

}  // namespace fairdeal
