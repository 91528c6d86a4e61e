#include "league/random_table.h"

#include <algorithm>
#include <array>
#include <set>

namespace second::league {
namespace {

using namespace basic;  // NOLINT(google-build-using-namespace): one small vocabulary

std::string in_words(Cents amount) { return fairdeal::to_text(fairdeal::Money::cents(amount)); }

struct Guest {
    int seat = 0;
    Cents chips = 0;
    bool asleep = false;
};

std::vector<Guest> guests(Chance& chance, int seats) {
    static constexpr std::array<Cents, 8> piles{2'000,  5'000,  5'000,  10'000,
                                                10'000, 10'000, 12'550, 700};
    std::vector<Guest> guests;
    for (int seat = 1; seat <= seats; ++seat) {
        if (chance.percent(20)) continue;
        guests.push_back({seat, chance.one_of(piles), chance.percent(10)});
    }
    while (guests.size() < 2) {
        guests = {{1, 10'000, false}, {2, 10'000, false}};
    }
    return guests;
}

/// What stands in the header of a hand.
struct Hand {
    int number = 1, seats = 2, start = 1;
    bool last = false;
    std::set<int> secrets;  // seats that have used theirs
};

/// The header with its facts: `options` is one that holds options only, `table` what names it.
std::string header(const std::string& options, const std::string& table, const Hand& hand) {
    static constexpr std::size_t game = std::string_view("league").size();
    std::string words = options.substr(0, game) + table +
                        " minimum=10 hand=" + std::to_string(hand.number) +
                        " eliminations=3,5 start=" + std::to_string(hand.start) +
                        " prizes=1,2 feeders=3 seats=" + std::to_string(hand.seats);
    if (hand.last) words += " final=yes";
    for (const int seat : hand.secrets) {
        words += (seat == *hand.secrets.begin() ? " secrets=" : ",") + std::to_string(seat);
    }
    return words + options.substr(game);
}

Cents stake(Chance& chance, const Guest& guest) {
    static constexpr Cents least = 1'000;
    if (guest.chips <= least || chance.percent(15)) return guest.chips;
    static constexpr std::array<Cents, 6> often{1'000, 1'000, 2'000, 2'550, 1'005, 5'000};
    return std::min(chance.one_of(often), guest.chips);
}

void bet(Chance& chance, HandRecord& record, const Guest& guest) {
    const std::string who = std::to_string(guest.seat);
    static constexpr Cents least = 1'000;
    if (guest.asleep) {
        append(record, who + (chance.percent(50) ? " sit-out" : " disconnect"));
        const bool nothing = option(record, "short-min-bet") == "none" && guest.chips < least;
        if (!nothing) append(record, who + " bet player " + in_words(std::min(guest.chips, least)));
        return;
    }
    const auto& used = record.header.facts.secrets;
    const bool secret = option(record, "secret-per") == "hand" ||
                        std::find(used.begin(), used.end(), guest.seat) == used.end();
    const bool hides = secret && chance.percent(25);
    append(record, who + (hides ? " secret " : " bet player ") + in_words(stake(chance, guest)));
}

void bets(Chance& chance, HandRecord& record, std::vector<Guest> guests) {
    const int start = record.header.facts.start.value_or(1);
    const auto from = std::find_if(guests.begin(), guests.end(),
                                   [start](const Guest& one) { return one.seat == start; });
    std::rotate(guests.begin(), from, guests.end());
    for (const Guest& guest : guests) bet(chance, record, guest);
}

/// Insurance, even money, or a player who comes and goes.
std::string aside(Chance& chance, const HandRecord& record, const Answer& answer) {
    std::vector<const Event*> up;
    for (const Event& event : record.events) {
        if (event.verb == Verb::Bet || event.verb == Verb::Secret) up.push_back(&event);
    }
    const Event& one = *chance.one_of(up);
    const auto is = [&one](const Event& event) { return event.who.seat == one.who.seat; };
    bool sits_out = false, cut_off = false, asked = false;
    Cents chips = 0;
    Cards cards;
    for (const Event& event : record.events) {
        if (!is(event)) continue;
        if (event.verb == Verb::Chips) chips = event.amount.in_cents();
        if (event.verb == Verb::SitOut || event.verb == Verb::SitIn) {
            sits_out = event.verb == Verb::SitOut;
        }
        if (event.verb == Verb::Disconnect || event.verb == Verb::Reconnect) {
            cut_off = event.verb == Verb::Disconnect;
        }
        asked = asked || event.verb == Verb::Insure || event.verb == Verb::EvenMoney;
        for (const auto& dealt : event.cards) cards.push_back(dealt.card);
    }
    if (chance.percent(2)) return act(one.who, sits_out ? "sit-in" : "sit-out");
    if (chance.percent(2)) return act(one.who, cut_off ? "reconnect" : "disconnect");
    if (asked || sits_out || cut_off || chance.percent(50)) return {};
    if (answer.may.contains("even-money") && ace_and_ten(cards) && chance.percent(60)) {
        return act(one.who, "even-money");
    }
    const Cents most = std::min(one.amount.in_cents() / 2, chips - one.amount.in_cents());
    if (!answer.may.contains("insure") || most <= 0) return {};
    return act(one.who, "insure " + in_words(chance.percent(60) || most < 300 ? most : 300));
}

HandRecord deal(Chance& chance, const Settle& settle, const std::string& header,
                const std::vector<Guest>& guests) {
    HandRecord record = record_of(header + "\n");
    for (const Guest& guest : guests) {
        append(record, std::to_string(guest.seat) + " chips " + in_words(guest.chips));
    }
    bets(chance, record, guests);
    const bool anyone = std::any_of(
        record.events.begin(), record.events.end(),
        [](const Event& one) { return one.verb == Verb::Bet || one.verb == Verb::Secret; });
    if (anyone) play_on(chance, record, settle, aside);
    return record;
}

/// The guests who play on, with what they have won or lost; nobody once places are given.
std::vector<Guest> left_after(const HandRecord& record, const std::vector<Guest>& guests) {
    std::vector<Guest> left;
    for (Guest guest : guests) {
        bool gone = false;
        for (const Event& event : record.events) {
            if (event.verb == Verb::Place) return {};
            if (event.who.seat != guest.seat) continue;
            if (event.verb == Verb::Pay) guest.chips += event.amount.in_cents();
            if (event.verb == Verb::Take) guest.chips -= event.amount.in_cents();
            gone = gone || event.verb == Verb::Out;
        }
        if (!gone) left.push_back(guest);
    }
    return left;
}

}  // namespace

HandRecord random_hand(Chance& chance, const Settle& settle) {
    Hand hand;
    hand.seats = 2 + chance.below(6);
    const std::vector<Guest> all = guests(chance, hand.seats);
    hand.number = chance.percent(60) ? 3 : 4;
    hand.start = chance.one_of(all).seat;
    hand.last = chance.percent(20);
    if (chance.percent(20)) hand.secrets = {1};
    const std::string options = random_header(chance, fairdeal::Game::League);
    return deal(chance, settle, header(options, "", hand), all);
}

std::vector<HandRecord> random_table(Chance& chance, const Settle& settle) {
    Hand hand;
    hand.seats = 2 + chance.below(6);
    std::vector<Guest> left = guests(chance, hand.seats);
    const int hands = 1 + chance.below(6);
    const std::string options = random_header(chance, fairdeal::Game::League);
    std::vector<HandRecord> records;
    for (; !left.empty() && hand.number <= hands; ++hand.number, ++hand.start) {
        const auto next = std::find_if(
            left.begin(), left.end(), [&](const Guest& guest) { return guest.seat >= hand.start; });
        hand.start = next == left.end() ? left.front().seat : next->seat;
        hand.last = hand.number == hands;
        records.push_back(deal(chance, settle, header(options, " table=L1", hand), left));
        for (const Event& event : records.back().events) {
            if (event.verb == Verb::Secret) hand.secrets.insert(event.who.seat);
        }
        if (option(records.back(), "secret-per") == "hand") hand.secrets.clear();
        left = left_after(records.back(), left);
    }
    return records;
}

}  // namespace second::league
