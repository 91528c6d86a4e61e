#include "games/league/league.h"

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"
#include "games/league/procedure.h"
#include "games/league/results.h"
#include "games/league/settle.h"
#include "games/league/tournament/elimination.h"
#include "games/league/tournament/sudden_death.h"
#include "games/league/tournament/who_goes.h"

namespace fairdeal {

void rule_league(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const ibl::Sheet sheet(record.header.card, options);
    ibl::Play play(record, sheet, ruling);
    ibl::play_hand(play);

    ruling.complete = is_over(play);
    ibl::settle(play, ruling.complete, ruling.lines);
    if (ruling.complete && ibl::is_played_by_one(play))
        ibl::report_hand_of_one(play);
    else if (ruling.complete)
        ibl::say_who_goes_out(play, ruling.lines);
    if (!ruling.complete) ibl::say_what_is_due(play, ruling);

    ibl::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> league_clauses() { return ibl::all; }

namespace {

/// What the rows of this clause do, where its document says more than their result.
void say_of(PrintedSection& page, ClauseId clause, const char* usual, const char* does) {
    for (PrintedRow& row : page.rows) {
        if (row.clause == clause && std::string_view(row.does) == usual) row.does = does;
    }
}

PrintedSection printed_zero() {
    PrintedSection page = printed(ibl::zero_section, ibl::does_at_zero);
    const char* in_order = ibl::does_at_zero(ibl::HowPlaced::InOrder);
    say_of(
        page, ibl::eh_5, in_order,
        sentence("they go out; every place is paid, and sudden death decides who has the higher"));
    say_of(page, ibl::eh_6, in_order,
           sentence("they go out, and sudden death decides who gets the place that is paid"));
    return page;
}

PrintedSection printed_places() {
    PrintedSection page = printed(ibl::placing_section, ibl::does_at_the_end);
    say_of(page, ibl::two_remain, ibl::does_at_the_end(ibl::HowPlaced::ByCount),
           sentence("that player is first"));
    return page;
}

/// With the open points that its tests rest on.
PrintedSection printed_sudden_death() {
    PrintedSection page =
        printed(ibl::sudden_death_section, [](auto test) { return ibl::does(test); });
    const auto note = [&](ClauseId clause, const char* when, const char* then,
                          std::vector<Choices> where = {}) {
        page.notes.push_back({clause, when, then, std::move(where)});
    };
    note(ibl::three_way_tie, sentence("three or more are tied"),
         sentence("they are ranked by their chips at the start of the hand; seats decide only "
                  "between players who started with the same"),
         {either(Option::ThreeWay, ibl::ThreeWay::StepByStep)});
    note(ibl::three_way_tie, sentence("three or more are tied"),
         sentence("a single largest start goes through; if several share it, the furthest of all "
                  "who are tied goes out, and so on with the rest"),
         {either(Option::ThreeWay, ibl::ThreeWay::UniqueLargest)});
    note(ibl::who_starts, sentence("the starting player"),
         sentence("is the one who bets and acts first on this hand"));
    note(ibl::distance_of_starter, sentence("the starting player is tied too"),
         sentence("they are the nearest"),
         {either(Option::StarterDistance, ibl::StarterDistance::Zero)});
    note(ibl::distance_of_starter, sentence("the starting player is tied too"),
         sentence("they are a whole lap away: the furthest"),
         {either(Option::StarterDistance, ibl::StarterDistance::FullLap)});
    note(ClauseId{"AMB-IBL-18"}, sentence("a seat is empty"), sentence("it is counted like any"));
    return page;
}

PrintedSection printed_auto_play() {
    PrintedSection page = printed(ibl::systems_section, [](Verb verb) {
        return verb == Verb::Hit ? sentence("the system hits") : sentence("the system stands");
    });
    page.notes.push_back(
        {ibl::dis_3, sentence("the hand begins"), sentence("the system bets the minimum")});
    page.notes.push_back({ibl::less_than_minimum,
                          sentence("the player has less than the minimum"),
                          sentence("the system bets all of it"),
                          {either(Option::ShortMinBet, ibl::ShortMinBet::AllIn)}});
    page.notes.push_back({ibl::less_than_minimum,
                          sentence("the player has less than the minimum"),
                          sentence("the system bets nothing, and the player has no hand"),
                          {either(Option::ShortMinBet, ibl::ShortMinBet::None)}});
    return page;
}

}  // namespace

std::vector<PrintedSection> league_sections() {
    return {printed_zero(),
            printed(ibl::elimination_section, [](auto goes) { return ibl::does(goes); }),
            printed(ibl::lowest_section, [](auto go) { return ibl::does(go); }),
            printed_places(),
            ibl::printed_terms(),
            printed_sudden_death(),
            printed(ibl::settling_section, [](auto settling) { return ibl::does(settling); }),
            printed(ibl::hand_section),
            printed(ibl::insurance_section),
            printed(ibl::when_section, [](auto due) { return ibl::does(due); }),
            printed_auto_play(),
            printed(ibl::dealers_section, does),
            ibl::printed_faults()};
}

}  // namespace fairdeal
