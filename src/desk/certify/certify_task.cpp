// What is typed into the exam office, and what comes of it.

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "desk/certify/certify_form.h"
#include "desk/certify/certify_records.h"
#include "desk/certify/certify_start.h"
#include "desk/frame/desk.h"
#include "exam/office/first_passphrase.h"
#include "exam/records/appeal.h"
#include "print/sheets.h"
#include "words/words.h"

namespace fairdeal {

namespace {

// --- what comes of them

Result<void> same_twice(const CertifyForm& form, std::string_view first, std::string_view again) {
    if (form.value(first) != form.value(again))
        return refused({}, "The passphrase was not typed the same twice.");
    return {};
}

std::vector<Role> roles_ticked(const CertifyForm& form) {
    std::vector<Role> roles;
    for (const Role role : every_role) {
        if (!form.value(to_text(role)).empty()) roles.push_back(role);
    }
    return roles;
}

/// "Ann O'Hara" gives "ann-o-hara"; with a number after it where somebody has that.
std::string free_id(const School& school, const std::string& name) {
    std::string id;
    for (const char c : name) {
        const char small = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (is_digit(small) || (small >= 'a' && small <= 'z'))
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-') id.pop_back();
    if (id.empty()) id = "guest";
    std::string free = id.substr(0, 32);
    for (int i = 2; school.person(free); ++i) free = fmt::format("{}-{}", id.substr(0, 32), i);
    return free;
}

/// A new person of the form; their id.
Result<std::string> add_person(Desk& desk, const CertifyForm& form, std::vector<Role> roles) {
    if (auto same = same_twice(form, "own", "own-again"); !same)
        return tl::make_unexpected(std::move(same.error()));
    if (form.value("name").empty()) return refused({}, "A name is missing.");
    const bool is_trusted = roles != std::vector{Role::Trainee};
    if (is_trusted && form.value("own").empty())
        return refused({}, "Anybody who is more than a trainee needs their own passphrase.");
    School& school = *desk.learn.school.school;
    Person person;
    person.name = form.value("name");
    person.id = free_id(school, person.name);
    person.team = form.value("team");
    person.since = desk.learn.school.clock.now();
    person.roles = std::move(roles);
    auto added = school.add_person(person, form.value("own"), desk.certify.passphrase_cost);
    if (!added) return tl::make_unexpected(std::move(added.error()));
    return person.id;
}

Result<std::string> make_office(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    School& school = *desk.learn.school.school;
    if (auto same = same_twice(form, "passphrase", "again"); !same)
        return tl::make_unexpected(std::move(same.error()));
    if (form.value("house").empty()) return refused({}, "The house has no name yet.");
    if (form.value("passphrase").size() < shortest_passphrase)
        return refused({}, fmt::format("The passphrase needs {} characters.", shortest_passphrase));
    std::string by = form.value("by");
    if (by.empty()) {
        auto added = add_person(desk, form, {Role::Administrator});
        if (!added) return added;
        by = *added;
    } else if (!school.opens(by, form.value("own"))) {
        return refused({}, "The administrator\u2019s passphrase is wrong.");
    }
    auto made = Office::create(room.folder, school, room.clock, form.value("house"),
                               form.value("passphrase"), by, room.key_cost);
    if (!made) return tl::make_unexpected(std::move(made.error()));
    room.office = std::make_unique<Office>(*std::move(made));
    room.picked_person = by;
    room.passphrase = form.value("own");
    sign_in_at_office(desk);
    return std::string("The office is made. Give people their roles next.");
}

Result<std::string> new_person(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    const auto roles = roles_ticked(form);
    if (roles.empty()) return refused({}, "Somebody without a role can do nothing here.");
    if (!may(room, OfficeRight::ManagePeople)) return refused({}, "You may not manage people.");
    auto id = add_person(desk, form, {Role::Trainee});
    if (!id) return id;
    auto given = room.office->give_roles(*room.who, *id, roles);  // so that it is recorded
    if (!given) return tl::make_unexpected(std::move(given.error()));
    return fmt::format("{} is here now, as {}.", form.value("name"), *id);
}

Result<std::string> give_roles(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    if (auto same = same_twice(form, "own", "own-again"); !same)
        return tl::make_unexpected(std::move(same.error()));
    const std::string own = form.value("own");
    const auto roles = roles_ticked(form);
    auto given = own.empty()
                     ? room.office->give_roles(*room.who, room.picked_person, roles)
                     : give_first_passphrase(*room.office, *desk.learn.school.school, *room.who,
                                             room.picked_person, roles, own, room.passphrase_cost);
    if (!given) return tl::make_unexpected(std::move(given.error()));
    return "The roles of " + room.picked_person + " are changed.";
}

/// The passphrase that they have is asked for again: somebody may have left the desk signed in.
Result<std::string> change_passphrase(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    if (auto same = same_twice(form, "own", "own-again"); !same)
        return tl::make_unexpected(std::move(same.error()));
    auto himself = room.office->sign_in(room.who->id(), form.value("now"));
    if (!himself) return tl::make_unexpected(std::move(himself.error()));
    room.who = *std::move(himself);
    auto changed =
        room.office->change_passphrase(*room.who, form.value("own"), room.passphrase_cost);
    if (!changed) return tl::make_unexpected(std::move(changed.error()));
    return "Your passphrase is changed.";
}

Result<std::string> set_house_address(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    const HouseAddress address{form.value("url"), form.value("logo")};
    const auto set = room.office->set_address(*room.who, address);
    if (!set) return tl::make_unexpected(set.error());
    return address.url.empty() ? "The house has no address now."
                               : "The house\u2019s address is " + address.url + " now.";
}

Result<std::string> open_sitting(Desk& desk, const CertifyForm& form) {
    CertifyRoom& room = desk.certify;
    const auto exam = std::find_if(room.exams.begin(), room.exams.end(),
                                   [&](const auto& one) { return one.id == form.value("exam"); });
    if (exam == room.exams.end()) return refused({}, "Choose the exam first.");
    const TableCardFile* card = find_table(desk.library, exam->table);
    if (card == nullptr) return refused({}, "The exam\u2019s table card is missing.");
    if (form.value("candidate").empty()) return refused({}, "Choose the candidate first.");
    if (form.value("invigilator").empty()) return refused({}, "Choose the invigilator first.");
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
        case CertifyTask::TrainingFile: return save_training_file(desk, form, file);
        case CertifyTask::Regrade: return begin_regrading(desk);
    }
    return refused({}, "nothing to do");
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
        case CertifyTask::Pause: return stage == SittingStage::Sitting && !sitting.paused && !own;
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
            return stage == SittingStage::Passed && !own && !sitting.acknowledged;
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
    if (!room.error.empty()) return;
    show_certify_view(desk, room.view);
    room.notice = said;
}

}  // namespace fairdeal
