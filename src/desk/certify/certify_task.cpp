// What is typed into the exam office, and what comes of it.

#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "desk/certify/certify_people.h"
#include "desk/certify/certify_plan.h"
#include "desk/certify/certify_records.h"
#include "desk/certify/certify_results.h"
#include "desk/certify/certify_start.h"
#include "exam/office/first_passphrase.h"
#include "exam/records/appeal.h"
#include "exam/records/hand_out.h"
#include "print/sheets.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Whole lines, as a record's text must be.
std::string as_lines(const std::string& text) { return text.empty() ? "" : text + "\n"; }

Result<std::string> act(OfficeSession& session, SittingEventKind kind,
                        std::vector<std::string> facts, std::string text, std::string said) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    auto done =
        session.office->act(*session.who, sitting->id, kind, std::move(facts), std::move(text));
    if (!done) return tl::make_unexpected(std::move(done.error()));
    return said;
}

Result<std::string> enter_table_test(OfficeSession& session, const CertifyForm& form) {
    if (form.value("result").empty()) return refused({}, tr("Say first whether it was passed."));
    if (form.value("signed").empty())
        return refused({}, tr("The name of who signed it is missing."));
    const std::string text =
        fixed("signed by ") + form.value("signed") + "\n" + as_lines(form.value("text"));
    return act(session, SittingEventKind::TableTest, {form.value("result")}, text,
               tr("The table test is entered."));
}

Result<std::string> hear_appeal(OfficeSession& session, const CertifyForm& form) {
    const Sitting* sitting = session.picked_sitting();
    if (sitting == nullptr) return refused({}, tr("No sitting is picked."));
    if (form.value("appeal").empty())
        return refused({}, tr("Say first how the appeal is decided."));
    const auto follows = appeal_consequence_from(form.value("appeal"));
    AppealDecision decision{follows.has_value(),
                            follows.value_or(AppealConsequence::Stands),
                            {},
                            as_lines(form.value("text"))};
    if (follows == AppealConsequence::ItemsVoid) {
        auto items = items_from(form.value("items"));
        if (!items) return refused({}, tr("Say which items are void: 3 or 3, 17."));
        decision.items = *std::move(items);
    }
    const auto heard = fairdeal::hear_appeal(*session.office, *session.who, sitting->id, decision,
                                             session.library);
    if (!heard) return tl::make_unexpected(heard.error());
    const auto& grant = heard->state.grant;
    return grant ? tr("The appeal is granted: {what}.", "what"_a = in_words(*grant))
                 : tr("The appeal is rejected.");
}

Result<std::string> outcome_of_form(OfficeSession& session, const CertifyForm& form,
                                    const std::string& file) {
    switch (form.task) {
        case CertifyTask::MakeOffice: return make_office(session, form);
        case CertifyTask::NewPerson: return new_person(session, form);
        case CertifyTask::GiveRoles: return give_roles(session, form);
        case CertifyTask::OwnPassphrase: return change_passphrase(session, form);
        case CertifyTask::HouseAddress: return set_house_address(session, form);
        case CertifyTask::ExamRules: return set_exam_rules(session, form);
        case CertifyTask::OpenSitting: return open_sitting(session, form);
        case CertifyTask::SetDate: return set_date(session, form);
        case CertifyTask::Pause:
            return act(session, SittingEventKind::Pause, {}, "", tr("The exam is paused."));
        case CertifyTask::GoOn:
            return act(session, SittingEventKind::GoOn, {}, "", tr("The exam is resumed."));
        case CertifyTask::Stop:
            return act(session, SittingEventKind::Stop, {}, as_lines(form.value("text")),
                       tr("The exam is broken off."));
        case CertifyTask::Acknowledge:
            return act(session, SittingEventKind::Acknowledge, {}, as_lines(form.value("text")),
                       tr("What was flagged is acknowledged."));
        case CertifyTask::StartExam: return start_exam(session, form);
        case CertifyTask::ResumeExam: return resume_exam(session, form);
        case CertifyTask::TableTest: return enter_table_test(session, form);
        case CertifyTask::Appeal:
            return act(session, SittingEventKind::Appeal, {}, as_lines(form.value("text")),
                       tr("The appeal is recorded."));
        case CertifyTask::Resolve: return hear_appeal(session, form);
        case CertifyTask::Transcript: return save_transcript(session, form, file);
        case CertifyTask::Slip: return save_slip(session, form, file);
        case CertifyTask::Results: return show_results(session, form);
        case CertifyTask::SaveResults: return save_results(session, form, file);
        case CertifyTask::ExamSchedule: return save_plan(session, form, file);
        case CertifyTask::Certify: return issue_certificate(session, form, file);
        case CertifyTask::Withdraw: return withdraw_certificate(session, form);
        case CertifyTask::WithdrawnList: return save_withdrawn_list(session, form, file);
        case CertifyTask::SignLog: return sign_office_log(session, form);
        case CertifyTask::TrainingFile: return save_training_file(session, form, file);
        case CertifyTask::Regrade: return begin_regrading(session);
    }
    return refused({}, tr("nothing to do"));
}

/// What is to be mended before a form is worth trying: its field and why. The passphrases that were
/// typed stay.
struct Missing {
    std::string field, why;
};
std::optional<Missing> missing_in(const CertifyForm& form) {
    const auto empty = [&](const char* name) { return form.value(name).empty(); };
    const auto is = [&](CertifyTask task) { return form.task == task; };
    if (is(CertifyTask::OpenSitting)) {
        if (empty("candidate")) return Missing{"candidate", tr("Choose the candidate first.")};
        if (empty("exam")) return Missing{"exam", tr("Choose the exam first.")};
        if (empty("invigilator"))
            return Missing{"invigilator", tr("Choose the invigilator first.")};
        const bool grants = form.value("extra") != "0" || form.value("letters") != "100" ||
                            form.value("breaks") != "0";
        if (grants && empty("accommodation"))
            return Missing{"accommodation", tr("Say why the candidate is granted more time, larger "
                                               "letters or breaks.")};
    }
    if (is(CertifyTask::MakeOffice) && !is_key_name(house_in_keys(form)))
        return Missing{"house", tr("The house\u2019s name becomes part of the names of its keys: "
                                   "use English letters, digits and signs but no plus, such as "
                                   "casino.example.")};
    if ((is(CertifyTask::StartExam) || is(CertifyTask::ResumeExam)) && empty("candidate"))
        return Missing{"candidate", tr("The candidate has not confirmed their name yet.")};
    return std::nullopt;
}

/// Secrets that are typed twice.
struct TypedTwice {
    const char *first, *again;
    const char* why;  // they are refused, where they differ
};
constexpr const char* passphrases_differ = sentence("The passphrase was not typed the same twice.");
constexpr std::array typed_twice{
    TypedTwice{"passphrase", "again", passphrases_differ},
    TypedTwice{"own", "own-again", passphrases_differ},
    TypedTwice{"pin", "pin-again", sentence("The PIN was not typed the same twice.")}};

/// A secret that nobody could use, before anything is done with the others, which stay typed; it is
/// emptied, for nobody sees what to mend in it.
std::optional<Missing> unusable_secret_in(CertifyForm& form) {
    for (const auto& [first, again, why] : typed_twice) {
        FormField *one = form.field(first), *other = form.field(again);
        if (one == nullptr || other == nullptr || other->kind != FormFieldKind::Secret) continue;
        std::optional<std::string> wrong;
        if (one->value != other->value)
            wrong = tr(why);
        else if (form.task == CertifyTask::StartExam)
            wrong = why_no_pin(one->value);
        if (!wrong) continue;
        one->value.clear();
        other->value.clear();
        return Missing{first, capital(*wrong)};
    }
    return std::nullopt;
}

/// Whether a sitting was refused for what the form says of it, and not for the passphrase, which
/// then stays typed.
bool is_about_the_sitting(const CertifyForm& form, const Problem& refusal) {
    return form.task == CertifyTask::OpenSitting && !refusal.where.source.ends_with("exam.key");
}

/// The reason that a sitting is refused for.
const char* reason_missing(const OfficeSession& session, const CertifyForm& form) {
    const std::string chosen = form.value("candidate");
    const auto candidate = session.school()->person(chosen);
    const std::string team = team_of_choice(chosen).value_or(candidate ? candidate->team : "");
    const Person& examiner = session.who->person();
    const bool trains = has_role(examiner, Role::Trainer) && !team.empty() && team == examiner.team;
    return trains && form.value("exception").empty() ? "exception" : "again";
}

/// The passphrases are gone: the keyboard goes to the first.
void go_to_first_secret(OfficeSession& session) {
    if (!session.form) return;
    for (const FormField& field : session.form->fields) {
        if (field.kind != FormFieldKind::Secret) continue;
        session.form->go_to = field.name;
        return;
    }
}

/// Whether the sitting stands so that this comes next.
bool fits(const Sitting& sitting, CertifyTask task, const std::string& who) {
    const SittingStage stage = sitting.stage();
    const bool own = sitting.candidate == who;
    switch (task) {
        case CertifyTask::SetDate: return waits_for_start(sitting);
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
        case CertifyTask::ExamRules:
        case CertifyTask::OpenSitting:
        case CertifyTask::Slip:
        case CertifyTask::Results:
        case CertifyTask::SaveResults:
        case CertifyTask::ExamSchedule:
        case CertifyTask::TrainingFile:
        case CertifyTask::Regrade:
        case CertifyTask::SignLog:
        case CertifyTask::WithdrawnList: break;
    }
    return false;
}

}  // namespace

bool OfficeSession::can(CertifyTask task) const {
    if (school() == nullptr) return false;
    if (task == CertifyTask::MakeOffice) return !office && !folder.empty();
    if (task == CertifyTask::OwnPassphrase) return office && who;
    if (task == CertifyTask::SignLog) return office && who && may_sign_log(*who);
    if (task == CertifyTask::Slip) return can_print_slip(*this);
    const auto right = office_task(task).right;
    if (!office || !right || !may(*right)) return false;
    if (task == CertifyTask::GiveRoles) return !picked_person.empty() && picked_person != who->id();
    if (task == CertifyTask::SaveResults) return results.has_value();
    if (task == CertifyTask::Regrade) return !regrading.is_under_way();
    if (!is_about_sitting(task)) return true;
    const Sitting* sitting = picked_sitting();
    return sitting != nullptr && fits(*sitting, task, who->id());
}

std::string OfficeSession::whose_turn() const {
    const Sitting* sitting = picked_sitting();
    if (sitting == nullptr || !who) return {};
    for (const CertifyTask task :
         {CertifyTask::TableTest, CertifyTask::Certify, CertifyTask::Withdraw}) {
        const OfficeRight right = *office_task(task).right;
        if (!fits(*sitting, task, "") || may(right)) continue;
        const std::string others = who_may(right);
        if (task == CertifyTask::TableTest)
            return tr("You may not enter a table test: that is for {who}.", "who"_a = others);
        if (task == CertifyTask::Certify)
            return tr("You may not certify: that is for {who}.", "who"_a = others);
        return tr("You may not withdraw the certificate: that is for {who}.", "who"_a = others);
    }
    return {};
}

void OfficeSession::begin(CertifyTask task) {
    if (!can(task)) return;
    error.clear();
    notice.clear();
    form = form_for(task, *this, *school());
    if (form->fields.empty()) submit();
}

std::vector<CertifyTask> OfficeSession::records_offered() const {
    std::vector<CertifyTask> offered;
    for (const CertifyTask task :
         {CertifyTask::TrainingFile, CertifyTask::Results, CertifyTask::Regrade,
          CertifyTask::WithdrawnList, CertifyTask::SignLog, CertifyTask::ExamSchedule}) {
        if (task == CertifyTask::Regrade ? may(OfficeRight::ExportRecords) : can(task))
            offered.push_back(task);
    }
    return offered;
}

void OfficeSession::open_record(CertifyTask task) {
    record = task;
    form.reset();
    error.clear();
    notice.clear();
    if (task == CertifyTask::Results && results) return;
    if (task != CertifyTask::Regrade) begin(task);
}

void OfficeSession::drop_results() {
    results.reset();
    open_record(CertifyTask::Results);
}

void OfficeSession::drop_form() {
    form.reset();
    error.clear();
    if (view == CertifyView::Records) open_record(record);
}

void OfficeSession::forget_secrets() {
    if (!form) return;
    for (FormField& field : form->fields) {
        if (field.kind == FormFieldKind::Secret) field.value.clear();
    }
}

void OfficeSession::submit(const std::string& file) {
    if (!form) return;
    auto missing = missing_in(*form);
    if (!missing) missing = unusable_secret_in(*form);
    if (missing) {
        error = std::move(missing->why);
        form->go_to = std::move(missing->field);
        return;
    }
    const CertifyForm sent = *form;
    forget_secrets();
    std::string said;
    try {
        auto done = outcome_of_form(*this, sent, file);
        error = done ? "" : done.error().front().what;
        const std::string source = done ? "" : done.error().front().where.source;
        const bool names_field = form && form->field(source) != nullptr;
        if (names_field) form->go_to = source;
        if (!done && form && is_about_the_sitting(sent, done.error().front())) {
            *form = sent;
            form->go_to = names_field ? source : reason_missing(*this, sent);
            return;
        }
        if (done) said = *std::move(done);
    } catch (const std::exception& why) {
        error = why.what();
    }
    if (!error.empty()) return go_to_first_secret(*this);
    show(view);
    notice = said;
}

}  // namespace fairdeal
