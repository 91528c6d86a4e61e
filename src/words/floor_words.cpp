#include "words/floor_words.h"

#include <algorithm>

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

struct SaidRemedy {
    std::string_view clause, value;
    const char* says;
};

// clang-format off
constexpr SaidRemedy said_remedies[] = {
    {"IRR-1",  "discard",           sentence("The card goes to the discards")},
    {"IRR-1",  "void-if-two",       sentence("The card goes to the discards; a second one makes the round void")},
    {"IRR-2",  "next",              sentence("The card that nobody saw is the next card")},
    {"IRR-2",  "burn",              sentence("The card that nobody saw is burned")},
    {"IRR-3",  "offer",             sentence("The card that was seen is offered to each hand in turn, then to the dealer")},
    {"IRR-3",  "burn",              sentence("The card that was seen is burned")},
    {"IRR-3",  "void",              sentence("The card was seen: the round is void")},
    {"IRR-5",  "play",              sentence("The card that was seen in the deal is dealt next")},
    {"IRR-5",  "void",              sentence("The card was seen in the deal: the round is void")},
    {"IRR-6",  "burn",              sentence("The dealer's extra card is burned and does not count")},
    {"IRR-6",  "count",             sentence("The dealer's extra card counts")},
    {"IRR-7",  "complete",          sentence("Cards stay where they are; the dealer takes theirs last")},
    {"IRR-7",  "players-option",    sentence("The dealer takes theirs last, and each player may leave")},
    {"IRR-8",  "return",            sentence("The stake of the seat without cards goes back")},
    {"IRR-8",  "deal-last",         sentence("The seat without cards gets them last")},
    {"IRR-9",  "deal-last",         sentence("The seat with one card gets its second one last")},
    {"IRR-9",  "seat-option",       sentence("The seat gets its second card last, or leaves")},
    {"IRR-9",  "table-option",      sentence("The seat gets its second card last, and anybody may leave")},
    {"IRR-10", "burn",              sentence("The cards of the empty box are burned")},
    {"IRR-10", "move-one",          sentence("The cards are moved one box on")},
    {"IRR-10", "players-option",    sentence("The cards of the empty box stay out, and each player may leave")},
    {"IRR-13", "shuffle-discards",  sentence("The discards are shuffled, and the round is finished")},
    {"IRR-13", "void",              sentence("The cards have run out: the round is void")},
    {"IRR-14", "move-if-last",      sentence("The card is moved to its place if no other followed it")},
    {"IRR-14", "floor-moves",       sentence("The floor has the card moved to its place")},
    {"IRR-14", "stays",             sentence("The card stays where it lies")},
    {"IRR-15", "cancel-if-matters", sentence("The scanner was wrong: the round is void, and naturals are paid")},
    {"IRR-15", "rescan",            sentence("The cards are scanned again, and play goes on")},
    {"IRR-15", "table-counts",      sentence("The card on the table counts, and play goes on")},
    {"IRR-16", "play",              sentence("The hole card was seen: play goes on")},
    {"IRR-16", "void",              sentence("The hole card was seen: the round is void")},
    {"IRR-17", "replace",           sentence("The bad card is replaced")},
    {"IRR-17", "void-round",        sentence("The card is bad: the round is void")},
    {"IRR-18", "return-change",     sentence("What was added late goes back; what was taken down stays up")},
    {"IRR-19", "stands",            sentence("The stake outside the limits stands")},
    {"IRR-19", "return",            sentence("The stake outside the limits goes back")},
    {"IRR-20", "correct",           sentence("The payment is corrected")},
    {"IRR-20", "until-next-deal",   sentence("The payment is corrected, if the next deal has not started")},
    {"IRR-21", "rebuild",           sentence("The cards are laid again from the tray")},
    {"IRR-21", "push",              sentence("The cards were collected too early: the hand pushes")},
    {"IRR-22", "stand",             sentence("The hand that does not act stands")},
    {"IRR-22", "draw-to-17",        sentence("The hand that does not act draws to 17")},
    {"IRR-23", "void-if-matters",   sentence("The machine failed: the round is void if it matters")},
    {"IRR-23", "go-on",             sentence("The machine failed: the round goes on without it")}};
// clang-format on

struct SaidMishap {
    std::string_view clause;
    const char* says;
};

constexpr SaidMishap said_mishaps[] = {
    {"IRR-12", sentence("A hand got a card too many: the one that was drawn last.")},
    {"IRR-16", sentence("Somebody has seen the hole card.")},
    {"IRR-17", sentence("A card is lost, damaged or foreign.")},
    {"IRR-21", sentence("Cards were collected before their hand was settled.")},
    {"IRR-22", sentence("The player whose turn it is does not act.")},
    {"IRR-23", sentence("A machine failed, and the result depends on it.")}};

std::string cards_of(const FloorEvent& event) {
    std::string cards;
    for (const DealtCard& dealt : event.cards)
        cards += (cards.empty() ? "" : " ") + short_card(dealt.card);
    return cards;
}

std::string order_in_words(const FloorEvent& event) {
    return tr("{order} ({clause})", "order"_a = remedy_in_words(event.clause, event.value),
              "clause"_a = event.clause);
}

const char* skip_sentence(const FloorEvent& event) {
    if (event.who.is_dealer())
        return event.count == 1 ? sentence("The dealer's first card is missed")
                                : sentence("The dealer's second card is missed");
    return event.count == 1 ? sentence("{who}: the first card is missed")
                            : sentence("{who}: the second card is missed");
}

const char* sentence_of(const FloorEvent& event) {
    switch (event.verb) {
        case FloorVerb::Draw:
            return event.cards.front().face_down
                       ? sentence("The dealer draws a card by mistake, and nobody sees it")
                       : sentence("The dealer draws {cards} by mistake");
        case FloorVerb::Accept: return sentence("{who} takes the card that was drawn, {cards}");
        case FloorVerb::Refuse: return sentence("{who} refuses the card that was drawn, {cards}");
        case FloorVerb::Burn: return sentence("Burned: {cards}");
        case FloorVerb::Boxed: return sentence("{cards} lies face up in the shoe");
        case FloorVerb::Shuffle: return sentence("{count} discards are shuffled in");
        case FloorVerb::Skip: return skip_sentence(event);
        case FloorVerb::Move: return sentence("{cards} is moved from {who} to {to}");
        case FloorVerb::Withdraw: return sentence("{who} takes {wager} down");
        case FloorVerb::Misread:
            return sentence("{who}: the scanner read {read}, the card is {real}");
        case FloorVerb::Void:
            return event.who.is_dealer() ? sentence("The round is void ({clause})")
                                         : sentence("{who}: the hand is void ({clause})");
        case FloorVerb::Correct:
            return event.takes ? sentence("{who}: {amount} is taken on {wager} as a correction")
                               : sentence("{who}: {amount} is paid on {wager} as a correction");
        case FloorVerb::Rules: return sentence("The floor orders: {order}");
    }
    throw Fault("no verb of the floor");
}

/// Null: it is asked in the words of the line.
const char* may_sentence_of(FloorVerb verb) {
    switch (verb) {
        case FloorVerb::Accept: return sentence("May {who} take the card that was drawn?");
        case FloorVerb::Refuse: return sentence("May {who} refuse the card that was drawn?");
        case FloorVerb::Burn: return sentence("May the card be burned?");
        case FloorVerb::Shuffle: return sentence("May the discards be shuffled in?");
        case FloorVerb::Move: return sentence("May {cards} be moved from {who} to {to}?");
        case FloorVerb::Withdraw: return sentence("May {who} take {wager} down?");
        case FloorVerb::Draw:
        case FloorVerb::Boxed:
        case FloorVerb::Skip:
        case FloorVerb::Misread:
        case FloorVerb::Void:
        case FloorVerb::Correct:
        case FloorVerb::Rules: break;
    }
    return nullptr;
}

std::string small_place(Who who) {
    return who.is_dealer() ? tr("the dealer") : small(place_in_words(who));
}

}  // namespace

std::string remedy_in_words(std::string_view clause, std::string_view value) {
    const auto* found = std::find_if(
        std::begin(said_remedies), std::end(said_remedies),
        [&](const SaidRemedy& one) { return one.clause == clause && one.value == value; });
    return found == std::end(said_remedies) ? std::string(value) : tr(found->says);
}

std::string mishap_in_words(std::string_view clause) {
    const auto* found =
        std::find_if(std::begin(said_mishaps), std::end(said_mishaps),
                     [&](const SaidMishap& mishap) { return mishap.clause == clause; });
    return found == std::end(said_mishaps) ? "" : tr(found->says);
}

std::string event_in_words(const FloorEvent& event, Unit unit) {
    const bool is_misread = event.verb == FloorVerb::Misread;
    const bool is_order = event.verb == FloorVerb::Rules;
    const std::string to = small_place(event.to);
    const bool is_move = event.verb == FloorVerb::Move;
    return tr_of(sentence_of(event),
                 "who"_a = is_move ? small_place(event.who) : place_in_words(event.who),
                 "cards"_a = cards_of(event), "count"_a = event.count, "to"_a = to,
                 "wager"_a = title_in_words(event.wager),
                 "read"_a = is_misread ? short_card(event.cards.front().card) : "",
                 "real"_a = is_misread ? short_card(event.cards.back().card) : "",
                 "clause"_a = event.clause, "amount"_a = amount_in_words(event.amount, unit),
                 "order"_a = is_order ? order_in_words(event) : "");
}

std::string may_in_words(const FloorEvent& event, Unit unit) {
    const char* words = may_sentence_of(event.verb);
    if (words == nullptr)
        return tr("{event}. Is that allowed?", "event"_a = event_in_words(event, unit));
    return tr_of(words, "who"_a = small_place(event.who), "to"_a = small_place(event.to),
                 "cards"_a = cards_of(event), "wager"_a = title_in_words(event.wager));
}

std::string floor_act_in_words(const std::string& act, Game game) {
    Problems problems;
    const FloorEvent order = read_floor_event(act, game, 1, problems);
    if (problems.empty() && order.verb == FloorVerb::Rules) return order_in_words(order);
    problems.clear();
    const FloorEvent event = read_floor_act(act, game, 1, problems);
    if (!problems.empty()) return act;
    const std::string who = small_place(event.who);
    switch (event.verb) {
        case FloorVerb::Burn: return tr("Burn the card");
        case FloorVerb::Shuffle: return tr("Shuffle the discards in");
        case FloorVerb::Accept: return tr("Offer the card to {who}", "who"_a = who);
        case FloorVerb::Void:
            return event.who.is_dealer() ? tr("Make the round void")
                                         : tr("Make the hand of {who} void", "who"_a = who);
        case FloorVerb::Draw:
        case FloorVerb::Refuse:
        case FloorVerb::Boxed:
        case FloorVerb::Skip:
        case FloorVerb::Move:
        case FloorVerb::Withdraw:
        case FloorVerb::Misread:
        case FloorVerb::Correct:
        case FloorVerb::Rules: break;
    }
    return act;
}

}  // namespace fairdeal
