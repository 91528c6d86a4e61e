// The form of a new profile: what it takes, said before it is made, and what is still missing.

#include "base/text.h"
#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "ledger/passphrase.h"
#include "school/names.h"
#include "school/school_trainer.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string name_problem(const NewProfile& form) {
    if (form.name.size() > longest_name) return tr("The name is too long.");
    return form.pressed && form.name.empty() && form.id.empty() ? tr("Type a name.") : "";
}

/// Others' results can be seen with it, or it says who may: then it has to be there.
std::string passphrase_problem(const NewProfile& form, bool needed) {
    if (form.passphrase.empty())
        return form.pressed && needed ? tr("Choose a passphrase.") : std::string();
    const auto too_short = why_too_short(form.passphrase);
    return form.pressed && too_short ? as_sentence(*too_short) : "";
}

std::string story_of(const NewProfile& form, bool first) {
    if (first)
        return tr(
            "The first profile on this machine is also the school\u2019s administrator, who says "
            "who "
            "trains others. It needs a name and a passphrase.");
    return form.trainer ? tr("It needs a name, a passphrase, and an administrator who signs.")
                        : tr("It needs a name. With a passphrase nobody else can open it.");
}

/// Who says that somebody trains others.
void add_administrator(NewProfileScreen& screen, const NewProfile& form) {
    const bool unsigned_yet = form.pressed && screen.asks_administrator;
    screen.administrator = {tr("Administrator\u2019s name or user ID"), form.administrator,
                            tr("An administrator says who trains others"),
                            unsigned_yet && form.administrator.empty()
                                ? tr("Type the administrator\u2019s name or user ID.")
                                : "",
                            false};
    screen.administrator_passphrase = {
        tr("Administrator\u2019s passphrase"), form.administrator_passphrase, "",
        !form.refused.empty() || !unsigned_yet || !form.administrator_passphrase.empty()
            ? form.refused
            : tr("The administrator types their passphrase."),
        true};
}

NewProfileScreen form_screen(const NewProfile& form, bool first) {
    const bool needs_passphrase = first || form.trainer;
    const std::string length = tr("{number} characters or more", "number"_a = shortest_passphrase);
    NewProfileScreen screen;
    screen.story = story_of(form, first);
    screen.name = {tr("Name"), form.name,
                   tr("Shown on this machine only; it can be erased at any time"),
                   name_problem(form), false};
    screen.id = {tr("Staff number or short id"), form.id,
                 tr("Stays in every answer. Left empty, it is made from the name"),
                 form.id.empty() || is_person_id(form.id)
                     ? ""
                     : tr("Use letters from a to z, digits, hyphens and dots, no spaces."),
                 false};
    screen.passphrase = {needs_passphrase ? tr("Passphrase") : tr("Passphrase (optional)"),
                         form.passphrase, length + ". " + tr("It cannot be recovered"),
                         passphrase_problem(form, needs_passphrase), true};
    screen.again = {tr("Passphrase again"), form.again, tr("Typed a second time"),
                    form.pressed && form.again != form.passphrase ? tr("The two differ.") : "",
                    true};
    screen.team = {tr("Team (optional)"), form.team,
                   tr("The people a trainer sees together, such as Evening"), "", false};
    screen.trainer_label = tr("I train others");
    screen.trainer_hint = tr("A trainer sees what every trainee has answered");
    screen.trainer = form.trainer;
    screen.asks_administrator = form.trainer && !first;
    add_administrator(screen, form);
    for (const ProfileField& field : profile_fields) {
        const std::string& problem = (screen.*field.shown).problem;
        if (screen.problem.empty()) screen.problem = problem;
    }
    if (screen.problem.empty()) screen.problem = screen.id.problem;
    return screen;
}

bool is_first_profile(const SchoolSession& session) {
    try {
        return session.school && session.school->people().empty();
    } catch (const StoreError&) {
        return false;  // what is wrong is said where the profiles are listed
    }
}

/// Why nobody can sign for a trainer; empty: somebody can.
std::string why_unsigned(const SchoolSession& session) {
    try {
        if (!session.school || has_administrator(*session.school)) return "";
        const auto said = must_be_administrator(*session.school, "", "");
        return said ? "" : as_sentence(said.error().front().what);
    } catch (const StoreError&) {
        return "";  // likewise
    }
}

}  // namespace

std::optional<NewProfileScreen> profile_form(const SchoolSession& session) {
    if (!session.form) return std::nullopt;
    NewProfileScreen screen = form_screen(*session.form, is_first_profile(session));
    if (!session.form->pressed || !screen.asks_administrator) return screen;
    if (const std::string why = why_unsigned(session); !why.empty())
        screen.problem = screen.administrator.problem = why;
    return screen;
}

}  // namespace fairdeal
