#include "desk/certify/certify_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/certify/certify_plan.h"
#include "desk/certify/office/office_row.h"
#include "desk/certify/sitting_facts.h"
#include "desk/practise/scenario_list.h"
#include "exam/records/appeal.h"
#include "exam/sitting/exam_course.h"
#include "exam/sitting/incident_words.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::vector<Person> people_by_name(const OfficeSession& session) {
    auto people = session.school() == nullptr ? std::vector<Person>() : session.school()->people();
    std::stable_sort(people.begin(), people.end(), [](const Person& one, const Person& other) {
        return called(one) < called(other);
    });
    return people;
}

OfficeRow person_row(const OfficeSession& session, const Person& person) {
    std::string detail = roles_in_words(person.roles) + dot + person.id;
    if (!person.team.empty()) detail += dot + tr("team {team}", "team"_a = person.team);
    OfficeRow row = row_of(person.id, called(person), detail, "");
    row.picked = person.id == session.picked_person;
    return row;
}

std::string items_in_words(const ExamPaper& paper) {
    const auto* form = std::get_if<FixedForm>(&paper.blueprint.rule);
    return form != nullptr ? tr("There are {items} items.", "items"_a = form->items)
                           : tr("How many items there are depends on the answers.");
}

/// What the candidate is granted beyond more time; "" where it is nothing.
std::string granted_in_words(const Sitting& sitting) {
    if (!sitting.accommodation) return "";
    const Accommodation& granted = *sitting.accommodation;
    std::string words;
    if (granted.breaks > 0)
        words += " " + tr_n("{count} break is agreed: the invigilator pauses the exam for it.",
                            "{count} breaks are agreed: the invigilator pauses the exam for them.",
                            granted.breaks);
    if (granted.letters > 100)
        words += " " + tr("Letters are shown at {percent} %.", "percent"_a = granted.letters);
    return words;
}

std::string what_comes(const std::string& candidate, const Sitting& sitting,
                       const ExamPaper& paper) {
    const int minutes = paper.blueprint.time.whole * (100 + sitting.extra) / 100;
    return tr("{candidate} sits the exam {exam}: {minutes} minutes in all, with a time limit for "
              "each item. An answer can be changed until the next item is opened. Results are "
              "shown only at the end.",
              "candidate"_a = candidate, "exam"_a = paper.blueprint.title, "minutes"_a = minutes) +
           " " + items_in_words(paper) + granted_in_words(sitting);
}

/// Of an exam that has started. A candidate who left has the item's clock running.
std::string what_is_left(const Sitting& sitting, const ExamPaper& paper) {
    const Millis whole = paper.blueprint.time.whole * a_minute * (100 + sitting.extra) / 100;
    const bool runs = sitting.clock.suspended_at && !sitting.clock.stands && !sitting.paused;
    std::string words =
        tr("It resumes at item {item}. {used} of {whole} were used when that was recorded last.",
           "item"_a = std::max<std::size_t>(sitting.items.size(), 1),
           "used"_a = length_in_words(sitting.spent() + sitting.clock.spent),
           "whole"_a = length_in_words(whole));
    if (!runs) return words;
    return words + " " + tr("The candidate left, and the item\u2019s clock is running.");
}

/// The exam was released: what comes, and both receipts.
void show_released(SignInScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    const std::string name = session.name_of(sitting.candidate);
    const bool started = !sitting.items.empty();
    const auto& granted = sitting.accommodation;
    const ReleasedExam& released = *session.released;
    screen.heading = tr("{candidate}, your exam is ready", "candidate"_a = name);
    screen.begin_label = started ? tr("Resume: the clock starts") : tr("Begin: the clock starts");
    screen.back_label = tr("Not now");
    if (granted) screen.letters = granted->letters;
    screen.can_save_receipts = !released.receipts.empty();
    for (const Receipt& receipt : released.receipts)
        screen.seat_words +=
            "\n\n" + tr("Receipt of {person}: {code}", "person"_a = session.name_of(receipt.person),
                        "code"_a = code_of(receipt));
    if (!released.receipts.empty())
        screen.seat_words +=
            "\n\n" + tr("Note your own code, or save the receipts: with it you can show later that "
                        "this start, and no other, was yours.");
}

/// Behind the other words of a row; "" where it has no date.
std::string planned_in_words(const OfficeSession& session, const std::string& sitting) {
    const auto date = date_of(session, sitting);
    return date ? dot + date_in_words(*date) : "";
}

/// Those under way first, then those that wait, by their dates.
std::vector<std::string> in_order_of_dates(const OfficeSession& session,
                                           std::vector<std::string> ids) {
    const auto& waiting = session.to_come;
    const auto place = [&](const std::string& id) {
        const auto found = std::ranges::find(waiting, id, &PlannedSitting::sitting);
        return found == waiting.end() ? -1 : found - waiting.begin();
    };
    std::ranges::stable_sort(ids, {}, place);
    return ids;
}

void add_seats(SignInScreen& screen, const OfficeSession& session) {
    const auto ids = session.office->sittings_here();
    if (!ids) {
        screen.error = to_text(ids.error().front());
        return;
    }
    for (const std::string& id : in_order_of_dates(session, *ids)) {
        const auto seat = session.office->take_seat(id);
        if (!seat) continue;
        const Sitting& sitting = seat->state;
        const bool started = sitting.is_started();
        const std::string state = seat_in_words(sitting);
        screen.seats.push_back(row_of(
            id, session.name_of(sitting.candidate),
            title_of_exam(session, sitting) + dot + id + planned_in_words(session, id), state));
        screen.seats.back().picked = id == session.picked_seat;
        if (!screen.seats.back().picked) continue;
        screen.begin_label = started ? tr("Resume") : tr("Start");
        const auto paper = read_exam_text(sitting.blueprint, id);
        if (!paper) continue;
        screen.seat_words = started && !sitting.items.empty()
                                ? what_is_left(sitting, *paper)
                                : what_comes(session.name_of(sitting.candidate), sitting, *paper);
        if (session.released) show_released(screen, session, sitting);
    }
}

void add_people(SignInScreen& screen, const OfficeSession& session) {
    for (const Person& person : people_by_name(session)) {
        if (!screen.people.emplace_back(person_row(session, person)).picked) continue;
        screen.can_sign_in = true;
        if (person.has_passphrase)
            screen.asks = tr("Passphrase of {name}", "name"_a = called(person));
    }
}

/// Of the result that is open.
std::vector<ExamFlag> flags_shown(const OfficeSession& session) {
    const Sitting* sitting = session.picked_sitting();
    const bool is_open = sitting != nullptr && session.result &&
                         session.result->sitting == sitting->id && session.result->why_not.empty();
    if (!is_open) return {};
    return flags_of(*sitting, session.result->paper.blueprint, session.result->answers);
}

void add_acknowledgement(SittingsScreen& screen, const OfficeSession& session,
                         const SignedWord& word) {
    screen.facts.push_back(
        {tr("Acknowledged"),
         tr("by {person} on {time}: {text}", "person"_a = session.name_of(word.by),
            "time"_a = time_in_words(word.at), "text"_a = without_end_of_line(word.text))});
}

void add_incidents(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    const std::string away = away_in_words(sitting);
    if (!away.empty()) screen.incidents.push_back({tr("Away from the exam"), away});
    const auto named = [&](const std::string& id) { return session.name_of(id); };
    for (IncidentWords& one : incidents_in_words(sitting, named))
        screen.incidents.push_back({std::move(one.at), std::move(one.words)});
}

void add_cells(SittingsScreen& screen, const OpenResult& result) {
    for (std::size_t i = 0; i < result.outcome.cells.size(); ++i) {
        const CellOutcome& cell = result.outcome.cells[i];
        const BlueprintCell& part = result.paper.blueprint.cells.at(i);
        CellRow row{part.title,
                    std::to_string(cell.asked),
                    std::to_string(cell.right),
                    cell.met ? tr_in("a part of an exam", "Met") : shortfall_of(part, cell),
                    cell.asked,
                    cell.right,
                    cell.met,
                    ""};
        row.spoken = tr("{part}: {right} right of {asked}. {word}", "part"_a = row.title,
                        "right"_a = row.right, "asked"_a = row.asked, "word"_a = row.word);
        screen.cells.push_back(std::move(row));
    }
}

void add_items(SittingsScreen& screen, const OpenResult& result, const Sitting& sitting) {
    for (std::size_t i = 0; i < result.answers.size(); ++i) {
        const MarkedAnswer& answer = result.answers[i];
        ItemRow row;
        row.title = tr("Item {number}", "number"_a = i + 1) + dot +
                    question_in_words(answer.item.scenario.question);
        row.detail = result.paper.blueprint.cells.at(answer.result.cell).title + dot +
                     clock_in_words(sitting.items.at(i).took);
        const std::string critical = critical_in_words(answer.result.critical);
        if (!critical.empty()) row.detail += dot + critical;
        row.right = answer.result.right;
        row.critical = !critical.empty();
        row.word = row.right       ? tr_in("an answer", "Right")
                   : answer.answer ? tr_in("an answer", "Wrong")
                                   : tr("Time was up");
        if (is_void(sitting, static_cast<int>(i) + 1)) row.word = tr_in("an item", "Void");
        row.spoken = row.title + ". " + row.word + ". " + row.detail;
        screen.items.push_back(std::move(row));
    }
}

void add_picked(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    screen.heading = session.name_of(sitting.candidate) + dot + sitting.id;
    screen.stage = stage_in_words(sitting);
    const SittingStage stage = sitting.stage();
    screen.went_wrong = stage == SittingStage::Failed || stage == SittingStage::Stopped ||
                        stage == SittingStage::Withdrawn;
    add_facts(screen, session, sitting);
    add_incidents(screen, session, sitting);
    for (const CertifyTask task :
         {CertifyTask::SetDate, CertifyTask::Pause, CertifyTask::GoOn, CertifyTask::Stop,
          CertifyTask::TableTest, CertifyTask::Acknowledge, CertifyTask::Certify,
          CertifyTask::Withdraw, CertifyTask::Appeal, CertifyTask::Resolve, CertifyTask::Slip,
          CertifyTask::Transcript}) {
        if (task == CertifyTask::Acknowledge && flags_shown(session).empty()) continue;
        if (session.can(task)) screen.tasks.push_back(task);
    }
    if (sitting.withdrawn && session.can(CertifyTask::WithdrawnList))
        screen.tasks.push_back(CertifyTask::WithdrawnList);
    screen.not_yours = session.whose_turn();
    if (!session.result || session.result->sitting != sitting.id) return;
    screen.verdict = verdict_in_words(*session.result);
    for (const ExamFlag& flag : flags_shown(session))
        screen.facts.push_back({tr("Flagged"), in_words(flag)});
    if (sitting.acknowledged) add_acknowledgement(screen, session, *sitting.acknowledged);
    const auto scores = cell_scores(session.result->paper.blueprint, session.result->outcome);
    if (!weakest_cells(scores).empty())
        screen.facts.push_back({tr("Weakest part"), weakest_in_words(scores)});
    add_cells(screen, *session.result);
    add_items(screen, *session.result, sitting);
}

}  // namespace

OfficeRow row_of(std::string id, std::string title, std::string detail, std::string word) {
    OfficeRow row{std::move(id), std::move(title), std::move(detail), std::move(word), false, ""};
    row.spoken = row.title + ". " + row.detail + (row.word.empty() ? "" : ". " + row.word);
    return row;
}

SignInScreen sign_in_screen(const OfficeSession& session) {
    SignInScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.can_make = session.can(CertifyTask::MakeOffice);
    if (!session.office) {
        screen.heading = tr("There is no exam office yet");
        screen.no_office =
            tr("An administrator makes it once: it keeps every exam in a signed log of its own and "
               "the keys that exams and certificates are made with.");
        return screen;
    }
    screen.heading = tr("Exams to be sat here");
    try {
        add_seats(screen, session);
        add_people(screen, session);
    } catch (const StoreError& error) {
        screen.error = error.what();
    }
    screen.offers_sign_in =
        !session.who && !session.form && !screen.people.empty() && screen.back_label.empty();
    if (screen.seats.empty())
        screen.no_seats =
            tr("No exam is open on this machine. An examiner who is signed in opens one.");
    return screen;
}

SittingsScreen sittings_screen(const OfficeSession& session) {
    SittingsScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.can_open = session.can(CertifyTask::OpenSitting);
    const Sitting* picked = session.picked_sitting();
    for (const Sitting& sitting : session.sittings) {
        const std::string planned = planned_in_words(session, sitting.id);
        const std::string when = planned.empty() ? dot + time_in_words(sitting.opened_at) : planned;
        screen.rows.push_back(row_of(sitting.id, session.name_of(sitting.candidate),
                                     title_of_exam(session, sitting) + dot + sitting.id + when,
                                     stage_in_words(sitting)));
        screen.rows.back().picked = &sitting == picked;
    }
    if (screen.rows.empty())
        screen.empty = session.may(OfficeRight::SeeResults) ? tr("No exam has been opened yet.")
                       : session.may(OfficeRight::Invigilate)
                           ? tr("You are the invigilator of no exam yet.")
                           : tr("You have not been examined yet.");
    if (picked != nullptr) add_picked(screen, session, *picked);
    return screen;
}

PeopleScreen people_screen(const OfficeSession& session) {
    PeopleScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.can_give = session.can(CertifyTask::GiveRoles);
    try {
        for (const Person& person : people_by_name(session))
            screen.rows.push_back(person_row(session, person));
    } catch (const StoreError& error) {
        screen.error = error.what();
    }
    return screen;
}

PermissionsScreen permissions_screen() {
    PermissionsScreen screen;
    for (std::size_t i = 0; i < office_right_count; ++i) {
        const auto right = static_cast<OfficeRight>(i);
        std::vector<Role> roles;
        for (std::size_t number = 0; number < role_count; ++number) {
            if (const auto role = static_cast<Role>(number); may(role, right))
                roles.push_back(role);
        }
        screen.lines.push_back({capital(in_words(right)), roles_in_words(roles)});
    }
    return screen;
}

}  // namespace fairdeal
