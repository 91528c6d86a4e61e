#pragma once
// Which certificates a house has withdrawn, as wallets read it: a signed list of bits, one for each
// certificate, that the house publishes at its URL (W3C Bitstring Status List v1.0). `fairdeal
// verify` takes it as well as the list for people (revocation.h).

#include "base/time/utc_time.h"
#include "ledger/key.h"

namespace fairdeal {

constexpr std::uint32_t least_statuses = 131072;    // that the standard allows: 16 KiB
constexpr std::uint32_t most_statuses = 1U << 24U;  // 2 MiB; a longer list is not read
constexpr std::size_t longest_status_list = 65536;  // bytes of the signed document

struct StatusList {
    std::string house;  // its URL: is_house_url
    Hash issuer_key{};
    UtcTime made, next_update;             // whole seconds; from `next_update` on it is too old
    std::vector<std::uint32_t> withdrawn;  // places, ascending, none twice
    std::uint32_t size = least_statuses;   // of the list, in bits: a multiple of 8
    [[nodiscard]] bool is_withdrawn(std::uint32_t place) const;
    friend bool operator==(const StatusList&, const StatusList&) = default;
};

/// The list as a signed document. Its key is put right, and its size so that every place fits; ask
/// for as many as the house has issued certificates, for a wallet looks each of them up. Refused:
/// no URL, times that are none or in the wrong order, a place too large, more than a document
/// holds.
Result<std::string> signed_status_list(StatusList list, const SigningKey& key);

/// Whether these bytes are such a list at all, signed or not.
bool is_status_list(std::string_view bytes);

/// The list in a document that this key signed. Reads strictly: nothing may be in it that
/// signed_status_list() does not write. A packed list that unpacks to more than most_statuses is
/// refused before it is.
Result<StatusList> open_status_list(std::string_view bytes, const Hash& key);

}  // namespace fairdeal
