#pragma once
// The cards of a round as its rows give them: is one of them there more often than the shoe holds?

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>

namespace fairdeal {

class RoundCards {
public:
    /// Counts an event's cards; the first that is there once more than `decks` times. A card that
    /// cannot be read is not counted, and one that is turned up only where it lay unread.
    std::optional<std::string> one_too_many(const nlohmann::json& event, int decks);

private:
    std::map<std::string, int> seen_;
    std::set<std::string> face_down_;  // who has a known card face down
};

}  // namespace fairdeal
