#include "desk/certify/sitting_facts.h"

#include "base/translation.h"
#include "desk/certify/certify_plan.h"
#include "exam/records/appeal.h"
#include "exam/sitting/exam_course.h"
#include "words/words.h"

namespace fairdeal {

std::string title_of_exam(const OfficeSession& session, const Sitting& sitting) {
    for (const Blueprint& exam : session.exams) {
        if (exam.id == sitting.exam) return exam.title;
    }
    const auto paper = read_exam_text(sitting.blueprint, sitting.id);
    return paper ? paper->blueprint.title : sitting.exam;
}

std::string without_end_of_line(std::string text) {
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

namespace {

std::string answered_in_words(const Sitting& sitting) {
    const auto closed = std::count_if(sitting.items.begin(), sitting.items.end(),
                                      [](const SittingItem& item) { return item.closed; });
    return tr_n("{count} item", "{count} items", closed);
}

void add_end_code(SittingsScreen& screen, const Office& office, const Sitting& sitting) {
    const auto code = end_code_in(office.log(), sitting.id);
    if (code && !code->empty()) screen.facts.push_back({tr("Code of the end"), *code});
}

/// Of what is granted.
std::string reason_shown(const OfficeSession& session, const Sitting& sitting) {
    const auto why = session.who ? session.office->why_granted(*session.who, sitting)
                                 : std::optional<std::string>();
    return why ? *why : reason_in_words(*sitting.accommodation);
}

/// Who opened it, for whom, and what was granted to them.
void add_opening(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    screen.facts = {
        {tr("Candidate"), session.name_of(sitting.candidate)},
        {tr("Exam"), title_of_exam(session, sitting)},
        {tr("Opened"), tr("{time} by {person}", "time"_a = time_in_words(sitting.opened_at),
                          "person"_a = session.name_of(sitting.examiner))},
        {tr("Invigilator"), session.name_of(sitting.invigilator)},
        {tr("Answered"), answered_in_words(sitting)}};
    if (const auto date = date_of(session, sitting.id))
        screen.facts.push_back({tr("To be sat"), date_in_words(*date)});
    if (sitting.extra > 0)
        screen.facts.push_back({tr("More time"), tr("{share} %", "share"_a = sitting.extra)});
    if (const auto& granted = sitting.accommodation)
        screen.facts.push_back(
            {tr("Granted"),
             tr("Letters {size} %, {breaks}: {reason}", "size"_a = granted->letters,
                "breaks"_a = tr_n("{count} break", "{count} breaks", granted->breaks),
                "reason"_a = reason_shown(session, sitting))});
}

/// How the sitting itself went.
void add_course(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    if (sitting.is_started())
        screen.facts.push_back({tr_in("an exam", "Started"), time_in_words(sitting.start.at)});
    if (sitting.result || sitting.is_sealed) add_end_code(screen, *session.office, sitting);
    if (sitting.result)
        screen.facts.push_back({tr_in("an exam", "Ended"), time_in_words(sitting.result->at)});
    if (sitting.result) screen.facts.push_back({tr("Time"), capital(in_words(times_of(sitting)))});
    if (sitting.result)
        screen.facts.push_back(
            {tr("At the screen"),
             tr_of(sitting.result->passed ? sentence("Passed: {right} right, {wrong} wrong")
                                          : sentence("Failed: {right} right, {wrong} wrong"),
                   "right"_a = sitting.result->right, "wrong"_a = sitting.result->wrong)});
}

/// What was decided about it later.
void add_decisions(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    const auto add = [&](std::string label, const char* entered, const SignedWord& judged) {
        screen.facts.push_back(
            {std::move(label), tr_of(entered, "person"_a = session.name_of(judged.by),
                                     "time"_a = time_in_words(judged.at),
                                     "text"_a = without_end_of_line(judged.text))});
    };
    if (const auto& test = sitting.table_test)
        add(tr("Table test"),
            test->granted ? sentence("Passed, entered by {person} on {time}: {text}")
                          : sentence("Failed, entered by {person} on {time}: {text}"),
            *test);
    if (sitting.appeal)
        screen.facts.push_back(
            {tr_in("what a candidate wrote", "Appeal"),
             time_in_words(sitting.appeal->at) + ": " + without_end_of_line(sitting.appeal->text)});
    if (const auto& heard = sitting.resolution)
        add(tr("Appeal heard"),
            heard->granted ? sentence("Granted, entered by {person} on {time}: {text}")
                           : sentence("Rejected, entered by {person} on {time}: {text}"),
            *heard);
    if (sitting.grant)
        screen.facts.push_back({tr("What follows"), capital(in_words(*sitting.grant))});
    if (!sitting.certificate.empty())
        screen.facts.push_back({tr("Certificate"), sitting.certificate});
    if (sitting.withdrawn)
        screen.facts.push_back({tr("Withdrawn"), withdrawn_in_words(sitting.withdrawn->text)});
}

}  // namespace

void add_facts(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    add_opening(screen, session, sitting);
    add_course(screen, session, sitting);
    add_decisions(screen, session, sitting);
}

}  // namespace fairdeal
