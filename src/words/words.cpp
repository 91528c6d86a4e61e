#include "words/words.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), lower);
    return small;
}

std::string hand_number(int number) {
    constexpr std::array names{"first", "second", "third", "fourth"};
    if (number <= 4) return std::string(names.at(static_cast<std::size_t>(number - 1))) + " hand";
    return "hand " + std::to_string(number);
}

std::string cards_of(const Event& event) {
    std::string cards;
    for (const DealtCard& dealt : event.cards) {
        cards += cards.empty() ? "" : " ";
        cards += short_card(dealt.card);
        if (dealt.face_down) cards += " (face down)";
    }
    return cards;
}

std::string with_cards(const std::string& action, const Event& event) {
    const std::string cards = cards_of(event);
    return cards.empty() ? action : action + " " + cards;
}

std::string bet_in_words(const Event& event, Unit unit) {
    const std::string sum = "bets " + amount_in_words(event.amount, unit);
    if (event.wager == Wager::Dealer) return sum + " on the dealer's hand";
    if (event.wager == Wager::Player) return sum + " on the own hand";
    return sum + " on " + std::string(title_of(event.wager));
}

/// What a seat or the dealer does in play, without the name of who does it.
std::string play_in_words(const Event& event, Unit unit) {
    const std::string amount = amount_in_words(event.amount, unit);
    switch (event.verb) {
        case Verb::Chips: return "starts with " + amount;
        case Verb::Bet: return bet_in_words(event, unit);
        case Verb::Secret: return "makes a secret bet of " + amount;
        case Verb::Blind: return "puts up a blind of " + amount;
        case Verb::Raise: return "raises: double up of " + amount;
        case Verb::Deal: return with_cards("gets", event);
        case Verb::Turn: return with_cards("turns", event);
        case Verb::Offer: return "offers insurance";
        case Verb::Insure: return "insures for " + amount;
        case Verb::Peek: return "checks the hole card: no blackjack";
        case Verb::Hit: return event.cards.empty() ? "draws a card" : with_cards("draws", event);
        case Verb::Stand: return "stands";
        case Verb::Double:
            return event.cards.empty() ? "doubles" : with_cards("doubles and gets", event);
        case Verb::Split: return "splits";
        case Verb::Surrender: return "surrenders";
        case Verb::EvenMoney: return "asks for even money";
        case Verb::SitOut: return "sits out";
        case Verb::SitIn: return "sits in again";
        case Verb::Disconnect: return "is disconnected";
        case Verb::Reconnect: return "is back";
        case Verb::Pass: return event.who.is_dealer() ? "passes the deal" : "passes";
        case Verb::Check:
        case Verb::Fold:
        case Verb::Play: return std::string(to_text(event.verb)) + "s";
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip:
        case Verb::Out:
        case Verb::Place: break;
    }
    return std::string(to_text(event.verb));
}

}  // namespace

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string small(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number < 0 ? -number : number);
    for (std::size_t end = digits.size(); end > 3; end -= 3) digits.insert(end - 3, 1, ',');
    return number < 0 ? "-" + digits : digits;
}

std::optional<Money> typed_amount(std::string_view typed) {
    std::string plain;
    for (const char c : typed) {
        if (c != ' ' && c != ',' && c != '$') plain += c;
    }
    if (std::none_of(plain.begin(), plain.end(), is_digit)) return std::nullopt;
    if (plain.front() == '.') plain.insert(0, "0");
    const std::size_t point = plain.find('.');
    if (point != std::string::npos && point + 1 == plain.size()) plain.pop_back();
    if (point != std::string::npos && point + 2 == plain.size()) plain += '0';
    while (plain.size() > 1 && plain[0] == '0' && is_digit(plain[1])) plain.erase(0, 1);
    return money_from(plain);
}

std::optional<int> typed_number(std::string_view typed) {
    const auto number = whole_number_from(typed, 999);
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::string place_in_words(Who who) {
    if (who.is_dealer()) return "Dealer";
    const std::string seat = "Seat " + std::to_string(who.seat);
    return who.hand == 0 ? seat : seat + ", " + hand_number(who.hand);
}

std::string short_card(Card card) {
    if (card.rank == Rank::Unknown && card.suit == Suit::Unknown) return "?";
    const std::string rank = card.rank == Rank::Ten ? "10" : to_text(card).substr(0, 1);
    switch (card.suit) {
        case Suit::Spades: return rank + "\u2660";
        case Suit::Hearts: return rank + "\u2665";
        case Suit::Diamonds: return rank + "\u2666";
        case Suit::Clubs: return rank + "\u2663";
        case Suit::Unknown: break;
    }
    return rank + "?";
}

std::string line_in_words(Verb verb, Wager wager, Money amount, Unit unit) {
    std::string words = capital(std::string(to_text(verb)));
    if (wager != Wager::None) words += " " + std::string(title_of(wager));
    if (verb != Verb::Push && !amount.is_zero()) words += " " + amount_in_words(amount, unit);
    return words;
}

std::string event_in_words(const Event& event, Unit unit) {
    const std::string who = place_in_words(event.who);
    if (event.verb == Verb::Out) return who + " goes out in " + nth(event.place) + " place";
    if (event.verb == Verb::Place) return who + " ends in " + nth(event.place) + " place";
    if (is_settlement(event.verb))
        return who + ": " + line_in_words(event.verb, event.wager, event.amount, unit);
    return who + " " + play_in_words(event, unit);
}

std::string nth(int number) {
    const bool teen = number % 100 >= 11 && number % 100 <= 13;
    const int last = teen ? 0 : number % 10;
    const char* ending = last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
    return std::to_string(number) + ending;
}

std::string wager_in_words(Who who, Wager wager) {
    return place_in_words(who) + " \u00b7 " + std::string(title_of(wager));
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return grouped(number) + " " + std::string(number == 1 ? one : many);
}

std::string time_in_words(const std::string& at) {
    constexpr std::array months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    if (at.size() < 16) return at;
    const int month = (at[5] - '0') * 10 + (at[6] - '0');
    if (month < 1 || month > 12) return at;
    const std::string day = at[8] == '0' ? at.substr(9, 1) : at.substr(8, 2);
    return day + " " + months.at(static_cast<std::size_t>(month - 1)) + " " + at.substr(0, 4) +
           ", " + at.substr(11, 5);
}

bool holds_words(std::string_view text, std::string_view search) {
    const std::string all = lowered(text);
    for (const std::string_view word : split_at(search, ' ')) {
        if (all.find(lowered(word)) == std::string::npos) return false;
    }
    return true;
}

void add_part(std::string& line, const std::string& part) {
    if (part.empty()) return;
    line += (line.empty() ? "" : dot) + part;
}

}  // namespace fairdeal
