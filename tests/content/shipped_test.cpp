// The content that is shipped: every file loads, every scenario has a key, every misreading
// misreads something.

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "content/library.h"
#include "games/all_games.h"
#include "questions/answer_text.h"
#include "support/content.h"
#include "support/file_text.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

/// No clause decides a count, whose turn it is or what is said; none speaks where an act is allowed
/// or nobody goes out.
bool needs_no_clause(QuestionKind kind, const Key& key) {
    return kind == QuestionKind::Total || kind == QuestionKind::Active ||
           kind == QuestionKind::Talk || (kind == QuestionKind::May && key.allowed) ||
           (kind == QuestionKind::Out && key.lines.empty());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shipped_files)

// An auditor reads of the dealer, not to the dealer; and the action goes on in other sentences.
BOOST_AUTO_TEST_CASE(every_misreading_has_words_for_others_than_the_dealer) {
    const std::regex to_the_dealer("\\b[Yy]ou(r|rs|rself|rselves)?\\b");
    for (const Misreading& misreading : shipped_content().misreadings) {
        BOOST_TEST(!misreading.action.empty(), misreading.id);
        BOOST_TEST(!misreading.action.ends_with('.'), misreading.id);
        BOOST_TEST((misreading.reason.empty() || misreading.reason.ends_with('.')), misreading.id);
        BOOST_TEST(!std::regex_search(report_of(misreading), to_the_dealer), misreading.id);
        BOOST_TEST(misreading.says.starts_with("You "), misreading.id);
    }
}

BOOST_AUTO_TEST_CASE(there_is_plenty_of_it) {
    BOOST_TEST(shipped_content().scenarios.size() >= 40U);
    BOOST_TEST(shipped_content().misreadings.size() >= 12U);
    BOOST_TEST(shipped_content().tables.size() >= 2U);
    BOOST_REQUIRE(find_book(shipped_content(), Game::Breakout) != nullptr);
    std::size_t clauses = 0;
    for (const BookSection& section : find_book(shipped_content(), Game::Breakout)->sections)
        clauses += section.clauses.size();
    BOOST_TEST(clauses == 83U);
    BOOST_TEST(find_book(shipped_content(), Game::Breakout)->open_points.size() == 42U);
}

BOOST_AUTO_TEST_CASE(the_right_answer_to_every_scenario_comes_back_from_its_text) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        BOOST_TEST_CONTEXT(scenario.id) {
            const std::string text = text_of(right_answer(scenario, key_of(scenario)), scenario);
            const auto answer = answer_from(text, scenario);
            BOOST_REQUIRE_MESSAGE(answer, text);
            BOOST_TEST(text_of(*answer, scenario) == text);
            BOOST_TEST(grade(*answer, scenario, {}).right);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_key_to_every_scenario_is_marked_right_and_says_why) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        BOOST_TEST_CONTEXT(scenario.id) {
            const Key key = key_of(scenario);
            BOOST_TEST(
                grade(right_answer(scenario, key), scenario, shipped_content().misreadings).right);
            BOOST_TEST((needs_no_clause(scenario.question.kind, key) || !key.because.empty()));
            for (const ClauseId clause : key.because) {
                BOOST_TEST(what_clause_says(*find_book(shipped_content(), scenario.game()),
                                            clause.id, scenario.hand.header.card)
                               .has_value());
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(an_empty_answer_to_a_settlement_is_wrong) {
    int settlements = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        if (!std::holds_alternative<SettlementAnswer>(right_answer(scenario, key_of(scenario))))
            continue;
        ++settlements;
        BOOST_TEST_CONTEXT(scenario.id) {
            BOOST_TEST(!grade(SettlementAnswer{}, scenario, shipped_content().misreadings).right);
        }
    }
    BOOST_TEST(settlements > 100);
}

BOOST_AUTO_TEST_CASE(every_settlement_and_procedure_clause_is_taught) {
    std::set<std::string> taught;
    for (const Scenario& scenario : shipped_content().scenarios)
        taught.insert(scenario.clauses.begin(), scenario.clauses.end());
    for (const BookSection& section : find_book(shipped_content(), Game::Breakout)->sections) {
        for (const BookClause& clause : section.clauses) {
            if (clause.kind == ClauseKind::Settlement || clause.kind == ClauseKind::Procedure)
                BOOST_TEST(taught.count(clause.id) == 1U, clause.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(scenarios_come_from_easy_to_hard) {
    std::map<Game, int> levels;
    for (const Scenario& scenario : shipped_content().scenarios) {
        int& level = levels.try_emplace(scenario.game(), 1).first->second;
        BOOST_TEST(scenario.level >= level);
        level = scenario.level;
    }
    for (const auto& [game, level] : levels) BOOST_TEST(level == 5, to_text(game));
}

BOOST_AUTO_TEST_CASE(every_scenario_and_table_card_survives_writing) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        const auto again = read_scenario(write_scenario(scenario), "again.xml");
        BOOST_TEST_CONTEXT(scenario.id) { BOOST_TEST((again && again->value == scenario)); }
    }
    for (const TableCardFile& table : shipped_content().tables) {
        const auto again = read_table_card(write_table_card(table), "again.xml");
        BOOST_TEST_CONTEXT(table.id) { BOOST_TEST((again && again->value == table)); }
    }
}

BOOST_AUTO_TEST_CASE(no_single_byte_knocked_out_of_a_file_crashes_a_reader) {
    const std::string xml = text_of_file(std::filesystem::path(FAIRDEAL_SOURCE_DIR) /
                                         "scenarios/breakout/bust-against-17.xml");
    BOOST_REQUIRE(xml.size() > 500U);
    int refused = 0;
    for (std::size_t i = 0; i < xml.size(); ++i) {
        for (const char by : {'\0', '<', '"', '&', '\xFF', ' '}) {
            std::string spoilt = xml;
            spoilt[i] = by;
            const auto read = read_scenario(spoilt, "f.xml");
            if (read) continue;
            ++refused;
            BOOST_TEST(!read.error().empty());
            for (const Problem& problem : read.error()) BOOST_TEST(problem.where.source == "f.xml");
        }
        refused += read_scenario(xml.substr(0, i), "f.xml") ? 0 : 1;
    }
    BOOST_TEST(refused > 1000);
}

BOOST_AUTO_TEST_CASE(what_the_schemas_refuse_the_readers_refuse_too) {
    int files = 0;
    const std::filesystem::path folder = FAIRDEAL_SOURCE_DIR "/tests/house/wrong-shapes";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        ContentFiles read;
        BOOST_TEST(!read_content_file(entry.path(), read).empty(), entry.path());
        ++files;
    }
    BOOST_TEST(files >= 10);
}

BOOST_AUTO_TEST_CASE(content_is_found_beside_the_program_or_where_it_is_asked_for) {
    const std::filesystem::path source = FAIRDEAL_SOURCE_DIR;
    BOOST_TEST((find_content(source, "/nowhere") == source));
    BOOST_TEST((find_content("/nowhere", source / "build" / "bin") == std::nullopt));
    BOOST_TEST((find_content("", source / "build" / "bin") == source / "" ||
                find_content("", source / "build" / "bin") == source));
    BOOST_TEST((find_content("", "/nowhere/bin") == std::nullopt));
    BOOST_TEST(!load_library("/nowhere").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
