#include "exam/office/given_roles.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::string_view with = "with", or_word = "or";

/// From Role::Trainer on: those that are trusted.
constexpr std::array not_given{
    sentence("this office did not make {person} trainer: an administrator gives roles"),
    sentence("this office did not make {person} examiner: an administrator gives roles"),
    sentence("this office did not make {person} invigilator: an administrator gives roles"),
    sentence("this office did not make {person} auditor: an administrator gives roles"),
    sentence("this office did not make {person} administrator: an administrator gives roles")};
static_assert(not_given.size() + 1 == role_count);

/// Reads what stands after "with"; false: it is no passphrase's mark, nor two.
bool read_marks(GivenRoles& given, const std::vector<std::string_view>& marks) {
    if (marks.size() != 1 && (marks.size() != 3 || marks[1] != or_word)) return false;
    given.passphrase = marks.front();
    if (marks.size() == 3) given.next = marks.back();
    return !given.passphrase.empty() && (marks.size() == 1 || !given.next.empty());
}

}  // namespace

std::string to_text(const GivenRoles& given) {
    std::string words;
    for (const Role role : given.roles)
        words += (words.empty() ? "" : " ") + std::string(to_text(role));
    if (given.passphrase.empty()) return words;
    words += fmt::format(" {} {}", with, given.passphrase);
    return given.next.empty() ? words : fmt::format("{} {} {}", words, or_word, given.next);
}

std::optional<GivenRoles> given_roles_from(std::string_view what) {
    GivenRoles given;
    const auto words = split_at(what, ' ');
    const auto end = std::find(words.begin(), words.end(), with);
    for (auto word = words.begin(); word != end; ++word) {
        const auto role = role_from(*word);
        if (!role) return std::nullopt;
        given.roles.push_back(*role);
    }
    if (end != words.end() && !read_marks(given, {end + 1, words.end()})) return std::nullopt;
    return given;
}

std::optional<std::string> why_not(const Person& person, const std::optional<GivenRoles>& given,
                                   std::string_view passphrase) {
    for (const Role role : person.roles) {
        if (!is_trusted(role)) continue;
        const bool was_given = given && std::find(given->roles.begin(), given->roles.end(), role) !=
                                            given->roles.end();
        if (!was_given)
            return tr_of(not_given.at(static_cast<std::size_t>(role) - 1), "person"_a = person.id);
        if (!person.has_passphrase) return tr("somebody with this role needs their own passphrase");
        if (given->passphrase != passphrase && (given->next.empty() || given->next != passphrase))
            return tr(
                "the passphrase of {person} was not changed at this office: an "
                "administrator gives the roles again",
                "person"_a = person.id);
    }
    return std::nullopt;
}

}  // namespace fairdeal
