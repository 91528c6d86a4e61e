// The chapter IRR: what is ruled, what must follow, what is forbidden and what is reported when a
// deal goes wrong, under each of the house's choices.

#include <boost/test/unit_test.hpp>
#include <random>

#include "record/irregular/as_played.h"
#include "rulings.h"
#include "whole_hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(irregular)

/// The ruling on one line; of acts that are due and of what is open, also what only this chapter
/// knows.
std::string in_words(const Ruling& ruling) {
    std::string text = joined_texts(ruling.lines);
    if (!ruling.next.empty()) text += " | next " + joined_texts(ruling.next);
    std::string may;
    for (const Verb verb : ruling.may) may += " " + std::string(to_text(verb));
    for (const FloorVerb verb : ruling.may_also) may += " " + std::string(to_text(verb));
    if (!may.empty()) text += " | may" + may;
    if (!ruling.breaches.empty()) text += " | faults " + joined_texts(ruling.breaches);
    if (!ruling.notes.empty()) text += " | notes " + joined_texts(ruling.notes);
    return text;
}

struct Row {
    std::string_view why, record, ruled;
};

void hold(const Row& row) {
    BOOST_TEST_CONTEXT(row.why) {
        BOOST_TEST(in_words(rule(hand_record(row.record))) == row.ruled);
    }
}

/// Two hands of 20 each against a dealer, the first of which stands; `options` of the house.
std::string after_the_deal(std::string_view options, std::string_view rest) {
    return "breakout notation=2 " + std::string(options) + (options.empty() ? "" : " ") +
           "id=A / 1 bet player 20 / 2 bet player 20 / 1 deal 9h Td / 2 deal Tc 5s / "
           "dealer deal 9d (8c) / 1 stand" +
           std::string(rest);
}

struct AfterDeal {
    std::string_view why, options, rest, ruled;
};

// clang-format off
constexpr AfterDeal loose_cards[] = {
    {"IRR-2: nobody has seen it: it comes next", "", " / dealer draw (6c)", " | next 2 decides | may hit stand double surrender"},
    {"IRR-2: it came next", "", " / dealer draw (6c) / 2 hit 6c / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20"},
    {"IRR-2: another card came", "", " / dealer draw (6c) / 2 hit 5c / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20 | next shoe burn | faults 9 IRR-2"},
    {"IRR-2: it is burned, though it comes next", "", " / dealer draw (6c) / shoe burn (6c) / 2 stand", " | next dealer turn | faults 9 IRR-2"},
    {"IRR-2: the house burns it", "loose-unseen=burn", " / dealer draw (6c)", " | next shoe burn"},
    {"IRR-2: burned, and play goes on", "loose-unseen=burn", " / dealer draw (6c) / shoe burn (6c)", " | next 2 decides | may hit stand double surrender"},
    {"IRR-2: a card before it is burned", "loose-unseen=burn", " / dealer draw (6c) / 2 hit 2h", " | next shoe burn | faults 9 IRR-2"},
    {"IRR-3: offered to who decides", "", " / dealer draw 6c", " | next 2 decides | may hit stand double surrender accept refuse"},
    {"IRR-3: accepted, like a hit", "", " / dealer draw 6c / 2 accept 6c / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20"},
    {"IRR-3: hit with it", "", " / dealer draw 6c / 2 hit 6c / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20"},
    {"IRR-3: doubled with it", "", " / dealer draw 6c / 2 double 6c / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 40"},
    {"IRR-3: another card while it is offered", "", " / dealer draw 6c / 2 hit 2c", " | next 2 decides | may hit stand accept refuse | faults 9 IRR-3"},
    {"IRR-4: who refuses draws no more", "", " / dealer draw 6c / 2 refuse 6c", " | next dealer turn"},
    {"IRR-4: a hit after the refusal does not count", "", " / dealer draw 6c / 2 refuse 6c / 2 hit 5h", " | next dealer turn | faults 10 IRR-4"},
    {"IRR-4: refused twice", "", " / dealer draw 6c / 2 refuse 6c / 2 refuse 6c", " | next dealer turn | faults 10 IRR-4"},
    {"IRR-4: nobody can use it: burned", "", " / dealer draw 6c / 2 refuse 6c / dealer turn 8c", " | next shoe burn"},
    {"IRR-4: burned, and the dealer stands", "", " / dealer draw 6c / 2 refuse 6c / dealer turn 8c / shoe burn 6c / dealer stand", "1 pay player 20, 2 take player 20"},
    {"IRR-4: burned while seat 2 may take it", "", " / dealer draw 6c / shoe burn 6c", " | next 2 decides | may hit stand double surrender | faults 9 IRR-4"},
    {"IRR-3: nothing is offered", "", " / 2 accept 6c", " | next 2 decides | may hit stand | faults 8 IRR-3"},
    {"IRR-3: nothing is refused", "", " / 2 refuse 6c", " | next dealer turn | faults 8 IRR-3"},
    {"IRR-3: another card is accepted", "", " / dealer draw 6c / 2 accept 5c", " | next 2 decides | may hit stand accept refuse | faults 9 IRR-3"},
    {"IRR-3: the house burns it", "loose-seen=burn", " / dealer draw 6c", " | next shoe burn"},
    {"IRR-3: burned, and seat 2 still draws", "loose-seen=burn", " / dealer draw 6c / shoe burn 6c / 2 hit 6h / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20"},
    {"IRR-3: a card before it is burned", "loose-seen=burn", " / dealer draw 6c / 2 hit 6h", " | next shoe burn | faults 9 IRR-3"},
    {"IRR-3: refused, where it is burned", "loose-seen=burn", " / dealer draw 6c / 2 refuse 6c", " | next shoe burn | faults 9 IRR-3"},
    {"IRR-3: the house makes the round void", "loose-seen=void", " / dealer draw 6c", " | next dealer void"},
    {"IRR-3, IRR-25: void: all wagers go back", "loose-seen=void", " / dealer draw 6c / dealer void IRR-3", "1 return player 20, 2 return player 20"},
    {"IRR-25: a card after the round is void", "loose-seen=void", " / dealer draw 6c / dealer void IRR-3 / 2 hit 6c", "1 return player 20, 2 return player 20 | faults 10 IRR-25"},
    {"IRR-3: void, where it is offered", "", " / dealer draw 6c / dealer void IRR-3", "1 return player 20, 2 return player 20 | faults 9 IRR-3"},
    {"IRR-1: a boxed card goes to the discards first", "", " / shoe boxed 6c", " | next shoe burn"},
    {"IRR-1: and then play goes on", "", " / shoe boxed 6c / shoe burn 6c", " | next 2 decides | may hit stand double surrender"},
    {"IRR-1: it is nobody's", "", " / shoe boxed 6c / 2 hit 6c", " | next shoe burn | faults 9 IRR-1"},
    {"IRR-1: a second one changes nothing", "", " / shoe boxed 6c / shoe burn 6c / shoe boxed 5c / shoe burn 5c", " | next 2 decides | may hit stand double surrender"},
    {"IRR-1: two make the round void", "boxed-card=void-if-two", " / shoe boxed 6c / shoe burn 6c / shoe boxed 5c", " | next dealer void"},
    {"IRR-1: one does not", "boxed-card=void-if-two", " / shoe boxed 6c / shoe burn 6c / dealer void IRR-1", "1 return player 20, 2 return player 20 | faults 10 IRR-1"},
    {"IRR-6: the dealer's surplus card is burned", "", " / 2 stand / dealer turn 8c / dealer hit 5c", "1 pay player 20, 2 take player 20 | next shoe burn | faults 10 BRK-DHB-4"},
    {"IRR-6: burned", "", " / 2 stand / dealer turn 8c / dealer hit 5c / shoe burn 5c / dealer stand", "1 pay player 20, 2 take player 20 | faults 10 BRK-DHB-4"},
    {"IRR-6: it counts", "overdraw=count", " / 2 stand / dealer turn 8c / dealer hit 5c", "1 pay player 20, 2 pay player 20 | faults 10 BRK-DHB-4"},
    {"IRR-15: the real card makes another hand: void", "", " / 2 misread 5s 9s", " | next dealer void"},
    {"IRR-15: a ten for a ten changes nothing", "", " / 1 misread Td Jd", " | next 2 decides | may hit stand double surrender"},
    {"IRR-15: the table counts", "misscan=table-counts", " / 2 misread 5s 9s / 2 stand / dealer turn 8c / dealer stand", "1 pay player 20, 2 pay player 20"},
    {"IRR-15: void, where the table counts", "misscan=table-counts", " / 2 misread 5s 9s / dealer void IRR-15", "1 return player 20, 2 return player 20 | faults 9 IRR-15"},
    {"IRR-2: of two that were drawn in error the first comes first", "", " / dealer draw (6c) / dealer draw (2h) / 2 hit 2h", " | next 2 decides | may hit stand | faults 10 IRR-2"},
    {"IRR-4: two were drawn, and both are burned", "", " / dealer draw 6c / dealer draw 2h / 2 refuse 6c / dealer turn 8c / shoe burn 6c", " | next shoe burn"},
    {"IRR-6: a box was burned before, and the dealer's surplus card is due still", "", " / 3 deal 4h 4s / shoe burn 4h 4s / 2 stand / dealer turn 8c / dealer hit 5c", "1 pay player 20, 2 take player 20 | next shoe burn | faults 8 AMB-BRK-03, 12 BRK-DHB-4"},
    {"IRR-16: void for a hole card that was seen", "hole-seen=void", " / dealer void IRR-16", "1 return player 20, 2 return player 20"},
    {"IRR-16: the house plays on", "", " / dealer void IRR-16", "1 return player 20, 2 return player 20 | faults 8 IRR-16"},
    {"IRR-17: void for a bad card", "bad-card=void-round", " / floor rules IRR-17 void-round / dealer void IRR-17", "1 return player 20, 2 return player 20 | notes 8 IRR-17"},
    {"IRR-17: void, and the card is to be replaced", "", " / dealer void IRR-17", "1 return player 20, 2 return player 20 | faults 8 IRR-17 | notes 8 IRR-17"},
    {"IRR-17: the card is replaced", "", " / floor rules IRR-17 replace", " | next 2 decides | may hit stand double surrender | notes 8 IRR-17"},
    {"IRR-23: the machine fails", "", " / dealer void IRR-23", "1 return player 20, 2 return player 20"},
    {"IRR-23: the house goes on at another", "machine=go-on", " / dealer void IRR-23", "1 return player 20, 2 return player 20 | faults 8 IRR-23"},
    {"no clause on irregularities", "", " / dealer void BRK-BJ-1", "1 return player 20, 2 return player 20 | faults 8 IRR-25"},
    {"IRR-18: a wager is not taken down after the first card", "", " / 2 withdraw player", " | next 2 decides | may hit stand double surrender | faults 8 IRR-18"},
    {"IRR-20: corrected by the floor", "", " / 2 stand / dealer turn 8c / dealer stand / 1 pay player 30 / 2 take player 20 / floor rules IRR-20 correct / 1 correct player take 10", "1 pay player 20, 2 take player 20 | notes 14 IRR-20"},
    {"IRR-24: corrected without the floor", "", " / 2 stand / dealer turn 8c / dealer stand / 1 pay player 30 / 2 take player 20 / 1 correct player take 10", "1 pay player 20, 2 take player 20 | faults 13 IRR-24 | notes 13 IRR-20"},
    {"the floor orders what the card says", "", " / floor rules IRR-22 stand", " | next 2 decides | may hit stand double surrender"},
    {"the floor orders another remedy", "", " / floor rules IRR-22 draw-to-17", " | next 2 decides | may hit stand double surrender | faults 8 IRR-22"},
    {"the floor has no choice", "", " / floor rules IRR-11 play", " | next 2 decides | may hit stand double surrender | faults 8 IRR-11"},
    {"the floor cites no clause", "", " / floor rules IRR-26 play", " | next 2 decides | may hit stand double surrender | faults 8 IRR-24"},
};

constexpr Row deals[] = {
    {"IRR-5: a card seen in the first deal is dealt next", "breakout notation=2 / 1 bet player 20 / 1 deal 9h / dealer draw 7d / 1 deal 7d / dealer deal 6h (Td)", " | next 1 decides | may hit stand double surrender"},
    {"IRR-5: another one is", "breakout notation=2 / 1 bet player 20 / 1 deal 9h / dealer draw 7d / 1 deal 6d", " | next dealer deal | faults 5 IRR-5"},
    {"IRR-5: the house makes it void", "breakout notation=2 deal-seen=void / 1 bet player 20 / 1 deal 9h / dealer draw 7d", " | next dealer void"},
    {"IRR-7: the dealer was missed, and takes their number last", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c / 2 deal Kd / dealer skip 1 / 1 deal 5h / 2 deal 9s / dealer deal 6d (Ts)", " | next 1 decides | may hit stand double surrender"},
    {"IRR-7: before the others have two", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c / 2 deal Kd / dealer skip 1 / 1 deal 5h / dealer deal 6d", " | next 2 deal, dealer deal | faults 8 IRR-7"},
    {"IRR-7: guests may leave once somebody has acted", "breakout notation=2 dealer-missed=players-option / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 5h / 2 deal Kd 9s / dealer skip 1 / dealer deal 6d (Ts) / 1 stand", " | next 2 decides | may hit stand double surrender withdraw"},
    {"IRR-7: one leaves", "breakout notation=2 dealer-missed=players-option / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 5h / 2 deal Kd 9s / dealer skip 1 / dealer deal 6d (Ts) / 1 stand / 2 withdraw player", "2 return player 20 | next dealer turn | may withdraw"},
    {"IRR-8: a seat without cards: stake back", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 9h / 2 skip 1 / 2 skip 2 / dealer deal 6d (Ts) / 1 stand / dealer turn Ts / dealer hit 5c / dealer stand", "2 return player 20, 1 take player 20"},
    {"IRR-8: what is missed and made void goes back once", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 9h / 2 skip 1 / 2 skip 2 / 2 void IRR-8 / dealer deal 6d (Ts)", "2 return player 20 | next 1 decides | may hit stand double split surrender"},
    {"IRR-8: dealt last", "breakout notation=2 seat-missed=deal-last / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 9h / 2 skip 1 / 2 skip 2 / dealer deal 6d (Ts)", " | next 2 deal"},
    {"IRR-8: a seat's hand is void", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 9h / 2 void IRR-8 / dealer deal 6d (Ts)", "2 return player 20 | next 1 decides | may hit stand double split surrender"},
    {"IRR-8: but it has cards", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9c 9h / 2 deal Kd 9s / 2 void IRR-8 / dealer deal 6d (Ts)", " | next 1 decides | may hit stand double split surrender | faults 6 IRR-8"},
    {"IRR-9: the seat may leave", "breakout notation=2 one-card=seat-option / 1 bet player 20 / 2 bet player 20 / 1 deal 8h Td / 2 deal 9s / 2 skip 2 / dealer deal 7c (Tc)", " | next 2 deal | may withdraw"},
    {"IRR-9: and leaves", "breakout notation=2 one-card=seat-option / 1 bet player 20 / 2 bet player 20 / 1 deal 8h Td / 2 deal 9s / 2 skip 2 / dealer deal 7c (Tc) / 2 withdraw player / 1 stand / dealer turn Tc / dealer stand", "2 return player 20, 1 pay player 20"},
    {"IRR-9: only that seat", "breakout notation=2 one-card=seat-option / 1 bet player 20 / 2 bet player 20 / 1 deal 8h Td / 2 deal 9s / 2 skip 2 / dealer deal 7c (Tc) / 1 withdraw player", " | next 2 deal | may withdraw | faults 8 IRR-18"},
    {"IRR-9: everybody may", "breakout notation=2 one-card=table-option / 1 bet player 20 / 2 bet player 20 / 1 deal 8h Td / 2 deal 9s / 2 skip 2 / dealer deal 7c (Tc) / 1 withdraw player", "1 return player 20 | next 2 deal | may withdraw"},
    {"IRR-9: dealt before the others have two", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 8h / 1 skip 2 / 2 deal 9s / 1 deal Td", " | next 2 deal, dealer deal | faults 7 IRR-9"},
    {"IRR-10: cards in an empty box are burned", "breakout notation=2 / 1 bet player 20 / 1 deal 8h Td / 2 deal 9s 4c / dealer deal 7c (Tc)", " | next shoe burn | faults 4 AMB-BRK-03"},
    {"IRR-10: burned", "breakout notation=2 / 1 bet player 20 / 1 deal 8h Td / 2 deal 9s 4c / dealer deal 7c (Tc) / shoe burn 9s 4c", " | next 1 decides | may hit stand double surrender | faults 4 AMB-BRK-03"},
    {"IRR-10: moved, where they are burned", "breakout notation=2 / 1 bet player 20 / 2 deal 9s / 2 move 9s 1 / 1 deal Td / dealer deal 7c (Tc)", " | next 1 decides | may hit stand double surrender | faults 4 IRR-10 | notes 4 IRR-14"},
    {"IRR-10: moved one box", "breakout notation=2 empty-box=move-one / 1 bet player 20 / 2 deal 9s / 2 move 9s 1 / 1 deal Td / dealer deal 7c (Tc)", " | next 1 decides | may hit stand double surrender | notes 4 IRR-14"},
    {"IRR-10: guests may leave", "breakout notation=2 empty-box=players-option / 1 bet player 20 / 1 deal 8h Td / 2 deal 9s 4c / dealer deal 7c (Tc)", " | next 1 decides | may hit stand double surrender withdraw | faults 4 AMB-BRK-03"},
    {"IRR-11: an extra hand is void", "breakout notation=2 / 1 bet player 20 / 1 deal 8h Td / 2 deal 9s 4c / dealer deal 7c (Tc) / 2 void IRR-11", " | next 1 decides | may hit stand double surrender | faults 4 AMB-BRK-03"},
    {"IRR-11: not a hand that has a wager", "breakout notation=2 / 1 bet player 20 / 1 deal 8h Td / dealer deal 7c (Tc) / 1 void IRR-11", " | next 1 decides | may hit stand double surrender | faults 5 IRR-11"},
    {"IRR-13: the shoe is empty: shuffled", "breakout notation=2 out=308 / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th) / 1 double", " | next shoe shuffle"},
    {"IRR-13: void", "breakout notation=2 out=308 cards-out=void / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th) / 1 double", " | next dealer void"},
    {"IRR-13: a doubled stake goes back whole", "breakout notation=2 out=308 cards-out=void / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th) / 1 double / dealer void IRR-13", "1 return player 40"},
    {"IRR-13: shuffled, where the round is void", "breakout notation=2 out=308 cards-out=void / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th) / shoe shuffle 308", " | next 1 decides | may hit stand double surrender | faults 5 IRR-13"},
    {"IRR-13: shuffled too early", "breakout notation=2 out=300 / 1 bet player 20 / 1 deal 6h 5d / dealer deal 6c (Th) / shoe shuffle 300", " | next 1 decides | may hit stand double surrender | faults 5 IRR-13"},
    {"IRR-14: moved, and nothing had followed", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / 1 move Tc 2 / 1 deal Td / 2 deal 5s", " | next dealer deal | notes 6 IRR-14"},
    {"IRR-14: moved after another card", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / 2 deal 5s / 1 move Tc 2 / 1 deal Td", " | next dealer deal | faults 7 IRR-14 | notes 7 IRR-14"},
    {"IRR-14: the other card of the same line", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal 9h Tc / 1 move 9h 2 / 1 deal Td / 2 deal 5s", " | next dealer deal | faults 5 IRR-14 | notes 5 IRR-14"},
    {"IRR-14: the house lets it lie", "breakout notation=2 misplaced=stays / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / 1 move Tc 2 / 1 deal Td / 2 deal 5s", " | next dealer deal | faults 6 IRR-14 | notes 6 IRR-14"},
    {"IRR-24: moved without the floor", "breakout notation=2 misplaced=floor-moves / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / 1 move Tc 2 / 1 deal Td / 2 deal 5s", " | next dealer deal | faults 6 IRR-24 | notes 6 IRR-14"},
    {"IRR-14: the floor has ordered it", "breakout notation=2 misplaced=floor-moves / 1 bet player 20 / 2 bet player 20 / 1 deal 9h / 1 deal Tc / floor rules IRR-14 floor-moves / 1 move Tc 2 / 1 deal Td / 2 deal 5s", " | next dealer deal | notes 7 IRR-14"},
    {"IRR-18: before the first card a wager may come down", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 2 withdraw player / 1 deal 8h Td / dealer deal 7c (Tc)", "2 return player 20 | next 1 decides | may hit stand double surrender"},
    {"IRR-19: outside the limits: it stands", "breakout notation=2 limits=25-500 / 1 bet player 20 / 1 deal 8h Td / dealer deal 7c (Tc) / 1 stand / dealer turn Tc / dealer stand", "1 pay player 20 | notes 2 IRR-19"},
    {"IRR-19: it is returned", "breakout notation=2 limits=25-500 off-limit=return / 1 bet player 20 / 2 bet player 500 / 1 deal 8h Td / 2 deal 9s 9c / dealer deal 7c (Tc) / 2 stand / dealer turn Tc / dealer stand", "1 return player 20, 2 pay player 500 | notes 2 IRR-19"},
    {"IRR-18: taken down twice, it goes back once", "breakout notation=2 / 1 bet player 20 / 2 bet player 20 / 2 withdraw player / 2 withdraw player / 1 deal 8h Td / dealer deal 7c (Tc)", "2 return player 20 | next 1 decides | may hit stand double surrender"},
    {"IRR-19: a stake that was put up in parts is one stake", "breakout notation=2 limits=25-500 off-limit=return / 1 bet player 15 / 1 bet player 15 / 1 deal 8h Td / dealer deal 7c (Tc) / 1 stand / dealer turn Tc / dealer stand", "1 pay player 30"},
    {"IRR-19: and may be too much as a whole", "breakout notation=2 limits=25-500 off-limit=return / 1 bet player 300 / 1 bet player 300 / 2 bet player 50 / 1 deal 8h Td / 2 deal 9h 9d / dealer deal 7c (Tc) / 2 stand / dealer turn Tc / dealer stand", "1 return player 600, 2 pay player 50 | notes 3 IRR-19"},
    {"IRR-25: split hands, side bets and insurance go back", "breakout notation=2 / 1 bet player 20 / 1 bet pair-up 5 / 1 deal 8h 8d / dealer deal Ac (9c) / dealer offer insurance / 1 insure 10 / dealer peek / 1 split / 1.1 deal 3c / 1.2 deal 4c / 1.1 double 9c / dealer void IRR-23", "1.1 return player 40, 1.2 return player 20, 1 return pair-up 5, 1 return insurance 10"},
    {"IRR-25 in eXtreme: blind, raise and what a split matched", "extreme notation=2 minimum=50 mode=tournament / dealer chips 1000 / 1 blind 50 / 2 blind 60 / 1 deal (8h) 8d / 2 deal (Tc) 9d / dealer deal (9h) (8s) / dealer turn 8s / 1 check / 2 raise 60 / dealer play / 1 turn 8h / 2 turn Tc / 1 split / 1.1 deal 3c / 1.2 deal 4c / dealer void IRR-23", "1.1 return blind 50, 1.2 return double-up 50, 2 return blind 60, 2 return double-up 60"},
    {"IRR-15: the natural of Midnight is paid", "midnight notation=2 / 1 bet player 20 / 2 bet player 20 / 1 deal As Kd / 2 deal 9c 7d / dealer deal 6s / 2 misread 7d Td / dealer void IRR-15", "1 pay player 30, 2 return player 20"},
    {"IRR-15: not one that was raised in eXtreme", "extreme notation=2 minimum=50 mode=tournament / dealer chips 1000 / 1 blind 50 / 2 blind 60 / 1 deal (Ah) Kd / 2 deal (As) Qd / dealer deal (9h) (8s) / dealer turn 8s / 1 check / 2 raise 60 / dealer play / 1 turn Ah / 2 turn As / dealer misread 8s 7s / dealer void IRR-15", "1 pay blind 75, 2 return blind 60, 2 return double-up 60"},
    {"IRR-15: not one that meets a dealer's", "league notation=2 hand=1 eliminations=5 start=1 seats=6 / 1 chips 1000 / 2 chips 1000 / 1 bet player 100 / 2 bet player 100 / 1 deal As Kd / 2 deal 9c 7d / dealer deal Ac (Kh) / 2 misread 7d Td / dealer void IRR-15", "1 return player 100, 2 return player 100"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(a_loose_boxed_or_misread_card) {
    for (const AfterDeal& row : loose_cards) {
        const std::string record = after_the_deal(row.options, row.rest);
        hold({row.why, record, row.ruled});
    }
}

BOOST_AUTO_TEST_CASE(a_deal_that_misses_or_surprises) {
    for (const Row& row : deals) hold(row);
}

// clang-format off
struct Corrected {
    std::string_view why, settled;
    bool right;
};
constexpr Corrected corrections[] = {  // due: seat 1 is paid 20, seat 2 loses 20
    {"a winner got too much", "1 pay player 30 / 2 take player 20 / 1 correct player take 10", true},
    {"and gives back more than that", "1 pay player 30 / 2 take player 20 / 1 correct player take 30", false},
    {"a winner lost the stake, and gets both", "1 take player 20 / 2 take player 20 / 1 correct player pay 40", true},
    {"a winner lost the stake, and gets it back", "1 take player 20 / 2 take player 20 / 1 correct player pay 20", false},
    {"a loser was paid: the payment and the stake are taken", "1 pay player 20 / 2 pay player 20 / 2 correct player take 40", true},
    {"only the payment is", "1 pay player 20 / 2 pay player 20 / 2 correct player take 20", false},
    {"a loser kept the stake", "1 pay player 20 / 2 push player / 2 correct player take 20", true},
    {"chips given back to a loser", "1 pay player 20 / 2 take player 20 / 2 correct player pay 20", false},
    {"corrected twice", "1 pay player 40 / 2 take player 20 / 1 correct player take 30 / 1 correct player pay 10", true},
    {"nothing was settled on it", "1 pay player 20 / 2 correct player take 20", true},
};
// clang-format on

BOOST_AUTO_TEST_CASE(what_was_corrected_is_judged_as_a_whole) {
    for (const Corrected& row : corrections) {
        const HandRecord record = hand_record(after_the_deal(
            "", " / 2 stand / dealer turn 8c / dealer stand / " + std::string(row.settled)));
        BOOST_TEST_CONTEXT(row.why)
        BOOST_TEST(judge(claim_of(record), rule(record)).right == row.right);
    }
    const HandRecord surrendered = hand_record(
        "breakout notation=2 / 1 bet player 20 / 1 deal Td 6c / dealer deal 9d (8c) / 1 surrender "
        "/ "
        "dealer turn 8c / 1 take player 20 / 1 correct player pay 10");
    BOOST_TEST(judge(claim_of(surrendered), rule(surrendered)).right);
}

// A bank of 120: fifty each, and the twenty that are left to seat 1.
struct ShortBankCorrected {
    std::string_view why, settled;
    bool right;
};
// clang-format off
constexpr ShortBankCorrected short_banks[] = {
    {"whole blinds at once", "1 pay blind 100 / 2 pay blind 20", false},
    {"IRR-20: in whichever payments they came", "1 pay blind 100 / 2 pay blind 20 / floor rules IRR-20 correct / 1 correct blind take 30 / 2 correct blind pay 30", true},
    {"IRR-20: one of the two alone", "1 pay blind 100 / 2 pay blind 20 / floor rules IRR-20 correct / 1 correct blind take 30", false},
    {"IRR-20: too little", "1 pay blind 100 / 2 pay blind 20 / floor rules IRR-20 correct / 1 correct blind take 30 / 2 correct blind pay 20", false}};
// clang-format on

BOOST_AUTO_TEST_CASE(a_short_bank_is_put_right_by_sums) {
    for (const ShortBankCorrected& row : short_banks) {
        const HandRecord record = hand_record(
            "extreme notation=2 minimum=50 mode=tournament / dealer chips 120 / 1 blind 100 / "
            "2 blind 80 / 1 deal (Kd) Jh / 2 deal (Tc) 9s / dealer deal (Th) (8d) / dealer turn 8d "
            "/ 1 check / 2 check / dealer play / 1 turn Kd / 2 turn Tc / 1 stand / 2 stand / "
            "dealer turn Th / dealer stand / 1 return blind 100 / 2 return blind 80 / " +
            std::string(row.settled));
        BOOST_TEST_CONTEXT(row.why)
        BOOST_TEST(judge(claim_of(record), rule(record)).right == row.right);
    }
}

constexpr std::string_view lines_of_chance[] = {"dealer draw (6c)",
                                                "dealer draw 6c",
                                                "1 accept 6c",
                                                "1 refuse 6c",
                                                "2 refuse 6c",
                                                "shoe burn 6c",
                                                "shoe boxed 2h",
                                                "shoe shuffle 104",
                                                "1 skip 1",
                                                "1 skip 2",
                                                "dealer skip 1",
                                                "1 withdraw player",
                                                "1 void IRR-8",
                                                "2 void IRR-11",
                                                "dealer void IRR-15",
                                                "dealer void IRR-23",
                                                "1 correct player take 10",
                                                "1 correct player pay 5",
                                                "floor rules IRR-20 correct"};
constexpr std::string_view houses_of_chance[] = {"",
                                                 " loose-unseen=burn",
                                                 " loose-seen=burn",
                                                 " loose-seen=void",
                                                 " boxed-card=void-if-two",
                                                 " dealer-missed=players-option",
                                                 " one-card=table-option",
                                                 " cards-out=void out=0",
                                                 " overdraw=count",
                                                 " limits=1-5 off-limit=return"};

/// The hand with lines of version 2 put in anywhere.
std::string with_lines_of_chance(std::string_view row, std::mt19937& dice) {
    const auto pick = [&](const auto& list) { return list[dice() % std::size(list)]; };
    const auto end_of_game = std::min(row.find(' '), row.size());
    std::string text(row.substr(0, end_of_game));
    text += " notation=2" + std::string(row.substr(end_of_game, row.find(" / ") - end_of_game));
    text += pick(houses_of_chance);
    std::string_view rest = row.substr(std::min(row.find(" / "), row.size()));
    while (!rest.empty()) {
        const auto end = std::min(rest.find(" / ", 3), rest.size());
        while (dice() % 6 == 0) text += " / " + std::string(pick(lines_of_chance));
        text += rest.substr(0, end);
        rest.remove_prefix(end);
    }
    return text;
}

/// Lines where nobody would put them: whatever can be read is ruled, in one way, and cited by
/// clauses that there are.
BOOST_AUTO_TEST_CASE(lines_anywhere_are_ruled) {
    std::mt19937 dice(7);
    int ruled = 0;
    for (const Game game : every_game) {
        for (const WholeHand& hand : whole_hands(game)) {
            for (int i = 0; i < 6; ++i) {
                const std::string row = with_lines_of_chance(hand.record, dice);
                const auto record = read_record(as_lines(row));
                if (!record || !miscounted(*record).empty()) continue;
                ++ruled;
                const Ruling ruling = rule(*record);
                Ruling laid;
                rule_into(must_lie_as_played(*record), laid);
                BOOST_TEST_CONTEXT(row) {
                    BOOST_TEST(in_words(ruling) == in_words(laid));
                    for (const Line& line : ruling.lines) BOOST_TEST(!line.because.empty());
                    for (const Breach& breach : ruling.breaches) BOOST_TEST(!breach.what.empty());
                    BOOST_TEST(ruling.effects.size() == must_lie_as_played(*record).events.size());
                }
            }
        }
    }
    BOOST_TEST(ruled > 500);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
