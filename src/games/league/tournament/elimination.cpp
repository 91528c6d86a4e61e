#include "games/league/tournament/elimination.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"
#include "games/league/tournament/who_goes.h"

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
        go_bust();
        AfterHand hand = after_hand();
        if (first_row(elimination_section, hand, sheet_).then == Elimination::LowestGoes)
            go_lowest();
        const bool ends = facts_.final_hand || (stay_.size() <= 1 && !out_.empty());
        add_lines(lines, out_, Verb::Out, stay_.size());
        if (ends) add_lines(lines, final_placing(), Verb::Place, 0);
    }

private:
    [[nodiscard]] bool is_on_the_list() const {
        return holds(facts_.eliminations, facts_.hand.value_or(0));
    }

    // --- IBL-EH-4 and AMB-IBL-06: everybody at zero goes, on any hand

    /// AMB-IBL-25: a player with less than the minimum is not out.
    [[nodiscard]] bool is_bust(const Contender& who) const {
        const bool is_short = facts_.minimum && who.count < *facts_.minimum;
        return who.count.is_zero() || (is_short && !sheet_.terms.short_stays_in);
    }

    void go_bust() {
        const Contenders bust = leave([&](const Contender& who) { return is_bust(who); });
        if (bust.empty()) return;
        AtZero zero{.players = bust.size(),
                    .is_everyone = stay_.empty(),
                    .on_elimination_hand = is_on_the_list() && !facts_.final_hand,
                    .rewarded = rewarded_places(bust.size())};
        const Row<AtZero, HowPlaced>& row = first_row(zero_section, zero, sheet_);
        if (row.then == HowPlaced::NobodyGoes) {
            stay_.insert(stay_.end(), bust.begin(), bust.end());
            return;
        }
        out_ = sudden_death(bust, start_, sheet_);
        for (Ranked& one : out_) {
            one.shares_place = row.then == HowPlaced::Open;
            if (sheet_.wants_reasons()) one.because = why_bust(one, zero, row);
        }
        if (row.then == HowPlaced::BestStays) {
            stay_.push_back(out_.front().who);
            out_.erase(out_.begin());
        }
    }

    [[nodiscard]] Clauses why_bust(const Ranked& one, const AtZero& zero,
                                   const Row<AtZero, HowPlaced>& row) const {
        Clauses because{eh_4};
        cite_notes(because, zero_section, zero);
        if (row.then != HowPlaced::Shared) cite_all(because, one.because);
        cite(because, row, zero_section, zero, sheet_);
        return because;
    }

    /// How many of the places of those who have just gone bust pay or feed.
    [[nodiscard]] std::size_t rewarded_places(std::size_t bust) const {
        const int best = static_cast<int>(stay_.size()) + 1;
        std::size_t rewarded = 0;
        for (int place = best; place < best + static_cast<int>(bust); ++place) {
            if (holds(facts_.prizes, place) || holds(facts_.feeders, place)) ++rewarded;
        }
        return rewarded;
    }

    // --- IBL-EH-2 and -3: the lowest count goes

    static bool has_less(const Contender& a, const Contender& b) { return a.count < b.count; }

    [[nodiscard]] AfterHand after_hand() const {
        return {.has_number = facts_.hand.has_value(),
                .is_listed = facts_.hand && is_on_the_list(),
                .is_final = facts_.final_hand,
                .somebody_went_bust = !out_.empty(),
                .left = stay_.size(),
                .lowest_is_shared = lowest_is_shared()};
    }
    [[nodiscard]] bool lowest_is_shared() const {
        const auto lowest = std::min_element(stay_.begin(), stay_.end(), has_less);
        return std::count_if(stay_.begin(), stay_.end(),
                             [&](const Contender& who) { return who.count == lowest->count; }) > 1;
    }

    /// AMB-IBL-32: nobody is spared for being absent.
    [[nodiscard]] bool is_spared(const Contender& who) const {
        return !sheet_.terms.the_absent_count && is_on_auto_play(*play_.table.find(who.seat));
    }

    void go_lowest() {
        const Contenders spared = leave([&](const Contender& who) { return is_spared(who); });
        if (!stay_.empty()) go_lowest_of_them();
        stay_.insert(stay_.end(), spared.begin(), spared.end());
    }

    void go_lowest_of_them() {
        const auto [lowest, largest] = std::minmax_element(stay_.begin(), stay_.end(), has_less);
        const Money goes = sheet_.terms.lowest_goes ? lowest->count : largest->count;
        Ranking tied = sudden_death(leave([&](const Contender& who) { return who.count == goes; }),
                                    start_, sheet_);
        Lowest having{.players = tied.size(),
                      .beside_bust = !out_.empty() && out_.back().who.count.is_zero()};
        const Row<Lowest, HowMany>& row = first_row(lowest_section, having, sheet_);
        const std::size_t stay = tied.size() - how_many_go(row.then, tied.size());
        for (std::size_t i = 0; i < stay; ++i) stay_.push_back(tied[i].who);
        Ranking gone(tied.begin() + static_cast<std::ptrdiff_t>(stay), tied.end());
        if (sheet_.wants_reasons()) {
            for (Ranked& one : gone) one.because = why_lowest(one, having, row);
        }
        const bool above = sheet_.terms.zero_ranks_below;  // AMB-IBL-22: above the zeros
        out_.insert(above ? out_.begin() : out_.end(), gone.begin(), gone.end());
    }

    static std::size_t how_many_go(HowMany go, std::size_t tied) {
        switch (go) {
            case HowMany::One:
            case HowMany::OneOfThem: return 1;
            case HowMany::AllButOne: return tied - 1;
            case HowMany::All: return tied;
        }
        throw Fault("invalid choice");
    }

    [[nodiscard]] Clauses why_lowest(const Ranked& one, const Lowest& lowest,
                                     const Row<Lowest, HowMany>& row) const {
        Clauses because{decides(row)};
        cite_all(because, one.because);
        cite(because, row, lowest_section, lowest, sheet_);
        return because;
    }

    // --- the table ends: everybody left is placed by their count, ties by sudden death

    [[nodiscard]] Ranking final_placing() {
        Ranking placed;
        while (!stay_.empty()) {
            const Money most = std::max_element(stay_.begin(), stay_.end(), has_less)->count;
            Ranking tied = sudden_death(
                leave([&](const Contender& who) { return who.count == most; }), start_, sheet_);
            AtTheEnd same{tied.size(), facts_.final_hand};
            const bool open = first_row(placing_section, same, sheet_).then == HowPlaced::Open;
            for (Ranked& one : tied) {
                one.shares_place = open;
                if (sheet_.wants_reasons()) one.because = why_placed(one, same);
                placed.push_back(one);
            }
        }
        return placed;
    }

    static Clauses why_placed(const Ranked& one, const AtTheEnd& same) {
        Clauses because{same.is_final_hand ? final_hand_ranks : two_remain};
        cite_all(because, one.because);
        if (same.players > 1) cite(because, sd_2);
        cite_notes(because, placing_section, same);
        return because;
    }

    static void cite_all(Clauses& because, const Clauses& clauses) {
        for (const ClauseId clause : clauses) cite(because, clause);
    }
    template <class Facts, class Result>
    static void cite_notes(Clauses& because, const Section<Facts, Result>& section,
                           const Facts& facts) {
        for (const Citation<Facts>& note : section.notes) {
            if (note.holds(facts)) cite(because, note.clause);
        }
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

    /// From 1. A tie that is left open has the best of its places.
    [[nodiscard]] std::size_t place_in(const Ranking& group, std::size_t i) const {
        if (!group[i].shares_place) return i + 1;
        while (i > 0 && group[i - 1].who.count == group[i].who.count) --i;
        return i + 1;
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
std::vector<Line> open_lines(const TableState& table, std::vector<Line> lines) {
    std::erase_if(lines, [&](const Line& line) {
        const TableSeat* seat = table.find(line.who.seat);
        const PlacedWager* bet = seat == nullptr ? nullptr : live_wager(*seat, Wager::Player);
        return line.wager == Wager::Player && bet != nullptr && bet->secret;
    });
    return lines;
}

/// AMB-IBL-17: after every bet of the hand is settled. AMB-IBL-16: the chips that somebody started
/// with are those before any bet of the hand.
Contenders counts_of(const Play& play, const std::vector<Line>& lines) {
    const Terms& terms = play.sheet.terms;
    Contenders counts = terms.secret_bets_count
                            ? counts_after(play.table, lines)
                            : counts_after(play.table, open_lines(play.table, lines));
    if (!terms.starting_chips_are_before_bets) {
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
    Table(play, counts_of(play, lines)).rank(lines);
}

}  // namespace fairdeal::ibl
