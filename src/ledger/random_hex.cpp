#include "ledger/random_hex.h"

#include <fmt/format.h>
#include <sodium.h>

#include "ledger/bytes.h"

namespace fairdeal {

std::string random_hex(std::size_t bytes) {
    start_sodium();
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i) text += fmt::format("{:02x}", randombytes_uniform(256));
    return text;
}

}  // namespace fairdeal
