#include "games/extreme/extreme.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/collecting.h"
#include "games/extreme/naturals.h"
#include "games/extreme/procedure.h"
#include "games/extreme/settle.h"
#include "games/extreme/short_stack.h"

namespace fairdeal {

void rule_extreme(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const bjx::Sheet sheet(record.header.card, options);
    bjx::Play play(record, sheet, ruling);
    bjx::play_hand(play);

    ruling.complete = bjx::is_over(play);
    bjx::settle(play, ruling);
    if (ruling.complete)
        bjx::say_what_is_left(play, ruling);
    else
        bjx::say_what_is_due(play, ruling);

    bjx::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> extreme_clauses() { return bjx::all; }

namespace {

// What rows do that decide no wager, in words.

const char* in_words(bjx::NaturalDue due) {
    switch (due) {
        case bjx::NaturalDue::AtTheEnd: return sentence("it waits for the end of the hand");
        case bjx::NaturalDue::AtDealersTurn: return sentence("pay it when that card is turned up");
        case bjx::NaturalDue::AtOnce: return sentence("pay it at once");
    }
    throw Fault("a natural that is never due");
}

const char* in_words(bjx::Collected when) {
    return when == bjx::Collected::AtTheEnd
               ? sentence("collect it when the dealer's hand is played out")
               : sentence("collect it before the next card");
}

const char* in_words(bjx::HowMuch taken) {
    return taken == bjx::HowMuch::WholeBet
               ? sentence("take the whole bet")
               : sentence("take what the dealer's stack covered, the blind first");
}

const char* in_words(bjx::OddHalf odd) {
    switch (odd) {
        case bjx::OddHalf::Exact: return sentence("the exact sum is due");
        case bjx::OddHalf::Player:
            return sentence(
                "round it for the player; half of a blind never comes to "
                "more than the blind");
        case bjx::OddHalf::Dealer: return sentence("round it for the dealer");
    }
    throw Fault("a sum that nobody rounds");
}

const char* in_words(bjx::Partial unreached) {
    switch (unreached) {
        case bjx::Partial::Partial: return sentence("pay what is left; the bank is empty");
        case bjx::Partial::Skip: return sentence("pass that winner over and go on");
        case bjx::Partial::Stop: return sentence("pay nobody any more");
    }
    throw Fault("a bank that does nothing");
}

const char* in_words(bjx::PullBack back) {
    return back == bjx::PullBack::Nothing ? sentence("nothing more is due")
                                          : sentence(
                                                "the winner keeps what was paid and pulls back the "
                                                "whole bet");
}

}  // namespace

std::vector<PrintedSection> extreme_sections() {
    const auto words = [](auto does) { return in_words(does); };
    return {
        printed(bjx::folded_section,
                [](const Payment&) { return sentence("take half of the blind; half goes back"); }),
        printed(bjx::blind_at_fold_section),
        printed(bjx::raise_at_fold_section),
        printed(bjx::dealers_section, does),
        printed(bjx::natural_due_section, words),
        printed(bjx::early_natural_section),
        printed(bjx::played_hand_section),
        printed(bjx::collected_section, words),
        printed(bjx::losing_bet_section, words),
        printed(bjx::passed_section),
        printed(bjx::payout_section, [](const bjx::Payout& payout) { return payout.how; }),
        bjx::printed_rounds(),
        printed(bjx::unreached_section, words),
        printed(bjx::pull_back_section, words),
        printed(bjx::part_of_chip_section, words),
    };
}

}  // namespace fairdeal
