#pragma once
// What somebody is at the tables, from the lowest to the highest: who may judge a table test, who
// may look after tables.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

enum class FloorRole : std::uint8_t {
    Trainee,
    Dealer,
    Floorperson,
    PitManager,
    ShiftManager,
    CasinoManager
};
/// "trainee", "dealer", "floorperson", "pit-manager", "shift-manager", "casino-manager".
std::string_view to_text(FloorRole role);
std::optional<FloorRole> floor_role_from(std::string_view word);
/// For people: "pit manager".
std::string in_words(FloorRole role);

}  // namespace fairdeal
