#pragma once
// A wager's row of the log as a person reads it: a second reading, which knows nothing of how the
// rows are made and searched.

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "log/rows.h"

namespace fairdeal {

inline bool is_wrong_row(const WagerRow& row) {
    return row.standing != "right" && row.standing != "unclaimed" && row.standing != "undecided";
}

/// Any amount in the row, but for nothing at all, is from `least` to `most` (cents).
inline bool says_amount(const WagerRow& row, std::int64_t least, std::int64_t most) {
    std::vector<std::int64_t> cents{std::abs(row.difference.in_cents())};
    for (std::string words : {row.ruled, row.claimed}) {
        for (char& c : words) c = c == ',' ? ' ' : c;
        std::istringstream in(words);
        for (std::string word; in >> word;) {
            if (const auto money = money_from(word)) cents.push_back(money->in_cents());
        }
    }
    return std::any_of(cents.begin(), cents.end(), [&](std::int64_t each) {
        return each != 0 && each >= least && each <= most;
    });
}

}  // namespace fairdeal
