#include "training/deal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

constexpr std::size_t most_events = 400;  // no hand comes near; one that does would never end

/// One hand while it is dealt.
class Dealing {
public:
    Dealing(const TableCard& card, const Identity& identity, Dice& dice)
        : dice_(dice), record_{{identity, {}, card}, {}} {
        const int decks = card.number(Option::Decks);
        for (int i = 0; i < decks; ++i) shoe_.insert(shoe_.end(), deck().begin(), deck().end());
    }

    HandRecord deal() {
        seat_guests();
        ruling_ = rule(record_);
        while (!ruling_.complete) {
            const std::size_t before = record_.events.size();
            step();
            if (record_.events.size() == before || before > most_events)
                throw Fault("the deal does not go on: " + write(record_));
            ruling_ = rule(record_);
        }
        settle_the_rest();
        return std::move(record_);
    }

private:
    // Wagers
    void seat_guests() {
        const std::uint64_t chairs = 1 + dice_.below(5);
        for (int seat = 1; seat <= 7; ++seat) {
            if (dice_.below(7) < chairs) seat_guest(seat);
        }
        if (record_.events.empty()) seat_guest(1 + static_cast<int>(dice_.below(7)));
    }

    void seat_guest(int seat) {
        constexpr std::array main_stakes{1000, 1500, 2500, 2500, 5000, 7500, 10000, 1250};
        constexpr std::array side_stakes{100, 500, 500, 1000, 2500};
        constexpr std::array side_wagers{Wager::PairUp, Wager::Sweet17, Wager::BreakoutBonus,
                                         Wager::SuperTie};
        const Who who{static_cast<std::uint8_t>(seat), 0};
        const Wager main = dice_.chance(60) ? Wager::Dealer : Wager::Player;
        bet(who, main, Money::cents(dice_.one_of<int>(main_stakes)));
        for (const Wager wager : side_wagers) {
            if (!dice_.chance(35)) continue;
            Money stake = Money::cents(dice_.one_of<int>(side_stakes));
            if (wager == Wager::SuperTie)
                stake = std::max(stake, record_.header.card.amount(Option::SuperTieMin));
            bet(who, wager, stake);
        }
    }

    /// Puts a wager up, unless a clause forbids it.
    void bet(Who who, Wager wager, Money stake) {
        try_event({who, Verb::Bet, wager, stake, 0, {}, 0});
    }

    bool try_event(Event event) {
        write_down(std::move(event));
        if (rule(record_).breaches.empty()) return true;
        record_.events.pop_back();
        return false;
    }

    // Events
    void write_down(Event event) {
        event.line = static_cast<int>(record_.events.size()) + 2;
        record_.events.push_back(std::move(event));
    }

    Card draw() {
        if (shoe_.empty()) throw Fault("the shoe is empty");
        std::swap(shoe_[dice_.below(shoe_.size())], shoe_.back());
        const Card card = shoe_.back();
        shoe_.pop_back();
        return card;
    }

    void step() {
        if (ruling_.next.empty()) throw Fault("nothing comes next: " + write(record_));
        const auto due = std::find_if(ruling_.next.begin(), ruling_.next.end(), [](const Act& act) {
            return is_settlement(act.verb) && !act.decides;
        });
        if (due != ruling_.next.end())
            return write_down({due->who, due->verb, due->wager, due->amount, 0, {}, 0});
        if (ask_for_insurance()) return;
        const Act& act = ruling_.next.front();
        if (act.decides) return decide(act.who);
        write_down({act.who, act.verb, act.wager, act.amount, 0, cards_for(act), 0});
    }

    Few<DealtCard, 2> cards_for(const Act& act) {
        if (act.verb == Verb::Deal) return first_cards(act.who);
        if (act.verb == Verb::Turn) return {DealtCard{face_down_card(), false}};
        if (act.verb == Verb::Hit || act.verb == Verb::Double) return {DealtCard{draw(), false}};
        return {};
    }

    Few<DealtCard, 2> first_cards(Who who) {
        const bool one_card = who.is_dealer() ? has_no_hole_card() : who.hand != 0;
        Few<DealtCard, 2> cards{DealtCard{draw(), false}};
        if (!one_card) cards.push_back({draw(), who.is_dealer()});
        return cards;
    }

    bool has_no_hole_card() const {
        const TableCard& card = record_.header.card;
        return card.text(*find_option(card.game(), "dealer-style")) == "no-hole";
    }

    Card face_down_card() const {
        const TableHand dealer = table().dealer;
        for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
            if (dealer.face_down[i]) return dealer.cards[i];
        }
        throw Fault("no card lies face down");
    }

    TableState table() const {
        return table_after(record_, record_.events.size(), ruling_.effects);
    }

    // Choices
    bool is_open(Verb verb) const {
        return std::find(ruling_.may.begin(), ruling_.may.end(), verb) != ruling_.may.end();
    }

    /// Right after the offer each seat is asked once and answers as chance has it. True if anybody
    /// took it.
    bool ask_for_insurance() {
        if (record_.events.back().verb != Verb::Offer) return false;
        const std::size_t before = record_.events.size();
        const TableState now = table();
        for (const TableSeat& seat : now.seats) {
            if (const PlacedWager* main = seat.find(Wager::Player)) ask(seat.seat, main->stake);
        }
        return record_.events.size() != before;
    }

    void ask(int seat, Money stake) {
        const Who who{static_cast<std::uint8_t>(seat), 0};
        const bool even = is_open(Verb::EvenMoney) && dice_.chance(50);
        if (even && try_event({who, Verb::EvenMoney, Wager::None, {}, 0, {}, 0})) return;
        if (!is_open(Verb::Insure) || !dice_.chance(30)) return;
        try_event({who, Verb::Insure, Wager::Insurance, half_of(stake), 0, {}, 0});
    }

    void decide(Who who) {
        const TableState now = table();
        const TableHand* hand = now.find(who);
        if (hand == nullptr) throw Fault("nobody decides");
        const Verb verb = choice(*hand, up_card(now).value_or(Card{}));
        Few<DealtCard, 2> cards;
        if (verb == Verb::Hit || verb == Verb::Double) cards.push_back({draw(), false});
        write_down({who, verb, Wager::None, {}, 0, cards, 0});
    }

    /// What an ordinary guest would do, with some whims.
    Verb choice(const TableHand& hand, Card up) {
        const Total total = hand.total();
        const bool strong = points_of(up.rank) >= 7 || up.rank == Rank::Ace;
        if (is_open(Verb::Split) && dice_.chance(60)) return Verb::Split;
        if (is_open(Verb::Surrender) && strong && total.points >= 15 && total.points <= 16 &&
            dice_.chance(25))
            return Verb::Surrender;
        if (is_open(Verb::Double) && total.points >= 9 && total.points <= 11 && dice_.chance(60))
            return Verb::Double;
        const int enough = total.soft ? 18 : strong ? 17 : 13;
        const bool whim = total.points >= 12 && total.points < 20 && dice_.chance(8);
        return (total.points < enough) != whim ? Verb::Hit : Verb::Stand;
    }

    // Settlement
    void settle_the_rest() {
        std::vector<std::string> made;
        for (const Event& event : record_.events) {
            if (is_settlement(event.verb)) made.push_back(to_text(event));
        }
        for (const Line& line : ruling_.lines) {
            const auto found = std::find(made.begin(), made.end(), to_text(line));
            if (found != made.end())
                made.erase(found);
            else
                write_down({line.who,
                            line.verb,
                            line.wager,
                            line.verb == Verb::Push ? Money() : line.amount,
                            line.place,
                            {},
                            0});
        }
    }

    Dice& dice_;
    HandRecord record_;
    std::vector<Card> shoe_;
    Ruling ruling_;
};

}  // namespace

HandRecord deal_hand(const TableCard& card, const Identity& identity, Dice& dice) {
    if (card.game() != Game::Breakout) throw Fault("only Breakout can be dealt");
    return Dealing(card, identity, dice).deal();
}

DealingMachine::DealingMachine(TableCard card, std::uint64_t seed, unsigned errors_per_mille)
    : card_(card), seed_(seed), errors_per_mille_(errors_per_mille), dice_(seed) {}

Identity DealingMachine::identity_of_next() {
    constexpr std::int64_t day = 86400;
    constexpr std::int64_t opening = 18 * 3600;
    constexpr std::int64_t days_of_a_month = 28;
    ++number_;
    seconds_ += 10 + static_cast<std::int64_t>(dice_.below(20));
    const std::int64_t time = opening + seconds_;
    const std::int64_t days = time / day;
    const std::int64_t second = time % day;
    const std::uint64_t table = 1 + dice_.below(4);
    const std::int64_t shift = seconds_ / 3600;
    Identity identity;
    identity.id = fmt::format("S{}-{:06}", seed_, number_);
    identity.table = fmt::format("B{}", table);
    identity.dealer = std::to_string(1101 + (static_cast<std::int64_t>(table) * 3 + shift) % 12);
    identity.shoe = std::to_string(1 + number_ / 60);
    identity.at =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", 2026 + days / days_of_a_month / 12,
                    1 + days / days_of_a_month % 12, 1 + days % days_of_a_month, second / 3600,
                    second / 60 % 60, second % 60);
    return identity;
}

DealtHand DealingMachine::next() {
    const Identity identity = identity_of_next();
    const HandRecord hand = deal_hand(card_, identity, dice_);
    if (dice_.below(1000) >= errors_per_mille_) return {hand, std::nullopt};
    // One of the kinds that this hand has room for.
    std::array<DealerError, dealer_error_count> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = static_cast<DealerError>(i);
    for (std::size_t left = kinds.size(); left > 0; --left) {
        std::swap(kinds[dice_.below(left)], kinds[left - 1]);
        if (const auto spoilt = spoil(hand, kinds[left - 1], dice_))
            return {*spoilt, kinds[left - 1]};
    }
    return {hand, std::nullopt};
}

}  // namespace fairdeal
