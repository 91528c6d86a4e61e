#include "games/league/tournament/sudden_death.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/clauses.h"
#include "games/league/play.h"

namespace fairdeal::ibl {

namespace {

bool one_started_with_more(const Tied& tied) { return tied.one_started_with_more; }
bool one_started_with_most(const Tied& tied) { return tied.one_started_with_most; }

// clang-format off
constexpr Where step_by_step{Option::ThreeWay, ThreeWay::StepByStep};
constexpr Where unique_largest{Option::ThreeWay, ThreeWay::UniqueLargest};

constexpr Row<Tied, Test> sudden_death_rows[] = {  // the first that holds rules
    {sd_3, sentence("one of two players had more chips at the start of the hand"), one_started_with_more,
           Test::StartingChips, {}, step_by_step},
    {sd_3, sentence("one player had more chips at the start of the hand than all others who are tied"),
           one_started_with_most, Test::StartingChips, {}, unique_largest},
    {sd_4, sentence("the chips at the start of the hand do not decide it"), otherwise, Test::Seats}};
// clang-format on

class SuddenDeath {
public:
    SuddenDeath(Contenders tied, int start, const Sheet& sheet)
        : tied_(std::move(tied)), start_(start), sheet_(sheet) {}

    Ranking ranked() {
        const bool by_unique = sheet_.house.three_way == ThreeWay::UniqueLargest;
        Ranking all = by_unique ? by_unique_largest() : by_steps();
        if (all.size() < 2 || !sheet_.wants_reasons()) return all;
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
            return other.seat == start_ && (all_of_them || between(other, who).then == Test::Seats);
        });
    }

    [[nodiscard]] const Row<Tied, Test>& test_of(Tied tied) const {
        return first_row(sudden_death_section, tied, sheet_);
    }
    [[nodiscard]] const Row<Tied, Test>& between(const Contender& a, const Contender& b) const {
        return test_of({.one_started_with_more = a.started_with != b.started_with});
    }

    /// IBL-SD-3.
    [[nodiscard]] bool started_better(const Contender& a, const Contender& b) const {
        return sheet_.terms.larger_start_is_better ? a.started_with > b.started_with
                                                   : a.started_with < b.started_with;
    }
    /// IBL-SD-4: the furthest goes out.
    [[nodiscard]] bool sits_better(const Contender& a, const Contender& b) const {
        if (!sheet_.terms.seats_count_from_the_starter) return a.seat < b.seat;
        return sheet_.terms.nearer_is_better ? distance(a) < distance(b)
                                             : distance(a) > distance(b);
    }

    void explain(Ranked& one, ClauseId clause) const {
        if (sheet_.wants_reasons()) cite(one.because, clause);
    }

    // --- AMB-IBL-03, step by step: the seats decide only among equal starting chips

    [[nodiscard]] Ranking by_steps() {
        std::sort(tied_.begin(), tied_.end(), [&](const Contender& a, const Contender& b) {
            return between(a, b).then == Test::StartingChips ? started_better(a, b)
                                                             : sits_better(a, b);
        });
        Ranking all;
        for (const Contender& who : tied_) all.push_back({who, {}});
        for (std::size_t i = 1; i < all.size(); ++i) {
            const ClauseId test = between(all[i - 1].who, all[i].who).clause;
            explain(all[i - 1], test);
            explain(all[i], test);
        }
        return all;
    }

    // --- read the other way: one unique largest goes through, else the furthest of them all goes

    [[nodiscard]] Contenders::iterator best_start(Contenders& left) const {
        return std::min_element(left.begin(), left.end(),
                                [&](const auto& a, const auto& b) { return started_better(a, b); });
    }
    [[nodiscard]] Contenders::iterator worst_seat(Contenders& left) const {
        return std::max_element(left.begin(), left.end(),
                                [&](const auto& a, const auto& b) { return sits_better(a, b); });
    }
    [[nodiscard]] Tied tied_with(const Contender& best, const Contenders& left) const {
        const auto as_many = std::count_if(left.begin(), left.end(), [&](const Contender& who) {
            return who.started_with == best.started_with;
        });
        return {.one_started_with_most = as_many == 1};
    }

    [[nodiscard]] Ranking by_unique_largest() const {
        Ranking through;
        Ranking out;  // worst first
        ClauseId test = sd_4;
        Contenders left = tied_;
        while (left.size() > 1) {
            const auto best = best_start(left);
            const Row<Tied, Test>& row = test_of(tied_with(*best, left));
            const bool goes_through = row.then == Test::StartingChips;
            const auto next = goes_through ? best : worst_seat(left);
            test = row.clause;
            Ranking& group = goes_through ? through : out;
            group.push_back({*next, {}});
            explain(group.back(), test);
            left.erase(next);
        }
        for (const Contender& last : left) {
            through.push_back({last, {}});
            explain(through.back(), test);
        }
        through.insert(through.end(), out.rbegin(), out.rend());
        return through;
    }

    Contenders tied_;
    int start_;
    const Sheet& sheet_;
};

}  // namespace

const Section<Tied, Test> sudden_death_section{
    "sudden-death", sentence("Sudden death: players with exactly the same chip count"),
    sudden_death_rows};

const char* does(Test test) {
    return test == Test::StartingChips
               ? sentence("that player goes through or takes the higher place")
               : sentence(
                     "the one furthest clockwise from the starting player goes out or takes the "
                     "lower place");
}

Ranking sudden_death(Contenders tied, int start, const Sheet& sheet) {
    if (tied.size() == 1) return {{tied.front(), {}}};
    return SuddenDeath(std::move(tied), start, sheet).ranked();
}

}  // namespace fairdeal::ibl
