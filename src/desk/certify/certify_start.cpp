#include "desk/certify/certify_start.h"

#include "desk/certify/certify_form.h"
#include "desk/frame/desk.h"
#include "school/names.h"

namespace fairdeal {

namespace {

std::string name_of(const School& school, const std::string& id) {
    const auto person = school.person(id);
    return person ? called(*person) : id;
}

/// The sitting of the form, and who released it.
struct Witnessed {
    Sitting sitting;
    SignedIn invigilator;
};
Result<Witnessed> witnessed(CertifyRoom& room, const CertifyForm& form, const Library& library) {
    auto seat = sitting_to_sit(*room.office, room.picked_seat, library);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    auto who = room.office->sign_in(seat->state.invigilator, form.value("passphrase"));
    if (!who) return tl::make_unexpected(std::move(who.error()));
    return Witnessed{std::move(seat->state), *std::move(who)};
}

/// With both receipts, as often as it is released.
ReleasedExam released_exam(const CertifyRoom& room, ReleasedSitting sitting) {
    const auto found = find_sitting(room.office->log(), sitting.sitting());
    auto receipts = found ? receipts_of(found->state) : std::vector<Receipt>();
    return {std::move(sitting), std::move(receipts)};
}

/// The released sitting's first item, or the one that was open.
Result<void> begin_at(CertifyRoom& room, std::unique_ptr<ExamAnswerSession> seat) {
    room.exam = {};
    room.exam.now = room.ticks;
    room.exam.seat = std::move(seat);
    ExamAnswerSession& session = *room.exam.seat;
    if (const auto& granted = session.sitting().accommodation) room.exam.print = granted->letters;
    if (session.sitting().paused) return {};
    if (session.timed_out()) {
        room.exam.card_since = room.ticks();
        return session.note_back();
    }
    if (auto begun = session.begin(); !begun) return begun;
    return session.note_back();
}

}  // namespace

void ask_for_start(Desk& desk) {
    CertifyRoom& room = desk.certify;
    room.error.clear();
    room.notice.clear();
    room.released.reset();
    room.view = CertifyView::Door;  // where the form is
    if (!room.office || !desk.learn.school.school) return;
    if (room.picked_seat.empty()) {
        room.error = "Choose the exam first.";
        return;
    }
    const auto seat = room.office->take_seat(room.picked_seat);
    if (!seat) {
        room.error = seat.error().front().what;
        return;
    }
    if (const auto why = why_not_resumed(seat->state)) {
        room.error = *why;
        return;
    }
    CertifyForm form{
        seat->state.is_started() ? CertifyTask::ResumeExam : CertifyTask::StartExam, {}, {}};
    ask_start(form, seat->state, *desk.learn.school.school);
    room.form = std::move(form);
}

void ask_start(CertifyForm& form, const Sitting& sitting, const School& school) {
    const bool starts = form.task == CertifyTask::StartExam;
    const std::string invigilator = name_of(school, sitting.invigilator);
    const std::string candidate = name_of(school, sitting.candidate);
    const auto add = [&](const char* name, std::string label, std::string hint,
                         FormFieldKind kind) {
        form.fields.push_back({name, std::move(label), std::move(hint), kind, "", {}});
    };
    add("passphrase", "Invigilator " + invigilator + ": your passphrase", "",
        FormFieldKind::Secret);
    if (starts)
        add("mix-invigilator", invigilator + ": a few characters, any",
            "They are mixed into the draw of the items.", FormFieldKind::Line);
    add("candidate", "I am " + candidate, "", FormFieldKind::Tick);
    add("pin", candidate + (starts ? ": choose a PIN, 4 to 12 digits" : ": your PIN"),
        starts ? "It is asked again after a break" : "The one that you chose at the start",
        FormFieldKind::Secret);
    if (!starts) return;
    add("pin-again", "Repeat the PIN", "", FormFieldKind::Secret);
    add("mix-candidate", candidate + ": a few characters, any",
        "They are mixed into the draw of the items.", FormFieldKind::Line);
}

Result<std::string> start_exam(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    auto both = witnessed(room, form, desk.library);
    if (!both) return tl::make_unexpected(std::move(both.error()));
    if (form.value("pin") != form.value("pin-again"))
        return refused({}, "The PIN was not typed the same twice.");
    const StartInput input{form.value("mix-invigilator"), form.value("mix-candidate"),
                           form.value("pin")};
    auto started = room.office->start_sitting(both->invigilator, both->sitting.id,
                                              form.value("passphrase"), input, room.key_cost);
    if (!started) return tl::make_unexpected(std::move(started.error()));
    room.released = released_exam(room, *std::move(started));
    return std::string();
}

Result<std::string> resume_exam(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    auto both = witnessed(room, form, desk.library);
    if (!both) return tl::make_unexpected(std::move(both.error()));
    auto released = room.office->release(both->invigilator, both->sitting.id,
                                         form.value("passphrase"), form.value("pin"));
    if (!released) return tl::make_unexpected(std::move(released.error()));
    room.released = released_exam(room, *std::move(released));
    return std::string();
}

void save_receipts(CertifyRoom& room, const std::string& folder) {
    room.error.clear();
    room.notice.clear();
    if (!room.released || folder.empty()) return;
    for (const Receipt& receipt : room.released->receipts) {
        if (auto put = put_receipt(receipt, folder); !put) {
            room.error = put.error().front().what;
            return;
        }
    }
    room.notice = "Both receipts are in " + folder;
}

void give_up_start(CertifyRoom& room) { room.released.reset(); }

void sit_down(Desk& desk) {
    CertifyRoom& room = desk.certify;
    if (!room.office || room.exam.seat || !room.released) return;
    leave_office(desk);  // nobody sits an exam behind somebody else's name
    const ReleasedExam may = *std::exchange(room.released, std::nullopt);
    tried(room, [&]() -> Result<void> {
        auto seat = ExamAnswerSession::take(*room.office, may.sitting, desk.library, room.ticks);
        if (!seat) return tl::make_unexpected(std::move(seat.error()));
        return begin_at(room, *std::move(seat));
    });
    if (!room.error.empty()) room.exam.seat.reset();
}

}  // namespace fairdeal
