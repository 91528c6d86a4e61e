#include "words/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "base/translation.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), lower);
    return small;
}

std::string cards_of(const Event& event) {
    std::string cards;
    for (const DealtCard& dealt : event.cards) {
        const std::string card = short_card(dealt.card);
        cards += cards.empty() ? "" : " ";
        cards += dealt.face_down ? tr("{card} (face down)", "card"_a = card) : card;
    }
    return cards;
}

const char* bet_sentence(Wager wager) {
    if (wager == Wager::Dealer) return sentence("{who} bets {amount} on the dealer's hand");
    if (wager == Wager::Player) return sentence("{who} bets {amount} on their own hand");
    return sentence("{who} bets {amount} on {wager}");
}

/// What somebody does that cards may come with.
const char* card_sentence(Verb verb, bool has_cards) {
    if (verb == Verb::Deal)
        return has_cards ? sentence("{who} gets {cards}") : sentence("{who} gets");
    if (verb == Verb::Turn)
        return has_cards ? sentence("{who} turns {cards}") : sentence("{who} turns");
    if (verb == Verb::Hit)
        return has_cards ? sentence("{who} draws {cards}") : sentence("{who} draws a card");
    return has_cards ? sentence("{who} doubles and gets {cards}") : sentence("{who} doubles");
}

/// What a seat or the dealer does in play, or comes to at a table of the league.
const char* play_sentence(const Event& event) {
    switch (event.verb) {
        case Verb::Chips: return sentence("{who} starts with {amount}");
        case Verb::Bet: return bet_sentence(event.wager);
        case Verb::Secret: return sentence("{who} makes a secret bet of {amount}");
        case Verb::Blind: return sentence("{who} puts up a blind of {amount}");
        case Verb::Raise: return sentence("{who} raises: double up of {amount}");
        case Verb::Deal:
        case Verb::Turn:
        case Verb::Hit:
        case Verb::Double: return card_sentence(event.verb, !event.cards.empty());
        case Verb::Offer: return sentence("{who} offers insurance");
        case Verb::Insure: return sentence("{who} insures for {amount}");
        case Verb::Peek: return sentence("{who} checks the hole card: no blackjack");
        case Verb::Stand: return sentence("{who} stands");
        case Verb::Split: return sentence("{who} splits");
        case Verb::Surrender: return sentence("{who} surrenders");
        case Verb::EvenMoney: return sentence("{who} asks for even money");
        case Verb::SitOut: return sentence("{who} sits out");
        case Verb::SitIn: return sentence("{who} sits in again");
        case Verb::Disconnect: return sentence("{who} is disconnected");
        case Verb::Reconnect: return sentence("{who} is back");
        case Verb::Pass:
            return event.who.is_dealer() ? sentence("{who} passes the deal")
                                         : sentence("{who} passes");
        case Verb::Check: return sentence("{who} checks");
        case Verb::Fold: return sentence("{who} folds");
        case Verb::Play: return sentence("{who} plays");
        case Verb::Out: return sentence("{who} goes out in {place} place");
        case Verb::Place: return sentence("{who} ends in {place} place");
        case Verb::Take:
        case Verb::Pay:
        case Verb::Push:
        case Verb::Return:
        case Verb::Tip: break;
    }
    throw Fault("no verb of play");
}

/// From Verb::Take on.
constexpr std::array settlement_verbs{sentence("Take"),   sentence("Pay"), sentence("Push"),
                                      sentence("Return"), sentence("Tip"), sentence("Out"),
                                      sentence("Place")};
constexpr std::size_t place_after_take(Verb verb) {
    return static_cast<std::size_t>(verb) - static_cast<std::size_t>(Verb::Take);
}

}  // namespace

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string as_sentence(std::string words) { return capital(std::move(words)) + "."; }

std::string small(std::string text) {
    if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::string grouped(std::int64_t number) { return detail::grouped_digits(number); }

std::optional<Money> typed_amount(std::string_view typed) {
    const std::string point_sign = decimal_point();
    std::string plain;
    for (const char c : without_currency(std::string(typed))) {
        if (point_sign.front() == c)
            plain += '.';
        else if (c != ' ' && c != ',' && c != '.')
            plain += c;
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
    if (who.is_dealer()) return tr("Dealer");
    switch (who.hand) {
        case 0: return tr("Seat {seat}", "seat"_a = who.seat);
        case 1: return tr("Seat {seat}, first hand", "seat"_a = who.seat);
        case 2: return tr("Seat {seat}, second hand", "seat"_a = who.seat);
        case 3: return tr("Seat {seat}, third hand", "seat"_a = who.seat);
        case 4: return tr("Seat {seat}, fourth hand", "seat"_a = who.seat);
        default: return tr("Seat {seat}, hand {hand}", "seat"_a = who.seat, "hand"_a = who.hand);
    }
}

std::string title_in_words(Wager wager) { return tr(title_of(wager).data()); }

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
    const std::string action = tr(settlement_verbs.at(place_after_take(verb)));
    const std::string title = title_in_words(wager);
    const std::string sum = amount_in_words(amount, unit);
    const bool has_sum = verb != Verb::Push && !amount.is_zero();
    if (wager != Wager::None && has_sum)
        return tr("{action} {wager} {amount}", "action"_a = action, "wager"_a = title,
                  "amount"_a = sum);
    if (wager != Wager::None) return tr("{action} {wager}", "action"_a = action, "wager"_a = title);
    return has_sum ? tr("{action} {amount}", "action"_a = action, "amount"_a = sum) : action;
}

std::string event_in_words(const Event& event, Unit unit) {
    if (is_settlement(event.verb) && !is_about_a_place(event.verb))
        return tr("{who}: {line}", "who"_a = place_in_words(event.who),
                  "line"_a = line_in_words(event.verb, event.wager, event.amount, unit));
    return tr_of(play_sentence(event), "who"_a = place_in_words(event.who),
                 "amount"_a = amount_in_words(event.amount, unit), "cards"_a = cards_of(event),
                 "wager"_a = title_in_words(event.wager), "place"_a = nth(event.place));
}

std::string nth(int number) {
    const bool teen = number % 100 >= 11 && number % 100 <= 13;
    const int last = teen ? 0 : number % 10;
    if (last == 1) return tr("{number}st", "number"_a = number);
    if (last == 2) return tr("{number}nd", "number"_a = number);
    if (last == 3) return tr("{number}rd", "number"_a = number);
    return tr("{number}th", "number"_a = number);
}

std::string odds_in_words(Odds odds) {
    return tr("{pays} to {to}", "pays"_a = odds.pays, "to"_a = odds.to);
}

std::string wager_in_words(Who who, Wager wager) {
    return tr("{place} \u00b7 {wager}", "place"_a = place_in_words(who),
              "wager"_a = title_in_words(wager));
}

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return grouped(number) + " " + std::string(number == 1 ? one : many);
}

std::string seconds_in_words(std::int64_t milliseconds) {
    return tr("{seconds} s", "seconds"_a = fmt::format("{}{}{}", milliseconds / 1000,
                                                       decimal_point(), milliseconds / 100 % 10));
}

bool holds_words(std::string_view text, std::string_view search) {
    const std::string all = lowered(text);
    for (const std::string_view word : split_at(search, ' ')) {
        if (all.find(lowered(word)) == std::string::npos) return false;
    }
    return true;
}

namespace {

std::string comma() { return tr_in("between parts of a list", ", "); }

}  // namespace

std::string comma_list(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, comma()));
}

void add_to_list(std::string& list, const std::string& part) {
    list += (list.empty() ? "" : comma()) + part;
}

std::vector<std::string> parts_of_list(const std::string& list) {
    const std::string between = comma();
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < list.size();) {
        const std::size_t end = std::min(list.find(between, from), list.size());
        parts.push_back(list.substr(from, end - from));
        from = end + between.size();
    }
    return parts;
}

std::string semicolon_list(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, tr_in("between parts of a list", "; ")));
}

void add_part(std::string& line, const std::string& part) {
    if (part.empty()) return;
    line += (line.empty() ? "" : dot) + part;
}

}  // namespace fairdeal
