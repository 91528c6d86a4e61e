#include "games/breakout/breakout.h"

#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"
#include "games/breakout/procedure.h"
#include "games/breakout/settle.h"

namespace fairdeal {

void rule_breakout(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const brk::Sheet sheet(record.header.card, options);
    brk::Play play(record, sheet, ruling);
    brk::play_hand(play);

    ruling.complete = is_over(play);
    brk::settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) brk::say_what_is_due(play, ruling);

    brk::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> breakout_clauses() { return brk::all; }

namespace {

PrintedSection printed_super_tie() {
    PrintedSection page =
        printed(brk::super_tie_section, [](const brk::TiePays&) -> const char* { return nullptr; });
    for (std::size_t i = 0; i < page.rows.size(); ++i) {
        page.rows[i].then = brk::super_tie_section.rows[i].then.payment;
        page.rows[i].tip = Money::dollars(brk::super_tie_section.rows[i].then.tip_dollars);
    }
    page.notes.push_back({brk::who_pays_tip,
                          sentence("a Super Tie wins"),
                          sentence("the house pays the tip, beside the odds in full"),
                          {either(Option::TipFrom, brk::TipFrom::House)}});
    page.notes.push_back({brk::st_5, sentence("a Super Tie wins"),
                          sentence("it brings the dealer the tip of its row, once")});
    page.notes.push_back(
        {brk::st_6, sentence("more or less than $5 was bet"), sentence("the tip is the same sum")});
    page.notes.push_back({brk::st_4, sentence("a Super Tie is bet"),
                          sentence("it is $5 at least, whatever the table's minimum is; the house "
                                   "may ask for more (super-tie-min)")});
    return page;
}

/// What may be done, which no objection says.
PrintedSection printed_choices() {
    return {"may-be-bet",
            sentence("What may be bet"),
            {{ClauseId{"BRK-SIDE-1"},
              sentence("a bet on the dealer's hand"),
              {},
              {},
              sentence("any of the four side bets may be made with it"),
              {}},
             {ClauseId{"BRK-SIDE-2"},
              sentence("a bet on the own hand"),
              {},
              {},
              sentence("Pair Up and Sweet 17 alone may be made with it"),
              {brk::side_3}},
             {brk::ins_2,
              sentence("an ace is up, and somebody bets on their own hand"),
              {},
              {},
              sentence("insurance is offered, to those who bet on their own hand"),
              {brk::who_is_asked}},
             {brk::regular_rules,
              sentence("insurance is taken"),
              {},
              {},
              sentence("it is half the bet at most, and is paid 2:1"),
              {}}},
            {},
            {},
            ReadAs::All};
}

const char* when_due(const brk::Due& due) {
    return due == brk::Due::AtOnce ? sentence("is taken before any more cards are dealt")
                                   : sentence("is settled at the end of the hand");
}

}  // namespace

std::vector<PrintedSection> breakout_sections() {
    return {printed_choices(),
            printed(brk::dealers_section, does),
            printed(brk::own_hand_section),
            printed(brk::dealer_hand_section),
            printed(brk::insurance_section),
            printed(brk::early_section, when_due),
            printed(brk::breakout_bonus_section),
            printed_super_tie(),
            printed(brk::pair_up_section),
            printed(brk::pair_up_added_section),
            printed(brk::sweet_17_section),
            brk::printed_faults()};
}

}  // namespace fairdeal
