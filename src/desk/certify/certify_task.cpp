// What is typed into the exam office, and what comes of it.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "desk/certify/certify_form.h"
#include "desk/certify/certify_people.h"
#include "desk/certify/certify_records.h"
#include "desk/certify/certify_start.h"
#include "desk/frame/desk.h"
#include "exam/office/first_passphrase.h"
#include "exam/records/appeal.h"
#include "print/sheets.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Result<std::string> open_sitting(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    const auto exam = std::find_if(room.exams.begin(), room.exams.end(),
                                   [&](const auto& one) { return one.id == form.value("exam"); });
    if (exam == room.exams.end()) return refused({}, "This exam is not here any more.");
    const TableCardFile* card = find_table(desk.library, exam->table);
    if (card == nullptr) return refused({}, "The exam\u2019s table card is missing.");
    SittingRequest request;
    request.candidate = form.value("candidate");
    request.invigilator = form.value("invigilator");
    request.exam = exam->id;
    request.text = exam_text({*exam, card->card});
    request.edition = exam_edition(request.text, desk.library.misreadings);
    request.extra = std::stoi(form.value("extra"));
    request.letters = std::stoi(form.value("letters"));
    request.breaks = std::stoi(form.value("breaks"));
    request.accommodation = form.value("accommodation");
    request.exception = form.value("exception");
    request.again = form.value("again");
    auto id = room.office->open_sitting(*room.who, request, form.value("passphrase"));
    if (!id) return id;
    room.picked = *id;
    return *id + " is open: it can be started at this machine.";
}

/// Whole lines, as a record's text must be.
std::string as_lines(const std::string& text) { return text.empty() ? "" : text + "\n"; }

Result<std::string> act(Desk& desk, SittingEventKind kind, std::vector<std::string> facts,
                        std::string text, std::string said) {
    CertifyRoom& room = desk.certify;
    const Sitting* sitting = picked_sitting(room);
    if (sitting == nullptr) return refused({}, "No sitting is picked.");
    auto done = room.office->act(*room.who, sitting->id, kind, std::move(facts), std::move(text));
    if (!done) return tl::make_unexpected(std::move(done.error()));
    return said;
}

Result<std::string> enter_table_test(Desk& desk, const CertifyForm& form) {
    if (form.value("result").empty()) return refused({}, "Say first whether it was passed.");
    if (form.value("signed").empty()) return refused({}, "The name of who signed it is missing.");
    const std::string text =
        "signed by " + form.value("signed") + "\n" + as_lines(form.value("text"));
    return act(desk, SittingEventKind::TableTest, {form.value("result")}, text,
               "The table test is entered.");
}

Result<std::string> hear_appeal(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    const Sitting* sitting = picked_sitting(room);
    if (sitting == nullptr) return refused({}, "No sitting is picked.");
    if (form.value("appeal").empty()) return refused({}, "Say first how the appeal is decided.");
    const auto follows = appeal_consequence_from(form.value("appeal"));
    AppealDecision decision{follows.has_value(),
                            follows.value_or(AppealConsequence::Stands),
                            {},
                            as_lines(form.value("text"))};
    if (follows == AppealConsequence::ItemsVoid) {
        auto items = items_from(form.value("items"));
        if (!items) return refused({}, "Say which items are void: 3 or 3, 17.");
        decision.items = *std::move(items);
    }
    const auto heard =
        fairdeal::hear_appeal(*room.office, *room.who, sitting->id, decision, desk.library);
    if (!heard) return tl::make_unexpected(heard.error());
    const auto& grant = heard->state.grant;
    return grant ? "The appeal is granted: " + in_words(*grant) + "." : "The appeal is rejected.";
}

Result<std::string> outcome_of_form(Desk& desk, const CertifyForm& form, const std::string& file) {
    switch (form.task) {
        case CertifyTask::MakeOffice: return make_office(desk, form);
        case CertifyTask::NewPerson: return new_person(desk, form);
        case CertifyTask::GiveRoles: return give_roles(desk, form);
        case CertifyTask::OwnPassphrase: return change_passphrase(desk, form);
        case CertifyTask::HouseAddress: return set_house_address(desk, form);
        case CertifyTask::OpenSitting: return open_sitting(desk, form);
        case CertifyTask::Pause:
            return act(desk, SittingEventKind::Pause, {}, "", "The exam is paused.");
        case CertifyTask::GoOn:
            return act(desk, SittingEventKind::GoOn, {}, "", "The exam is resumed.");
        case CertifyTask::Stop:
            return act(desk, SittingEventKind::Stop, {}, as_lines(form.value("text")),
                       "The exam is broken off.");
        case CertifyTask::Acknowledge:
            return act(desk, SittingEventKind::Acknowledge, {}, as_lines(form.value("text")),
                       "What was flagged is acknowledged.");
        case CertifyTask::StartExam: return start_exam(desk, form);
        case CertifyTask::ResumeExam: return resume_exam(desk, form);
        case CertifyTask::TableTest: return enter_table_test(desk, form);
        case CertifyTask::Appeal:
            return act(desk, SittingEventKind::Appeal, {}, as_lines(form.value("text")),
                       "The appeal is recorded.");
        case CertifyTask::Resolve: return hear_appeal(desk, form);
        case CertifyTask::Transcript: return save_transcript(desk, form, file);
        case CertifyTask::Certify: return issue_certificate(desk, form, file);
        case CertifyTask::Withdraw: return withdraw_certificate(desk, form);
        case CertifyTask::WithdrawnList: return save_withdrawn_list(desk, form, file);
        case CertifyTask::SignLog: return sign_office_log(desk, form);
        case CertifyTask::TrainingFile: return save_training_file(desk, form, file);
        case CertifyTask::Regrade: return begin_regrading(desk);
    }
    return refused({}, "nothing to do");
}

/// What is to be mended before a form is worth trying: its field and why. The passphrases that were
/// typed stay.
struct Missing {
    std::string field, why;
};
std::optional<Missing> missing_in(const CertifyForm& form) {
    const auto empty = [&](const char* name) { return form.value(name).empty(); };
    switch (form.task) {
        case CertifyTask::OpenSitting:
            if (empty("candidate")) return Missing{"candidate", "Choose the candidate first."};
            if (empty("exam")) return Missing{"exam", "Choose the exam first."};
            if (empty("invigilator"))
                return Missing{"invigilator", "Choose the invigilator first."};
            break;
        case CertifyTask::MakeOffice:
            if (empty("house") || !is_key_name(form.value("house")))
                return Missing{"house",
                               "The house\u2019s name becomes part of the names of its keys: it is "
                               "one word without blanks or a plus, such as casino.example."};
            break;
        case CertifyTask::StartExam:
        case CertifyTask::ResumeExam:
            if (empty("candidate"))
                return Missing{"candidate", "The candidate has not confirmed their name yet."};
            break;
        default: break;
    }
    return std::nullopt;
}

/// The passphrases are gone: the keyboard goes to the first.
void go_to_first_secret(CertifyRoom& room) {
    if (!room.form) return;
    for (const FormField& field : room.form->fields) {
        if (field.kind != FormFieldKind::Secret) continue;
        room.form->go_to = field.name;
        return;
    }
}

OfficeRight right_of(CertifyTask task) {
    switch (task) {
        case CertifyTask::NewPerson:
        case CertifyTask::GiveRoles: return OfficeRight::ManagePeople;
        case CertifyTask::OpenSitting: return OfficeRight::OpenSitting;
        case CertifyTask::Pause:
        case CertifyTask::GoOn:
        case CertifyTask::Stop: return OfficeRight::Invigilate;
        case CertifyTask::TableTest: return OfficeRight::EnterTableTest;
        case CertifyTask::Appeal: return OfficeRight::SitExam;
        case CertifyTask::Resolve: return OfficeRight::ResolveAppeal;
        case CertifyTask::Transcript:
        case CertifyTask::WithdrawnList:
        case CertifyTask::TrainingFile:
        case CertifyTask::Regrade: return OfficeRight::ExportRecords;
        case CertifyTask::Certify:
        case CertifyTask::Acknowledge:
        case CertifyTask::SignLog:
        case CertifyTask::Withdraw: return OfficeRight::Certify;
        case CertifyTask::OwnPassphrase:
        case CertifyTask::HouseAddress:
        case CertifyTask::StartExam:
        case CertifyTask::ResumeExam:
        case CertifyTask::MakeOffice: break;
    }
    return OfficeRight::ManageKeys;
}

/// Whether the sitting stands so that this comes next.
bool fits(const Sitting& sitting, CertifyTask task, const std::string& who) {
    const SittingStage stage = sitting.stage();
    const bool own = sitting.candidate == who;
    switch (task) {
        case CertifyTask::Pause:
            return stage == SittingStage::Sitting && sitting.is_started() && !sitting.paused &&
                   !own;
        case CertifyTask::GoOn: return stage == SittingStage::Sitting && sitting.paused && !own;
        case CertifyTask::Stop: return stage == SittingStage::Sitting && !own;
        case CertifyTask::TableTest: return stage == SittingStage::TableTest && !own;
        case CertifyTask::Appeal: return own && sitting.result && !sitting.appeal;
        case CertifyTask::Resolve:
            return stage == SittingStage::Appealed && !own && sitting.examiner != who;
        case CertifyTask::Transcript: return sitting.result.has_value();
        case CertifyTask::Certify: return stage == SittingStage::Passed && !own;
        case CertifyTask::Withdraw: return stage == SittingStage::Certified;
        case CertifyTask::Acknowledge:
            return (stage == SittingStage::Passed || stage == SittingStage::TableTest ||
                    stage == SittingStage::Failed) &&
                   !own && !sitting.acknowledged;
        case CertifyTask::StartExam:
        case CertifyTask::ResumeExam:
        case CertifyTask::MakeOffice:
        case CertifyTask::NewPerson:
        case CertifyTask::GiveRoles:
        case CertifyTask::OwnPassphrase:
        case CertifyTask::HouseAddress:
        case CertifyTask::OpenSitting:
        case CertifyTask::TrainingFile:
        case CertifyTask::Regrade:
        case CertifyTask::SignLog:
        case CertifyTask::WithdrawnList: break;
    }
    return false;
}

}  // namespace

bool can(const Desk& desk, CertifyTask task) {
    const CertifyRoom& room = desk.certify;
    if (!desk.learn.school.school) return false;
    if (task == CertifyTask::MakeOffice) return !room.office && !room.folder.empty();
    if (task == CertifyTask::OwnPassphrase) return room.office && room.who;
    if (!room.office || !may(room, right_of(task))) return false;
    if (task == CertifyTask::GiveRoles)
        return !room.picked_person.empty() && room.picked_person != room.who->id();
    if (task == CertifyTask::Regrade) return !room.regrading.is_under_way();
    if (!is_about_sitting(task)) return true;
    const Sitting* sitting = picked_sitting(room);
    return sitting != nullptr && fits(*sitting, task, room.who->id());
}

std::string whose_turn(const CertifyRoom& room) {
    const Sitting* sitting = picked_sitting(room);
    if (sitting == nullptr || !room.who) return {};
    for (const CertifyTask task :
         {CertifyTask::TableTest, CertifyTask::Certify, CertifyTask::Withdraw}) {
        const OfficeRight right = right_of(task);
        if (fits(*sitting, task, "") && !may(room, right))
            return fmt::format("You may not {}: that is for {}.", to_text(right), who_may(right));
    }
    return {};
}

void begin_task(Desk& desk, CertifyTask task) {
    CertifyRoom& room = desk.certify;
    if (!can(desk, task)) return;
    room.error.clear();
    room.notice.clear();
    room.form = form_for(task, room, *desk.learn.school.school);
    if (room.form->fields.empty()) do_task(desk);
}

void open_record(Desk& desk, CertifyTask task) {
    CertifyRoom& room = desk.certify;
    room.record = task;
    room.form.reset();
    room.error.clear();
    if (task != CertifyTask::Regrade) begin_task(desk, task);
}

void drop_form(CertifyRoom& room) {
    room.form.reset();
    room.error.clear();
}

void forget_secrets(CertifyRoom& room) {
    if (!room.form) return;
    for (FormField& field : room.form->fields) {
        if (field.kind == FormFieldKind::Secret) field.value.clear();
    }
}

void do_task(Desk& desk, const std::string& file) {
    CertifyRoom& room = desk.certify;
    if (!room.form) return;
    if (auto missing = missing_in(*room.form)) {
        room.error = std::move(missing->why);
        room.form->go_to = std::move(missing->field);
        return;
    }
    const CertifyForm form = *room.form;
    forget_secrets(room);
    std::string said;
    try {
        auto done = outcome_of_form(desk, form, file);
        room.error = done ? "" : done.error().front().what;
        if (done) said = *std::move(done);
    } catch (const std::exception& error) {
        room.error = error.what();
    }
    if (!room.error.empty()) return go_to_first_secret(room);
    show_certify_view(desk, room.view);
    room.notice = said;
}

}  // namespace fairdeal
