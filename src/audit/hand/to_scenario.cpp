#include "audit/hand/to_scenario.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "ledger/hash.h"
#include "questions/grade.h"

namespace fairdeal {

namespace {

bool settles_one_of(const Event& event, const std::vector<WagerVerdict>& wagers) {
    return is_settlement(event.verb) &&
           std::any_of(wagers.begin(), wagers.end(), [&](const WagerVerdict& wager) {
               return wager.who == event.who && wager.wager == event.wager;
           });
}

/// The hand without who and when, without the settlement at its end and without what was settled
/// wrongly before.
HandRecord asked(HandRecord hand, const std::vector<WagerVerdict>& wrong) {
    hand.header.identity = {};
    while (!hand.events.empty() && is_settlement(hand.events.back().verb)) hand.events.pop_back();
    std::erase_if(hand.events, [&](const Event& event) { return settles_one_of(event, wrong); });
    return hand;
}

std::vector<std::string> clauses_of(const std::vector<WagerVerdict>& wrong, const Ruling& ruling) {
    std::vector<std::string> ids;
    const auto cite = [&](const Clauses& clauses) {
        for (const ClauseId clause : clauses) {
            if (std::find(ids.begin(), ids.end(), clause.id) == ids.end())
                ids.emplace_back(clause.id);
        }
    };
    for (const WagerVerdict& wager : wrong) cite(wager.because);
    if (!ids.empty()) return ids;
    for (const Line& line : ruling.lines) cite(line.because);
    return ids;
}

/// Of a known table card with these options the id; otherwise a new card.
void seat_at_table(PitScenario& pit, std::span<const TableCardFile> tables) {
    const TableCard& card = pit.scenario.hand.header.card;
    const auto same = std::find_if(tables.begin(), tables.end(), [&](const TableCardFile& table) {
        return table.card == card && is_of_content(table);
    });
    if (same != tables.end()) {
        pit.scenario.table = same->id;
        return;
    }
    pit.scenario.table = pit.scenario.id + "-table";
    pit.table = TableCardFile{pit.scenario.table, fixed("The table of a hand from the pit"),
                              fixed("The house options of one hand that was played."), card};
}

}  // namespace

Result<PitScenario> scenario_from_hand(const HandRecord& hand,
                                       std::span<const TableCardFile> tables) {
    if (rules_of(hand.header.game()) == nullptr)
        return refused({}, tr("its game is not known to this program"));
    if (!hand.floor.empty())
        return refused({}, tr("a deal went wrong in it: its scenario is written by hand"));
    const Ruling ruling = rule(hand);
    if (!ruling.undecided.empty()) return refused({}, tr("its ruling hangs on an unreadable card"));
    const auto wrong = judge(claim_of(hand), ruling).discrepancies();
    // Read again, so that every event knows its line.
    auto cut = read_record(write(asked(hand, wrong)));
    if (!cut) return tl::make_unexpected(std::move(cut.error()));
    PitScenario pit;
    Scenario& scenario = pit.scenario;
    scenario.id = fmt::format("pit-{}-{}", to_text(hand.header.game()),
                              to_hex(sha256(write(*cut))).substr(0, 12));
    scenario.title = fixed("A hand from the pit");
    scenario.story = fixed("This hand was played. Settle every wager on the table.");
    scenario.level = 3;
    scenario.clauses = clauses_of(wrong, ruling);
    scenario.hand = *std::move(cut);
    scenario.question.kind = QuestionKind::Table;
    scenario.hints = {fixed("Go through the clauses that this hand is about, wager by wager.")};
    if (const auto problem = question_problem(scenario)) return refused({}, *problem);
    seat_at_table(pit, tables);
    return pit;
}

}  // namespace fairdeal
