#include "games/league/tournament/elimination.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

bool holds(const std::vector<int>& list, int number) {
    return std::find(list.begin(), list.end(), number) != list.end();
}

/// One table after a hand: those still in fall into who goes out and who stays, each best first.
class Table {
public:
    Table(const Play& play, Contenders all)
        : play_(play),
          sheet_(play.sheet),
          facts_(play.facts()),
          start_(play.start),
          due_(play.last_play),
          stay_(std::move(all)) {}

    /// Adds the lines, the highest place first.
    void rank(std::vector<Line>& lines) {
        if (sheet_.knows(eh_4)) go_bust();
        if (is_elimination()) go_lowest();
        const bool ends = facts_.final_hand || (stay_.size() <= 1 && !out_.empty());
        add_lines(lines, out_, Verb::Out, stay_.size());
        if (ends) add_lines(lines, final_placing(), Verb::Place, 0);
    }

private:
    // --- IBL-EH-4 and AMB-IBL-06: everybody at zero goes, on any hand

    void go_bust() {
        const Contenders bust = leave([&](const Contender& who) { return is_bust(who); });
        if (bust.empty()) return;
        if (keeps_in(bust.size())) {
            stay_.insert(stay_.end(), bust.begin(), bust.end());
            return;
        }
        out_ = sudden_death(bust, start_, sheet_);
        for (Ranked& one : out_) one.because = why_bust(one, bust.size());
        if (!sheet_.knows(both_still_out) && cites(out_.front().because, both_still_out)) {
            stay_.push_back(out_.front().who);
            out_.erase(out_.begin());
        }
    }

    /// AMB-IBL-25: a player with less than the minimum is not out.
    [[nodiscard]] bool is_bust(const Contender& who) const {
        const bool is_short = facts_.minimum && who.count < *facts_.minimum;
        return who.count.is_zero() || (is_short && !sheet_.knows(short_stays_in));
    }

    /// Who has not read on from "two players" keeps one in, or three, or everybody.
    [[nodiscard]] bool keeps_in(std::size_t bust) const {
        return (bust != 2 && !sheet_.knows(one_or_three_bust)) ||
               (stay_.empty() && !sheet_.knows(everyone_busts));
    }

    [[nodiscard]] Clauses why_bust(const Ranked& one, std::size_t bust) const {
        const bool is_lowest = holds(facts_.eliminations, facts_.hand.value_or(0));
        Clauses because{eh_4};
        if (bust != 2) cite(because, one_or_three_bust);
        if (is_lowest && !facts_.final_hand) cite(because, bust_on_elimination);
        if (bust == 1) return because;
        if (stay_.empty()) cite(because, everyone_busts);
        return with_rewards(because, one, bust);
    }

    /// IBL-EH-5 and -6: whose of their positions pay or feed (AMB-IBL-33), and how that is decided.
    [[nodiscard]] Clauses with_rewards(Clauses because, const Ranked& one, std::size_t bust) const {
        const int rewarded = rewarded_places(bust);
        const bool all = rewarded == static_cast<int>(bust);
        const bool shares = all && sheet_.house.both_rewarded == BothRewarded::Shared;
        if (shares) {
            cite(because, eh_5);
            cite(because, both_rewarded);
            return because;
        }
        for (const ClauseId test : one.because) cite(because, test);
        if (all) {
            cite(because, eh_5);
            cite(because, both_rewarded);
        } else if (rewarded > 0) {
            cite(because, eh_6);
            cite(because, both_still_out);
        } else {
            cite(because, neither_rewarded);
        }
        return because;
    }

    /// How many of the places of those who have just gone bust pay or feed.
    [[nodiscard]] int rewarded_places(std::size_t bust) const {
        const int best = static_cast<int>(stay_.size()) + 1;
        int rewarded = 0;
        for (int place = best; place < best + static_cast<int>(bust); ++place) {
            if (holds(facts_.prizes, place) || holds(facts_.feeders, place)) ++rewarded;
        }
        return rewarded;
    }

    // --- IBL-EH-2 and -3: the lowest count goes

    /// AMB-IBL-20: the final hand ranks, it removes nobody. AMB-IBL-02: a bust is the elimination.
    /// AMB-IBL-26: the last one is not removed.
    [[nodiscard]] bool is_elimination() const {
        const bool is_any_hand =
            !sheet_.knows(eh_1) || (!sheet_.knows(ties_that_decide_nothing) && lowest_is_shared());
        const bool listed =
            facts_.hand && (holds(facts_.eliminations, *facts_.hand) || is_any_hand);
        const bool only_ranks = facts_.final_hand && sheet_.knows(final_hand_ranks);
        const bool met = !out_.empty() && sheet_.house.bust_is_the_elimination;
        const std::size_t enough = sheet_.knows(two_remain) ? 2 : 3;
        return listed && !only_ranks && !met && stay_.size() >= enough && sheet_.knows(eh_2);
    }

    static bool has_less(const Contender& a, const Contender& b) { return a.count < b.count; }

    [[nodiscard]] bool lowest_is_shared() const {
        const auto lowest = std::min_element(stay_.begin(), stay_.end(), has_less);
        return std::count_if(stay_.begin(), stay_.end(),
                             [&](const Contender& who) { return who.count == lowest->count; }) > 1;
    }

    /// AMB-IBL-32: nobody is spared for being absent.
    [[nodiscard]] bool is_spared(const Contender& who) const {
        return !sheet_.knows(the_absent_count) && is_on_auto_play(*play_.table.find(who.seat));
    }

    void go_lowest() {
        const Contenders spared = leave([&](const Contender& who) { return is_spared(who); });
        if (!stay_.empty()) go_lowest_of_them();
        stay_.insert(stay_.end(), spared.begin(), spared.end());
    }

    void go_lowest_of_them() {
        const auto [lowest, largest] = std::minmax_element(stay_.begin(), stay_.end(), has_less);
        const Money goes = sheet_.is_reversed(eh_2) ? largest->count : lowest->count;
        Ranking tied = sudden_death(leave([&](const Contender& who) { return who.count == goes; }),
                                    start_, sheet_);
        const std::size_t stay = tied.size() - how_many_go(tied.size());
        for (std::size_t i = 0; i < stay; ++i) stay_.push_back(tied[i].who);
        Ranking gone(tied.begin() + static_cast<std::ptrdiff_t>(stay), tied.end());
        for (Ranked& one : gone) one.because = why_lowest(one, tied.size());
        const bool above = sheet_.knows(zero_ranks_below);  // AMB-IBL-22: above the zeros
        out_.insert(above ? out_.begin() : out_.end(), gone.begin(), gone.end());
    }

    /// IBL-EH-3; AMB-IBL-01 where three or more share the lowest count.
    [[nodiscard]] std::size_t how_many_go(std::size_t tied) const {
        if (tied == 1) return 1;
        if (!sheet_.knows(eh_3)) return tied;
        if (tied == 2) return 1;
        switch (sheet_.house.tied_lowest_out) {
            case TiedLowestOut::One: return 1;
            case TiedLowestOut::AllButOne: return tied - 1;
            case TiedLowestOut::All: return tied;
        }
        throw Fault("a choice that is none");
    }

    [[nodiscard]] Clauses why_lowest(const Ranked& one, std::size_t tied) const {
        Clauses because{eh_2, eh_1};
        if (tied > 1) because = {eh_3};
        for (const ClauseId test : one.because) cite(because, test);
        if (tied > 2) cite(because, tied_lowest);
        if (tied > 1) cite(because, eh_2);
        const bool beside_bust = !out_.empty() && out_.back().who.count.is_zero();
        if (beside_bust) {
            cite(because, bust_on_elimination);
            cite(because, zero_ranks_below);
        }
        return because;
    }

    // --- the table ends: everybody left is placed by their count, ties by sudden death

    [[nodiscard]] Ranking final_placing() {
        Ranking placed;
        while (!stay_.empty()) {
            const Money most = std::max_element(stay_.begin(), stay_.end(), has_less)->count;
            Ranking tied = sudden_death(
                leave([&](const Contender& who) { return who.count == most; }), start_, sheet_);
            for (Ranked& one : tied) {
                one.because = why_placed(one, tied.size());
                placed.push_back(one);
            }
        }
        return placed;
    }

    [[nodiscard]] Clauses why_placed(const Ranked& one, std::size_t tied) const {
        Clauses because{facts_.final_hand ? final_hand_ranks : two_remain};
        for (const ClauseId test : one.because) cite(because, test);
        if (tied > 1) cite(because, sd_2);
        if (tied > 2) cite(because, whole_group_ranked);
        return because;
    }

    /// Takes those out of `stay_` whom the question picks.
    template <class Question>
    Contenders leave(Question picks) {
        Contenders left;
        std::copy_if(stay_.begin(), stay_.end(), std::back_inserter(left), picks);
        stay_.erase(std::remove_if(stay_.begin(), stay_.end(), picks), stay_.end());
        return left;
    }

    // --- the lines

    /// A line for each, the highest place first; `above`: how many are placed higher than all.
    void add_lines(std::vector<Line>& lines, const Ranking& group, Verb verb,
                   std::size_t above) const {
        for (std::size_t i = group.size(); i-- > 0;) {
            const auto place = static_cast<int>(above + place_in(group, i));
            lines.push_back(line_of(group[i], verb, place));
        }
    }

    /// From 1. Who leaves a tie open gives all of it the best of its places.
    [[nodiscard]] std::size_t place_in(const Ranking& group, std::size_t i) const {
        if (!leaves_open(group[i])) return i + 1;
        while (i > 0 && group[i - 1].who.count == group[i].who.count) --i;
        return i + 1;
    }
    [[nodiscard]] bool leaves_open(const Ranked& one) const {
        constexpr ClauseId of_ties[] = {eh_5, eh_6, sd_2, neither_rewarded};
        return std::any_of(std::begin(of_ties), std::end(of_ties), [&](ClauseId clause) {
            return !sheet_.knows(clause) && cites(one.because, clause);
        });
    }

    [[nodiscard]] Line line_of(const Ranked& one, Verb verb, int place) const {
        Line line{{static_cast<std::uint8_t>(one.who.seat), 0},
                  verb,
                  Wager::None,
                  {},
                  place,
                  one.because};
        line.due = due_;
        return line;
    }

    const Play& play_;
    const Sheet& sheet_;
    const TableFacts& facts_;
    int start_;
    int due_;
    Contenders stay_;
    Ranking out_;  // best first
};

/// Without those that settle a secret bet.
std::vector<Line> open_lines(std::vector<Line> lines) {
    std::erase_if(lines, [](const Line& line) { return cites(line.because, when_revealed); });
    return lines;
}

/// The counts as the sheet's reader has them.
Contenders counts_as_read(const Play& play, const std::vector<Line>& lines) {
    const bool all = play.sheet.knows(when_counted);
    Contenders counts =
        all ? counts_after(play.table, lines) : counts_after(play.table, open_lines(lines));
    if (!play.sheet.knows(starting_chips)) {  // what was left beside the bet
        for (Contender& who : counts) who.started_with -= original_bet(*play.table.find(who.seat));
    }
    return counts;
}

}  // namespace

Contenders counts_after(const TableState& table, const std::vector<Line>& lines) {
    Contenders counts;
    for (const TableSeat& seat : table.seats) {
        if (!seat.chips && is_dealt_in(seat)) return {};
        if (!seat.chips || seat.chips->is_zero()) continue;
        Money count = *seat.chips;
        for (const Line& line : lines) {
            if (line.who.seat != seat.seat) continue;
            if (line.verb == Verb::Pay) count += line.amount;
            if (line.verb == Verb::Take) count -= line.amount;
        }
        counts.push_back({seat.seat, *seat.chips, std::max(count, Money{})});
    }
    return counts;
}

bool is_played_by_one(const Play& play) {
    const TableFacts& facts = play.facts();
    const bool places = facts.final_hand || (facts.hand && holds(facts.eliminations, *facts.hand));
    const auto& seats = play.table.seats;
    return places && std::count_if(seats.begin(), seats.end(), [](const TableSeat& seat) {
                         return is_dealt_in(seat) || (seat.chips && !seat.chips->is_zero());
                     }) == 1;
}

void report_hand_of_one(Play& play) {
    constexpr int header = 1;
    play.breaches.push_back(
        {header, two_remain, tr("one seat alone plays a hand that would put somebody out")});
}

void say_who_goes_out(const Play& play, std::vector<Line>& lines) {
    Table(play, counts_as_read(play, lines)).rank(lines);
}

}  // namespace fairdeal::ibl
