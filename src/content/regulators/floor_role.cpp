#include "content/regulators/floor_role.h"

#include <algorithm>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

struct RoleWords {
    std::string_view word;
    const char* people;
};
constexpr std::array role_words{RoleWords{"trainee", sentence("trainee")},
                                RoleWords{"dealer", sentence("dealer")},
                                RoleWords{"floorperson", sentence("floorperson")},
                                RoleWords{"pit-manager", sentence("pit manager")},
                                RoleWords{"shift-manager", sentence("shift manager")},
                                RoleWords{"casino-manager", sentence("casino manager")}};

}  // namespace

std::string_view to_text(FloorRole role) {
    return role_words.at(static_cast<std::size_t>(role)).word;
}

std::optional<FloorRole> floor_role_from(std::string_view word) {
    const auto found = std::find_if(role_words.begin(), role_words.end(),
                                    [&](const RoleWords& row) { return row.word == word; });
    if (found == role_words.end()) return std::nullopt;
    return static_cast<FloorRole>(found - role_words.begin());
}

std::string in_words(FloorRole role) {
    return tr(role_words.at(static_cast<std::size_t>(role)).people);
}

}  // namespace fairdeal
