#include "school/school_trainer.h"

#include <algorithm>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

bool has_administrator(const School& school) {
    const auto people = school.people();
    return std::any_of(people.begin(), people.end(),
                       [](const Person& one) { return has_role(one, Role::Administrator); });
}

std::string administrator_named(const School& school, const std::string& typed) {
    for (const Person& person : school.people()) {
        const bool is_meant = person.name == typed || small(person.id) == small(typed);
        if (is_meant && has_role(person, Role::Administrator)) return person.id;
    }
    return typed;
}

Result<void> must_be_administrator(const School& school, const std::string& id,
                                   std::string_view passphrase) {
    const Place here{id, 0, 0};
    if (!has_administrator(school))
        return refused(
            here, tr("this school has no administrator, who alone says who trains others: make one "
                     "with 'fairdeal exam office add ID --role administrator'"));
    const auto person = school.person(id);
    const bool is_one = person && has_role(*person, Role::Administrator);
    if (!is_one || !person->has_passphrase || !school.opens(id, passphrase))
        return refused(here, tr("no administrator has this user ID and passphrase"));
    return {};
}

Result<void> appoint_trainer(School& school, const TrainerRequest& request) {
    auto allowed = must_be_administrator(school, request.administrator, request.passphrase);
    if (!allowed) return allowed;
    const auto person = school.person(request.person);
    if (!person) return refused({request.person, 0, 0}, tr("nobody has this id"));
    auto roles = person->roles;
    std::erase(roles, Role::Trainer);
    if (request.trains) roles.push_back(Role::Trainer);
    if (roles.empty()) roles.push_back(Role::Trainee);
    return school.give_roles(request.person, roles);
}

}  // namespace fairdeal
