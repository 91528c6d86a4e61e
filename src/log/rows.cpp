#include "log/rows.h"

#include <fmt/format.h>

#include "base/time/utc_time.h"
#include "record/irregular/as_played.h"
#include "rules/settled.h"

namespace fairdeal {

namespace {

/// Edition 3 names a tip or place that hangs on a card by the first settlement that it may come to.
bool has_no_name(const WagerVerdict& verdict) {
    return verdict.wager == Wager::None && verdict.hangs_on_a_card &&
           (verdict.may_be.empty() || verdict.may_be.front().empty());
}

void add_up(HandRow& hand, const Verdict& verdict) {
    for (const WagerVerdict& wager : verdict.wagers) {
        const Money difference = difference_of(wager);
        if (difference > Money())
            hand.overpaid += difference;
        else
            hand.underpaid -= difference;
    }
}

HandStanding standing_of(bool judged, const Verdict& verdict) {
    if (!judged) return HandStanding::Unclaimed;
    return verdict.discrepancies().empty() ? HandStanding::Right : HandStanding::Wrong;
}

void rule_rows(DerivedRows& rows, const HandRecord& record,
               std::span<const Misreading> misreadings) {
    thread_local Ruling ruling;  // its memory is used again, hand after hand
    const Claim claim = claim_of(record);
    rule_into(record, ruling);
    const bool judged = has_settlement(record, ruling);
    Verdict verdict =
        claim.empty() ? judge(claim, ruling) : judge(claim, record, ruling, misreadings);
    rows.hand.wagers = static_cast<int>(verdict.wagers.size());
    if (judged) add_up(rows.hand, verdict);
    rows.hand.standing = standing_of(judged, verdict);
    rows.hand.faults = static_cast<int>(ruling.breaches.size());
    rows.hand.complete = ruling.complete;
    rows.verdicts = std::move(verdict.wagers);
}

void mix(std::uint64_t& hash, std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
}

/// What stands after a name of rules, so that a flipped bit in it shows.
std::string check_of(std::string_view name) {
    return fmt::format("-{:04x}", static_cast<std::uint64_t>(fingerprint_of(name)) & 0xffffU);
}

}  // namespace

std::string_view to_text(HandStanding standing) {
    switch (standing) {
        case HandStanding::Right: return "right";
        case HandStanding::Wrong: return "wrong";
        case HandStanding::Unclaimed: return "unclaimed";
        case HandStanding::Unruled: return "unruled";
    }
    throw Fault("invalid standing");
}

std::optional<HandStanding> standing_from(std::string_view word) {
    using enum HandStanding;
    for (const HandStanding standing : {Right, Wrong, Unclaimed, Unruled}) {
        if (to_text(standing) == word) return standing;
    }
    return std::nullopt;
}

bool DerivedRows::is_judged() const { return hand.standing != HandStanding::Unclaimed; }

std::string_view name_of(const WagerVerdict& verdict) {
    if (verdict.wager != Wager::None) return to_text(verdict.wager);
    if (has_no_name(verdict)) return verdict.may_be.empty() ? "undecided" : "nothing";
    return to_text(verdict.verb);
}

Money difference_of(const WagerVerdict& verdict) {
    return verdict.standing == Standing::Right || has_no_name(verdict) ? Money{}
                                                                       : verdict.overpaid();
}

DerivedRows derive(const HandRecord& record, std::string_view text,
                   std::span<const Misreading> misreadings, const std::string& rules) {
    if (went_wrong(record) && !record.laid)
        return derive(must_lie_as_played(record), text, misreadings, rules);
    DerivedRows rows;
    rows.hand.game = record.header.game();
    rows.hand.identity = record.header.identity;
    rows.hand.unit = unit_of(record.header);
    rows.hand.events = static_cast<int>(record.events.size());
    rows.hand.rules = rules;
    rows.hand.standing = HandStanding::Unruled;
    rows.instant = instant_from(rows.hand.identity.at);
    rows.fingerprint = fingerprint_of(text);
    if (rules_of(rows.hand.game) != nullptr) rule_rows(rows, record, misreadings);
    return rows;
}

std::string rules_name(std::span<const Misreading> misreadings) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const Misreading& misreading : misreadings) {
        const ClauseChange& change = misreading.change;
        mix(hash, fmt::format("{} {} {} ", misreading.id,
                              misreading.of_chapter ? "every" : to_text(misreading.game),
                              misreading.clause));
        mix(hash, change.outcome ? to_text(*change.outcome) : "-");
        mix(hash, change.odds ? to_text(*change.odds) : "-");
        mix(hash, fmt::format("{}{}", change.ignored, change.tip_times_stake));
        mix(hash, change.slip ? to_text(*change.slip) : "-");
        mix(hash, change.order ? to_text(*change.order) : "-");
        if (change.option) mix(hash, change.option->first + "=" + change.option->second);
        mix(hash, "\n");
    }
    const std::string name = fmt::format("{}-{:016x}", rows_edition, hash);
    return name + check_of(name);
}

bool is_rules_name(std::string_view name) {
    if (name == rules_before_the_ledger) return true;
    const auto dash = name.rfind('-');
    return dash != std::string_view::npos && check_of(name.substr(0, dash)) == name.substr(dash);
}

std::int64_t fingerprint_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    mix(hash, text);
    return static_cast<std::int64_t>(hash);
}

std::optional<std::int64_t> instant_from(std::string_view text) {
    const auto time = day_or_time_from(text);
    if (!time) return std::nullopt;
    return time->time.time_since_epoch().count();
}

}  // namespace fairdeal
