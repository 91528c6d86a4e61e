#include <fmt/format.h>

#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/exam/exam_json.h"
#include "cli/exam/exam_office.h"
#include "cli/exam/opened_office.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "cli/passphrase.h"
#include "content/library.h"
#include "exam/records/appeal.h"
#include "exam/records/delta_test.h"
#include "exam/records/hand_out.h"
#include "exam/records/transcript.h"
#include "exam/sitting/incident_words.h"
#include "exam/sitting/ticket.h"
#include "ledger/credential/badge.h"
#include "print/sheets.h"
#include "school/exams/own_exams.h"

namespace fairdeal {

namespace {

/// Those that ship and the house's own.
Result<std::vector<Blueprint>> exams_in(const OfficeOptions& options, const Library& library) {
    const auto folder = content_folder(options.content);
    if (!folder) return std::vector<Blueprint>();
    auto exams = exams_of_house(*folder, options.school, library);
    if (!exams) return tl::make_unexpected(std::move(exams.error()));
    complain(exams->problems);
    return std::move(exams->exams);
}

/// The exam that is named, whole as it is today.
Result<ExamPaper> paper_of(const OfficeOptions& options, const Library& library,
                           std::span<const Blueprint> exams) {
    const auto exam = std::find_if(exams.begin(), exams.end(),
                                   [&](const Blueprint& one) { return one.id == options.id; });
    if (exam == exams.end()) return refused({options.id, 0, 0}, tr("there is no such exam"));
    return paper_today(*exam, library);
}

/// The exam that is named, or the delta test of a certificate, for its holder.
Result<DeltaTest> wanted_exam(const OfficeOptions& options, const Office& office,
                              const Library& library) {
    const auto exams = exams_in(options, library);
    if (!exams) return tl::make_unexpected(exams.error());
    if (options.delta.empty()) {
        if (options.candidate.empty() && options.team.empty())
            return refused({"--candidate", 0, 0}, tr("say who is examined"));
        auto paper = paper_of(options, library, *exams);
        if (!paper) return tl::make_unexpected(std::move(paper.error()));
        return DeltaTest{options.candidate, {}, *std::move(paper)};
    }
    const auto bytes = bytes_in(options.delta, largest_badge);
    if (!bytes) return tl::make_unexpected(bytes.error());
    const auto certificate = certificate_in(*bytes);
    if (!certificate) return tl::make_unexpected(certificate.error());
    auto test = delta_test_for(office, *certificate, utc_now(), library, *exams);
    if (test && !options.candidate.empty() && options.candidate != test->candidate)
        return refused({"--candidate", 0, 0}, tr("the certificate is not theirs"));
    return test;
}

std::string line_of(const Sitting& sitting) {
    std::string line =
        fmt::format("{:<12} {:<20} {:<12} {:<11} {}", sitting.id, sitting.exam, sitting.candidate,
                    to_text(sitting.stage()), to_text(sitting.opened_at));
    if (sitting.result) {
        const SittingResult counts = sitting.final_result();
        line += "  " + tr("{right} right, {wrong} wrong", "right"_a = counts.right,
                          "wrong"_a = counts.wrong);
    }
    if (sitting.grant)
        line += "  " + tr("appeal granted: {what}", "what"_a = in_words(*sitting.grant));
    return line + "\n";
}

ExitStatus act(const OfficeOptions& options, SittingEventKind kind,
               std::vector<std::string> facts) {
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const std::string text = options.text.empty() ? "" : options.text + "\n";
    const auto done = opened->office->act(*opened->who, options.id, kind, std::move(facts), text);
    if (!done) return unusable(done.error());
    print(line_of(done->state));
    return ExitStatus::Fine;
}

std::string kinds_after(const Sitting& sitting) {
    std::string text;
    const auto add = [&](const SignedWord& word, const char* yes, const char* no) {
        text += tr_of(word.granted ? yes : no, "who"_a = word.by, "time"_a = to_text(word.at)) +
                ": " + word.text;
    };
    if (sitting.table_test)
        add(*sitting.table_test, sentence("table test: passed, by {who} at {time}"),
            sentence("table test: failed, by {who} at {time}"));
    if (sitting.appeal)
        text += tr("appeal at {time}", "time"_a = to_text(sitting.appeal->at)) + ": " +
                sitting.appeal->text;
    if (sitting.resolution)
        add(*sitting.resolution, sentence("appeal: granted, by {who} at {time}"),
            sentence("appeal: rejected, by {who} at {time}"));
    if (sitting.grant)
        text += tr("what follows: {what}", "what"_a = in_words(*sitting.grant)) + "\n";
    if (!sitting.certificate.empty())
        text += tr("certificate {number}", "number"_a = sitting.certificate) + "\n";
    if (sitting.withdrawn)
        text += tr("withdrawn by {who} at {time}", "who"_a = sitting.withdrawn->by,
                   "time"_a = to_text(sitting.withdrawn->at)) +
                ": " + sitting.withdrawn->text;
    return text;
}

/// What happened beside the answers, a line each.
std::string incidents_of(const Sitting& sitting) {
    std::string text;
    const auto by_id = [](const std::string& id) { return id; };
    for (const IncidentWords& one : incidents_in_words(sitting, by_id))
        text += fmt::format("{}  {}\n", to_text(one.utc), one.words);
    return text;
}

/// How each cell of the exam went.
std::string profile_of(const MarkedExam& exam) {
    const ExamOutcome& outcome = exam.final;
    std::string text;
    for (std::size_t i = 0; i < outcome.cells.size(); ++i) {
        const CellOutcome& cell = outcome.cells[i];
        const BlueprintCell& part = exam.paper.blueprint.cells[i];
        const std::string why = cell.met ? "" : ", " + shortfall_of(part, cell);
        text += fmt::format(
            "  {:<40} {}{}\n", part.title,
            tr("{right:>3} of {asked} right", "right"_a = cell.right, "asked"_a = cell.asked), why);
    }
    for (const int place : outcome.critical)
        text += "  " + tr("a critical error at item {number}", "number"_a = place) + "\n";
    return text;
}

/// A sitting as it stands, without its marks.
std::string text_of(const SeenSitting& seen) {
    const Sitting& sitting = seen.sitting;
    std::string text = line_of(sitting) + incidents_of(sitting);
    if (!seen.end_code.empty())
        text += tr("code of its end: {code}", "code"_a = seen.end_code) + "\n";
    if (!sitting.result) return text;
    text += tr("sat {span}", "span"_a = span_in_words(sitting)) + "\n";
    if (!seen.granted_because.empty())
        text += tr("granted because: {reason}", "reason"_a = seen.granted_because) + "\n";
    return text + kinds_after(sitting);
}

ExitStatus print_marked(const OfficeOptions& options, const SeenSitting& seen) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    const auto exam = marked_as_decided(seen.sitting, *library);
    if (!exam) return unusable(exam.error());
    if (options.json) {
        print_json(json_of(seen, *exam, options.answers));
        return ExitStatus::Fine;
    }
    print(transcript_head(seen.sitting, exam->paper, exam->answers) +
          (options.answers ? transcript_items(seen.sitting, exam->answers) : "\n"));
    print(profile_of(*exam));
    return ExitStatus::Fine;
}

/// What the examiner says to an appeal.
Result<AppealDecision> decision_of(const OfficeOptions& options) {
    AppealDecision decision{options.yes, AppealConsequence::Stands, {}, options.text + "\n"};
    if (!options.yes) return decision;
    if (!options.void_items.empty()) {
        auto items = items_from(options.void_items);
        if (!items) return refused({"--void-items", 0, 0}, items.error().front().what);
        decision.items = *std::move(items);
        decision.follows = AppealConsequence::ItemsVoid;
    } else if (options.resit) {
        decision.follows = AppealConsequence::Resit;
    } else if (!options.stands) {
        return refused({"--granted", 0, 0},
                       tr("say what follows: --void-items 3,17, --resit or --result-stands"));
    }
    return decision;
}

}  // namespace

ExitStatus run_exam_open(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto exam = wanted_exam(options, *opened->office, *library);
    if (!exam) return unusable(exam.error());
    const ExamPaper* paper = &exam->paper;
    const auto passphrase = passphrase_in(options.keys_file, tr("Passphrase of the office's keys"));
    if (!passphrase) return unusable(passphrase.error());
    SittingRequest request{
        exam->candidate,       options.invigilator, paper->blueprint.id, "",
        exam_text(*paper),     options.extra,       options.letters,     options.breaks,
        options.accommodation, options.exception,   options.again};
    request.edition = exam_edition(request.text, library->misreadings);
    const auto candidates =
        options.team.empty() ? std::vector{exam->candidate}
                             : candidates_in_team(*opened->school, options.team, opened->who->id());
    if (candidates.empty())
        return unusable(
            {{{"--team", 0, 0}, tr("no trainee is in team {team}", "team"_a = options.team)}});
    const auto ids =
        opened->office->open_sittings(*opened->who, std::move(request), candidates, *passphrase);
    if (!ids) return unusable(ids.error());
    for (const std::string& id : *ids) print(id + "\n");
    return ExitStatus::Fine;
}

ExitStatus run_exam_list(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto sittings = opened->office->sittings_for(*opened->who);
    if (!sittings) return unusable(sittings.error());
    for (const Sitting& sitting : *sittings)
        print(options.json ? fairdeal::line_of(json_of(sitting)) : line_of(sitting));
    if (sittings->empty())
        complain(tr("there is no sitting that {who} may see", "who"_a = options.as));
    return ExitStatus::Fine;
}

ExitStatus run_exam_show(const OfficeOptions& options) {
    const auto english = english_for_programs(options.json);
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto found = opened->office->see(*opened->who, options.id);
    if (!found) return unusable(found.error());
    const Sitting& sitting = found->state;
    for (const Problem& stray : found->strays) complain(stray.where.source + ": " + stray.what);
    SeenSitting seen{sitting, "", ""};
    if (sitting.result || sitting.is_sealed) {
        const auto code = end_code_in(opened->office->log(), options.id);
        if (!code) return unusable(code.error());
        seen.end_code = *code;
    }
    if (sitting.result)
        seen.granted_because = opened->office->why_granted(*opened->who, sitting).value_or("");
    if (!options.json) print(text_of(seen));
    if (sitting.result) return print_marked(options, seen);
    if (options.json) print_json(json_of(seen));
    return ExitStatus::Fine;
}

ExitStatus run_exam_pause(const OfficeOptions& options) {
    return act(options, SittingEventKind::Pause, {});
}

ExitStatus run_exam_go_on(const OfficeOptions& options) {
    return act(options, SittingEventKind::GoOn, {});
}

ExitStatus run_exam_stop(const OfficeOptions& options) {
    return act(options, SittingEventKind::Stop, {});
}

ExitStatus run_exam_acknowledge(const OfficeOptions& options) {
    return act(options, SittingEventKind::Acknowledge, {});
}

ExitStatus run_exam_table_test(const OfficeOptions& options) {
    return act(options, SittingEventKind::TableTest, {options.yes ? "pass" : "fail"});
}

ExitStatus run_exam_appeal(const OfficeOptions& options) {
    return act(options, SittingEventKind::Appeal, {});
}

ExitStatus run_exam_resolve(const OfficeOptions& options) {
    const auto decision = decision_of(options);
    if (!decision) return unusable(decision.error());
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    const auto done = hear_appeal(*opened->office, *opened->who, options.id, *decision, *library);
    if (!done) return unusable(done.error());
    print(line_of(done->state));
    return ExitStatus::Fine;
}

ExitStatus run_exam_transcript(const OfficeOptions& options) {
    const auto library = library_for(options.content);
    if (!library) return ExitStatus::Unusable;
    auto opened = sign_in_at(options);
    if (!opened) return ExitStatus::Unusable;
    return put_out(options,
                   hand_out_transcript(*opened->office, *opened->who, options.id, *library));
}

}  // namespace fairdeal
