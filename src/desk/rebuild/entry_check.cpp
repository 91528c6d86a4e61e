// Can it have happened? And if so, does a clause forbid it?

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/rebuild/entry_act.h"
#include "record/decks.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_events = 400;

/// By Rank, by Suit; of unknown ones nothing is said.
constexpr std::array no_rank_left{"",
                                  sentence("No ace is left: all {cards} of the shoe are out"),
                                  sentence("No two is left: all {cards} of the shoe are out"),
                                  sentence("No three is left: all {cards} of the shoe are out"),
                                  sentence("No four is left: all {cards} of the shoe are out"),
                                  sentence("No five is left: all {cards} of the shoe are out"),
                                  sentence("No six is left: all {cards} of the shoe are out"),
                                  sentence("No seven is left: all {cards} of the shoe are out"),
                                  sentence("No eight is left: all {cards} of the shoe are out"),
                                  sentence("No nine is left: all {cards} of the shoe are out"),
                                  sentence("No ten is left: all {cards} of the shoe are out"),
                                  sentence("No jack is left: all {cards} of the shoe are out"),
                                  sentence("No queen is left: all {cards} of the shoe are out"),
                                  sentence("No king is left: all {cards} of the shoe are out")};
constexpr std::array no_suit_left{
    "", sentence("None of the spades is left: all {cards} of the shoe are out"),
    sentence("None of the hearts is left: all {cards} of the shoe are out"),
    sentence("None of the diamonds is left: all {cards} of the shoe are out"),
    sentence("None of the clubs is left: all {cards} of the shoe are out")};

std::vector<Card> cards_out(const TableState& table) {
    std::vector<Card> cards;
    const auto add = [&](const TableHand& hand) {
        cards.insert(cards.end(), hand.cards.begin(), hand.cards.end());
        cards.insert(cards.end(), hand.left_out.begin(), hand.left_out.end());
    };
    add(table.dealer);
    for (const TableSeat& seat : table.seats) {
        for (const TableHand& hand : seat.hands) add(hand);
    }
    return cards;
}

/// Why the shoe cannot have held these cards, or nothing.
std::optional<std::string> beyond_shoe(const std::vector<Card>& cards, int decks) {
    std::array<int, 14> ranks{};
    std::array<int, 5> suits{};
    std::array<std::array<int, 5>, 14> copies{};
    for (const Card card : cards) {
        const auto rank = static_cast<std::size_t>(card.rank);
        const auto suit = static_cast<std::size_t>(card.suit);
        const bool has_rank = card.rank != Rank::Unknown, has_suit = card.suit != Suit::Unknown;
        if (card.is_known() && ++copies[rank][suit] > decks)
            return tr("No {card} is left: all {cards} of the shoe are out",
                      "card"_a = in_words(card), "cards"_a = decks);
        if (has_rank && ++ranks[rank] > 4 * decks)
            return tr_of(no_rank_left.at(rank), "cards"_a = 4 * decks);
        if (has_suit && ++suits[suit] > 13 * decks)
            return tr_of(no_suit_left.at(suit), "cards"_a = 13 * decks);
    }
    return std::nullopt;
}

/// Why the cards left in the shoe before the hand (eXtreme) do not go so far, or nothing.
std::optional<std::string> beyond_left(const std::vector<Card>& cards, const Header& header) {
    if (!header.facts.left || std::ssize(cards) <= *header.facts.left) return std::nullopt;
    return tr_n("The shoe had only {count} card left before the hand",
                "The shoe had only {count} cards left before the hand", *header.facts.left);
}

/// Why the event cannot be written in this game: "the dealer cannot 'split'".
std::optional<std::string> not_written(const Event& event, Game game) {
    Problems problems;
    read_event(to_text(event), game, event.line, problems);
    return problems.empty() ? std::nullopt : std::optional(capital(problems.front().what));
}

bool has(const std::vector<Verb>& verbs, Verb verb) {
    return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

/// What anybody may do at any time, as far as turns go: clauses alone forbid it.
bool has_no_turn(Verb verb) {
    constexpr std::array free{Verb::Chips,  Verb::Bet,        Verb::Secret,   Verb::Blind,
                              Verb::Insure, Verb::EvenMoney,  Verb::SitOut,   Verb::SitIn,
                              Verb::Pass,   Verb::Disconnect, Verb::Reconnect};
    return is_settlement(verb) || std::find(free.begin(), free.end(), verb) != free.end();
}

bool is_awaited(const HandRecord& so_far, const Event& event) {
    bool passes_over = false;  // something but a wager to be settled, which its own clause covers
    const auto act =
        first_awaited(so_far, std::nullopt, [&](const Awaited& one, const Ruling& ruling) {
            const bool is_it =
                one.event.who == event.who &&
                (one.decides ? has(ruling.may, event.verb) : one.event.verb == event.verb);
            passes_over = passes_over || (!is_it && !one.decides && !one.wants_card() &&
                                          !is_settlement(one.event.verb));
            return is_it;
        });
    return act && !passes_over;
}

std::optional<Doubt> out_of_turn(const HandRecord& so_far, const Event& event) {
    if (has_no_turn(event.verb) || is_awaited(so_far, event)) return std::nullopt;
    const Ruling ruling = rule(so_far);
    if (has(ruling.may, event.verb) && ruling.next.empty()) return std::nullopt;
    const auto acts = awaited(so_far, ruling);
    if (acts.empty() && ruling.complete) return Doubt{tr("The play is over"), ""};
    return Doubt{
        tr("Out of turn. {next}", "next"_a = in_words(acts, ruling.may, unit_of(so_far.header))),
        ""};
}

/// A breach of the new ruling that the old one has not; lines from `at` on have moved by `moved`.
std::optional<Doubt> new_breach(const Ruling& old, const Ruling& fresh, int at, int moved) {
    std::vector<std::pair<int, ClauseId>> known;
    for (const Breach& breach : old.breaches)
        known.emplace_back(breach.line >= at ? breach.line + moved : breach.line, breach.clause);
    for (const Breach& breach : fresh.breaches) {
        const auto same =
            std::find(known.begin(), known.end(), std::pair(breach.line, breach.clause));
        if (same == known.end()) return Doubt{capital(breach.what), std::string(breach.clause.id)};
        known.erase(same);
    }
    return std::nullopt;
}

}  // namespace

HandRecord up_to_cursor(const EntryHand& hand) {
    HandRecord record{hand.record.header, {}};
    record.events.assign(hand.record.events.begin(),
                         hand.record.events.begin() + static_cast<std::ptrdiff_t>(hand.cursor));
    return record;
}

HandRecord with_change(const EntryHand& hand, const EntryChange& change) {
    HandRecord record = hand.record;
    auto at = record.events.begin() + static_cast<std::ptrdiff_t>(hand.cursor);
    if (change.replaces) at = record.events.erase(at - 1);
    record.events.insert(at, change.events.begin(), change.events.end());
    int line = 1;
    for (Event& event : record.events) event.line = ++line;
    return record;
}

std::optional<std::string> why_impossible(const HandRecord& record, std::size_t at) {
    if (record.events.size() > most_events || write(record).size() > longest_record)
        return tr("The hand is too long for a record");
    TableState table;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        auto no = not_written(record.events[i], record.header.game());
        if (!no) {
            if (const auto why = apply(table, record.events[i]))
                no = in_words(*why, table, record.events[i]);
        }
        if (!no) continue;
        if (i == at) return capital(*no);
        return tr("Then \u201c{line}\u201d could not follow: {reason}",
                  "line"_a = to_text(record.events[i]), "reason"_a = *no);
    }
    if (const Problems missing = missing_chips(record); !missing.empty())
        return capital(missing.front().what);
    const std::vector<Card> cards = cards_out(table);
    if (auto no = beyond_left(cards, record.header)) return no;
    return beyond_shoe(cards, decks_of(record.header));
}

std::optional<Doubt> doubt_of(const EntryHand& hand, const EntryChange& change) {
    const HandRecord changed = with_change(hand, change);
    const int moved = static_cast<int>(change.events.size()) - (change.replaces ? 1 : 0);
    const int at = static_cast<int>(hand.cursor) + 2;
    if (auto doubt = new_breach(rule(hand.record), rule(changed), at, moved)) return doubt;
    HandRecord so_far = up_to_cursor(hand);
    if (change.replaces) so_far.events.pop_back();
    return change.events.size() == 1 ? out_of_turn(so_far, change.events.front()) : std::nullopt;
}

}  // namespace fairdeal
