#include "exam/office/first_passphrase.h"

#include "base/translation.h"

namespace fairdeal {

std::string no_passphrase_words(const Person& person) {
    std::string command = fixed("fairdeal exam office roles ") + person.id;
    for (const Role role : person.roles) command += " " + std::string(to_text(role));
    command += fixed(" --new-passphrase-file FILE");
    return tr(
        "{person} has no passphrase and cannot sign in. An administrator gives {person} one under "
        "Certify, People, \u201cChange roles\u201d, or with `{command}`. To sit an exam none is "
        "needed.",
        "person"_a = person.id, "command"_a = command);
}

Result<void> give_first_passphrase(Office& office, School& school, const SignedIn& who,
                                   const std::string& id, const std::vector<Role>& roles,
                                   const FirstPassphrase& first) {
    if (auto allowed = office.must_be_allowed(who, OfficeRight::ManagePeople); !allowed)
        return allowed;
    const auto person = school.person(id);
    if (!person) return refused({id, 0, 0}, tr("nobody has this id"));
    if (person->has_passphrase)
        return refused({id, 0, 0}, tr("{person} has a passphrase already: only {person} changes it",
                                      "person"_a = id));
    if (first.words.empty()) return refused({id, 0, 0}, tr("the new passphrase is empty"));
    if (auto set = school.set_passphrase(id, first.words, first.cost); !set) return set;
    return office.give_roles(who, id, roles);
}

}  // namespace fairdeal
