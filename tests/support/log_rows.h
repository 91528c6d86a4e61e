#pragma once
// A wager of the log as a person reads it: a second reading, which knows nothing of how hands are
// searched and added up.

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "log/hand_log.h"
#include "rules/verdict_words.h"

namespace fairdeal {

/// One wager, tip or place of a hand, as ruled and as claimed.
struct WagerRow {
    std::string who;         // "2", "2.1"
    std::string wager;       // "super-tie"; "tip", "out", "place"
    std::string standing;    // as Standing says it; "unclaimed"
    std::string ruled;       // "take 5", "push", "nothing"
    std::string claimed;     // likewise; empty where there is no settlement to judge
    Money difference;        // overpaid; negative: underpaid
    std::string clause;      // that decides; empty where nothing was due
    std::string misreading;  // id of the one that explains the claim; empty: none
};

inline WagerRow row_of(const WagerVerdict& verdict, bool judged) {
    WagerRow row;
    row.who = to_text(verdict.who);
    row.wager = name_of(verdict);
    row.ruled = ruled_in_words(verdict);
    row.standing = judged ? to_text(verdict.standing) : "unclaimed";
    if (!verdict.because.empty()) row.clause = verdict.because.front().id;
    if (!judged) return row;
    row.claimed = claimed_in_words(verdict);
    row.difference = difference_of(verdict);
    row.misreading = verdict.misreading.value_or("");
    return row;
}

inline std::vector<WagerRow> wagers_of(const DerivedRows& rows) {
    std::vector<WagerRow> wagers;
    for (const WagerVerdict& verdict : rows.verdicts)
        wagers.push_back(row_of(verdict, rows.is_judged()));
    return wagers;
}

/// Of a stored hand, by its text.
inline std::vector<WagerRow> wagers_of(const HandLog& log, std::int64_t idx,
                                       std::span<const Misreading> misreadings = {}) {
    const std::string text = log.text_of(idx).value();
    return wagers_of(derive(*read_record(text), text, misreadings, ""));
}

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
