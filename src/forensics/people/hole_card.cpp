#include "forensics/people/hole_card.h"

#include <algorithm>
#include <boost/math/distributions/hypergeometric.hpp>
#include <cmath>

#include "forensics/people/holm.h"

namespace fairdeal {

namespace {

/// The chances of 0, 1, ... decisions that suit the hole card, given the table's sums.
std::vector<double> chances_of(const FourCells& table) {
    const auto number = [](std::int64_t whole) { return static_cast<unsigned>(whole); };
    const boost::math::hypergeometric by_chance(number(table.suits), number(table.acted),
                                                number(table.all));
    const std::int64_t most = std::min(table.acted, table.suits);
    const std::int64_t least = std::max<std::int64_t>(0, table.acted + table.suits - table.all);
    std::vector<double> chances(static_cast<std::size_t>(most) + 1, 0.0);
    for (std::int64_t k = least; k <= most; ++k)
        chances[static_cast<std::size_t>(k)] = boost::math::pdf(by_chance, number(k));
    return chances;
}

std::vector<double> together(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> sums(a.size() + b.size() - 1, 0.0);
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j) sums[i + j] += a[i] * b[j];
    return sums;
}

std::vector<FourCells> tables_of(const std::map<int, FourCells>& by_upcard) {
    std::vector<FourCells> tables;
    for (const auto& [upcard, table] : by_upcard) tables.push_back(table);
    return tables;
}

FourCells sum_of(const std::vector<FourCells>& tables) {
    FourCells sums;
    for (const FourCells& table : tables) {
        sums.acted_suits += table.acted_suits;
        sums.acted += table.acted;
        sums.suits += table.suits;
        sums.all += table.all;
    }
    return sums;
}

/// So few that suit the hole card are no alarm, and need no tail: no sum of independent decisions
/// is within three deviations of its mean less often than once in ten thousand.
bool is_unremarkable(const std::vector<FourCells>& tables) {
    double suit = 0, mean = 0, variance = 0;
    for (const FourCells& table : tables) {
        const auto all = static_cast<double>(table.all);
        const auto acted = static_cast<double>(table.acted);
        const double share = static_cast<double>(table.suits) / all;
        suit += static_cast<double>(table.acted_suits);
        mean += acted * share;
        if (table.all > 1) variance += acted * share * (1 - share) * (all - acted) / (all - 1);
    }
    return suit <= mean + 3 * std::sqrt(variance);
}

}  // namespace

void FourCells::add(const HoleCardAct& act) {
    acted_suits += act.acted && act.suits ? 1 : 0;
    acted += act.acted ? 1 : 0;
    suits += act.suits ? 1 : 0;
    ++all;
}

double fisher_tail(const std::vector<FourCells>& tables) {
    std::vector<double> chances{1};
    std::size_t seen = 0;
    for (const FourCells& table : tables) {
        chances = together(chances, chances_of(table));
        seen += static_cast<std::size_t>(table.acted_suits);
    }
    double tail = 0;
    for (std::size_t k = chances.size(); k-- > seen;) tail += chances[k];
    return std::min(tail, 1.0);
}

void HoleCardWatch::add(const std::string& guest, const HoleCardAct& act, const HandRef& hand) {
    const auto use = static_cast<std::size_t>(act.use);
    GuestActs& known = guests_[guest];
    known.uses.at(use)[act.upcard].add(act);
    if (!act.acted) return;
    if (known.first.at(use).number == 0) known.first.at(use) = hand;
    known.last.at(use) = hand;
    note_hand(known.hands.at(use), hand.number);  // one who has two seats acts twice in a hand
}

std::vector<HoleCardWatch::Suspicion> HoleCardWatch::beyond_chance() const {
    std::vector<Suspicion> guests;
    std::vector<double> chances;
    for (const auto& [name, guest] : guests_) {
        Suspicion likelier{name, HoleCardUse::Insures, {}, 1, {}, {}};
        for (const HoleCardUse use : {HoleCardUse::Insures, HoleCardUse::Stands}) {
            const auto at = static_cast<std::size_t>(use);
            const auto tables = tables_of(guest.uses.at(at));
            if (is_unremarkable(tables)) continue;
            const double chance = std::min(1.0, 2 * fisher_tail(tables));
            if (chance < likelier.chance)
                likelier = {name,
                            use,
                            sum_of(tables),
                            chance,
                            guest.first.at(at),
                            guest.last.at(at),
                            guest.hands.at(at)};
        }
        guests.push_back(likelier);
        chances.push_back(likelier.chance);
    }
    const std::vector<double> corrected = holm_corrected(chances);
    std::vector<Suspicion> found;
    for (std::size_t i = 0; i < guests.size(); ++i) {
        guests[i].chance = corrected[i];
        if (corrected[i] < hole_card_alarm) found.push_back(guests[i]);
    }
    return found;
}

}  // namespace fairdeal
