#include "desk/certify/certify_start.h"

#include "base/translation.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// The sitting of the form, and who released it.
struct Witnessed {
    Sitting sitting;
    SignedIn invigilator;
};
Result<Witnessed> witnessed(OfficeSession& session, const CertifyForm& form) {
    auto seat = sitting_to_sit(*session.office, session.picked_seat, session.library);
    if (!seat) return tl::make_unexpected(std::move(seat.error()));
    auto who = session.office->sign_in(seat->state.invigilator, form.value("passphrase"));
    if (!who) return tl::make_unexpected(std::move(who.error()));
    return Witnessed{std::move(seat->state), *std::move(who)};
}

/// With both receipts, as often as it is released.
ReleasedExam released_exam(const OfficeSession& session, ReleasedSitting sitting) {
    const auto found = find_sitting(session.office->log(), sitting.sitting());
    auto receipts = found ? receipts_of(found->state) : std::vector<Receipt>();
    return {std::move(sitting), std::move(receipts)};
}

/// The released sitting's first item, or the one that was open.
Result<void> begin_at(OfficeSession& session, std::unique_ptr<ExamAnswerSession> taken) {
    session.exam = {};
    session.exam.now = session.ticks;
    session.exam.seat = std::move(taken);
    ExamAnswerSession& seat = *session.exam.seat;
    if (const auto& granted = seat.sitting().accommodation) session.exam.print = granted->letters;
    if (seat.sitting().paused) return {};
    if (seat.timed_out()) {
        session.exam.card_since = session.ticks();
        return seat.note_back();
    }
    if (auto started = seat.begin(); !started) return started;
    return seat.note_back();
}

/// What it asks: of a sitting that has started, less.
CertifyForm start_form(const OfficeSession& session, const Sitting& sitting) {
    const bool starts = !sitting.is_started();
    CertifyForm form{starts ? CertifyTask::StartExam : CertifyTask::ResumeExam, {}, {}};
    const std::string invigilator = session.name_of(sitting.invigilator);
    const std::string candidate = session.name_of(sitting.candidate);
    const auto add = [&](const char* name, std::string label, std::string hint,
                         FormFieldKind kind) {
        form.fields.push_back({name, std::move(label), std::move(hint), kind, "", {}});
    };
    const auto add_mix = [&](const char* name, const std::string& person) {
        add(name, tr("{name}: a few characters, any", "name"_a = person),
            tr("They are mixed into the draw of the items."), FormFieldKind::Line);
    };
    add("passphrase", tr("Invigilator {name}: your passphrase", "name"_a = invigilator), "",
        FormFieldKind::Secret);
    if (starts) add_mix("mix-invigilator", invigilator);
    add("candidate", tr("I am {name}", "name"_a = candidate), "", FormFieldKind::Tick);
    if (!starts) {
        add("pin", tr("{name}: your PIN", "name"_a = candidate),
            tr("The one that you chose at the start"), FormFieldKind::Secret);
        return form;
    }
    add("pin", tr("{name}: choose a PIN, 4 to 12 digits", "name"_a = candidate),
        tr("It is asked again after a break"), FormFieldKind::Secret);
    add("pin-again", tr("Repeat the PIN"), "", FormFieldKind::Secret);
    add_mix("mix-candidate", candidate);
    return form;
}

}  // namespace

bool OfficeSession::may_have_open_exams(const fs::path& school_file) const {
    std::error_code none;
    const bool is_empty = fs::is_empty(folder_beside(school_file) / "tickets", none);
    return !is_empty && !none;
}

bool OfficeSession::pick_open_exam() {
    open_office();
    if (!office) return false;
    for (const std::string& id : office->sittings_here().value_or(std::vector<std::string>())) {
        const auto seat = office->take_seat(id);
        if (!seat || !seat->state.is_started()) continue;
        picked_seat = id;
        return true;
    }
    return false;
}

void OfficeSession::ask_for_start() {
    error.clear();
    notice.clear();
    give_up_start();
    view = CertifyView::SignIn;  // where the form is
    if (!office || school() == nullptr) return;
    if (picked_seat.empty()) {
        error = tr("Choose the exam first.");
        return;
    }
    const auto seat = office->take_seat(picked_seat);
    if (!seat) {
        error = seat.error().front().what;
        return;
    }
    if (const auto why = why_not_resumed(seat->state)) {
        error = *why;
        return;
    }
    form = start_form(*this, seat->state);
}

Result<std::string> start_exam(OfficeSession& session, const CertifyForm& form) {
    auto both = witnessed(session, form);
    if (!both) return tl::make_unexpected(std::move(both.error()));
    const StartInput input{form.value("mix-invigilator"), form.value("mix-candidate"),
                           form.value("pin")};
    auto started = session.office->start_sitting(both->invigilator, both->sitting.id,
                                                 form.value("passphrase"), input, session.key_cost);
    if (!started) return tl::make_unexpected(std::move(started.error()));
    session.released = released_exam(session, *std::move(started));
    return std::string();
}

Result<std::string> resume_exam(OfficeSession& session, const CertifyForm& form) {
    auto both = witnessed(session, form);
    if (!both) return tl::make_unexpected(std::move(both.error()));
    auto released = session.office->release(both->invigilator, both->sitting.id,
                                            form.value("passphrase"), form.value("pin"));
    if (!released) return tl::make_unexpected(std::move(released.error()));
    session.released = released_exam(session, *std::move(released));
    return std::string();
}

void OfficeSession::save_receipts(const std::string& into) {
    error.clear();
    notice.clear();
    if (!released || into.empty()) return;
    for (const Receipt& receipt : released->receipts) {
        if (auto put = put_receipt(receipt, into); !put) {
            error = put.error().front().what;
            return;
        }
    }
    notice = tr("Both receipts are in {folder}", "folder"_a = into);
}

void OfficeSession::give_up_start() {
    if (!released) return;
    const ReleasedExam given_up = *std::exchange(released, std::nullopt);
    try {
        static_cast<void>(office->put_off(given_up.sitting));
    } catch (const StoreError&) {
        // What cannot be written now is a breakdown later, as after a loss of power.
    }
}

void OfficeSession::sit_down() {
    if (!office || exam.seat || !released) return;
    leave();  // nobody sits an exam behind somebody else's name
    const ReleasedExam ready = *std::exchange(released, std::nullopt);
    tried(*this, [&]() -> Result<void> {
        auto seat = ExamAnswerSession::open(*office, ready.sitting, library, ticks);
        if (!seat) return tl::make_unexpected(std::move(seat.error()));
        return begin_at(*this, *std::move(seat));
    });
    if (!error.empty()) exam.seat.reset();
}

void OfficeSession::leave_exam() {
    if (!exam.seat) return;
    keep_place(exam);
    if (exam.leaving) exam.seat->leave();
    const std::string code = exam.seat->end_code();
    exam = {};
    exam.now = ticks;
    if (!code.empty()) notice = tr("The exam is over. Code of its end: {code}", "code"_a = code);
}

}  // namespace fairdeal
