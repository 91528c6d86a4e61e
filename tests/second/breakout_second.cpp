// The second settlement of Breakout. Outcomes are looked up in tables (table_money.cpp), written
// out cell by cell from the document; nothing is derived clause by clause.
//
// Points that the documents leave unclear, and the reading taken here:
//  U1  Order of lines that fall due at one moment: first the wagers that block the next card
//      (BRK-BJ-2 with BRK-EARLY-1), clockwise; then clockwise spot by spot, insurance before
//      main before side wagers. AMB-BRK-30 does not place insurance; Midnight's example has it
//      first.
//  U2  While such blocking wagers are due, `next` holds all of them and nothing else (also not
//      a natural's pay due at the same moment), in any order: no sum depends on it.
//  U3  A forbidden wager's `return` is due at the end, in the wager's own place on its spot
//      (insurance's too). Made earlier it is no fault: AMB-BRK-12 says only "found after the
//      deal".
//  U4  A surrender's `take` and `return` are due at once, like an own bust. Half of an odd
//      cent: the take is rounded down and the return is the rest. Half of one cent is nothing,
//      and then neither is written (notation, point 15).
//  U5  Late surrender without a hole card: half is lost, also if the dealer later has a
//      blackjack. The document has no word on it and notation point 9 knows only the two
//      halves.
//  U6  natural-stays-live=yes: an own natural is paid with the rest at the end and keeps the
//      dealer drawing until then. It still beats a drawn 21. Even money is paid at once all the
//      same.
//  U7  bj-vs-21=push: a drawn 21 on a dealer-hand bet against a dealer blackjack pushes and the
//      Super Tie wins as "21 (Non BJ) Push". Own-hand bets are "as normal": blackjack beats 21
//      in every reading. A player's blackjack against a drawn 21 is never a tie (AMB-BRK-14
//      lets BRK-BJ-1 rule). A Super Tie that is allowed on an own hand (illegal-side=play) goes
//      with that hand: no tie.
//  U8  A busted dealer-hand bettor against a dealer blackjack (no hole): paid the blackjack
//      price, because BRK-BJ-3 pays every such bet "where the player does not also have a
//      blackjack".
//  U9  Without a hole card insurance is offered with an ace up too (AMB-BRK-16 names it); it
//      may be taken until the next other act, it is in play until the dealer's second card, and
//      it is lost or paid with that card. A dealer-hand natural against an ace or ten waits for
//      that card, and is then taken before any other card (or before the dealer's `stand`).
//  U10 Without a hole card and with nothing in play the play is over with the last act: early
//      wagers are then due but no longer in `next`, which is empty when the play is over.
//  U11 no-hole-loses-all=no: hand 1 of a split loses its original bet (the rest of a double is
//      returned), hands 2, 3, ... push their whole stake even if hand 1 busted before.
//  U12 Insurance over half, on a spot without an own-hand bet, without an ace, after the next
//      act or after even money is returned whole. A second time adds up: what goes beyond half is
//      returned whole. Even money after insurance is refused. Either counts as offered, for the
//      whole table (notation, point 17).
//  U13 Super Tie and Breakout Bonus on an own-hand bet (illegal-side=play): judged on hand 1
//      after a split, on two cards after a surrender or a paid natural. Only a dealer-hand main
//      wager takes them early.
//  U14 Side wagers alone on a seat (illegal-side=play, against notation point 4 which returns
//      them in every case): judged on the two cards dealt, the hand draws nothing.
//  U15 A seat with side wagers alone is an open deal until all others are dealt; nobody waits
//      for it unless its wagers play.
//  U16 tip-from=player with a tip as big as the winnings: no `pay` of 0, nothing is returned and
//      the tip stays. Cannot happen with the default minimum.
//  U17 One main wager per hand (AMB-BRK-23): the first put up counts, the other kind is
//      returned. The same wager put up twice before the deal adds up.
//  U18 A wager put up after the first card is returned: side wagers by BRK-SIDE-4, main ones by
//      AMB-BRK-39. A side wager on such a main wager only is a side wager without one.
//  U19 A decision on a hand played by house rules is passed over; a `double` there counts as
//      its draw if it had to draw and doubles nothing.
//  U20 Insurance: `dealer offer insurance` is owed with an ace up and an own-hand bet. The first
//      event that goes on without it is a fault (not a late bet, not a settlement line), unless
//      the source does not record offers: then it is as if it had been made.
//  U21 Settled too late: a card was dealt (hit, double, split hand) between due and done;
//      turning the hole card deals nothing. Too early: before the event that makes it due.
//  U22 `right` on an unfinished record: all lines due so far, no other.
//  U23 `next` after `double` without its card: "1 double". Open deals: all of them, not only
//      the first.
//  U24 While nobody has bet, `next` is empty and `may` is ["bet"].
//  U25 split-aces=one-card also forbids a further split of those aces. A drawn 21 may still
//      hit.
//  U26 pair-up-both=both-unsuited or not-both-suited with `sum`: only the row of 50 depends on
//      it.
//  U27 Pair Up, AMB-BRK-36: without a hole card the second card for Pair Up alone is a `dealer
//      hit`, and no `stand` follows.
//  U28 A hand that surrendered or took even money is over; cards to it are left out.
//  U29 With an ace or ten up the check (or the turn of a blackjack) is owed even when nothing
//      is left that hangs on it, and without one the hole card is turned at the end all the
//      same (AMB-BRK-16).
//  U30 A dealer-hand natural and a dealer `turn` without a check before it: the turned card
//      settles it.
//  U31 The pieces of a price are multiplied first and then divided; a part of a cent is
//      dropped.
//  U32 A forbidden wager put up after the play is over is due back at once, after all other
//      lines.
//  U33 A dealer who draws where they must stand has passed their `stand`: none is waited for.
//  U34 A hand or the dealer's is played before the deal is complete: a fault once in a record. A
//      hand that waits for its second card after a split, or for that of its double, takes
//      neither hit nor stand.
//  U35 A hand is played or the hole card turned without the check that an ace or a ten asks for:
//      a fault of that event, but for a blackjack under or on it. The dealer turns, draws or
//      stands while a hand is still to be played: a fault once in a record, but for the turn of a
//      blackjack. A check once a hand or the dealer's has been played comes too late; a second one
//      before that, and a second offer, no clause forbids.

#include "breakout_second.h"

#include <algorithm>

#include "table.h"

namespace second {
namespace {

std::string in_quotes(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string list_of(const std::vector<std::string>& texts) {
    std::string out = "[";
    for (const std::string& text : texts) out += (out.size() > 1 ? "," : "") + in_quotes(text);
    return out + "]";
}

std::string json_lines(const std::vector<Line>& lines) {
    std::string out = "[";
    for (const Line& line : lines) {
        if (out.size() > 1) out += ",";
        out += "{\"who\":" + in_quotes(who_text(line.seat, line.hand)) +
               ",\"verb\":" + in_quotes(line.verb) +
               ",\"wager\":" + (line.wager.empty() ? "null" : in_quotes(line.wager)) +
               ",\"amount\":" + in_quotes(text_of(line.amount)) + "}";
    }
    return out + "]";
}

}  // namespace

Ruling settle(const Record& record) { return settle_cut(record, record.events.size()); }

Ruling settle_cut(const Record& record, std::size_t count) {
    Table table(record.house, record.offers_known);
    for (std::size_t i = 0; i < std::min(count, record.events.size()); ++i) {
        table.see(record.events[i], static_cast<int>(i));
    }
    return table.ruling();
}

std::string json_of(std::size_t number, const Record& record, const Ruling& ruling) {
    std::string out = "{\"record\":" + std::to_string(number);
    if (!record.id.empty()) out += ",\"id\":" + in_quotes(record.id);
    if (!record.problems.empty()) {
        out += ",\"problems\":[";
        for (const Problem& problem : record.problems) {
            if (out.back() == '}') out += ",";
            out += "{\"line\":" + std::to_string(problem.line) +
                   ",\"what\":" + in_quotes(problem.what) + "}";
        }
        return out + "]}";
    }
    out += std::string(",\"complete\":") + (ruling.complete ? "true" : "false");
    out += ",\"lines\":" + json_lines(ruling.lines) + ",\"next\":" + list_of(ruling.next);
    out += ",\"may\":" + list_of(ruling.may) + ",\"faults\":[";
    for (const Fault& fault : ruling.faults) {
        if (out.back() == '}') out += ",";
        out += "{\"line\":" + std::to_string(fault.line) +
               ",\"clause\":" + in_quotes(fault.clause) + ",\"what\":" + in_quotes(fault.what) +
               "}";
    }
    out += "]";
    if (ruling.right) out += std::string(",\"right\":") + (*ruling.right ? "true" : "false");
    return out + "}";
}

}  // namespace second
