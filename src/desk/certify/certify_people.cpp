#include "desk/certify/certify_people.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/office/first_passphrase.h"
#include "exam/office/new_person.h"
#include "ledger/passphrase.h"
#include "words/words.h"

namespace fairdeal {

namespace {

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
Result<std::string> add_person(OfficeSession& session, const CertifyForm& form,
                               std::vector<Role> roles) {
    if (form.value("name").empty()) return refused({}, tr("A name is missing."));
    School& school = *session.school();
    Person person;
    person.name = form.value("name");
    person.id = free_id(school, person.name);
    person.team = form.value("team");
    person.since = session.in_school.clock.now();
    person.roles = std::move(roles);
    const std::string own = form.value("own");
    const auto added = session.office
                           ? add_new_person(*session.office, school, *session.who, person, own,
                                            session.passphrase_cost)
                           : add_new_person(school, person, own, session.passphrase_cost);
    if (!added) return tl::make_unexpected(added.error());
    return person.id;
}

}  // namespace

std::string house_in_keys(const CertifyForm& form) {
    std::string name = form.value("house");
    std::ranges::replace(name, ' ', '-');
    return name;
}

Result<std::string> make_office(OfficeSession& session, const CertifyForm& form) {
    School& school = *session.school();
    if (const auto why = why_too_short(form.value("passphrase")))
        return refused({}, as_sentence(*why));
    std::string by = form.value("by");
    if (by.empty()) {
        auto added = add_person(session, form, {Role::Administrator});
        if (!added) return added;
        by = *added;
    } else if (!school.opens(by, form.value("own"))) {
        return refused({}, tr("The administrator\u2019s passphrase is wrong."));
    }
    auto made =
        Office::create(session.folder, school, session.clock,
                       {house_in_keys(form), form.value("passphrase"), session.key_cost}, by);
    if (!made) return tl::make_unexpected(std::move(made.error()));
    session.office = std::make_unique<Office>(*std::move(made));
    session.picked_person = by;
    session.passphrase = form.value("own");
    session.sign_in();
    return tr("The office is made. Give people their roles next.");
}

Result<std::string> new_person(OfficeSession& session, const CertifyForm& form) {
    const auto roles = roles_ticked(form);
    if (roles.empty()) return refused({}, tr("Somebody without a role can do nothing here."));
    auto id = add_person(session, form, roles);
    if (!id) return id;
    return tr("{name} is added, with the id {id}.", "name"_a = form.value("name"), "id"_a = *id);
}

Result<std::string> give_roles(OfficeSession& session, const CertifyForm& form) {
    const std::string own = form.value("own");
    const auto roles = roles_ticked(form);
    auto given =
        own.empty()
            ? session.office->give_roles(*session.who, session.picked_person, roles)
            : give_first_passphrase(*session.office, *session.school(), *session.who,
                                    session.picked_person, roles, {own, session.passphrase_cost});
    if (!given) return tl::make_unexpected(std::move(given.error()));
    return tr("The roles of {id} are changed.", "id"_a = session.picked_person);
}

/// The passphrase that they have is asked for again: somebody may have left the desk signed in.
Result<std::string> change_passphrase(OfficeSession& session, const CertifyForm& form) {
    auto renewed = session.office->sign_in(session.who->id(), form.value("now"));
    if (!renewed) return tl::make_unexpected(std::move(renewed.error()));
    session.who = *std::move(renewed);
    auto changed =
        session.office->change_passphrase(*session.who, form.value("own"), session.passphrase_cost);
    if (!changed) return tl::make_unexpected(std::move(changed.error()));
    return tr("Your passphrase is changed.");
}

Result<std::string> set_house_address(OfficeSession& session, const CertifyForm& form) {
    const HouseAddress address{form.value("url"), form.value("logo")};
    const auto set = session.office->set_address(*session.who, address);
    if (!set) return tl::make_unexpected(set.error());
    return address.url.empty()
               ? tr("The house has no address now.")
               : tr("The house\u2019s address is {address} now.", "address"_a = address.url);
}

}  // namespace fairdeal
