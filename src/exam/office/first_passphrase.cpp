#include "exam/office/first_passphrase.h"

#include <fmt/format.h>

namespace fairdeal {

std::string no_passphrase_words(const Person& person) {
    std::string roles;
    for (const Role role : person.roles) roles += " " + std::string(to_text(role));
    return fmt::format(
        "{0} has no passphrase and cannot sign in. An administrator gives {0} one under Certify, "
        "People, \u201cChange roles\u201d, or with `fairdeal exam office roles {0}{1} "
        "--new-passphrase-file FILE`. To sit an exam none is needed.",
        person.id, roles);
}

Result<void> give_first_passphrase(Office& office, School& school, const SignedIn& who,
                                   const std::string& id, const std::vector<Role>& roles,
                                   std::string_view passphrase, const PassphraseCost& cost) {
    if (auto allowed = office.must_be_allowed(who, OfficeRight::ManagePeople); !allowed)
        return allowed;
    const auto person = school.person(id);
    if (!person) return refused({id, 0, 0}, "nobody has this id");
    if (person->has_passphrase)
        return refused({id, 0, 0},
                       fmt::format("{0} has a passphrase already: only {0} changes it", id));
    if (passphrase.empty()) return refused({id, 0, 0}, "the new passphrase is empty");
    if (auto set = school.set_passphrase(id, passphrase, cost); !set) return set;
    return office.give_roles(who, id, roles);
}

}  // namespace fairdeal
