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
    page.notes.push_back(
        {brk::st_5, sentence("each Super Tie that wins brings the tip of its row")});
    page.notes.push_back({brk::st_6, sentence("the tip is that sum, whatever was bet")});
    return page;
}

const char* when_due(const brk::Due& due) {
    return due == brk::Due::AtOnce ? sentence("is taken before any more cards are dealt")
                                   : sentence("is settled at the end of the hand");
}

}  // namespace

std::vector<PrintedSection> breakout_sections() {
    return {printed(brk::dealers_section, does),
            printed(brk::own_hand_section),
            printed(brk::dealer_hand_section),
            printed(brk::insurance_section),
            printed(brk::early_section, when_due),
            printed(brk::breakout_bonus_section),
            printed_super_tie(),
            printed(brk::pair_up_section),
            printed(brk::pair_up_added_section),
            printed(brk::sweet_17_section)};
}

}  // namespace fairdeal
