#include "extreme/payout.h"

#include <array>
#include <string_view>
#include <tuple>

namespace second::extreme {
namespace {

// What a hand amounts to, in the order of the columns and rows below.
enum Standing { Low, S17, S18, S19, S20, S21, SplitBlackjack, Natural, Bust };

// W even money, N the natural's 3:2, L lost, = push; n a natural against a natural, x a 21 against
// one. A dealer who did not draw (only naturals are left) stands in the low column.
// clang-format off
constexpr std::array<std::string_view, 9> outcome{
//   low 17 18 19 20 21 -- nat bust
    "W" "L""L""L""L""L"".""L""W",  // 16 or less
    "W" "=""L""L""L""L"".""L""W",  // 17
    "W" "W""=""L""L""L"".""L""W",  // 18
    "W" "W""W""=""L""L"".""L""W",  // 19
    "W" "W""W""W""=""L"".""L""W",  // 20
    "W" "W""W""W""W""="".""x""W",  // 21
    "W" "W""W""W""W""W"".""=""W",  // blackjack on a split hand, where it is called one
    "N" "N""N""N""N""N"".""n""N",  // natural
    "L" "L""L""L""L""L"".""L""L",  // bust
};
// clang-format on

Standing standing_of(const Cards& cards) {
    const int total = count_of(cards).best;
    if (total > 21) return Bust;
    return total < 17 ? Low : static_cast<Standing>(total - 16);
}

/// One pile of chips that the bank owes.
struct Pile {
    int round = 0;
    Who who;
    Wager wager = Wager::Blind;
    Cents owed = 0, got = 0;
};

/// The bank, and the piles it pushes out as long as it lasts.
class Bank {
public:
    Bank(Cents chips, House::Short when_short) : chips_(chips), when_short_(when_short) {}

    void push_out(Pile& pile) {
        if (shut_) return;
        if (pile.owed > chips_ && when_short_ != House::Short::Partial) {
            shut_ = when_short_ == House::Short::Stop;
            return;
        }
        pile.got = std::min(pile.owed, chips_);
        chips_ -= pile.got;
    }

private:
    Cents chips_;
    House::Short when_short_;
    bool shut_ = false;
};

class Settling {
public:
    explicit Settling(const Felt& felt) : f_(felt), bank_(felt.bank) {
        smallest_ = f_.house.minimum;
        if (!f_.house.by_smallest_blind) return;
        for (const auto& [seat, spot] : f_.spots) {
            if (spot.plays && (none_ || spot.blind < smallest_)) smallest_ = spot.blind;
            none_ = none_ && !spot.plays;
        }
    }

    Settlement settled() {
        take_folds_and_busts();
        if (f_.call == Felt::Call::Fold) owe_halves();
        if (f_.call == Felt::Call::Play) take_and_owe();
        pay_out();
        if (f_.over_at != no_event) pull_back();
        // Chips come in, then they go out, then bets go back clockwise.
        const auto place = [this](const Due& one) {
            const Verb verb = one.line.verb;
            const bool back = verb == Verb::Return;
            const bool natural = f_.call == Felt::Call::Play && !out_.is_short &&
                                 !f_.naturals_wait() && f_.spots.at(one.line.who.seat).natural();
            return std::tuple{one.at,
                              natural             ? -1  // it was due as soon as it was known
                              : verb == Verb::Pay ? 1
                              : back              ? 2
                                                  : 0,
                              back ? one.line.who : Who{}};
        };
        std::stable_sort(out_.dues.begin(), out_.dues.end(),
                         [&](const Due& a, const Due& b) { return place(a) < place(b); });
        return out_;
    }

private:
    void line(Who who, Verb verb, Wager wager, Cents amount, int at, bool urgent = false) {
        if (amount > 0) out_.dues.push_back(due(who, verb, wager, amount, at, urgent));
    }

    // ---------------------------------------------------------------- in

    void take_folds_and_busts() {
        for (const auto& [seat, spot] : f_.spots) {
            line(spot.hands[0].who, Verb::Return, Wager::Blind, spot.taken_back, spot.passed_at);
            if (spot.stance == Stance::Folded) {
                const Who who = spot.hands[0].who;
                Cents kept = f_.house.half_of(spot.blind);
                if (f_.house.covered_only) kept = std::max(kept, spot.blind - f_.bank);
                line(who, Verb::Take, Wager::Blind, spot.blind - kept, spot.folded_at);
                line(who, Verb::Return, Wager::Blind, kept, spot.folded_at);
                bank_ += spot.blind - kept;
            }
            if (!spot.in()) continue;
            for (const Hand& hand : spot.hands) {
                if (hand.bust() && !f_.house.busts_wait) take(hand, hand.bust_at, true);
            }
        }
    }

    void take(const Hand& hand, int at, bool urgent) {
        Cents& lost = lost_.at(hand.who.seat);
        Cents covered = f_.house.covered_only ? std::max(f_.bank - lost, Cents{0}) : hand.bet();
        lost += hand.bet();
        for (const auto& [wager, stake] :
             {std::pair{Wager::Blind, hand.blind}, std::pair{Wager::DoubleUp, hand.double_up}}) {
            const Cents part = std::min(stake, covered);
            covered -= part;
            bank_ += part;
            line(hand.who, Verb::Take, wager, part, at, urgent);
            if (part < stake) line(hand.who, Verb::Return, wager, stake - part, at, urgent);
        }
    }

    void push(const Hand& hand) {
        line(hand.who, Verb::Push, Wager::Blind, hand.blind, f_.over_at);
        line(hand.who, Verb::Push, Wager::DoubleUp, hand.double_up, f_.over_at);
    }

    // ---------------------------------------------------------------- what is owed

    void owe_halves() {
        for (const Hand* hand : f_.hands()) {
            const bool three_two =
                f_.house.pays_natural_on_fold && f_.spots.at(hand->who.seat).natural();
            const Cents owed =
                three_two ? f_.house.natural_pays(hand->blind) : f_.house.half_of(hand->blind);
            piles_.push_back({2, hand->who, Wager::Blind, owed, 0});
        }
    }

    void take_and_owe() {
        for (const Hand* hand : f_.hands()) {
            const Spot& spot = f_.spots.at(hand->who.seat);
            const bool natural = spot.natural();
            const int known_at = natural ? f_.natural_paid_at(spot) : f_.over_at;
            if ((hand->bust() && !f_.house.busts_wait) || known_at == no_event) continue;
            switch (result_of(*hand, natural)) {
                case 'L': take(*hand, f_.over_at, false); break;
                case '=': push(*hand); break;
                case 'N':
                    piles_.push_back(
                        {2, hand->who, Wager::Blind, f_.house.natural_pays(hand->blind), 0});
                    break;
                default: owe_winner(*hand);
            }
        }
    }

    [[nodiscard]] char result_of(const Hand& hand, bool natural) const {
        const Cards dealer = f_.dealer();
        const auto column =
            static_cast<std::size_t>(f_.dealer_natural() ? Natural : standing_of(dealer));
        Standing row = standing_of(hand.cards);
        if (natural) row = Natural;
        if (hand.of_split && f_.house.split_blackjack && ace_and_ten(hand.cards)) {
            row = SplitBlackjack;
        }
        const char result = outcome.at(row)[column];
        if (result == 'n') return f_.house.naturals_push ? '=' : 'N';
        if (result == 'x') return f_.house.natural_beats_21 ? 'L' : '=';
        return result;
    }

    void owe_winner(const Hand& hand) {
        const Cents least = std::min(hand.blind, smallest_);
        piles_.push_back({3, hand.who, Wager::Blind, least, 0});
        piles_.push_back({4, hand.who, Wager::Blind, hand.blind - least, 0});
        piles_.push_back({5, hand.who, Wager::DoubleUp, hand.double_up, 0});
    }

    // ---------------------------------------------------------------- out

    void pay_out() {
        std::erase_if(piles_, [](const Pile& pile) { return pile.owed == 0 && pile.round > 2; });
        Cents owed = 0;
        for (const Pile& pile : piles_) owed += pile.owed;
        out_.is_short = owed > bank_;
        if (!out_.is_short) return pay_in_full();
        const auto place = [this](const Pile& pile) {
            const int hand = std::max<int>(pile.who.hand, 1), seat = pile.who.seat;
            const bool by_hand = pile.round == 5 && !f_.house.seat_by_seat;
            return by_hand ? std::tuple{pile.round, hand, seat}
                           : std::tuple{pile.round, seat, hand};
        };
        std::sort(piles_.begin(), piles_.end(),
                  [&](const Pile& a, const Pile& b) { return place(a) < place(b); });
        Bank bank(bank_, f_.house.when_short);
        for (Pile& pile : piles_) {
            bank.push_out(pile);
            line(pile.who, Verb::Pay, pile.wager, pile.got, f_.over_at);
        }
    }

    void pay_in_full() {
        for (const bool naturals : {true, false}) {
            for (const Hand* hand : f_.hands()) {
                for (const Wager wager : {Wager::Blind, Wager::DoubleUp}) {
                    pay_whole(*hand, wager, naturals);
                }
            }
        }
    }

    void pay_whole(const Hand& hand, Wager wager, bool naturals) {
        const Spot& spot = f_.spots.at(hand.who.seat);
        Cents sum = 0;
        for (Pile& pile : piles_) {
            if (pile.who != hand.who || pile.wager != wager) continue;
            if ((pile.round == 2) != naturals) continue;
            pile.got = pile.owed;
            sum += pile.owed;
        }
        const bool early = naturals && f_.call == Felt::Call::Play;
        line(hand.who, Verb::Pay, wager, sum, early ? f_.natural_paid_at(spot) : f_.over_at);
    }

    /// Every wager that is not paid in full comes back whole; after a fold or a deal that passes,
    /// also what was never at stake.
    void pull_back() {
        for (const Hand* hand : f_.hands()) {
            for (const Wager wager : {Wager::Blind, Wager::DoubleUp}) {
                bool back = f_.call == Felt::Call::Pass ||
                            (f_.call == Felt::Call::Fold && wager == Wager::DoubleUp);
                for (const Pile& pile : piles_) {
                    const bool its = pile.who == hand->who && pile.wager == wager;
                    back = back || (its && pile.got < pile.owed);
                }
                const Cents stake = wager == Wager::Blind ? hand->blind : hand->double_up;
                if (back) line(hand->who, Verb::Return, wager, stake, f_.over_at);
            }
        }
    }

    const Felt& f_;
    Cents bank_;
    Cents smallest_ = 0;
    bool none_ = true;
    std::array<Cents, fairdeal::highest_seat + 1> lost_{};  // by seat, on hands taken so far
    std::vector<Pile> piles_;
    Settlement out_;
};

}  // namespace

Settlement settle_felt(const Felt& felt) { return Settling(felt).settled(); }

}  // namespace second::extreme
