#include "incidents/mishaps.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const HandRecord& round) {
    Lines lines{to_text(round.header)};
    for (const Event& event : round.events) lines.push_back(to_text(event));
    return lines;
}

HandRecord record_of(const Lines& lines) {
    auto record = read_record(fmt::format("{}\n", fmt::join(lines, "\n")));
    if (!record) throw Fault("a mishap that is no record: " + to_text(record.error().front()));
    return *std::move(record);
}

bool is_first_deal(const Event& event) { return event.verb == Verb::Deal && event.who.hand == 0; }

/// Where the first cards of the round begin and end, by event.
struct FirstDeal {
    std::vector<Event>::const_iterator begin, end;
};
FirstDeal first_deal_of(const HandRecord& round) {
    const auto begin = std::find_if(round.events.begin(), round.events.end(), is_first_deal);
    return {begin, std::find_if_not(begin, round.events.end(), is_first_deal)};
}

std::string to_text(const DealtCard& dealt, std::string_view who, std::string_view verb) {
    return fmt::format("{} {} {}", who, verb, to_text(dealt));
}

}  // namespace

HandRecord with_moved_cards(const HandRecord& round) {
    const auto [begin, end] = first_deal_of(round);
    std::vector<Event> seats(begin, end);
    if (seats.empty() || !seats.back().who.is_dealer())
        throw Fault("a first deal that does not end with the dealer");
    const Event dealer = seats.back();
    seats.pop_back();

    // As the shoe gave them: each seat one, none to the dealer, each seat a second one.
    std::vector<DealtCard> second{dealer.cards.front()};
    for (const Event& seat : seats) second.push_back(seat.cards.back());
    Lines deal;
    for (const Event& seat : seats)
        deal.push_back(to_text(seat.cards.front(), to_text(seat.who), "deal"));
    deal.emplace_back(fixed("dealer skip 1"));
    for (std::size_t i = 0; i < seats.size(); ++i)
        deal.push_back(to_text(second[i], to_text(seats[i].who), "deal"));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Who to = i == 0 ? the_dealer : seats[i - 1].who;
        deal.push_back(to_text(second[i], to_text(seats[i].who), "move") + " " + to_text(to));
    }
    deal.emplace_back(fixed("floor rules IRR-7 move-back"));
    deal.push_back(to_text(second.back(), to_text(seats.back().who), "deal"));
    deal.push_back(to_text(dealer));

    Lines lines = lines_of(round);
    const auto first = lines.begin() + 1 + (begin - round.events.begin());
    const auto rest = lines.erase(first, first + (end - begin));
    lines.insert(rest, deal.begin(), deal.end());
    return record_of(lines);
}

std::optional<HandRecord> with_card_put_back(const HandRecord& round) {
    const auto [begin, end] = first_deal_of(round);
    const auto drawn = std::find_if(end, round.events.end(), [](const Event& event) {
        return !event.cards.empty() && event.verb != Verb::Turn;
    });
    if (drawn == round.events.end()) return std::nullopt;
    Lines lines = lines_of(round);
    const auto line_of = [&](auto event) {
        return lines.begin() + 1 + (event - round.events.begin());
    };
    lines.insert(line_of(drawn), fixed("dealer draw (?\?)"));
    std::rotate(line_of(begin), line_of(end) - 1, line_of(end));
    return record_of(lines);
}

HandRecord with_bad_card(const HandRecord& round) {
    Lines lines = lines_of(round);
    lines.emplace_back(fixed("floor rules IRR-17 replace"));
    return record_of(lines);
}

std::optional<HandRecord> with_refund(const HandRecord& round, Money stake) {
    const auto taken =
        std::find_if(round.events.begin(), round.events.end(), [&](const Event& event) {
            return event.verb == Verb::Take && event.wager == Wager::Player &&
                   event.amount == stake;
        });
    if (taken == round.events.end()) return std::nullopt;
    Lines lines = lines_of(round);
    lines.emplace_back(fixed("floor rules IRR-20 correct"));
    lines.push_back(
        fmt::format(fixed("{} correct player pay {}"), to_text(taken->who), to_text(stake)));
    return record_of(lines);
}

void overpay(HandRecord& round, int seat, Money amount, unsigned chance, Dice& dice) {
    for (Event& event : round.events) {
        if (event.who.seat != seat || event.verb != Verb::Push || !dice.chance(chance)) continue;
        event.verb = Verb::Pay;
        event.amount = amount;
    }
}

void err(HandRecord& round, int but_for, unsigned chance, Dice& dice) {
    constexpr std::uint64_t thousand = 1000;
    for (Event& event : round.events) {
        const bool is_loss = event.verb == Verb::Take && event.wager == Wager::Player;
        if (is_loss && event.who.seat != but_for && dice.below(thousand) < chance)
            event.verb = Verb::Pay;
    }
}

}  // namespace fairdeal
