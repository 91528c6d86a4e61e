#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/house/house.h"
#include "cli/log/option_words.h"
#include "cli/out_file.h"
#include "cli/output.h"
#include "log/office_log.h"
#include "print/hand_sheet.h"
#include "print/report/report_web.h"
#include "print/sheets.h"

namespace fairdeal {

namespace {

Result<AuditOptions> options_of(const ReportCommandOptions& asked) {
    AuditOptions options;
    Problems problems;
    const auto instant = [&](const char* option, const std::string& word) {
        const auto at = word.empty() ? std::nullopt : instant_from(word);
        if (!at && !word.empty())
            problems.push_back(
                {{option, 0, 0},
                 tr("{word} is not a day or a UTC time", "word"_a = in_quotes(word))});
        return at;
    };
    options.filter.table = asked.table;
    options.filter.dealer = asked.dealer;
    options.filter.from = instant("--since", asked.since);
    options.filter.to = instant("--until", asked.until);
    options.filter.game = game_from(asked.game);
    if (auto why = why_no_span("--until", options.filter)) problems.push_back(*std::move(why));
    if (!asked.game.empty() && !options.filter.game) problems.push_back(no_game(asked.game));
    if (!problems.empty()) return tl::make_unexpected(problems);
    return options;
}

std::vector<std::pair<std::string, std::string>> filters_of(const ReportCommandOptions& asked) {
    std::vector<std::pair<std::string, std::string>> filters;
    for (const auto& [name, word] : {std::pair<const char*, const std::string&>{"game", asked.game},
                                     {"table", asked.table},
                                     {"dealer", asked.dealer},
                                     {"since", asked.since},
                                     {"until", asked.until}}) {
        if (!word.empty()) filters.emplace_back(name, word);
    }
    return filters;
}

/// What a report is, its name says: another one would not open.
Result<void> must_be_paper(const ReportCommandOptions& asked) {
    const std::string end = std::filesystem::path(asked.out).extension().string();
    const bool whole = asked.hand.empty();
    if (end == ".pdf" || end == ".PDF" || end == (whole ? ".html" : ".txt")) return {};
    return refused({asked.out, 0, 0}, whole ? tr("a report is written as .pdf or .html")
                                            : tr("a hand is written as .pdf or .txt"));
}

Result<void> report_audit(const ReportCommandOptions& asked, const HandLog& log,
                          const Library& library) {
    const auto options = options_of(asked);
    if (!options) return tl::make_unexpected(options.error());
    ReportFacts facts =
        report_facts(asked.log, log, library, filters_of(asked), asked.made.value_or(utc_now()));
    if (!asked.house.empty()) facts.house = asked.house;
    Audit audit(asked.log, library.misreadings, *options);
    ReportFindings findings;
    auto ran = audit.run(asked.threads, {}, [&](const Finding& found) { findings.add(found); });
    if (!ran) return ran;
    if (audit.report().has_no_hand()) return refused({asked.log, 0, 0}, tr(no_hand_audited));
    if (asked.out.ends_with(".html"))
        return write_file(asked.out, report_html(facts, audit.report(), findings), asked.force);
    const auto bytes = report_pdf(facts, audit.report(), findings, paper_named(asked.paper));
    if (!bytes) return tl::make_unexpected(bytes.error());
    return write_file(asked.out, *bytes, asked.force);
}

Result<void> report_hand(const ReportCommandOptions& asked, const HandLog& log,
                         const Library& library) {
    const auto sheet = hand_sheet(log, asked.hand, library, asked.made.value_or(utc_now()));
    if (!sheet) return tl::make_unexpected(sheet.error());
    if (asked.out.ends_with(".txt")) return write_file(asked.out, text_of(*sheet), asked.force);
    const auto bytes = hand_pdf(*sheet, paper_named(asked.paper));
    if (!bytes) return tl::make_unexpected(bytes.error());
    return write_file(asked.out, *bytes, asked.force);
}

}  // namespace

ExitStatus run_report(const ReportCommandOptions& asked) {
    if (is_house_unread()) return ExitStatus::Unusable;
    if (const auto fine = must_be_paper(asked); !fine) return unusable(fine.error());
    if (const auto may = may_write(asked.out, asked.force); !may) return unusable(may.error());
    const Library library = library_or_none(asked.content);
    const auto log = open_hand_log(asked.log, Access::Read, library.misreadings);
    if (!log) return unusable(log.error());
    const auto made =
        asked.hand.empty() ? report_audit(asked, *log, library) : report_hand(asked, *log, library);
    if (made) return ExitStatus::Fine;
    complain(made.error());
    return ExitStatus::Unusable;
}

}  // namespace fairdeal
