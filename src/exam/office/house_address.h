#pragma once
// Where the house is found: its URL and logo, which its certificates name, and under which it
// publishes the status list that wallets read. The office's log has it, as an administrator set it.

#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

struct HouseAddress {
    std::string url;   // is_house_url (ledger/credential.h); empty: the house has none
    std::string logo;  // likewise; empty: none
    friend bool operator==(const HouseAddress&, const HouseAddress&) = default;
};

/// What an event of the kind House says: "https://exams.casino.example -", "- -".
std::string to_text(const HouseAddress& address);
/// Nothing: it says no such thing.
std::optional<HouseAddress> house_address_from(std::string_view what);

}  // namespace fairdeal
