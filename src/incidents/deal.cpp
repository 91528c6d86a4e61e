// The logs of the incidents, table by table.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "incidents/mishaps.h"
#include "incidents/table_log.h"

namespace fairdeal {

namespace {

constexpr Money refunded = Money::dollars(1600);
constexpr Money overpaid_stake = Money::dollars(150);
constexpr std::string_view overpaid_guest = "P77";

/// One who knows how to play: some by the odds, some by their nose, some as the dealer must.
Guest usual_guest(Dice& dice) {
    constexpr std::array manners{Manner::Careful, Manner::Careful, Manner::Whimsical,
                                 Manner::LikeTheDealer, Manner::NeverBusts};
    return {dice.one_of<Manner>(manners), dice.chance(12)};
}

Money usual_stake(Dice& dice) {
    constexpr std::array dollars{10, 15, 25, 25, 50, 100};
    return Money::dollars(dice.one_of<int>(dollars));
}

std::vector<SeatedGuest> seated_guests(int count, Dice& dice) {
    std::vector<SeatedGuest> guests;
    for (int seat = 1; seat <= count; ++seat)
        guests.push_back({seat, usual_stake(dice), usual_guest(dice)});
    return guests;
}

std::vector<Card> cards_of(const IncidentTable& facts, Dice& dice) {
    std::vector<Card> cards = new_decks(facts.decks);
    take_out(cards, facts.missing);
    put_in(cards, facts.extra);
    lose(cards, facts.lost, dice);
    return cards;
}

/// A table of an incident from its first round to its last.
class IncidentDealer {
public:
    IncidentDealer(const IncidentTable& facts, IncidentLog& log, Dice& dice)
        : facts_(facts), log_(log), dice_(dice), table_(facts, cards_of(facts, dice), log, dice) {}

    void deal() {
        guests_ = seated_guests(facts_.guests + (facts_.fuller_rounds > 0 ? 1 : 0), dice_);
        if (facts_.mishap == Mishap::Refund) guests_.front().stake = refunded;
        lay_cards();
        for (int visit = 0; visit < facts_.visits; ++visit) {
            if (facts_.visits > 1) table_.begin_visit(visit, cards_of(facts_, dice_));
            if (facts_.mishap == Mishap::GuestOverpaid) seat_the_overpaid();
            for (int round = 0; round < facts_.rounds; ++round) deal_round(round);
        }
        if (facts_.mishap == Mishap::CardFound)
            log_.hands.back() = with_bad_card(log_.hands.back());
    }

private:
    void lay_cards() {
        if (facts_.order == CardOrder::New) table_.cut();
        if (facts_.order != CardOrder::AsCollected) return;
        table_.seat(guests_);
        do table_.deal();
        while (!table_.is_cut_card_out());
        table_.put_back_as_collected();
    }

    /// Another evening: who is overpaid sits elsewhere, beside others.
    void seat_the_overpaid() {
        constexpr std::uint64_t other_guests = 90;
        guests_ = seated_guests(facts_.guests, dice_);
        overpaid_seat_ = 1 + static_cast<int>(dice_.below(guests_.size()));
        std::vector<std::pair<int, std::string>> names;
        const auto first = dice_.below(other_guests);
        for (SeatedGuest& guest : guests_) {
            const bool is_it = guest.seat == overpaid_seat_;
            if (is_it) guest.stake = overpaid_stake;
            names.emplace_back(
                guest.seat,
                is_it
                    ? std::string(overpaid_guest)
                    : fmt::format("P{}", 100 + first + 3 * static_cast<std::uint64_t>(guest.seat)));
        }
        table_.name_guests(std::move(names));
    }

    void deal_round(int round) {
        const bool is_full = facts_.fuller_rounds == 0 || round < facts_.fuller_rounds;
        table_.seat({guests_.begin(), guests_.end() - (is_full ? 0 : 1)});
        HandRecord& hand = table_.deal();
        if (facts_.mishap == Mishap::CardsMoved) hand = with_moved_cards(hand);
        if (facts_.mishap == Mishap::GuestOverpaid) {
            constexpr unsigned pushes_paid = 60;  // in a hundred: about 5 of a hundred wagers
            constexpr unsigned losers_paid = 3;   // in a thousand: the dealer's own errors
            overpay(hand, overpaid_seat_, overpaid_stake, pushes_paid, dice_);
            err(hand, overpaid_seat_, losers_paid, dice_);
        }
    }

    const IncidentTable& facts_;
    IncidentLog& log_;
    Dice& dice_;
    TableLog table_;
    std::vector<SeatedGuest> guests_;
    int overpaid_seat_ = 0;
};

/// The mishaps that not every round has room for. True if it is in the log now.
bool put_in_mishap(const IncidentTable& facts, std::vector<HandRecord>& hands) {
    const auto try_on = [&](auto change) {
        for (HandRecord& hand : hands) {
            auto changed = change(hand);
            if (!changed) continue;
            hand = *std::move(changed);
            return true;
        }
        return false;
    };
    if (facts.mishap == Mishap::Refund)
        return try_on([](const HandRecord& hand) { return with_refund(hand, refunded); });
    if (facts.mishap == Mishap::CardPutBack)
        return try_on([](const HandRecord& hand) { return with_card_put_back(hand); });
    return true;
}

}  // namespace

std::vector<HandRecord> deal_incident(const Incident& incident, std::uint64_t seed) {
    constexpr int most_tries = 1000;
    Dice dice(seed);
    IncidentLog log{fmt::format("{}-{}", incident.name, seed)};
    for (const IncidentTable& table : incident.tables) {
        const std::size_t before = log.hands.size();
        int tries = 0;
        do {
            if (++tries > most_tries) throw Fault("no round has room for the incident");
            log.hands.resize(before);
            IncidentDealer(table, log, dice).deal();
        } while (!put_in_mishap(table, log.hands));
    }
    return std::move(log.hands);
}

}  // namespace fairdeal
