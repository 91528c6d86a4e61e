#include "league/felt.h"

#include <algorithm>

namespace second::league {
namespace {

constexpr int nine_seats = 9;

House house_of(const HandRecord& record) {
    House house;
    const auto is = [&](const char* name, const char* word) {
        return option(record, name) == word;
    };
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

// ------------------------------------------------------------------ questions to the felt

bool Felt::dealt() const {
    const bool all = std::all_of(rows.begin(), rows.end(), [](const Row& row) {
        return row.of_split || row.cards.size() >= 2;
    });
    return cards_out && all && dealer.size() >= (house.no_hole ? 1U : 2U);
}

bool Felt::dealer_blackjack() const {
    return dealer.size() >= 2 && ace_and_ten({dealer[0], dealer[1]});
}

bool Felt::could_be_blackjack() const {
    const int up = value_of(dealer[0]);
    return up == 1 || up == 10;
}

bool Felt::asks_insurance() const { return value_of(dealer[0]) == 1; }

bool Felt::insurance_open() const {
    return dealt() && asks_insurance() && !peeked && !turned && !played;
}

Cents Felt::chips_left(int seat) const {
    const Player& player = players.at(seat);
    Cents left = player.chips - player.insured;
    for (const Row& row : rows) {
        if (row.who.seat == seat) left -= row.stake;
    }
    return left;
}

bool Felt::live(const Row& row) const {
    const bool paid = row.natural() && (known_at != never || row.even_money);
    return !row.bust() && row.given_up_at == never && !paid;
}

bool Felt::any_live() const {
    return std::any_of(rows.begin(), rows.end(), [this](const Row& row) { return live(row); });
}

bool Felt::open(const Row& row) const {
    if (row.card_owed) return true;
    if (row.stood || row.doubled || row.natural() || !live(row)) return false;
    return !(row.cards.size() >= 2 && row.of_aces && !house.aces_play_on);
}

bool Felt::may_double(const Row& row) const {
    return row.cards.size() == 2 && (!row.of_split || house.double_after_split) &&
           chips_left(row.who.seat) >= row.stake;
}

bool Felt::may_split(const Row& row) const {
    const auto hands = std::count_if(rows.begin(), rows.end(),
                                     [&](const Row& one) { return one.who.seat == row.who.seat; });
    return row.cards.size() == 2 && value_of(row.cards[0]) == value_of(row.cards[1]) &&
           hands < house.most_hands && chips_left(row.who.seat) >= row.stake;
}

bool Felt::may_surrender(const Row& row) const {
    // Late: after the dealer has looked.
    const bool looked = house.no_hole || known_at != never;
    return house.surrenders && looked && !row.of_split && row.cards.size() == 2;
}

bool Felt::draws_alone(const Row& row) const {
    return players.at(row.who.seat).asleep() && count_of(row.cards).best < 12 && !house.never_draws;
}

const Row* Felt::in_turn() const {
    const auto place = [this](const Row& row) {
        return std::pair{(row.who.seat - start + nine_seats) % nine_seats, row.who.hand};
    };
    const Row* first = nullptr;
    for (const Row& row : rows) {
        if (row.cards.size() >= 2 && !open(row)) continue;
        if (first == nullptr || place(row) < place(*first)) first = &row;
    }
    return first;
}

bool Felt::dealer_draws() const {
    if (house.no_hole && dealer.size() == 1) {
        const bool insurance = std::any_of(players.begin(), players.end(),
                                           [](const auto& one) { return one.second.insured > 0; });
        return insurance || any_live();
    }
    const Count count = count_of(dealer);
    if (!any_live() || dealer_blackjack()) return false;
    return count.best < 17 || (count.best == 17 && count.soft() && house.hits_soft_17);
}

bool Felt::dealer_to_stand() const {
    return any_live() && !stood && !dealer_draws() && !dealer_blackjack() &&
           count_of(dealer).best <= 21;
}

bool Felt::over() const {
    if (!dealt()) return false;
    if (!house.no_hole && dealer_blackjack() && turned) return true;
    if (in_turn() != nullptr) return false;
    if (!house.no_hole && !turned) return false;
    return !dealer_draws() && !dealer_to_stand();
}

// ------------------------------------------------------------------ the events, one by one

namespace {

class Clerk {
public:
    explicit Clerk(Felt& felt) : f_(felt) {}

    void lay(const Event& event, int index) {
        if (is_settlement(event.verb)) return;
        now_ = index;
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
        if (sure && f_.known_at == never) f_.known_at = index;
        if (f_.over_at == never && f_.over()) f_.over_at = index;
    }

private:
    void bet(const Event& event) {
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

    void dealer(const Event& event) {
        switch (event.verb) {
            case Verb::Deal: deal_to_dealer(event); break;
            case Verb::Hit:
                // A card that he should not have drawn is left out.
                if (f_.dealer_draws())
                    f_.dealer.push_back(event.cards[0].card);
                else
                    f_.stood = f_.stood || f_.dealer_to_stand();
                break;
            case Verb::Offer: f_.offered = f_.asking = true; break;
            case Verb::Peek: f_.peeked = true; break;
            case Verb::Turn: f_.turned = true; break;
            case Verb::Stand: f_.stood = f_.stood || f_.dealer_to_stand(); break;
            default: break;
        }
        if (event.verb != Verb::Offer) f_.asking = false;
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
            if (!f_.insurance_open() || !row.natural() || !f_.live(row)) return;
            row.even_money = true;
            row.given_up_at = now_;
            return;
        }
        f_.asking = false;
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

    /// However often he does it, all that he puts up stands.
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
    Clerk clerk(felt);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        clerk.lay(record.events[i], static_cast<int>(i));
    }
    return felt;
}

}  // namespace second::league
