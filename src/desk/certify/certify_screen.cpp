#include "desk/certify/certify_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "desk/certify/office/office_row.h"
#include "desk/practise/scenario_list.h"
#include "exam/records/appeal.h"
#include "exam/sitting/exam_course.h"
#include "exam/sitting/incident_words.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string title_of_exam(const OfficeSession& session, const Sitting& sitting) {
    for (const Blueprint& exam : session.exams) {
        if (exam.id == sitting.exam) return exam.title;
    }
    const auto paper = read_exam_text(sitting.blueprint, sitting.id);
    return paper ? paper->blueprint.title : sitting.exam;
}

std::string roles_in_words(const Person& person) {
    std::string words;
    for (const Role role : person.roles)
        words += (words.empty() ? "" : ", ") + std::string(to_text(role));
    return capital(words);
}

std::vector<Person> people_of(const OfficeSession& session) {
    return session.school() == nullptr ? std::vector<Person>() : session.school()->people();
}

OfficeRow person_row(const OfficeSession& session, const Person& person) {
    std::string detail = roles_in_words(person) + dot + person.id;
    if (!person.team.empty()) detail += dot + ("team " + person.team);
    OfficeRow row = row_of(person.id, called(person), detail, "");
    row.picked = person.id == session.picked_person;
    return row;
}

std::string items_in_words(const ExamPaper& paper) {
    const auto* fixed = std::get_if<FixedForm>(&paper.blueprint.rule);
    return fixed != nullptr ? fmt::format("There are {} items.", fixed->items)
                            : "How many items there are depends on the answers.";
}

std::string what_comes(const std::string& candidate, const Sitting& sitting,
                       const ExamPaper& paper) {
    const int minutes = paper.blueprint.time.whole * (100 + sitting.extra) / 100;
    return fmt::format(
        "{} sits the exam {}. There are {} minutes for the exam and a time for each item. An "
        "answer can be changed until the next item is asked for, and not after it. Nothing is "
        "said about right and wrong before the end. {}",
        candidate, paper.blueprint.title, minutes, items_in_words(paper));
}

/// Of an exam that has begun. A candidate who left has the item's clock running.
std::string what_is_left(const Sitting& sitting, const ExamPaper& paper) {
    const Millis whole = paper.blueprint.time.whole * a_minute * (100 + sitting.extra) / 100;
    const bool runs =
        !sitting.clock.suspended_at.empty() && !sitting.clock.stands && !sitting.paused;
    return fmt::format("It goes on at item {}. {} of {} were used when that was recorded last.{}",
                       std::max<std::size_t>(sitting.items.size(), 1),
                       length_in_words(sitting.spent() + sitting.clock.spent),
                       length_in_words(whole),
                       runs ? " The candidate left, and the item\u2019s clock is running." : "");
}

std::string seat_in_words(const Sitting& sitting) {
    if (!sitting.is_started()) return "Not started";
    if (why_not_resumed(sitting)) return "Broke down too often";
    if (sitting.paused) return "Paused";
    if (sitting.items.empty()) return "Started";
    return sitting.clock.suspended_at.empty() ? "Interrupted" : "Left";
}

/// The exam was released: what comes, and both receipts.
void show_released(SignInScreen& screen, const OfficeSession& session, const std::string& name,
                   bool begun) {
    const ReleasedExam& released = *session.released;
    screen.heading = name + ", your exam is ready";
    screen.begin_label = begun ? "Resume: the clock starts" : "Begin: the clock starts";
    screen.back_label = "Not now";
    screen.can_save_receipts = !released.receipts.empty();
    for (const Receipt& receipt : released.receipts)
        screen.seat_words +=
            fmt::format("\n\nReceipt of {}: {}", session.name_of(receipt.person), code_of(receipt));
    if (!released.receipts.empty())
        screen.seat_words +=
            "\n\nNote your own code, or save the receipts: with it you can show later that this "
            "start, and no other, was yours.";
}

void add_seats(SignInScreen& screen, const OfficeSession& session) {
    const auto ids = session.office->sittings_here();
    if (!ids) {
        screen.error = to_text(ids.error().front());
        return;
    }
    for (const std::string& id : *ids) {
        const auto seat = session.office->take_seat(id);
        if (!seat) continue;
        const Sitting& sitting = seat->state;
        const bool begun = sitting.is_started();
        const std::string state = seat_in_words(sitting);
        screen.seats.push_back(row_of(id, session.name_of(sitting.candidate),
                                      title_of_exam(session, sitting) + dot + id, state));
        screen.seats.back().picked = id == session.picked_seat;
        if (!screen.seats.back().picked) continue;
        screen.begin_label = begun ? "Resume" : "Start";
        const auto paper = read_exam_text(sitting.blueprint, id);
        if (!paper) continue;
        screen.seat_words = begun && !sitting.items.empty()
                                ? what_is_left(sitting, *paper)
                                : what_comes(session.name_of(sitting.candidate), sitting, *paper);
        if (session.released)
            show_released(screen, session, session.name_of(sitting.candidate),
                          !sitting.items.empty());
    }
}

void add_people(SignInScreen& screen, const OfficeSession& session) {
    for (const Person& person : people_of(session)) {
        screen.people.push_back(person_row(session, person));
        if (!screen.people.back().picked) continue;
        screen.can_sign_in = true;
        screen.asks_passphrase = person.has_passphrase;
    }
}

std::string answered_in_words(const Sitting& sitting) {
    const auto closed = std::count_if(sitting.items.begin(), sitting.items.end(),
                                      [](const SittingItem& item) { return item.closed; });
    return counted(closed, "item", "items");
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
    screen.facts.push_back({"Acknowledged", fmt::format("by {} on {}: {}", session.name_of(word.by),
                                                        time_in_words(word.at), word.text)});
}

void add_end_code(SittingsScreen& screen, const Office& office, const Sitting& sitting) {
    const auto code = end_code_in(office.log(), sitting.id);
    if (code && !code->empty()) screen.facts.push_back({"Code of the end", *code});
}

void add_facts(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    screen.facts = {
        {"Candidate", session.name_of(sitting.candidate)},
        {"Exam", title_of_exam(session, sitting)},
        {"Opened", time_in_words(sitting.opened_at) + " by " + session.name_of(sitting.examiner)},
        {"Invigilator", session.name_of(sitting.invigilator)},
        {"Answered", answered_in_words(sitting)}};
    if (sitting.extra > 0)
        screen.facts.push_back({"More time", fmt::format("{} %", sitting.extra)});
    if (const auto& granted = sitting.accommodation)
        screen.facts.push_back(
            {"Granted", fmt::format("Letters {} %, {}: {}", granted->letters,
                                    counted(granted->breaks, "break", "breaks"), granted->reason)});
    if (sitting.is_started()) screen.facts.push_back({"Started", time_in_words(sitting.start.at)});
    if (sitting.result || sitting.is_sealed) add_end_code(screen, *session.office, sitting);
    if (sitting.result) screen.facts.push_back({"Time", capital(in_words(times_of(sitting)))});
    if (sitting.result)
        screen.facts.push_back(
            {"At the screen",
             fmt::format("{}: {} right, {} wrong", sitting.result->passed ? "Passed" : "Failed",
                         sitting.result->right, sitting.result->wrong)});
    const auto add = [&](const char* label, const std::string& word, const SignedWord& judged) {
        screen.facts.push_back(
            {label, fmt::format("{}, entered by {} on {}: {}", word, session.name_of(judged.by),
                                time_in_words(judged.at), judged.text)});
    };
    if (sitting.table_test)
        add("Table test", sitting.table_test->granted ? "Passed" : "Failed", *sitting.table_test);
    if (sitting.appeal)
        screen.facts.push_back(
            {"Appeal", time_in_words(sitting.appeal->at) + ": " + sitting.appeal->text});
    if (sitting.resolution)
        add("Appeal heard", sitting.resolution->granted ? "Granted" : "Rejected",
            *sitting.resolution);
    if (sitting.grant) screen.facts.push_back({"What follows", capital(in_words(*sitting.grant))});
    if (!sitting.certificate.empty()) screen.facts.push_back({"Certificate", sitting.certificate});
    if (sitting.withdrawn)
        screen.facts.push_back({"Withdrawn", withdrawn_in_words(sitting.withdrawn->text)});
}

void add_incidents(SittingsScreen& screen, const OfficeSession& session, const Sitting& sitting) {
    const std::string away = away_in_words(sitting);
    if (!away.empty()) screen.incidents.push_back({"Away from the exam", away});
    const auto named = [&](const std::string& id) { return session.name_of(id); };
    for (IncidentWords& one : incidents_in_words(sitting, named))
        screen.incidents.push_back({std::move(one.at), std::move(one.words)});
}

std::string verdict_words(const OpenResult& result) {
    if (!result.why_not.empty()) return result.why_not;
    const ExamOutcome& outcome = result.outcome;
    if (outcome.passed) return "The rule, every cell and no critical error: passed at the screen.";
    std::string words = "Failed: " + failure_in_words(outcome.failure) + ".";
    if (outcome.critical.empty()) return words;
    words += " Critical errors at item";
    words += outcome.critical.size() > 1 ? "s" : "";
    return words + fmt::format(" {}.", fmt::join(outcome.critical, ", "));
}

void add_cells(SittingsScreen& screen, const OpenResult& result) {
    for (std::size_t i = 0; i < result.outcome.cells.size(); ++i) {
        const CellOutcome& cell = result.outcome.cells[i];
        const BlueprintCell& part = result.paper.blueprint.cells.at(i);
        CellRow row{part.title,
                    std::to_string(cell.asked),
                    std::to_string(cell.right),
                    cell.met ? "Met" : shortfall_of(part, cell),
                    cell.asked,
                    cell.right,
                    cell.met,
                    ""};
        row.spoken =
            fmt::format("{}: {} right of {}. {}", row.title, row.right, row.asked, row.word);
        screen.cells.push_back(std::move(row));
    }
}

std::string critical_in_words(const std::vector<CriticalError>& errors) {
    std::string words;
    for (const CriticalError error : errors) {
        switch (error) {
            case CriticalError::PaidLosing: words += ", a losing wager was paid"; break;
            case CriticalError::TookWinning: words += ", a winning wager was taken"; break;
            case CriticalError::ActionOpen: words += ", action was left open"; break;
            case CriticalError::LargeError: words += ", the amount is far off"; break;
        }
    }
    return words.empty() ? "" : "Critical: " + words.substr(2);
}

void add_items(SittingsScreen& screen, const OpenResult& result, const Sitting& sitting) {
    for (std::size_t i = 0; i < result.answers.size(); ++i) {
        const MarkedAnswer& answer = result.answers[i];
        ItemRow row;
        row.title = fmt::format("Item {}{}{}", i + 1, dot,
                                question_in_words(answer.item.scenario.question));
        row.detail = result.paper.blueprint.cells.at(answer.mark.cell).title + dot +
                     clock_in_words(sitting.items.at(i).took);
        const std::string critical = critical_in_words(answer.mark.critical);
        if (!critical.empty()) row.detail += dot + critical;
        row.right = answer.mark.right;
        row.critical = !critical.empty();
        row.word = row.right ? "Right" : answer.answer ? "Wrong" : "Time was up";
        if (is_void(sitting, static_cast<int>(i) + 1)) row.word = "Void";
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
         {CertifyTask::Pause, CertifyTask::GoOn, CertifyTask::Stop, CertifyTask::TableTest,
          CertifyTask::Acknowledge, CertifyTask::Certify, CertifyTask::Withdraw,
          CertifyTask::Appeal, CertifyTask::Resolve, CertifyTask::Transcript}) {
        if (task == CertifyTask::Acknowledge && flags_shown(session).empty()) continue;
        if (session.can(task)) screen.tasks.push_back(task);
    }
    if (sitting.withdrawn && session.can(CertifyTask::WithdrawnList))
        screen.tasks.push_back(CertifyTask::WithdrawnList);
    screen.not_yours = session.whose_turn();
    if (!session.result || session.result->sitting != sitting.id) return;
    screen.verdict = verdict_words(*session.result);
    for (const ExamFlag& flag : flags_shown(session))
        screen.facts.push_back({"Flagged", in_words(flag)});
    if (sitting.acknowledged) add_acknowledgement(screen, session, *sitting.acknowledged);
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
        screen.heading = "There is no exam office yet";
        screen.no_office =
            "An administrator makes it once: it keeps every exam in a signed log of its own and "
            "the keys that exams and certificates are made with.";
        return screen;
    }
    screen.heading = "Exams to be sat here";
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
            "No exam is open on this machine. An examiner who is signed in opens one.";
    return screen;
}

SittingsScreen sittings_screen(const OfficeSession& session) {
    SittingsScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.can_open = session.can(CertifyTask::OpenSitting);
    const Sitting* picked = session.picked_sitting();
    for (const Sitting& sitting : session.sittings) {
        screen.rows.push_back(row_of(sitting.id, session.name_of(sitting.candidate),
                                     title_of_exam(session, sitting) + dot + sitting.id + dot +
                                         time_in_words(sitting.opened_at),
                                     stage_in_words(sitting)));
        screen.rows.back().picked = &sitting == picked;
    }
    if (screen.rows.empty())
        screen.empty = session.may(OfficeRight::SeeResults) ? "No exam has been opened yet."
                       : session.may(OfficeRight::Invigilate)
                           ? "You are the invigilator of no exam yet."
                           : "You have not been examined yet.";
    if (picked != nullptr) add_picked(screen, session, *picked);
    return screen;
}

PeopleScreen people_screen(const OfficeSession& session) {
    PeopleScreen screen;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.can_give = session.can(CertifyTask::GiveRoles);
    try {
        for (const Person& person : people_of(session))
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
        std::string who;
        for (std::size_t number = 0; number < role_count; ++number) {
            const auto role = static_cast<Role>(number);
            if (!may(role, right)) continue;
            who += (who.empty() ? "" : ", ") + std::string(to_text(role));
        }
        screen.lines.push_back({capital(std::string(to_text(right))), capital(who)});
    }
    return screen;
}

}  // namespace fairdeal
