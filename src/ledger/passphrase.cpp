#include "ledger/passphrase.h"

#include <sodium.h>

#include <array>

#include "base/problem.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/bytes.h"

namespace fairdeal {

namespace {

constexpr std::int64_t most_verifier_passes = 16;
constexpr std::int64_t most_kib = 1 << 20;
constexpr std::int64_t most_verifier_work = std::int64_t{4}
                                            << 20;  // passes times KiB: some seconds

/// The number after `name` in "m=65536,t=2,p=1".
std::optional<std::int64_t> cost_in(std::string_view costs, std::string_view name,
                                    std::int64_t most) {
    for (const std::string_view cost : split_at(costs, ',')) {
        if (cost.starts_with(name)) return whole_number_from(cost.substr(name.size()), most);
    }
    return std::nullopt;
}

bool is_affordable(std::string_view sealed) {
    if (sealed.size() >= crypto_pwhash_STRBYTES) return false;
    const auto parts = split_at(sealed, '$');
    if (parts.size() != 6 || !parts[0].empty() || parts[1] != "argon2id") return false;
    const auto memory = cost_in(parts[3], "m=", most_kib);
    const auto passes = cost_in(parts[3], "t=", most_verifier_passes);
    return memory && passes && *memory * *passes <= most_verifier_work &&
           cost_in(parts[3], "p=", 1);
}

}  // namespace

std::optional<std::string> why_too_short(std::string_view passphrase) {
    if (passphrase.size() >= shortest_passphrase) return std::nullopt;
    return tr_n("the passphrase has fewer than {count} character",
                "the passphrase has fewer than {count} characters", shortest_passphrase);
}

std::string sealed_passphrase(std::string_view passphrase, const PassphraseCost& cost) {
    start_sodium();
    std::array<char, crypto_pwhash_STRBYTES> sealed{};
    if (crypto_pwhash_str_alg(sealed.data(), passphrase.data(), passphrase.size(), cost.passes,
                              cost.memory, crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw Fault("no memory to seal a passphrase");
    return sealed.data();
}

bool opens_sealed(std::string_view sealed, std::string_view passphrase) {
    if (!is_affordable(sealed)) return false;
    start_sodium();
    std::array<char, crypto_pwhash_STRBYTES> text{};
    sealed.copy(text.data(), text.size() - 1);
    return crypto_pwhash_str_verify(text.data(), passphrase.data(), passphrase.size()) == 0;
}

}  // namespace fairdeal
