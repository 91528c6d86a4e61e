#include "games/midnight/midnight.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"
#include "games/midnight/procedure.h"
#include "games/midnight/settlement/results.h"
#include "games/midnight/settlement/settle.h"
#include "games/midnight/sheet.h"

namespace fairdeal {

void rule_midnight(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const mid::Sheet sheet(record.header.card, options);
    mid::Play play(record, sheet, ruling);
    mid::play_hand(play);

    ruling.complete = is_over(play);
    mid::settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) mid::say_what_is_due(play, ruling);

    mid::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> midnight_clauses() { return mid::all; }

namespace {

/// With what becomes of a bet that pushes.
PrintedSection printed_hand() {
    PrintedSection page = printed(mid::hand_section);
    page.notes.push_back({mid::res_4, sentence("the hand pushes"),
                          sentence("nothing is won and nothing lost: the bet stays on the table "
                                   "for the next round")});
    page.notes.push_back({mid::what_a_push_leaves, sentence("the hand pushes"),
                          sentence("the whole bet stays, what was doubled too, and the player may "
                                   "clear it")});
    return page;
}

/// With the hands that it does not beat.
PrintedSection printed_taken() {
    PrintedSection page = printed(mid::taken_section);
    page.notes.push_back({mid::push_against_blackjack, sentence("the player has a blackjack too"),
                          sentence("the bet does not lose: it pushes")});
    return page;
}

PrintedSection printed_insurance() {
    PrintedSection page = printed(mid::insurance_section);
    const auto note = [&](ClauseId clause, const char* when, const char* then) {
        page.notes.push_back({clause, when, then});
    };
    note(mid::ins_1, sentence("the dealer's card is an ace"),
         sentence("insurance is offered before any other act"));
    note(mid::ins_2, sentence("insurance is offered"),
         sentence("each hand is asked by itself, a natural too"));
    page.notes.push_back({mid::ins_3,
                          sentence("insurance is taken"),
                          sentence("it costs half the hand's first bet"),
                          {either(Option::InsuranceAmount, mid::InsuranceAmount::ExactHalf)}});
    page.notes.push_back({mid::ins_3,
                          sentence("insurance is taken"),
                          sentence("it costs up to half the hand's first bet"),
                          {either(Option::InsuranceAmount, mid::InsuranceAmount::UpToHalf)}});
    return page;
}

PrintedSection printed_odd_sums() {
    PrintedSection page{
        "odd-sums", sentence("Half of a bet, or 3:2 on it, that does not come out even"), {}};
    page.read = ReadAs::All;
    const auto row = [&](mid::Odd odd, const char* then) {
        page.rows.push_back(
            {mid::odd_sums, sentence("such a sum"), {}, {}, then, {}, {either(Option::Odd, odd)}});
    };
    row(mid::Odd::Exact, sentence("take and pay it to the cent"));
    row(mid::Odd::Down, sentence("round it down to the house's unit"));
    row(mid::Odd::Up,
        sentence(
            "round it up to the house's unit; half of a bet never comes to more than the bet"));
    return page;
}

}  // namespace

std::vector<PrintedSection> midnight_sections() {
    return {mid::printed_terms(),
            printed_hand(),
            printed_taken(),
            printed_insurance(),
            printed_odd_sums(),
            printed(mid::when_section, mid::does),
            printed(mid::dealers_section, does),
            mid::printed_faults()};
}

Money midnight_pays(const TableCard& card, Money stake, Odds price) {
    return mid::Sheet(card, {}).sum_at(stake, price);
}

}  // namespace fairdeal
