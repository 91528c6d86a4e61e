#include "games/league/tournament/sudden_death.h"

#include <algorithm>

#include "games/league/clauses.h"
#include "games/league/play.h"

namespace fairdeal::ibl {

namespace {

class SuddenDeath {
public:
    SuddenDeath(Contenders tied, int start, const Sheet& sheet)
        : tied_(std::move(tied)), start_(start), sheet_(sheet) {}

    Ranking ranked() {
        const bool by_unique = sheet_.house.three_way == ThreeWay::UniqueLargest;
        Ranking all = by_unique ? by_unique_largest() : step_by_step();
        if (all.size() < 2) return all;
        for (Ranked& one : all) {
            if (cites(one.because, sd_3)) cite(one.because, starting_chips);
            if (cites(one.because, sd_4) && starter_is_beside(one.who, by_unique))
                cite(one.because, distance_of_starter);
            if (all.size() > 2) cite(one.because, three_way_tie);
        }
        return all;
    }

private:
    /// AMB-IBL-05: the starting player is nearest, or a full lap away.
    [[nodiscard]] int distance(const Contender& who) const {
        const int places = clockwise_from(start_, who.seat);
        const bool full_lap = sheet_.house.starter_distance == StarterDistance::FullLap;
        return places == 0 && full_lap ? highest_seat : places;
    }

    /// The starting player is among those whose seats are compared with this one's.
    [[nodiscard]] bool starter_is_beside(const Contender& who, bool all_of_them) const {
        return std::any_of(tied_.begin(), tied_.end(), [&](const Contender& other) {
            return other.seat == start_ && (all_of_them || !started_apart(other, who));
        });
    }

    /// IBL-SD-3 decides between the two: nothing if they started alike.
    [[nodiscard]] bool started_apart(const Contender& a, const Contender& b) const {
        return sheet_.knows(sd_3) && a.started_with != b.started_with;
    }
    [[nodiscard]] bool started_better(const Contender& a, const Contender& b) const {
        return sheet_.is_reversed(sd_3) ? a.started_with < b.started_with
                                        : a.started_with > b.started_with;
    }
    /// IBL-SD-4: the furthest goes out. Who has forgotten it goes by the numbers of the seats.
    [[nodiscard]] bool sits_better(const Contender& a, const Contender& b) const {
        if (!sheet_.knows(sd_4)) return a.seat < b.seat;
        return sheet_.is_reversed(sd_4) ? distance(a) > distance(b) : distance(a) < distance(b);
    }

    // --- AMB-IBL-03, step by step: the seats decide only among equal starting chips

    [[nodiscard]] ClauseId test_between(const Contender& a, const Contender& b) const {
        return started_apart(a, b) ? sd_3 : sd_4;
    }

    [[nodiscard]] Ranking step_by_step() {
        std::sort(tied_.begin(), tied_.end(), [&](const Contender& a, const Contender& b) {
            return started_apart(a, b) ? started_better(a, b) : sits_better(a, b);
        });
        Ranking all;
        for (const Contender& who : tied_) all.push_back({who, {}});
        for (std::size_t i = 1; i < all.size(); ++i) {
            const ClauseId test = test_between(all[i - 1].who, all[i].who);
            cite(all[i - 1].because, test);
            cite(all[i].because, test);
        }
        return all;
    }

    // --- read the other way: one unique largest goes through, else the furthest of them all goes

    /// The one that IBL-SD-3 lets through, or the end.
    [[nodiscard]] Contenders::iterator unique_largest(Contenders& left) const {
        const auto best =
            std::min_element(left.begin(), left.end(),
                             [&](const auto& a, const auto& b) { return started_better(a, b); });
        const auto as_many = std::count_if(left.begin(), left.end(), [&](const Contender& who) {
            return !started_apart(who, *best);
        });
        return as_many == 1 ? best : left.end();
    }

    [[nodiscard]] Ranking by_unique_largest() const {
        Ranking through;
        Ranking out;  // worst first
        ClauseId test = sd_4;
        Contenders left = tied_;
        while (left.size() > 1) {
            auto next = unique_largest(left);
            test = next == left.end() ? sd_4 : sd_3;
            if (test == sd_4) {
                next = std::max_element(
                    left.begin(), left.end(),
                    [&](const auto& a, const auto& b) { return sits_better(a, b); });
            }
            (test == sd_3 ? through : out).push_back({*next, {test}});
            left.erase(next);
        }
        for (const Contender& last : left) through.push_back({last, {test}});
        through.insert(through.end(), out.rbegin(), out.rend());
        return through;
    }

    Contenders tied_;
    int start_;
    const Sheet& sheet_;
};

}  // namespace

Ranking sudden_death(Contenders tied, int start, const Sheet& sheet) {
    if (tied.size() == 1) return {{tied.front(), {}}};
    return SuddenDeath(std::move(tied), start, sheet).ranked();
}

void cite(Clauses& because, ClauseId clause) {
    if (!full(because) && !cites(because, clause)) because.push_back(clause);
}

}  // namespace fairdeal::ibl
