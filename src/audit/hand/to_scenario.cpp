#include "audit/hand/to_scenario.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "games/all_games.h"
#include "ledger/hash.h"
#include "questions/grade.h"
#include "questions/kinds/kind.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

bool settles_one_of(const Event& event, const std::vector<WagerVerdict>& wagers) {
    return is_settlement(event.verb) &&
           std::any_of(wagers.begin(), wagers.end(), [&](const WagerVerdict& wager) {
               return wager.who == event.who && wager.wager == event.wager;
           });
}

/// A later correction of what was settled, or the order for it.
bool corrects(const FloorEvent& line) {
    return line.verb == FloorVerb::Correct ||
           (line.verb == FloorVerb::Rules && line.clause == fixed("IRR-20"));
}

HandRecord without_corrections(HandRecord hand) {
    std::erase_if(hand.floor, corrects);
    return hand;
}

/// Takes out events; a line of the floor then stands before the next one that is left.
template <class Goes>
void take_out(HandRecord& hand, Goes goes) {
    std::vector<std::size_t> left_before;
    std::vector<Event> left;
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
        left_before.push_back(left.size());
        if (!goes(i)) left.push_back(hand.events[i]);
    }
    left_before.push_back(left.size());
    for (FloorEvent& line : hand.floor) line.before = left_before.at(line.before);
    hand.events = std::move(left);
}

/// Nothing of the header says who played, or at which table.
void forget_who(Header& header) {
    header.identity = {};
    header.facts.behind.reset();
    header.facts.sign.clear();
    header.facts.players.clear();
}

/// The hand without the settlement at its end and without what was settled wrongly before.
HandRecord unsettled(HandRecord hand, const std::vector<WagerVerdict>& wrong) {
    std::size_t end = hand.events.size();
    while (end > 0 && is_settlement(hand.events[end - 1].verb)) --end;
    take_out(hand,
             [&](std::size_t i) { return i >= end || settles_one_of(hand.events[i], wrong); });
    return hand;
}

/// Ids of clauses, each once.
class Cited {
public:
    template <class ClauseIds>
    void add(const ClauseIds& clauses) {
        for (const ClauseId clause : clauses) {
            if (std::find(ids_.begin(), ids_.end(), clause.id) == ids_.end())
                ids_.emplace_back(clause.id);
        }
    }
    /// Of the chapter on deals that go wrong; what an order names need be no clause of it.
    void add_of_chapter(std::string_view id) {
        for (const ClauseId clause : irregular_clauses()) {
            if (clause.id == id) add(std::array{clause});
        }
    }
    [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }

private:
    std::vector<std::string> ids_;
};

/// What went wrong in the deal, as it went on, and what the floor ordered and reported.
void cite_what_went_wrong(Cited& cited, const HandRecord& hand, const Ruling& ruling) {
    if (hand.floor.empty()) return;
    for (std::size_t lines = 1; lines <= lines_of(hand); ++lines)
        cited.add(rule(first_lines(hand, lines)).at_issue);
    for (const FloorEvent& line : hand.floor) cited.add_of_chapter(line.clause);
    for (const auto* all : {&ruling.breaches, &ruling.notes}) {
        for (const Breach& one : *all) cited.add_of_chapter(one.clause.id);
    }
}

std::vector<std::string> clauses_of(const HandRecord& hand, const std::vector<WagerVerdict>& wrong,
                                    const Ruling& ruling) {
    Cited cited;
    for (const WagerVerdict& wager : wrong) cited.add(wager.because);
    const bool settles_wrongly = !cited.ids().empty();
    cite_what_went_wrong(cited, hand, ruling);
    if (settles_wrongly) return cited.ids();
    for (const Line& line : ruling.lines) cited.add(line.because);
    return cited.ids();
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

/// Where the floor has something to order: after so many lines, by the clause where none shows it.
struct OrderDue {
    std::size_t lines = 0;
    std::string clause;
};

/// A stake outside the limits is found once cards are out.
bool shows_what_to_order(const HandRecord& hand) {
    const bool is_dealt = std::any_of(hand.events.begin(), hand.events.end(),
                                      [](const Event& one) { return one.verb == Verb::Deal; });
    const auto issues = rule(hand).at_issue;
    return std::any_of(issues.begin(), issues.end(), [&](ClauseId clause) {
        return remedy_of(clause.id) != nullptr && (is_dealt || clause.id != fixed("IRR-19"));
    });
}

/// What a line of the floor is about that no line before it shows; a wrong payment needs no clause.
std::optional<std::string> clause_to_name(const FloorEvent& line) {
    if (corrects(line)) return "";
    if (line.verb == FloorVerb::Move) return fixed("IRR-14");
    const bool has_choice = remedy_of(line.clause) != nullptr && !can_be_at_issue(line.clause);
    return has_choice ? std::optional(line.clause) : std::nullopt;
}

OrderDue order_due(const HandRecord& hand) {
    for (std::size_t lines = 1; lines <= lines_of(hand); ++lines) {
        if (shows_what_to_order(first_lines(hand, lines))) return {lines, ""};
    }
    for (std::size_t i = 0; i < hand.floor.size(); ++i) {
        const auto clause = clause_to_name(hand.floor[i]);
        if (clause) return {hand.floor[i].before + i, *clause};
    }
    return {lines_of(hand), ""};
}

Result<HandRecord> without_who(HandRecord hand) {
    forget_who(hand.header);
    // Read again, so that every event knows its line.
    return read_record(write(hand));
}

std::string id_of(const Scenario& scenario) {
    const std::string asked = write(scenario.hand) + scenario.question.clause;
    return fmt::format("pit-{}-{}", to_text(scenario.game()), to_hex(sha256(asked)).substr(0, 12));
}

Result<Scenario> ask_for_settlement(const HandRecord& played) {
    const HandRecord hand = without_corrections(played);
    const Ruling ruling = rule(hand);
    if (!ruling.undecided.empty()) return refused({}, tr("its ruling hangs on an unreadable card"));
    const auto wrong = judge(claim_of(hand), ruling).discrepancies();
    auto cut = without_who(unsettled(hand, wrong));
    if (!cut) return tl::make_unexpected(std::move(cut.error()));
    Scenario scenario;
    scenario.story = hand.floor.empty()
                         ? fixed("This hand was played. Settle every wager on the table.")
                         : fixed(
                               "This hand was played, and its deal went wrong. Settle every wager "
                               "on the table.");
    scenario.clauses = clauses_of(hand, wrong, ruling);
    scenario.hand = *std::move(cut);
    scenario.question.kind = QuestionKind::Table;
    scenario.hints = {fixed("Go through the clauses that this hand is about, wager by wager.")};
    return scenario;
}

Result<Scenario> ask_for_order(const HandRecord& hand) {
    OrderDue due = order_due(hand);
    auto cut = without_who(first_lines(hand, due.lines));
    if (!cut) return tl::make_unexpected(std::move(cut.error()));
    Scenario scenario;
    scenario.hand = *std::move(cut);
    scenario.question.kind = QuestionKind::Remedy;
    scenario.question.clause = std::move(due.clause);
    scenario.story = kind_of(QuestionKind::Remedy).story(scenario.question);
    scenario.hints = {fixed("Find what went wrong, then what the table card says for it.")};
    if (question_problem(scenario)) return scenario;
    Cited cited;
    cited.add(key_of(scenario).because);
    scenario.clauses = cited.ids();
    return scenario;
}

}  // namespace

Result<PitScenario> scenario_from_hand(const HandRecord& played,
                                       std::span<const TableCardFile> tables, PitQuestion asked) {
    if (rules_of(played.header.game()) == nullptr)
        return refused({}, tr("its game is not known to this program"));
    if (played.laid) throw Fault("a hand as it was laid is no text of the notation");
    auto scenario =
        asked == PitQuestion::Settlement ? ask_for_settlement(played) : ask_for_order(played);
    if (!scenario) return tl::make_unexpected(std::move(scenario.error()));
    PitScenario pit{*std::move(scenario), {}};
    pit.scenario.id = id_of(pit.scenario);
    pit.scenario.title = fixed("A hand from the pit");
    pit.scenario.level = 3;
    if (const auto problem = question_problem(pit.scenario)) return refused({}, *problem);
    seat_at_table(pit, tables);
    return pit;
}

}  // namespace fairdeal
