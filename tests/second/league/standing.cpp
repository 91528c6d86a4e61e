#include "league/standing.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace second::league {
namespace {

/// Players level after the hand are called off one by one: a player whose pile before the hand was
/// larger than any other's takes the best place left, else the one furthest off takes the worst.
std::vector<int> call_off(std::vector<Pile> level) {
    std::vector<int> best, worst;
    while (!level.empty()) {
        const auto largest =
            std::max_element(level.begin(), level.end(),
                             [](const Pile& a, const Pile& b) { return a.before < b.before; });
        const auto as_large = std::count_if(level.begin(), level.end(), [&](const Pile& one) {
            return one.before == largest->before;
        });
        const auto furthest =
            std::max_element(level.begin(), level.end(),
                             [](const Pile& a, const Pile& b) { return a.distance < b.distance; });
        (as_large == 1 ? best : worst).push_back((as_large == 1 ? largest : furthest)->seat);
        level.erase(as_large == 1 ? largest : furthest);
    }
    best.insert(best.end(), worst.rbegin(), worst.rend());
    return best;
}

/// The seats that leave, besides those without chips.
std::set<int> lowest(const std::vector<Pile>& piles, const std::vector<int>& order,
                     const House& house) {
    Cents least = 0;
    for (const Pile& pile : piles) {
        if (pile.after > 0 && (least == 0 || pile.after < least)) least = pile.after;
    }
    std::vector<int> level;  // best first
    for (const int seat : order) {
        for (const Pile& pile : piles) {
            if (pile.seat == seat && pile.after == least) level.push_back(seat);
        }
    }
    const bool only_one = level.size() <= 2 || house.tied_out == TiedOut::One;
    const auto stay = only_one ? level.size() - 1 : house.tied_out == TiedOut::AllButOne ? 1U : 0U;
    return {level.begin() + static_cast<std::ptrdiff_t>(stay), level.end()};
}

}  // namespace

int distance_of(int seat, const Felt& felt) {
    const int steps = (seat - felt.start + nine_seats) % nine_seats;
    return steps == 0 && felt.house.starter_is_last ? nine_seats : steps;
}

std::vector<int> ranked(std::vector<Pile> piles, bool largest_must_be_alone) {
    std::sort(piles.begin(), piles.end(), [](const Pile& a, const Pile& b) {
        return std::tuple{-a.after, -a.before, a.distance} <
               std::tuple{-b.after, -b.before, b.distance};
    });
    std::vector<int> order;
    for (auto from = piles.begin(); from != piles.end();) {
        const auto to = std::find_if(from, piles.end(),
                                     [&](const Pile& one) { return one.after != from->after; });
        if (largest_must_be_alone) {
            const std::vector<int> level = call_off({from, to});
            order.insert(order.end(), level.begin(), level.end());
        } else {
            for (auto one = from; one != to; ++one) order.push_back(one->seat);
        }
        from = to;
    }
    return order;
}

std::vector<Placing> placings(const std::vector<Pile>& piles, const Felt& felt) {
    const std::vector<int> order = ranked(piles, felt.house.largest_must_be_alone);
    std::set<int> out;
    for (const Pile& pile : piles) {
        if (pile.after == 0) out.insert(pile.seat);
    }
    const bool enough = !out.empty() && felt.house.bust_is_enough;
    const bool some_stay = piles.size() > out.size() + 1;
    if (felt.elimination && !felt.last_hand && !enough && some_stay) {
        out.merge(lowest(piles, order, felt.house));
    }
    const bool ends = felt.last_hand || (!out.empty() && piles.size() <= out.size() + 1);
    std::vector<Placing> lines;
    for (std::size_t i = order.size(); i-- > 0;) {
        const bool leaves = out.contains(order[i]);
        if (leaves || ends) lines.push_back({order[i], static_cast<int>(i) + 1, leaves});
    }
    return lines;
}

}  // namespace second::league
