#include "forensics/watch/people_watch.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/all_games.h"
#include "rules/settled.h"

namespace fairdeal {

namespace {

double log_odds_of(double chance) {
    return -std::log(std::max(chance, std::numeric_limits<double>::min()));
}

/// Empty: not known.
const std::string& guest_at(const HandRecord& record, int seat) {
    static const std::string nobody;
    for (const auto& [place, guest] : record.header.facts.players)
        if (place == seat) return guest;
    return nobody;
}

std::int64_t wagers_on(const TableState& table) {
    std::int64_t wagers = 0;
    for (const TableSeat& seat : table.seats)
        wagers += static_cast<std::int64_t>(seat.wagers.size());
    return wagers;
}

ShoeFinding told(ShoeFindingKind kind, const HandRef& first, const HandRef& last,
                 std::vector<std::int64_t> hands) {
    ShoeFinding finding;
    finding.hands = std::move(hands);
    finding.kind = kind;
    finding.first = first;
    finding.last = last;
    return finding;
}

ShoeFinding told(const DealerTimes::Overlap& overlap) {
    ShoeFinding finding = told(ShoeFindingKind::TwoTables, overlap.first, overlap.second,
                               {overlap.first.number, overlap.second.number});
    std::sort(finding.hands.begin(), finding.hands.end());
    finding.dealer = overlap.dealer;
    finding.table = overlap.table;
    finding.details = {overlap.other_table};
    finding.found = overlap.shared.count();
    finding.expected = clock_error.count();
    return finding;
}

ShoeFinding told(const OverpaidGuests::Pair& pair) {
    ShoeFinding finding = told(ShoeFindingKind::Overpaid, pair.first, pair.last, pair.hands);
    finding.dealer = pair.dealer;
    finding.player = pair.guest;
    finding.log_odds = log_odds_of(pair.chance);
    finding.found = pair.errors;
    finding.expected = pair.all_errors;
    finding.details = {std::to_string(100 * pair.wagers / pair.all_wagers)};
    return finding;
}

ShoeFinding told(const HoleCardWatch::Suspicion& suspicion) {
    ShoeFinding finding =
        told(ShoeFindingKind::HoleCard, suspicion.first, suspicion.last, suspicion.hands);
    finding.player = suspicion.guest;
    finding.log_odds = log_odds_of(suspicion.chance);
    finding.found = suspicion.sums.acted_suits;
    finding.expected = suspicion.sums.acted;
    finding.details = {suspicion.use == HoleCardUse::Insures ? "insured" : "stood"};
    return finding;
}

ShoeFinding told(const CutDepths::Shift& shift) {
    ShoeFinding finding = told(ShoeFindingKind::CutDepth, shift.first, shift.last, shift.hands);
    finding.dealer = shift.dealer;
    finding.player = shift.guest;
    finding.log_odds = log_odds_of(shift.chance);
    finding.found = std::llround(shift.mean);
    finding.expected = std::llround(shift.others);
    finding.times = shift.shoes;
    return finding;
}

}  // namespace

void PeopleWatch::add(const HandRecord& record, const TableState& table, std::int64_t cards,
                      const HandRef& hand, const Ruling* ruling) {
    add_times(record, table, cards, hand);
    const auto& facts = record.header.facts;
    const Identity& identity = record.header.identity;
    if (!facts.players.empty()) add_guests(record, table, hand, ruling);
    if (!facts.behind || identity.dealer.empty()) return;
    std::string& cut = cut_shoes_[identity.table];
    if (!identity.shoe.empty() && cut != identity.shoe) {
        cut = identity.shoe;
        std::vector<std::string> guests;
        for (const auto& [seat, guest] : facts.players) guests.push_back(guest);
        cuts_.add(identity.dealer, *facts.behind, hand, guests);
    }
}

void PeopleWatch::add_times(const HandRecord& record, const TableState& table, std::int64_t cards,
                            const HandRef& hand) {
    const Identity& identity = record.header.identity;
    const auto at = utc_time_from(identity.at);
    if (!at) return;
    const auto until = utc_time_from(identity.until);
    if (until && !identity.dealer.empty() && !identity.table.empty())
        times_.add(identity.dealer, identity.table, *at, *until, hand);
    if (identity.shoe.empty()) return;
    Stretch& stretch = stretches_[identity.table];
    if (stretch.identity.shoe != identity.shoe || stretch.identity.pack != identity.pack) {
        end_stretch(stretch);
        stretch = {identity, hand, hand, {}, {}};
    }
    stretch.last = hand;
    stretch.hands.push_back(hand.number);
    stretch.pace.add(cards, wagers_on(table), *at, until ? &*until : nullptr);
}

std::optional<ShoeFinding> PeopleWatch::too_fast(const Stretch& stretch) {
    if (!stretch.pace.cannot_be()) return std::nullopt;
    ShoeFinding finding = told(ShoeFindingKind::Pace, stretch.first, stretch.last, stretch.hands);
    finding.pack = stretch.identity.pack;
    finding.table = stretch.identity.table;
    finding.shoe = stretch.identity.shoe;
    finding.found = stretch.pace.took().count();
    finding.expected = stretch.pace.takes().count();
    finding.times = stretch.pace.rounds();
    return finding;
}

void PeopleWatch::end_stretch(const Stretch& stretch) {
    if (auto finding = too_fast(stretch)) too_fast_.push_back(*std::move(finding));
}

void PeopleWatch::add_guests(const HandRecord& record, const TableState& table, const HandRef& hand,
                             const Ruling* ruling) {
    for (const HoleCardAct& act : hole_card_acts(record, table)) {
        const std::string& guest = guest_at(record, act.seat);
        if (!guest.empty()) hole_cards_.add(guest, act, hand);
    }
    if (record.header.identity.dealer.empty()) return;
    if (ruling == nullptr) {
        rule_into(record, ruling_);
        ruling = &ruling_;
    }
    add_errors(record, table, hand, *ruling);
}

void PeopleWatch::add_errors(const HandRecord& record, const TableState& table, const HandRef& hand,
                             const Ruling& ruling) {
    if (!has_settlement(record, ruling)) return;
    std::map<int, std::int64_t> errors;  // by seat
    if (!is_line_for_line(record, ruling)) {
        for (const WagerVerdict& wager : judge(claim_of(record), ruling).discrepancies())
            if (wager.overpaid() > Money{}) ++errors[wager.who.seat];
    }
    for (const TableSeat& seat : table.seats)
        overpaid_.add(record.header.identity.dealer, guest_at(record, seat.seat),
                      static_cast<std::int64_t>(seat.wagers.size()), errors[seat.seat], hand);
}

std::vector<ShoeFinding> PeopleWatch::findings() const {
    std::vector<ShoeFinding> all = too_fast_;
    for (const auto& [table, stretch] : stretches_)
        if (auto finding = too_fast(stretch)) all.push_back(*std::move(finding));
    for (const auto& overlap : times_.overlaps()) all.push_back(told(overlap));
    for (const auto& pair : overpaid_.beyond_chance()) all.push_back(told(pair));
    for (const auto& suspicion : hole_cards_.beyond_chance()) all.push_back(told(suspicion));
    for (const auto& shift : cuts_.beyond_chance()) all.push_back(told(shift));
    return all;
}

}  // namespace fairdeal
