// What the shipped content covers: every misreading is caught by a scenario, and every clause that
// rules something is cited by a test, taught by a scenario and, where it moves money, misread by
// somebody. The tables are printed; a hole fails. What no hand can show is listed with its reason.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "content/library.h"
#include "games/all_games.h"
#include "games/whole_hands.h"
#include "questions/grade.h"
#include "support/content.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

/// A clause that no hand record can show, and why: scenarios can only talk about it, and no test
/// must name it.
struct Unshown {
    std::string_view clause, reason;
};
constexpr Unshown unshown[] = {
    {"BJX-BLIND-5", "chips are bought between hands, and a hand begins with what is there"},
    {"BJX-DEAL-2", "a player's look at their own card leaves no trace"},
    {"MID-SHOE-2", "a hand begins with a whole shoe and ends before the next shuffle"},
    {"MID-BET-2", "how a bet is clicked together"},
    {"MID-END-1", "buttons after the hand"},
    {"MID-END-2", "a button after the hand"},
    {"MID-END-3", "a button after the hand"},
    {"MID-END-4", "a button after the hand"},
};

bool is_unshown(std::string_view clause) {
    return std::any_of(std::begin(unshown), std::end(unshown),
                       [&](const Unshown& row) { return row.clause == clause; });
}

/// The text of every test in C++ but this one, which names the clauses above.
const std::vector<std::string>& test_texts() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> all;
        const std::filesystem::path folder = FAIRDEAL_SOURCE_DIR "/tests";
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            const auto ending = entry.path().extension();
            if (ending != ".cpp" && ending != ".h" && ending != ".hands") continue;
            if (entry.path().filename() == "coverage_test.cpp") continue;
            std::ostringstream text;
            text << std::ifstream(entry.path()).rdbuf();
            all.push_back(text.str());
        }
        return all;
    }();
    return texts;
}

/// "BRK-BJ-1" is not named by "BRK-BJ-12".
bool names(const std::string& text, const std::string& id) {
    for (auto at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
        const char after = at + id.size() < text.size() ? text[at + id.size()] : ' ';
        const bool is_open_point = at >= 4 && text.compare(at - 4, 4, "AMB-") == 0;
        if ((after < '0' || after > '9') && !is_open_point) return true;
    }
    return false;
}

int tests_naming(const std::string& id) {
    int tests = 0;
    for (const std::string& text : test_texts()) tests += names(text, id) ? 1 : 0;
    return tests;
}

std::vector<const Scenario*> scenarios_teaching(const std::string& id) {
    std::vector<const Scenario*> teaching;
    for (const Scenario& scenario : shipped_content().scenarios) {
        const auto& taught = scenario.clauses;
        if (std::find(taught.begin(), taught.end(), id) != taught.end())
            teaching.push_back(&scenario);
    }
    return teaching;
}

/// Nothing if no book has the clause.
std::optional<ClauseKind> kind_of(const std::string& id) {
    for (const RuleBook& book : shipped_content().books) {
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses)
                if (clause.id == id) return clause.kind;
        }
    }
    return std::nullopt;
}

int misreadings_of(const std::string& id) {
    int misreadings = 0;
    for (const Misreading& misreading : shipped_content().misreadings)
        misreadings += misreading.clause == id ? 1 : 0;
    return misreadings;
}

/// By section and row of a game's sheet: how many records are ruled by it.
using RowCounts = std::map<std::pair<std::string, std::size_t>, int>;

/// Of the hand, whole and as it stood after each of its events.
void count_rows(HandRecord record, RowCounts& counts) {
    std::set<std::pair<std::string, std::size_t>> asked;
    for (; !record.events.empty(); record.events.pop_back()) {
        for (const RowAsked& row : rows_that_rule(record))
            asked.insert({std::string(row.section), row.row});
    }
    for (const auto& row : asked) ++counts[row];
}

/// A dealer who plays a hand that they have folded: no legal hand reaches that row.
constexpr const char* played_after_folding =
    "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d / "
    "dealer deal (9h) (5c) / dealer turn 5c / 1 check / dealer fold / dealer hit 2c";

/// The hands that are filed in tests/hands, and the one above.
RowCounts rows_of_test_hands(Game game) {
    RowCounts counts;
    for (const WholeHand& hand : whole_hands(game)) count_rows(hand_record(hand.record), counts);
    if (game == Game::Extreme) count_rows(hand_record(played_after_folding), counts);
    return counts;
}

RowCounts rows_of_scenarios(Game game) {
    RowCounts counts;
    for (const Scenario& scenario : shipped_content().scenarios) {
        if (scenario.hand.header.game() == game) count_rows(scenario.hand, counts);
    }
    return counts;
}

bool is_in_the_book(ClauseId clause) {
    const std::string id(clause.id);
    return kind_of(id).has_value() ||
           std::any_of(shipped_content().books.begin(), shipped_content().books.end(),
                       [&](const RuleBook& book) { return find_open_point(book, id) != nullptr; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coverage)

BOOST_AUTO_TEST_CASE(every_row_of_a_sheet_rules_a_test_hand_or_a_scenario) {
    std::cout << "row, its clause: tests scenarios misreadings\n";
    for (const GameRules& game : all_games()) {
        RowCounts tests = rows_of_test_hands(game.game);
        RowCounts scenarios = rows_of_scenarios(game.game);
        for (const PrintedSection& section : game.sections()) {
            if (section.read == ReadAs::All) continue;
            for (std::size_t i = 0; i < section.rows.size(); ++i) {
                const std::pair<std::string, std::size_t> place{section.name, i};
                const std::string clause(section.rows[i].clause.id);
                std::cout << to_text(game.game) << ' ' << section.name << ' ' << i + 1 << ", "
                          << clause << ": " << tests[place] << ' ' << scenarios[place] << ' '
                          << misreadings_of(clause) << "\n";
                BOOST_TEST(tests[place] + scenarios[place] > 0,
                           section.name << ", " << clause << ", " << section.rows[i].when
                                        << ": no test hand and no scenario is ruled by it");
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(each_clause_of_a_row_is_in_the_rule_book) {
    for (const GameRules& game : all_games()) {
        std::set<std::string> names;
        for (const PrintedSection& section : game.sections()) {
            BOOST_TEST(names.insert(section.name).second, section.name << " is there twice");
            for (const PrintedRow& row : section.rows) {
                BOOST_TEST(is_in_the_book(row.clause), row.clause.id);
                for (const ClauseId clause : row.because)
                    BOOST_TEST(is_in_the_book(clause), clause.id);
            }
            for (const PrintedNote& note : section.notes)
                BOOST_TEST(is_in_the_book(note.clause), note.clause.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_misreading_is_caught_by_a_scenario) {
    int caught_ones = 0;
    for (const Misreading& misreading : shipped_content().misreadings) {
        int catching = 0;
        for (const Scenario& scenario : shipped_content().scenarios)
            catching += is_caught(misreading, scenario) ? 1 : 0;
        BOOST_TEST(catching > 0, misreading.id << " is caught by no scenario");
        caught_ones += catching > 0 ? 1 : 0;
    }
    std::cout << caught_ones << " of " << shipped_content().misreadings.size()
              << " misreadings are caught by a scenario\n";
    BOOST_TEST(shipped_content().misreadings.size() >= 150U);
}

BOOST_AUTO_TEST_CASE(no_two_misreadings_of_a_game_are_one) {
    std::set<std::string> seen;
    for (const Misreading& misreading : shipped_content().misreadings) {
        const ClauseChange& change = misreading.change;
        std::ostringstream what;
        what << misreading.clause << ' ' << (change.outcome ? to_text(*change.outcome) : "") << ' '
             << (change.odds ? to_text(*change.odds) : "") << ' ' << change.ignored << ' '
             << change.tip_times_stake << ' ' << (change.slip ? to_text(*change.slip) : "") << ' '
             << (change.order ? to_text(*change.order) : "") << ' '
             << (change.option ? change.option->first + "=" + change.option->second : "");
        BOOST_TEST(seen.insert(what.str()).second, misreading.id << " is there twice");
    }
}

BOOST_AUTO_TEST_CASE(every_clause_that_rules_something_is_tested_taught_and_misread) {
    std::cout << "clause        tests scenarios misreadings\n";
    for (const RuleBook& book : shipped_content().books) {
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses) {
                const bool settles = clause.kind == ClauseKind::Settlement;
                if (!settles && clause.kind != ClauseKind::Procedure) continue;
                if (is_unshown(clause.id)) continue;
                const int tests = tests_naming(clause.id);
                const std::size_t scenarios = scenarios_teaching(clause.id).size();
                const int misreadings = misreadings_of(clause.id);
                std::cout << clause.id << std::string(14 - clause.id.size(), ' ') << tests << "\t"
                          << scenarios << "\t" << misreadings << (settles ? "  *" : "") << "\n";
                BOOST_TEST(tests > 0, clause.id << " is named by no test");
                BOOST_TEST(scenarios >= 2U, clause.id << " is taught by fewer than two scenarios");
                if (settles) BOOST_TEST(misreadings > 0, clause.id << " is misread by nobody");
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(what_no_hand_can_show_moves_no_money_and_is_talked_about) {
    for (const Unshown& row : unshown) {
        BOOST_TEST_CONTEXT(row.clause << ": " << row.reason) {
            const std::string id(row.clause);
            const auto kind = kind_of(id);
            BOOST_TEST((kind == ClauseKind::Procedure));
            const auto scenarios = scenarios_teaching(id);
            BOOST_TEST(scenarios.size() >= 2U);
            for (const Scenario* scenario : scenarios)
                BOOST_TEST((scenario->question.kind == QuestionKind::Talk), scenario->id);
            BOOST_TEST(misreadings_of(id) == 0);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
