#include "exam/given_roles.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace fairdeal {

namespace {

constexpr std::string_view with = "with";

}  // namespace

std::string to_text(const GivenRoles& given) {
    std::string words;
    for (const Role role : given.roles)
        words += (words.empty() ? "" : " ") + std::string(to_text(role));
    return given.passphrase.empty() ? words
                                    : fmt::format("{} {} {}", words, with, given.passphrase);
}

std::optional<GivenRoles> given_roles_from(std::string_view what) {
    GivenRoles given;
    const auto words = split_at(what, ' ');
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == with && i + 2 == words.size()) {
            given.passphrase = words[i + 1];
            break;
        }
        const auto role = role_from(words[i]);
        if (!role) return std::nullopt;
        given.roles.push_back(*role);
    }
    return given;
}

bool is_trusted(Role role) { return role != Role::Trainee; }

std::optional<std::string> why_not(const Person& person, const std::optional<GivenRoles>& given,
                                   std::string_view passphrase) {
    for (const Role role : person.roles) {
        if (!is_trusted(role)) continue;
        const bool was_given = given && std::find(given->roles.begin(), given->roles.end(), role) !=
                                            given->roles.end();
        if (!was_given)
            return fmt::format("this office did not make {} {}: an administrator gives roles",
                               person.id, to_text(role));
        if (!person.has_passphrase) return "somebody with this role needs a passphrase of his own";
        if (given->passphrase != passphrase)
            return fmt::format(
                "the passphrase of {} was not changed at this office: an "
                "administrator gives the roles again",
                person.id);
    }
    return std::nullopt;
}

}  // namespace fairdeal
