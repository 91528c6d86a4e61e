#include "rules/order.h"

#include <algorithm>

namespace fairdeal {

namespace {

bool is_about_one_thing(const Line& line, const ClaimedLine& claimed) {
    return line.who == claimed.who && line.wager == claimed.wager && line.verb == claimed.verb &&
           line.place == claimed.place;
}

/// For each line of a claim a line of the ruling, by index, or none.
using Made = std::vector<std::optional<std::size_t>>;

/// For each line of the claim the line of the ruling that it makes, each line once: the one with
/// its very sum, else the first that is left. What was corrected came in no order.
Made lines_made(const Claim& claim, const Ruling& ruling) {
    Made made(claim.size());
    std::vector<bool> taken(ruling.lines.size());
    for (const bool same_sum : {true, false}) {
        for (std::size_t c = 0; c < claim.size(); ++c) {
            if (claim[c].corrected) continue;
            for (std::size_t l = 0; l < ruling.lines.size() && !made[c]; ++l) {
                const Line& line = ruling.lines[l];
                const bool sums_agree =
                    line.verb == Verb::Push || line.amount == claim[c].amount || !same_sum;
                if (taken[l] || !sums_agree || !is_about_one_thing(line, claim[c])) continue;
                made[c] = l;
                taken[l] = true;
            }
        }
    }
    return made;
}

/// What each wager got, in order of first mention.
using Paid = std::vector<OwedPayment>;

void add_to(Paid& paid, Who who, Wager wager, Money amount) {
    for (OwedPayment& payment : paid) {
        if (payment.who != who || payment.wager != wager) continue;
        payment.amount += amount;
        return;
    }
    paid.push_back({who, wager, amount});
}

Money paid_to(const Paid& paid, Who who, Wager wager) {
    for (const OwedPayment& payment : paid) {
        if (payment.who == who && payment.wager == wager) return payment.amount;
    }
    return {};
}

/// What is owed, as the claim would have it: first what it pays, in its order, then the rest.
std::vector<OwedPayment> owed_in_order_of(const Claim& claim, const ShortBank& bank) {
    std::vector<OwedPayment> rest = bank.owed;
    std::vector<OwedPayment> ordered;
    for (const ClaimedLine& claimed : claim) {
        if (claimed.verb != Verb::Pay) continue;
        const auto due = std::find_if(rest.begin(), rest.end(), [&](const OwedPayment& owed) {
            return owed.who == claimed.who && owed.wager == claimed.wager;
        });
        if (due == rest.end()) continue;
        ordered.push_back(*due);
        rest.erase(due);
    }
    ordered.insert(ordered.end(), rest.begin(), rest.end());
    return ordered;
}

/// The first broken pair of the claim; with `pays_only` among its payments.
std::optional<BrokenPair> first_broken(const Made& made, const Ruling& ruling, bool pays_only) {
    const auto counts = [&](std::size_t line) {
        return made[line] && (!pays_only || ruling.lines[*made[line]].verb == Verb::Pay);
    };
    for (std::size_t early = 0; early < made.size(); ++early) {
        if (!counts(early)) continue;
        std::optional<BrokenPair> broken;
        for (std::size_t late = early + 1; late < made.size(); ++late) {
            if (!counts(late) || (broken && *made[late] > broken->first)) continue;
            if (const auto clause = ruling.puts_before(*made[late], *made[early]))
                broken = BrokenPair{*made[late], *made[early], *clause};
        }
        if (broken) return broken;
    }
    return std::nullopt;
}

}  // namespace

std::optional<BrokenPair> first_broken_pair(const Claim& claim, const Ruling& ruling) {
    const bool is_short = ruling.short_bank.is_short;
    const bool any_order =
        is_short || std::any_of(ruling.lines.begin(), ruling.lines.end(),
                                [](const Line& line) { return line.is_urgent(); });
    if (!any_order) return std::nullopt;
    const auto made = lines_made(claim, ruling);
    if (is_short) {
        if (const auto of_pays = first_broken(made, ruling, true)) return of_pays;
    }
    return first_broken(made, ruling, false);
}

std::vector<WentShort> who_went_short(const Claim& claim, const Ruling& ruling) {
    Paid paid;
    Money left = ruling.short_bank.bank;
    for (const OwedPayment& owed : owed_in_order_of(claim, ruling.short_bank)) {
        const bool reaches = left >= owed.amount;
        if (!reaches && !ruling.short_bank.pays_in_part) continue;
        const Money amount = reaches ? owed.amount : left;
        add_to(paid, owed.who, owed.wager, amount);
        left -= amount;
    }
    Paid due;
    for (const Line& line : ruling.lines) {
        if (line.verb == Verb::Pay) add_to(due, line.who, line.wager, line.amount);
    }
    std::vector<WentShort> went_short;
    for (const OwedPayment& payment : due) {
        const Money got = paid_to(paid, payment.who, payment.wager);
        if (got < payment.amount)
            went_short.push_back({payment.who, payment.wager, payment.amount - got});
    }
    return went_short;
}

}  // namespace fairdeal
