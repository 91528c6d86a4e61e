#pragma once
// The sample floor's facts in a file, entered now.

#include "base/time/utc_now.h"
#include "duty/duty_file.h"
#include "duty/sample_floor.h"
#include "support/cheap.h"

namespace fairdeal {

inline constexpr const char* floor_passphrase = "long enough";

/// A new file of these facts; hr1 has its account.
inline void write_duty_file(const std::filesystem::path& file, const std::vector<Fact>& facts) {
    auto made = DutyFile::create(file, "casino.example/duty",
                                 {"hr1", floor_passphrase, "hr1", utc_now()}, {}, cheap);
    if (!made) BOOST_FAIL(to_text(made.error().front()));
    const auto added = made->add(facts, "hr1", utc_now());
    if (!added) BOOST_FAIL(to_text(added.error().front()));
}

}  // namespace fairdeal
