#pragma once
// A passphrase is never kept: only what Argon2id makes of it, as the usual text
// ("$argon2id$v=19$m=65536,t=2,p=1$salt$hash"), from which nobody can tell it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

/// Of a person as of a key file, in bytes: a letter that is not ASCII counts as two or more.
constexpr std::size_t shortest_passphrase = 8;
/// "the passphrase has fewer than 8 characters"; nothing: it is long enough.
std::optional<std::string> why_too_short(std::string_view passphrase);

/// What one try costs: passes, and bytes of memory.
struct PassphraseCost {
    std::uint64_t passes = 2;
    std::size_t memory = 64U << 20U;
    friend bool operator==(const PassphraseCost&, const PassphraseCost&) = default;
};

/// With a new salt each time. Throws Fault where there is not the memory.
std::string sealed_passphrase(std::string_view passphrase, const PassphraseCost& cost = {});

/// Whether it is the passphrase of such a text. False also of a text that is none, or that asks for
/// more than 16 passes or a GiB: a file from elsewhere shall not stop the machine.
bool opens_sealed(std::string_view sealed, std::string_view passphrase);

}  // namespace fairdeal
