#include "games/extreme/extreme.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/procedure.h"
#include "games/extreme/settlement/collecting.h"
#include "games/extreme/settlement/naturals.h"
#include "games/extreme/settlement/settle.h"
#include "games/extreme/settlement/short_stack.h"
#include "games/extreme/sheet.h"

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
        case bjx::Partial::Skip:
            return sentence("pass that winner over; a smaller payment after it may still be made");
        case bjx::Partial::Stop:
            return sentence("pay nobody any more; the dealer keeps what is left");
    }
    throw Fault("a bank that does nothing");
}

const char* in_words(bjx::PullBack back) {
    return back == bjx::PullBack::Nothing
               ? sentence("the winner's own bet stays theirs; nothing more is due")
               : sentence(
                     "the winner keeps what was paid and takes the "
                     "whole bet back");
}

const char* half_is_taken(const Payment& /*payment*/) {
    return sentence("take half of the blind; the other half goes back");
}

/// With what the dealer's fold leaves as it is.
PrintedSection printed_dealers_fold() {
    PrintedSection page = printed(bjx::blind_at_fold_section);
    page.notes.push_back({bjx::fold_returns, sentence("the dealer folds"),
                          sentence("the blind itself goes back whole, beside what it is paid")});
    page.notes.push_back(
        {bjx::fold_returns, sentence("a player had folded before"),
         sentence("they stay folded: half of their blind is lost, and joins the bank")});
    page.notes.push_back({bjx::fold_short, sentence("the dealer cannot pay every half"),
                          sentence("see whether the bank suffices (payout)")});
    return page;
}

/// With what becomes of a pass that the house does not allow.
PrintedSection printed_pass() {
    PrintedSection page = printed(bjx::passed_section);
    page.notes.push_back({bjx::until_when_to_pass,
                          sentence("a player or the dealer passes after the blind is up"),
                          sentence("it is no pass: the blind stays up, and the hand goes on"),
                          {either(Option::PassUntil, bjx::PassUntil::Blind)}});
    return page;
}

}  // namespace

std::vector<PrintedSection> extreme_sections() {
    const auto words = [](auto does) { return in_words(does); };
    return {
        printed(bjx::folded_section, half_is_taken),
        printed_dealers_fold(),
        printed(bjx::raise_at_fold_section),
        printed(bjx::dealers_section, does),
        printed(bjx::natural_due_section, words),
        printed(bjx::early_natural_section),
        printed(bjx::played_hand_section),
        printed(bjx::collected_section, words),
        printed(bjx::losing_bet_section, words),
        printed_pass(),
        printed(bjx::payout_section, [](const bjx::Payout& payout) { return payout.how; }),
        bjx::printed_rounds(),
        printed(bjx::unreached_section, words),
        printed(bjx::pull_back_section, words),
        printed(bjx::part_of_chip_section, words),
        bjx::printed_faults(),
    };
}

Money extreme_pays(const TableCard& card, Money stake, Odds price) {
    return bjx::Sheet(card, {}).sum_at(stake, price);
}

}  // namespace fairdeal
