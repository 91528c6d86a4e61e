#include "exam/office/new_person.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

Result<void> must_have_passphrase(const Person& person, std::string_view passphrase) {
    if (!passphrase.empty() || std::none_of(person.roles.begin(), person.roles.end(), is_trusted))
        return {};
    return refused({person.id, 0, 0}, tr("somebody with this role needs their own passphrase"));
}

}  // namespace

Result<void> add_new_person(School& school, const Person& person, std::string_view passphrase,
                            const PassphraseCost& cost) {
    if (auto has = must_have_passphrase(person, passphrase); !has) return has;
    return school.add_person(person, passphrase, cost);
}

Result<void> add_new_person(Office& office, School& school, const SignedIn& who,
                            const Person& person, std::string_view passphrase,
                            const PassphraseCost& cost) {
    if (auto allowed = office.must_be_allowed(who, OfficeRight::ManagePeople); !allowed)
        return allowed;
    if (auto has = must_have_passphrase(person, passphrase); !has) return has;
    Person added = person;
    added.roles = {Role::Trainee};  // until the office gives them the others
    if (auto done = school.add_person(added, passphrase, cost); !done) return done;
    return office.give_roles(who, person.id, person.roles);
}

}  // namespace fairdeal
