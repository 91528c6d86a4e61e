// The events of a hand laid on the felt, one by one.

#include <algorithm>

#include "league/felt.h"

namespace second::league {
namespace {

House house_of(const HandRecord& record) {
    House house;
    const auto is = [&](const char* name, const char* word) {
        return option(record, name) == word;
    };
    house.none_if_short = is("short-min-bet", "none");
    house.no_hole = is("dealer-style", "no-hole");
    house.hits_soft_17 = is("hit-soft-17", "yes");
    house.double_after_split = is("double-after-split", "yes");
    house.surrenders = is("surrender", "late");
    house.aces_play_on = is("split-aces", "play-on");
    house.never_draws = is("autoplay", "two-cards");
    house.bust_is_enough = is("bust-is-the-elimination", "yes");
    house.largest_must_be_alone = is("three-way", "unique-largest");
    house.starter_is_last = is("starter-distance", "full-lap");
    house.most_hands = std::stoi(option(record, "max-hands"));
    const std::string price = option(record, "bj-pays");
    house.pays = std::stoi(price);
    house.to = std::stoi(price.substr(price.find(':') + 1));
    if (is("tied-lowest-out", "all-but-one")) house.tied_out = TiedOut::AllButOne;
    if (is("tied-lowest-out", "all")) house.tied_out = TiedOut::All;
    return house;
}

}  // namespace

namespace {

class Clerk {
public:
    Clerk(Felt& felt, const HandRecord& record) : f_(felt), record_(record) {}

    void lay(const Event& event, int index) {
        if (is_settlement(event.verb)) return;
        now_ = index;
        count_cards(event);
        const bool bets = event.verb == Verb::Bet || event.verb == Verb::Secret;
        f_.cards_out = f_.cards_out || event.verb == Verb::Deal;
        if (event.who.is_dealer())
            dealer(event);
        else if (bets)
            bet(event);
        else if (!seat_event(event))
            play(event);
        if (!f_.dealt()) return;
        const bool second_card_up = f_.house.no_hole ? f_.dealer.size() >= 2 : f_.turned;
        const bool sure =
            !f_.could_be_blackjack() || f_.peeked || (second_card_up && !f_.dealer_blackjack());
        if (sure && f_.known_at == no_event) f_.known_at = index;
        if (f_.over_at == no_event && f_.over()) f_.over_at = index;
    }

private:
    void count_cards(const Event& event) {
        if (event.verb == Verb::Turn) return;
        for (const auto& dealt : event.cards) {
            if (!dealt.card.is_known()) continue;
            const auto card = std::pair(static_cast<int>(dealt.card.rank), dealt.card.suit);
            if (++seen_[card] > std::stoi(option(record_, "decks"))) f_.faults.insert(event.line);
        }
    }

    /// AMB-IBL-19: the starting player bets before anybody else does.
    bool jumps(const Event& event) {
        const bool has_bet =
            find_row(f_.rows, {static_cast<std::uint8_t>(f_.start), 0}) != nullptr || refused_;
        if (event.who.seat == f_.start || has_bet) return false;
        const auto starter = f_.players.find(f_.start);
        if (starter != f_.players.end() && starter->second.counted) {
            const Player& player = starter->second;
            const bool stays_out =
                player.asleep() && f_.house.none_if_short && player.chips < f_.minimum;
            return player.chips > 0 && !stays_out;
        }
        const auto from = record_.events.begin() + now_;
        const auto to = std::find_if(from, record_.events.end(),
                                     [](const Event& one) { return one.verb == Verb::Deal; });
        return std::any_of(from, to, [this](const Event& one) {
            return (one.verb == Verb::Bet || one.verb == Verb::Secret) && one.who.seat == f_.start;
        });
    }

    void bet(const Event& event) {
        if (!f_.cards_out && jumps(event)) f_.faults.insert(event.line);
        refused_ = refused_ || event.who.seat == f_.start;
        Row* row = find_row(f_.rows, event.who);
        const bool secret = event.verb == Verb::Secret;
        const bool second_kind = row != nullptr && (secret || f_.players[event.who.seat].secret);
        if (f_.cards_out || second_kind) {
            f_.players[event.who.seat];
            f_.returned.push_back(
                due(event.who, Verb::Return, Wager::Player, event.amount.in_cents(), now_));
            return;
        }
        if (row == nullptr) {
            Row fresh;
            fresh.who = event.who;
            f_.rows.push_back(fresh);
            std::sort(f_.rows.begin(), f_.rows.end(),
                      [](const Row& a, const Row& b) { return a.who < b.who; });
            row = find_row(f_.rows, event.who);
        }
        row->base = row->stake = row->base + event.amount.in_cents();
        f_.players[event.who.seat].secret = secret;
    }

    /// Of the seat, not of a hand; false where it is none of these.
    bool seat_event(const Event& event) {
        Player& player = f_.players[event.who.seat];
        if (event.verb == Verb::Chips) {
            player.chips = event.amount.in_cents();
            player.counted = true;
        } else if (event.verb == Verb::SitOut)
            player.sits_out = true;
        else if (event.verb == Verb::SitIn)
            player.sits_out = false;
        else if (event.verb == Verb::Disconnect)
            player.cut_off = true;
        else if (event.verb == Verb::Reconnect)
            player.cut_off = false;
        else if (event.verb == Verb::Insure)
            insure(event);
        else
            return false;
        return true;
    }

    void insure(const Event& event) {
        f_.offered = true;
        Player& player = f_.players[event.who.seat];
        const Row* row = find_row(f_.rows, event.who);
        const Cents amount = event.amount.in_cents();
        const bool open =
            f_.insurance_open() && row != nullptr && !row->even_money && !player.asleep();
        const bool fits = open && 2 * (player.insured + amount) <= row->base &&
                          (!player.counted || amount <= f_.chips_left(event.who.seat));
        if (fits)
            player.insured += amount;
        else
            f_.returned.push_back(due(event.who, Verb::Return, Wager::Insurance, amount, now_));
    }

    /// Play goes on, and who could have insured was never asked.
    void pass_by(const Event& event) {
        if (f_.owes_the_offer()) f_.faults.insert(event.line);
    }

    void dealer(const Event& event) {
        if (event.verb != Verb::Deal && event.verb != Verb::Offer) pass_by(event);
        f_.played = f_.played || event.verb == Verb::Hit || event.verb == Verb::Stand;
        switch (event.verb) {
            case Verb::Deal: deal_to_dealer(event); break;
            case Verb::Hit:
                // A card that they should not have drawn is left out.
                if (f_.dealer_draws())
                    f_.dealer.push_back(event.cards[0].card);
                else
                    f_.stood = f_.stood || f_.dealer_to_stand();
                break;
            case Verb::Offer: f_.offered = true; break;
            case Verb::Peek: f_.peeked = true; break;
            case Verb::Turn: f_.turned = true; break;
            case Verb::Stand: f_.stood = f_.stood || f_.dealer_to_stand(); break;
            default: break;
        }
    }

    void deal_to_dealer(const Event& event) {
        for (const auto& dealt : event.cards) f_.dealer.push_back(dealt.card);
        if (event.cards.size() == 2 && event.cards[0].face_down) {
            std::swap(f_.dealer[0], f_.dealer[1]);
        }
    }

    void play(const Event& event) {
        Row* found = find_row(f_.rows, event.who);
        if (found == nullptr) return;
        Row& row = *found;
        if (event.verb == Verb::Deal) {
            for (const auto& dealt : event.cards) {
                if (row.cards.size() < 2) row.cards.push_back(dealt.card);
            }
            return;
        }
        if (event.verb == Verb::EvenMoney) {
            f_.offered = true;
            if (!f_.insurance_open() || !row.natural() || !f_.live(row)) return;
            row.even_money = true;
            row.given_up_at = now_;
            return;
        }
        pass_by(event);
        f_.played = true;
        switch (event.verb) {
            case Verb::Hit: draw(row, event); break;
            case Verb::Stand:
                row.stood = row.stood || (f_.open(row) && !f_.draws_alone(row));
                break;
            case Verb::Split:
                if (row.cards.size() == 2) split_row(f_.rows, row.who);
                break;
            case Verb::Surrender:
                if (f_.dealt() && f_.open(row) && f_.may_surrender(row) && !asleep(row))
                    row.given_up_at = now_;
                break;
            case Verb::Double: double_down(row, event); break;
            default: break;
        }
    }

    /// However often they do it, all that they put up stands.
    void double_down(Row& row, const Event& event) {
        row.stake *= 2;
        row.doubled = true;
        row.card_owed = event.cards.empty();
        if (!row.card_owed) add(row, event.cards[0].card);
    }

    bool asleep(const Row& row) const { return f_.players.at(row.who.seat).asleep(); }

    /// A card dealt to a finished hand is left out.
    void draw(Row& row, const Event& event) {
        const bool alone = asleep(row) && !row.card_owed;
        if (!f_.open(row) || (alone && !f_.draws_alone(row))) return;
        add(row, event.cards[0].card);
    }

    void add(Row& row, Card card) {
        row.card_owed = false;
        row.cards.push_back(card);
        if (count_of(row.cards).best > 21) row.bust_at = now_;
    }

    Felt& f_;
    const HandRecord& record_;
    std::map<std::pair<int, fairdeal::Suit>, int> seen_;
    bool refused_ = false;  // the starting player has put something up, even if it was refused
    int now_ = 0;
};

}  // namespace

namespace {

/// AMB-IBL-19: who bets first is the starting player; a header that names one goes before.
int starter_of(const HandRecord& record) {
    if (record.header.facts.start) return *record.header.facts.start;
    for (const Event& event : record.events) {
        if (event.verb == Verb::Bet || event.verb == Verb::Secret) return event.who.seat;
    }
    return 1;
}

}  // namespace

Felt lay_out(const HandRecord& record) {
    Felt felt;
    felt.house = house_of(record);
    const auto& facts = record.header.facts;
    felt.start = starter_of(record);
    felt.hand = facts.hand.value_or(0);
    felt.last_hand = facts.final_hand;
    felt.elimination =
        std::count(facts.eliminations.begin(), facts.eliminations.end(), felt.hand) > 0;
    felt.minimum = facts.minimum ? facts.minimum->in_cents() : 0;
    felt.offered = !facts.offers_known;
    Clerk clerk(felt, record);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        clerk.lay(record.events[i], static_cast<int>(i));
    }
    return felt;
}

}  // namespace second::league
