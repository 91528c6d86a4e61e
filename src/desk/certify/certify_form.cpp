#include "desk/certify/certify_form.h"

#include <fmt/format.h>

#include <algorithm>

#include "desk/certify/office_session.h"
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

std::string name_of(const Person& person) {
    return person.name.empty() ? person.id : called(person) + " (" + person.id + ")";
}

Choices people_who(const School& school, const std::function<bool(const Person&)>& fit) {
    Choices choices;
    for (const Person& person : school.people()) {
        if (fit(person)) choices.emplace_back(person.id, name_of(person));
    }
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
    form.fields.push_back(line("house", "The house, as one word such as casino.example"));
    form.fields.push_back(secret("passphrase", "A passphrase for the office\u2019s keys",
                                 "8 characters or more; examiners are told it"));
    form.fields.push_back(secret("again", "Repeat it"));
    if (known.empty())
        form.fields.push_back(line("name", "The administrator\u2019s name", "You, most likely"));
    else
        form.fields.push_back(choice("by", "The administrator", std::move(known)));
    form.fields.push_back(secret("own", "The administrator\u2019s own passphrase"));
    if (form.field("name") != nullptr) form.fields.push_back(secret("own-again", "Repeat it"));
}

void ask_roles(CertifyForm& form, std::span<const Role> roles) {
    for (const Role role : every_role) {
        const bool on = std::find(roles.begin(), roles.end(), role) != roles.end();
        const std::string word(to_text(role));
        form.fields.push_back(tick(word, capital(word), on));
    }
}

void ask_roles_of(CertifyForm& form, const Person& person) {
    ask_roles(form, person.roles);
    if (person.has_passphrase) return;
    form.fields.push_back(
        secret("own", "A passphrase", "There is none yet: without one nobody signs in"));
    form.fields.push_back(secret("own-again", "Repeat it"));
}

void ask_person(CertifyForm& form) {
    form.fields.push_back(line("name", "Name"));
    form.fields.push_back(line("team", "Team", "Whom one trainer trains"));
    constexpr std::array plain{Role::Trainee};
    ask_roles(form, plain);
    form.fields.push_back(
        secret("own", "Passphrase", "A trainee without one sits exams, but sees no result"));
    form.fields.push_back(secret("own-again", "Repeat it"));
}

void ask_passphrase(CertifyForm& form, bool has_one) {
    if (has_one) form.fields.push_back(secret("now", "Your passphrase now"));
    form.fields.push_back(
        secret("own", "The new one", fmt::format("{} characters or more", shortest_passphrase)));
    form.fields.push_back(secret("own-again", "Repeat it"));
}

void ask_address(CertifyForm& form, const OfficeSession& session) {
    const HouseAddress now = session.office ? session.office->address() : HouseAddress();
    form.fields.push_back(line("url", "Its address", "https://exams.casino.example; empty: none"));
    form.fields.back().value = now.url;
    form.fields.push_back(line("logo", "Its logo", "https://...; empty: none"));
    form.fields.back().value = now.logo;
}

void ask_sitting(CertifyForm& form, const OfficeSession& session, const School& school) {
    Choices exams;
    for (const Blueprint& exam : session.exams) exams.emplace_back(exam.id, exam.title);
    form.fields.push_back(decision(
        "candidate", "Candidate",
        people_who(school, [](const Person& one) { return has_role(one, Role::Trainee); })));
    form.fields.push_back(decision("exam", "Exam", std::move(exams)));
    form.fields.push_back(
        decision("invigilator", "Invigilator", people_who(school, [](const Person& one) {
                     return may(one.roles, OfficeRight::Invigilate);
                 })));
    form.fields.push_back(choice(
        "extra", "More time", {{"0", "None"}, {"25", "25 %"}, {"50", "50 %"}, {"100", "100 %"}}));
    form.fields.push_back(
        choice("letters", "Letters", {{"100", "As usual"}, {"125", "125 %"}, {"150", "150 %"}}));
    form.fields.push_back(
        choice("breaks", "Breaks", {{"0", "None"}, {"1", "1"}, {"2", "2"}, {"3", "3"}}));
    form.fields.push_back(words("accommodation", "If any of these is granted: why",
                                "Else empty. It is recorded, and stands in the transcript."));
    form.fields.push_back(words("exception", "If you train the candidate: why you examine them",
                                "Else empty. It is recorded."));
    form.fields.push_back(words("again", "If the candidate sits this exam again so soon: why",
                                "The same day, or while the result is open to appeal. Else empty. "
                                "It is recorded."));
    form.fields.push_back(secret("passphrase", "The office\u2019s passphrase"));
}

Choices pass_or_fail() { return {{"pass", "Passed"}, {"fail", "Failed"}}; }

Choices papers() { return {{"a4", "A4"}, {"letter", "Letter"}}; }

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
    form.fields.push_back(line("issuer", "The office\u2019s name, as people say it"));
    form.fields.back().value = house_of(session);
    form.fields.push_back(choice("paper", "Paper of the printed one", papers()));
    form.fields.push_back(secret("passphrase", "The office\u2019s passphrase"));
}

void ask_withdrawn_list(CertifyForm& form, const OfficeSession& session) {
    if (session.office && !session.office->address().url.empty())
        form.fields.push_back(choice("kind", "For",
                                     {{"verify", "People and fairdeal verify"},
                                      {"wallets", "Wallets: revocations.json at your address"}}));
    form.fields.push_back(line("next", "The next list is due on",
                               "A day such as 2026-12-31; in 30 days if left empty"));
    form.fields.push_back(secret("passphrase", "The office\u2019s passphrase", "Signs the list"));
}

void ask_training(CertifyForm& form, const OfficeSession& session, const School& school) {
    Choices games;
    for (const Game game : every_game) games.emplace_back(to_text(game), title_of(game));
    form.fields.push_back(
        choice("dealer", "Dealer", people_who(school, [](const Person&) { return true; })));
    if (const Sitting* sitting = session.picked_sitting(); sitting != nullptr)
        form.fields.back().value = sitting->candidate;
    form.fields.push_back(choice("game", "Game", std::move(games)));
    form.fields.push_back(
        choice("kind", "As", {{"both", "PDF and CSV"}, {"pdf", "PDF"}, {"csv", "CSV"}}));
    form.fields.push_back(choice("paper", "Paper", papers()));
}

/// What a task asks that is about the picked sitting; nothing of one that only asks to be done.
void ask_about_sitting(CertifyForm& form) {
    const auto ask = [&](CertifyTask task, std::initializer_list<FormField> fields) {
        if (form.task == task) form.fields.insert(form.fields.end(), fields);
    };
    ask(CertifyTask::Stop, {words("text", "Why it is broken off for good")});
    ask(CertifyTask::TableTest,
        {decision("result", "The practical test at the table", pass_or_fail()),
         line("signed", "Signed by the pit manager", "Name"), words("text", "What was seen")});
    ask(CertifyTask::Appeal, {words("text", "What you object to, and why")});
    ask(CertifyTask::Resolve, {decision("appeal", "The appeal is",
                                        {{"rejected", "Rejected"},
                                         {"void", "Granted: items are void, mark again"},
                                         {"resit", "Granted: the candidate may sit the exam again"},
                                         {"stands", "Granted: the result stands"}}),
                               line("items", "If items are void: their numbers", "3 or 3, 17"),
                               words("text", "The reasons")});
    ask(CertifyTask::Transcript, {secret("passphrase", "The office\u2019s passphrase",
                                         "Signs the log, which proves the transcript")});
    ask(CertifyTask::Acknowledge, {words("text", "What you looked at, and why the result stands")});
    ask(CertifyTask::Withdraw, {decision("reason", "Why", withdrawing_reasons()),
                                words("text", "In your own words", "It is recorded.")});
}

}  // namespace

std::string CertifyForm::value(std::string_view name) const {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const FormField& field) { return field.name == name; });
    if (found == fields.end()) return {};
    if (found->kind == FormFieldKind::Secret) return found->value;
    const auto first = found->value.find_first_not_of(" \t\n");
    if (first == std::string::npos) return {};
    return found->value.substr(first, found->value.find_last_not_of(" \t\n") - first + 1);
}

FormField* CertifyForm::field(std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const FormField& one) { return one.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

std::string who_may(OfficeRight right) {
    std::string words;
    for (const Role role : every_role) {
        if (!may(role, right)) continue;
        const std::string name(to_text(role));
        const bool vowel = std::string("aeiou").find(name.front()) != std::string::npos;
        words += (words.empty() ? "" : " or ") + std::string(vowel ? "an " : "a ") + name;
    }
    return words;
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
        const auto himself = school.person(session.who->id());
        ask_passphrase(form, himself && himself->has_passphrase);
    }
    if (task == CertifyTask::HouseAddress) ask_address(form, session);
    if (task == CertifyTask::TrainingFile) ask_training(form, session, school);
    if (task == CertifyTask::WithdrawnList) ask_withdrawn_list(form, session);
    if (task == CertifyTask::Certify) ask_certificate(form, session);
    if (task == CertifyTask::SignLog)
        form.fields.push_back(secret("passphrase", "The office\u2019s passphrase"));
    if (is_about_sitting(task)) ask_about_sitting(form);
    return form;
}

std::string OfficeSession::output_name() const {
    if (!form) return {};
    const Sitting* sitting = picked_sitting();
    if (form->task == CertifyTask::TrainingFile)
        return form->value("dealer") + "-" + form->value("game") + "-training";
    if (form->task == CertifyTask::WithdrawnList)
        return form->value("kind") == "wallets" ? "revocations.json" : "withdrawn-certificates.txt";
    return sitting == nullptr ? "" : sitting->id + "-transcript.zip";
}

}  // namespace fairdeal
