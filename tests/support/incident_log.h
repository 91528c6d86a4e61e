#pragma once
// The hands of published incidents in a new hand log.

#include <filesystem>
#include <vector>

#include "incidents/incident.h"
#include "log/hand_log.h"

namespace fairdeal {

/// The hands of each of these, dealt by the seed, one after the other; at most so many of each (0:
/// all).
inline void log_incidents(const std::filesystem::path& file,
                          const std::vector<std::string_view>& names, std::uint64_t seed,
                          std::size_t most = 0) {
    std::filesystem::remove(file);
    HandLog log = HandLog::open_or_create(file, {}).value();
    HandLog::Batch batch(log);
    for (const std::string_view name : names) {
        const Incident* incident = find_incident(name);
        if (incident == nullptr) throw Fault("no incident " + std::string(name));
        std::vector<HandRecord> hands = deal_incident(*incident, seed);
        if (most > 0 && hands.size() > most)
            hands.erase(hands.begin() + static_cast<std::ptrdiff_t>(most), hands.end());
        for (HandRecord& hand : hands) {
            // Tables of different incidents have one name; their packs must not.
            hand.header.identity.pack = std::string(name) + "-" + hand.header.identity.pack;
            batch.add(hand);
        }
    }
    batch.commit();
}

}  // namespace fairdeal
