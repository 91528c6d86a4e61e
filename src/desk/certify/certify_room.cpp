#include "desk/certify/certify_room.h"

#include <algorithm>
#include <cstdlib>

#include "base/read.h"
#include "base/utc_now.h"
#include "content/library.h"
#include "desk/answer/draft.h"
#include "desk/frame/desk.h"
#include "exam/records/appeal.h"
#include "exam/sitting/ticket.h"
#include "store/places.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

void use_machine_clocks(CertifyRoom& room) {
    if (!room.clock) room.clock = utc_now;
    if (!room.ticks) room.ticks = machine_ticks();
    room.exam.now = room.ticks;
}

void open_office(Desk& desk) {
    CertifyRoom& room = desk.certify;
    open_own_school(desk);
    if (room.open) return;
    room.open = true;
    use_machine_clocks(room);
    School* school = desk.learn.school.school.get();
    if (school == nullptr) {
        room.error = desk.learn.school.error;
        return;
    }
    if (room.folder.empty()) room.folder = office_folder(school->file());
    tried(room, [&]() -> Result<void> {
        const auto there = is_there(room.folder / "log.db");
        if (!there) return tl::make_unexpected(there.error());
        if (!*there) return {};
        auto office = Office::open(room.folder, *school, room.clock, room.seen_file);
        if (!office) return tl::make_unexpected(std::move(office.error()));
        room.office = std::make_unique<Office>(*std::move(office));
        return {};
    });
}

void read_exams(CertifyRoom& room) {
    if (!room.exams.empty() || room.content.empty()) return;
    auto exams = load_exams(room.content);
    if (exams)
        room.exams = *std::move(exams);
    else
        room.error = to_text(exams.error().front());
}

void read_sittings(CertifyRoom& room) {
    if (!room.office || !room.who) return;
    try {
        room.read_to = room.office->log().size();
        auto found = room.office->sittings_for(*room.who);
        if (!found) return;
        room.sittings = *std::move(found);
        std::reverse(room.sittings.begin(), room.sittings.end());
    } catch (const StoreError& error) {
        room.error = error.what();
    }
}

/// Marks a decided sitting.
Result<void> mark_again(OpenResult& result, const Sitting& sitting, const Library& library) {
    auto exam = marked_as_recorded(sitting, library);
    if (!exam) return tl::make_unexpected(std::move(exam.error()));
    result.paper = std::move(exam->paper);
    result.answers = std::move(exam->answers);
    result.outcome = std::move(exam->final);
    return {};
}

/// The answers of the picked sitting, where they may be seen.
void open_result(Desk& desk) {
    CertifyRoom& room = desk.certify;
    const Sitting* sitting = picked_sitting(room);
    room.item.reset();
    room.result.reset();
    if (sitting == nullptr || !sitting->result || !room.who) return;
    const auto seen = room.office->see(*room.who, sitting->id);
    if (!seen) return;
    room.result.emplace();
    room.result->sitting = sitting->id;
    if (const auto marked = mark_again(*room.result, seen->state, desk.library); !marked)
        room.result->why_not = capital(marked.error().front().what) + ".";
}

/// "Take. BRK-LOSE-1, BRK-PUSH-3"
std::string due_in_words(const Scenario& scenario) {
    const Key key = key_of(scenario);
    std::string words = answer_in_words(right_answer(scenario, key), scenario) + ". ";
    std::string clauses;
    for (const ClauseId clause : key.because)
        clauses += (clauses.empty() ? "" : ", ") + std::string(clause.id);
    return words + clauses;
}

/// A marked item as it can be looked at. Where the time was up there is nothing to mark: the story
/// says what was due.
Practice practice_of(const MarkedAnswer& answer) {
    Practice practice = start_practice(answer.item.scenario);
    practice.examined = true;
    if (answer.answer) {
        if (!fill_in(practice, *answer.answer))
            practice.scenario.story +=
                " Answered: " + answer_in_words(*answer.answer, practice.scenario) + ".";
        practice.mark = answer.graded;
        return practice;
    }
    practice.scenario.story +=
        " The time was up before an answer. Due: " + due_in_words(answer.item.scenario);
    return practice;
}

bool needs_sign_in(CertifyView view) {
    return view != CertifyView::Door && view != CertifyView::Verify;
}

}  // namespace

bool tried(CertifyRoom& room, const std::function<Result<void>()>& work) {
    room.error.clear();
    room.notice.clear();
    try {
        const auto done = work();
        if (!done) room.error = done.error().front().what;
        return done.has_value();
    } catch (const std::exception& error) {
        room.error = error.what();
        return false;
    }
}

fs::path office_folder(const fs::path& school) {
    const char* set = std::getenv("FAIRDEAL_OFFICE");
    if (set != nullptr && *set != 0) return set;
    return school.parent_path() / "office";
}

bool may(const CertifyRoom& room, OfficeRight right) { return room.who && room.who->may(right); }

void enter_certify(Desk& desk) {
    desk.room = Room::Certify;
    open_office(desk);
    read_sittings(desk.certify);
}

bool offer_open_exams(Desk& desk) {
    const auto file = desk.learn.file.empty() ? school_file() : desk.learn.file;
    const auto folder = desk.certify.folder.empty() ? office_folder(file) : desk.certify.folder;
    std::error_code none;
    if (file.empty() || fs::is_empty(folder / "tickets", none) || none) return false;
    open_office(desk);
    CertifyRoom& room = desk.certify;
    if (!room.office) return false;
    for (const std::string& id :
         room.office->sittings_here().value_or(std::vector<std::string>())) {
        const auto seat = room.office->take_seat(id);
        if (!seat || !seat->state.is_started()) continue;
        room.picked_seat = id;
        desk.room = Room::Certify;
        return true;
    }
    return false;
}

std::vector<CertifyView> certify_views(const Desk& desk) {
    const CertifyRoom& room = desk.certify;
    if (!room.who) return {CertifyView::Door, CertifyView::Verify};
    std::vector<CertifyView> views{CertifyView::Door, CertifyView::Sittings};
    if (may(room, OfficeRight::SeeStatistics)) views.push_back(CertifyView::Figures);
    if (may(room, OfficeRight::ExportRecords)) views.push_back(CertifyView::Records);
    if (may(room, OfficeRight::ManagePeople)) views.push_back(CertifyView::People);
    views.push_back(CertifyView::Permissions);
    views.push_back(CertifyView::Verify);
    return views;
}

void show_certify_view(Desk& desk, CertifyView view) {
    enter_certify(desk);
    CertifyRoom& room = desk.certify;
    if (view != CertifyView::Door) room.released.reset();
    room.form.reset();
    room.item.reset();
    room.error.clear();
    room.notice.clear();
    const auto offered = certify_views(desk);
    const bool is_offered = std::find(offered.begin(), offered.end(), view) != offered.end();
    room.view = is_offered ? view : CertifyView::Door;
    if (needs_sign_in(room.view)) read_exams(room);
    if (room.view == CertifyView::Sittings) open_result(desk);
    if (room.view == CertifyView::Records) open_record(desk, room.record);
}

void sign_in_at_office(Desk& desk) {
    CertifyRoom& room = desk.certify;
    if (!room.office) return;
    if (room.picked_person.empty()) {
        room.error = "Choose who signs in from the list first.";
        return;
    }
    const std::string passphrase = std::exchange(room.passphrase, "");
    const bool is_in = tried(room, [&]() -> Result<void> {
        auto who = room.office->sign_in(room.picked_person, passphrase);
        if (!who) return tl::make_unexpected(std::move(who.error()));
        room.who = *std::move(who);
        return {};
    });
    if (!is_in) return;
    room.picked.clear();
    read_sittings(room);
    show_certify_view(
        desk, may(room, OfficeRight::ManagePeople) ? CertifyView::People : CertifyView::Sittings);
}

void leave_office(Desk& desk) {
    CertifyRoom& room = desk.certify;
    room.who.reset();
    room.form.reset();
    room.result.reset();
    room.item.reset();
    room.sittings.clear();
    room.regraded.reset();
    room.picked.clear();
    room.view = CertifyView::Door;
    room.error.clear();
    room.notice.clear();
}

// --- the exam

void leave_exam(Desk& desk) {
    ExamPageSession& exam = desk.certify.exam;
    if (!exam.seat) return;
    keep_place(exam);
    note_keyboard(exam, false);
    if (exam.leaving) exam.seat->leave();
    const std::string code = exam.seat->end_code();
    exam = {};
    exam.now = desk.certify.ticks;
    if (!code.empty()) desk.certify.notice = "The exam is over. Code of its end: " + code;
}

bool is_in_exam(const Desk& desk) {
    return desk.room == Room::Certify && desk.certify.exam.seat != nullptr;
}

// --- sittings

const Sitting* picked_sitting(const CertifyRoom& room) {
    const auto found =
        std::find_if(room.sittings.begin(), room.sittings.end(),
                     [&](const Sitting& sitting) { return sitting.id == room.picked; });
    if (found != room.sittings.end()) return &*found;
    return room.sittings.empty() ? nullptr : &room.sittings.front();
}

void pick_sitting(Desk& desk, const std::string& id) {
    CertifyRoom& room = desk.certify;
    if (room.result && room.result->sitting == id && room.picked == id) return;
    room.picked = id;
    room.form.reset();
    open_result(desk);
}

void open_item_of_result(Desk& desk, std::size_t number) {
    CertifyRoom& room = desk.certify;
    room.item.reset();
    if (!room.result || number >= room.result->answers.size()) return;
    room.item_number = number;
    room.item = practice_of(room.result->answers[number]);
}

bool poll_certify(Desk& desk) {
    CertifyRoom& room = desk.certify;
    if (!room.office || !room.who || room.exam.seat) return false;
    try {
        if (room.office->log().size() == room.read_to) return false;
    } catch (const StoreError&) {
        return false;  // busy just now
    }
    read_sittings(room);
    const Sitting* sitting = picked_sitting(room);
    const bool decided = sitting != nullptr && sitting->result.has_value();
    if (decided && (!room.result || room.result->sitting != sitting->id)) open_result(desk);
    return true;
}

}  // namespace fairdeal
