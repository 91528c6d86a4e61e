#include "desk/certify/certify_form.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "desk/certify/certify_plan.h"
#include "desk/certify/office_session.h"
#include "ledger/passphrase.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using Choices = std::vector<std::pair<std::string, std::string>>;

FormField line(std::string name, std::string label, std::string hint = {}) {
    return {std::move(name), std::move(label), std::move(hint), FormFieldKind::Line, "", {}};
}
FormField words(std::string name, std::string label, std::string hint = {}) {
    return {std::move(name), std::move(label), std::move(hint), FormFieldKind::Words, "", {}};
}
FormField secret(std::string name, std::string label, std::string hint = {}) {
    return {std::move(name), std::move(label), std::move(hint), FormFieldKind::Secret, "", {}};
}
FormField choice(std::string name, std::string label, Choices choices) {
    std::string first = choices.empty() ? "" : choices.front().first;
    return {std::move(name),       std::move(label), "",
            FormFieldKind::Choice, std::move(first), std::move(choices)};
}
/// A decision, with which no form begins: nothing is chosen.
FormField decision(std::string name, std::string label, Choices choices) {
    FormField field = choice(std::move(name), std::move(label), std::move(choices));
    field.value.clear();
    return field;
}
FormField tick(std::string name, std::string label, bool on) {
    return {std::move(name), std::move(label), "", FormFieldKind::Tick, on ? "yes" : "", {}};
}

/// A role as it is named, and somebody who has it.
struct RoleWords {
    const char* name;
    const char* one;
};
/// In the order of the roles.
constexpr std::array<RoleWords, role_count> role_words{
    {{sentence("trainee"), sentence("a trainee")},
     {sentence("trainer"), sentence("a trainer")},
     {sentence("examiner"), sentence("an examiner")},
     {sentence("invigilator"), sentence("an invigilator")},
     {sentence("auditor"), sentence("an auditor")},
     {sentence("administrator"), sentence("an administrator")}}};

std::string percent(int share) { return tr("{share} %", "share"_a = share); }

std::string name_of(const Person& person) {
    if (person.name.empty()) return person.id;
    return tr("{name} ({id})", "name"_a = called(person), "id"_a = person.id);
}

Choices people_who(const School& school, const std::function<bool(const Person&)>& fit) {
    Choices choices;
    for (const Person& person : school.people()) {
        if (fit(person)) choices.emplace_back(person.id, name_of(person));
    }
    std::stable_sort(choices.begin(), choices.end(), [](const auto& one, const auto& other) {
        return one.second < other.second;  // in the order of their names, as they are shown
    });
    return choices;
}

Choices administrators(const School& school) {
    return people_who(school, [](const Person& person) {
        return has_role(person, Role::Administrator) && person.has_passphrase;
    });
}

// --- what each form asks

void ask_office(CertifyForm& form, const School& school) {
    auto known = administrators(school);
    form.fields.push_back(
        line("house", tr("The house\u2019s name"), tr("Such as casino.example or Grand Casino")));
    form.fields.push_back(secret("passphrase", tr("A passphrase for the office\u2019s keys"),
                                 tr("8 characters or more; examiners are told it")));
    form.fields.push_back(secret("again", tr("Repeat it")));
    if (known.empty())
        form.fields.push_back(
            line("name", tr("The administrator\u2019s name"), tr("You, most likely")));
    else
        form.fields.push_back(choice("by", tr("The administrator"), std::move(known)));
    form.fields.push_back(secret("own", tr("The administrator\u2019s own passphrase")));
    if (form.field("name") != nullptr) form.fields.push_back(secret("own-again", tr("Repeat it")));
}

void ask_roles(CertifyForm& form, std::span<const Role> roles) {
    for (const Role role : every_role) {
        const bool on = std::find(roles.begin(), roles.end(), role) != roles.end();
        form.fields.push_back(tick(std::string(to_text(role)), capital(in_words(role)), on));
    }
}

void ask_roles_of(CertifyForm& form, const Person& person) {
    ask_roles(form, person.roles);
    if (person.has_passphrase) return;
    form.fields.push_back(
        secret("own", tr("A passphrase"), tr("None is set yet; without one nobody can sign in")));
    form.fields.push_back(secret("own-again", tr("Repeat it")));
}

void ask_person(CertifyForm& form) {
    form.fields.push_back(line("name", tr("Name")));
    form.fields.push_back(line("team", tr("Team"), tr("The people one trainer trains")));
    constexpr std::array plain{Role::Trainee};
    ask_roles(form, plain);
    form.fields.push_back(secret("own", tr("Passphrase"),
                                 tr("A trainee without one sits exams, but sees no result")));
    form.fields.push_back(secret("own-again", tr("Repeat it")));
}

void ask_passphrase(CertifyForm& form, bool has_one) {
    if (has_one) form.fields.push_back(secret("now", tr("Your passphrase now")));
    form.fields.push_back(
        secret("own", tr("The new one"),
               tr("{number} characters or more", "number"_a = shortest_passphrase)));
    form.fields.push_back(secret("own-again", tr("Repeat it")));
}

void ask_address(CertifyForm& form, const OfficeSession& session) {
    const HouseAddress now = session.office ? session.office->address() : HouseAddress();
    form.fields.push_back(
        line("url", tr("Its address"), tr("https://exams.casino.example; empty: none")));
    form.fields.back().value = now.url;
    form.fields.push_back(line("logo", tr("Its logo"), tr("https://...; empty: none")));
    form.fields.back().value = now.logo;
}

/// A class sits an exam together: each team of more than one candidate, after the people.
void add_teams(Choices& choices, const School& school, const std::string& examiner) {
    std::set<std::string> teams;
    for (const Person& person : school.people()) teams.insert(person.team);
    teams.erase("");
    for (const std::string& team : teams) {
        const auto candidates = candidates_in_team(school, team, examiner);
        if (candidates.size() < 2) continue;
        choices.emplace_back(team_choice(team), tr_n("Team {team}: {count} candidate",
                                                     "Team {team}: {count} candidates",
                                                     std::ssize(candidates), "team"_a = team));
    }
}

void ask_sitting(CertifyForm& form, const OfficeSession& session, const School& school) {
    Choices exams;
    for (const Blueprint& exam : session.exams) exams.emplace_back(exam.id, exam.title);
    const std::string examiner = session.who ? session.who->id() : "";  // is neither of the others
    Choices candidates = people_who(school, [&](const Person& one) {
        return one.id != examiner && has_role(one, Role::Trainee);
    });
    add_teams(candidates, school, examiner);
    form.fields.push_back(decision("candidate", tr("Candidate"), std::move(candidates)));
    form.fields.push_back(decision("exam", tr("Exam"), std::move(exams)));
    form.fields.push_back(
        decision("invigilator", tr("Invigilator"), people_who(school, [&](const Person& one) {
                     return one.id != examiner && may(one.roles, OfficeRight::Invigilate);
                 })));
    if (auto& those = form.fields.back().choices; those.empty())
        those.emplace_back("", tr("Nobody yet but who opens the exam, and they may not"));
    ask_date(form, std::nullopt, true);
    form.fields.push_back(choice("extra", tr("More time"),
                                 {{"0", tr_in("more time", "None")},
                                  {"25", percent(25)},
                                  {"50", percent(50)},
                                  {"100", percent(100)}}));
    form.fields.push_back(
        choice("letters", tr("Size of the letters"),
               {{"100", tr("Usual size")}, {"125", percent(125)}, {"150", percent(150)}}));
    form.fields.push_back(
        choice("breaks", tr("Breaks"),
               {{"0", tr_in("breaks", "None")}, {"1", "1"}, {"2", "2"}, {"3", "3"}}));
    form.fields.push_back(
        words("accommodation", tr("If any of these is granted: why"),
              tr("Else empty. It is recorded. The candidate and anyone who may see "
                 "results read it; it is in no transcript.")));
    form.fields.push_back(words("exception", tr("If you train the candidate: why you examine them"),
                                tr("Else empty. It is recorded.")));
    form.fields.push_back(words("again", tr("If the candidate sits this exam again so soon: why"),
                                tr("The same day, or while the result is open to appeal. Else "
                                   "empty. It is recorded.")));
    form.fields.push_back(secret("passphrase", tr("The office\u2019s passphrase")));
}

Choices pass_or_fail() { return {{"pass", tr("Passed")}, {"fail", tr("Failed")}}; }

void ask_rules(CertifyForm& form, const OfficeSession& session) {
    const RetakeRule now = session.office ? session.office->retake_rule() : RetakeRule();
    const auto number = [](int value) { return value == 0 ? "" : std::to_string(value); };
    form.fields.push_back(line("days", tr("Days to wait after a failed exam"), tr("Empty: none")));
    form.fields.back().value = number(now.days);
    form.fields.push_back(line("sittings", tr("Sittings of one exam within 365 days, at most"),
                               tr("Empty: as many as you like")));
    form.fields.back().value = number(now.sittings);
    Choices details;
    for (std::size_t i = 0; i < slip_detail_count; ++i) {
        const auto detail = static_cast<SlipDetail>(i);
        details.emplace_back(to_text(detail), in_words(detail));
    }
    form.fields.push_back(choice("says", tr("A result slip says"), std::move(details)));
    if (session.office) form.fields.back().value = to_text(session.office->slip_detail());
}

void ask_results(CertifyForm& form, const OfficeSession& session, const School& school) {
    Choices exams, whom{{"", tr("Everybody who sat it")}};
    for (const Blueprint& exam : session.exams) exams.emplace_back(exam.id, exam.title);
    form.fields.push_back(decision("exam", tr("Exam"), std::move(exams)));
    add_teams(whom, school, "");
    const auto people =
        people_who(school, [](const Person& one) { return has_role(one, Role::Trainee); });
    whom.insert(whom.end(), people.begin(), people.end());
    form.fields.push_back(choice("whom", tr("Whose results"), std::move(whom)));
    const std::string hint = tr("A day such as 2026-12-31, or a UTC time; empty: any");
    form.fields.push_back(line("since", tr("Decided from this day on (UTC)"), hint));
    form.fields.push_back(line("until", tr("Decided before this day (UTC)"), hint));
}

Choices papers() { return {{"a4", tr_in("paper", "A4")}, {"letter", tr_in("paper", "Letter")}}; }

Choices withdrawing_reasons() {
    Choices choices;
    for (const RevocationReason reason : every_reason)
        choices.emplace_back(to_text(reason), capital(in_words(reason)));
    return choices;
}

/// The house that the office's keys are named after.
std::string house_of(const OfficeSession& session) {
    if (!session.office) return "";
    const auto keys = session.office->office_keys();  // certifying says what is wrong with them
    return keys ? keys->front().name.substr(0, keys->front().name.rfind('/')) : "";
}

void ask_certificate(CertifyForm& form, const OfficeSession& session) {
    form.fields.push_back(line("issuer", tr("The office\u2019s name, as people say it")));
    form.fields.back().value = house_of(session);
    form.fields.push_back(choice("paper", tr("Paper of the printed one"), papers()));
    form.fields.push_back(secret("passphrase", tr("The office\u2019s passphrase")));
}

void ask_withdrawn_list(CertifyForm& form, const OfficeSession& session) {
    if (session.office && !session.office->address().url.empty())
        form.fields.push_back(
            choice("kind", tr_in("whom a list is for", "For"),
                   {{"verify", tr("People and fairdeal verify")},
                    {"wallets", tr("Wallets: revocations.json at your address")}}));
    form.fields.push_back(line("next", tr("The next list is due on"),
                               tr("A day such as 2026-12-31; in 30 days if left empty")));
    form.fields.push_back(
        secret("passphrase", tr("The office\u2019s passphrase"), tr("Signs the list")));
}

void ask_files(CertifyForm& form) {
    form.fields.push_back(
        choice("kind", tr_in("which kind of file", "As"),
               {{"both", tr("PDF and CSV")}, {"pdf", fixed("PDF")}, {"csv", fixed("CSV")}}));
    form.fields.push_back(choice("paper", tr("Paper"), papers()));
}

void ask_training(CertifyForm& form, const OfficeSession& session, const School& school) {
    Choices games;
    for (const Game game : every_game) games.emplace_back(to_text(game), title_of(game));
    form.fields.push_back(
        choice("dealer", tr("Dealer"), people_who(school, [](const Person&) { return true; })));
    if (const Sitting* sitting = session.picked_sitting(); sitting != nullptr)
        form.fields.back().value = sitting->candidate;
    form.fields.push_back(choice("game", tr("Game"), std::move(games)));
    ask_files(form);
}

/// What a task asks that is about the picked sitting; nothing of one that only asks to be done.
void ask_about_sitting(CertifyForm& form) {
    const auto ask = [&](CertifyTask task, std::initializer_list<FormField> fields) {
        if (form.task == task) form.fields.insert(form.fields.end(), fields);
    };
    ask(CertifyTask::Stop, {words("text", tr("Why it is broken off for good"))});
    ask(CertifyTask::TableTest,
        {decision("result", tr("The practical test at the table"), pass_or_fail()),
         line("signed", tr("Signed by the pit manager"), tr("Name")),
         words("text", tr("What was seen"))});
    ask(CertifyTask::Appeal, {words("text", tr("What you object to, and why"))});
    ask(CertifyTask::Resolve,
        {decision("appeal", tr("The appeal is"),
                  {{"rejected", tr("Rejected")},
                   {"void", tr("Granted: items are void, mark again")},
                   {"resit", tr("Granted: the candidate may sit the exam again")},
                   {"stands", tr("Granted: the result stands")}}),
         line("items", tr("If items are void: their numbers"), tr("3 or 3, 17")),
         words("text", tr("The reasons"))});
    ask(CertifyTask::Transcript, {secret("passphrase", tr("The office\u2019s passphrase"),
                                         tr("Signs the log, which proves the transcript"))});
    ask(CertifyTask::Slip, {choice("paper", tr("Paper"), papers())});
    ask(CertifyTask::Acknowledge,
        {words("text", tr("What you looked at, and why the result stands"))});
    ask(CertifyTask::Withdraw, {decision("reason", tr("Why"), withdrawing_reasons()),
                                words("text", tr("In your own words"), tr("It is recorded."))});
}

}  // namespace

std::string CertifyForm::value(std::string_view name) const {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const FormField& field) { return field.name == name; });
    if (found == fields.end()) return {};
    if (found->kind == FormFieldKind::Secret) return found->value;
    return std::string(trimmed(found->value, " \t\n"));
}

FormField* CertifyForm::field(std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const FormField& one) { return one.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::string in_words(Role role) { return tr(role_words.at(static_cast<std::size_t>(role)).name); }

std::string who_may(OfficeRight right) {
    std::vector<std::string> people;
    for (const Role role : every_role) {
        if (may(role, right))
            people.push_back(tr(role_words.at(static_cast<std::size_t>(role)).one));
    }
    return or_list(people);
}

namespace {

constexpr std::string_view whole_team = "team ";

}  // namespace

std::string team_choice(const std::string& team) { return std::string(whole_team) + team; }

std::optional<std::string> team_of_choice(const std::string& chosen) {
    if (!chosen.starts_with(whole_team)) return std::nullopt;
    return chosen.substr(whole_team.size());
}

CertifyForm form_for(CertifyTask task, const OfficeSession& session, const School& school) {
    CertifyForm form{task, {}};
    if (task == CertifyTask::MakeOffice) ask_office(form, school);
    if (task == CertifyTask::NewPerson) ask_person(form);
    if (task == CertifyTask::OpenSitting) ask_sitting(form, session, school);
    if (const auto person = school.person(session.picked_person);
        task == CertifyTask::GiveRoles && person)
        ask_roles_of(form, *person);
    if (task == CertifyTask::OwnPassphrase && session.who) {
        const auto own = school.person(session.who->id());
        ask_passphrase(form, own && own->has_passphrase);
    }
    if (task == CertifyTask::HouseAddress) ask_address(form, session);
    if (task == CertifyTask::ExamRules) ask_rules(form, session);
    if (task == CertifyTask::Results) ask_results(form, session, school);
    if (task == CertifyTask::SaveResults || task == CertifyTask::ExamSchedule) ask_files(form);
    if (const Sitting* sitting = session.picked_sitting();
        task == CertifyTask::SetDate && sitting != nullptr)
        ask_date(form, date_of(session, sitting->id), false);
    if (task == CertifyTask::TrainingFile) ask_training(form, session, school);
    if (task == CertifyTask::WithdrawnList) ask_withdrawn_list(form, session);
    if (task == CertifyTask::Certify) ask_certificate(form, session);
    if (task == CertifyTask::SignLog)
        form.fields.push_back(secret("passphrase", tr("The office\u2019s passphrase")));
    if (is_about_sitting(task)) ask_about_sitting(form);
    return form;
}

std::string OfficeSession::output_name() const {
    if (!form) return {};
    const Sitting* sitting = picked_sitting();
    if (form->task == CertifyTask::SaveResults)
        return (results ? results->wanted.exam : "") + "-results";
    if (form->task == CertifyTask::ExamSchedule)
        return fixed("exam-schedule-") + day_of(office->now());
    if (form->task == CertifyTask::TrainingFile)
        return form->value("dealer") + "-" + form->value("game") + "-training";
    if (form->task == CertifyTask::WithdrawnList)
        return form->value("kind") == "wallets" ? "revocations.json" : "withdrawn-certificates.txt";
    if (sitting == nullptr) return "";
    return sitting->id + (form->task == CertifyTask::Slip ? "-result.pdf" : "-transcript.zip");
}

}  // namespace fairdeal
