#include "print/sheets.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "print/case_page.h"
#include "print/hand_sheet.h"
#include "print/signed/case_summary.h"
#include "training/book/clause_title.h"
#include "words/house/house_settings.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// The words of clauses, open points and misreadings by their ids.
std::map<std::string, std::string, std::less<>> words_of(const Library& library) {
    std::map<std::string, std::string, std::less<>> words;
    for (const RuleBook& book : library.books) {
        for (const BookSection* section : every_section(book)) {
            for (const BookClause& clause : section->clauses) words[clause.id] = clause.text;
        }
        for (const OpenPoint* point : every_point(book)) words[point->id] = point->question;
    }
    for (const Misreading& misreading : library.misreadings) words[misreading.id] = misreading.says;
    return words;
}

}  // namespace

ReportFacts report_facts(const std::string& log_file, const HandLog& log, const Library& library,
                         std::vector<std::pair<std::string, std::string>> asked,
                         const UtcTime& made) {
    ReportFacts facts;
    facts.house = house_in_force()->name;
    facts.log = fs::path(log_file).filename().string();
    facts.made = made;
    facts.asked = std::move(asked);
    for (const RuleBook& book : library.books)
        facts.rules.push_back(tr("The rule book of {game}", "game"_a = book.title));
    facts.rules.push_back(
        tr("Each hand by the house options in its own header; wrong sums compared with "
           "{misreadings} misreadings; edition {edition}",
           "misreadings"_a = library.misreadings.size(),
           "edition"_a = rules_name(library.misreadings)));
    facts.size = log.head().size;
    facts.root = to_base64(bytes_of(log.head().root));
    if (const auto note = log.newest_checkpoint()) {
        facts.checkpoint = write(*note);
        const auto checkpoint = checkpoint_from(note->text);
        facts.signed_size = checkpoint ? checkpoint->head.size : 0;
    }
    facts.words = words_of(library);
    for (const RuleBook& book : library.books) {
        for (const BookSection* section : every_section(book)) {
            for (const BookClause& clause : section->clauses)
                facts.titles[clause.id] = section->title;
        }
        for (const OpenPoint* point : every_point(book))
            facts.titles[point->id] = clause_title(library, point->id);
    }
    return facts;
}

Result<std::string> report_pdf(const ReportFacts& facts, const AuditReport& report,
                               const ReportFindings& findings, Paper paper) {
    const auto pages = lay_out(
        [&](Painter& ruler) { return report_pages(ruler, paper, facts, report, findings); });
    return printed_pages(paper, tr("Audit of {log}", "log"_a = facts.log), to_text(facts.made),
                         pages);
}

Result<std::string> hand_pdf(const HandSheet& sheet, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return hand_pages(ruler, paper, sheet); });
    return printed_pages(paper, sheet.title, sheet.made ? to_text(*sheet.made) : "", pages);
}

namespace {

Result<std::string> pdf_of(const CaseSheet& sheet) {
    const Case& state = sheet.evidence.state;
    const auto pages = lay_out([&](Painter& ruler) { return case_pages(ruler, Paper::A4, sheet); });
    return printed_pages(Paper::A4, tr("Case {id}", "id"_a = state.id), to_text(state.last_at),
                         pages);
}

}  // namespace

Result<std::string> case_pdf(const CaseEvidence& evidence, const Library& library) {
    const auto record = read_record(evidence.hand);
    if (!record) return tl::make_unexpected(record.error());
    CaseFront front{house_in_force()->name,
                    case_summary(evidence.state, *record, library.misreadings)};
    return pdf_of({evidence, sheet_of(*record, evidence.state.hand, library), std::move(front)});
}

CasePrinter case_printer(const Library& library) {
    return [&library](const CaseEvidence& evidence) -> Result<std::string> {
        const InEnglish kept;  // in the case file, which is the same everywhere
        const auto record = read_record(evidence.hand);
        if (!record) return tl::make_unexpected(record.error());
        return pdf_of({evidence, sheet_of(*record, evidence.state.hand, library)});
    };
}

}  // namespace fairdeal
