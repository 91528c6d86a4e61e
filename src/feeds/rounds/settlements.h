#pragma once
// What a source says was staked and won, as settlement lines: the platform's claim.

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "base/money.h"
#include "feeds/mapping/mapping.h"
#include "feeds/rounds/refusals.h"

namespace fairdeal {

struct SettledRow {
    std::string verb;             // take, push, pay, return
    std::optional<Money> amount;  // not of a push
};

template <class T>
using OrRefusal = tl::expected<T, FeedRefusal>;

class Settlements {
public:
    explicit Settlements(const Mapping& mapping) : mapping_(mapping) {}

    /// Of a text, or of a list of texts, by the mapping's scale; R3.
    [[nodiscard]] OrRefusal<Money> sum_of(const nlohmann::json& amounts,
                                          bool may_be_lost = false) const;

    /// Of a row `settle`: nothing won takes the stake, the stake alone is a push, less of it is
    /// half or another part taken and the rest returned. A win that is less than nothing where it
    /// has the stake in it, or a loss beyond the stake, is R3.
    [[nodiscard]] OrRefusal<std::vector<SettledRow>> lines_of(const nlohmann::json& row) const;

    /// Of a row `equal`; R7.
    [[nodiscard]] std::optional<FeedRefusal> check_sum(const nlohmann::json& row) const;

private:
    const Mapping& mapping_;
};

}  // namespace fairdeal
