// What another table card or rule would have cost, on the Audit page without a window.

#include "desk/audit/rule_change/rule_change.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "audited_night.h"
#include "desk/audit/audit_actions.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "support/says.h"

using namespace fairdeal;

namespace {

struct ChangedNight : AuditedNight {
    using AuditedNight::AuditedNight;
    AuditSession& room = desk.audit;
    [[nodiscard]] RuleChangeScreen shown() const {
        return rule_change_screen(room.change, rule_scope(room), room.library);
    }
    void work_out() {
        apply(room, AuditAction::WorkOut);
        while (room.change.work.is_under_way()) {
            poll_audit(room);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    /// By its name in the notation, with the first reading that is not the rule book's.
    void choose_rule_named(std::string_view name) {
        const auto rules = rules_offered(room.library, room.change.game);
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&](const auto& each) { return each.spec->name == name; });
        BOOST_REQUIRE(rule != rules.end());
        const auto row = static_cast<std::size_t>(rule - rules.begin());
        choose_rule(room.change, row + (room.change.card.empty() ? 0 : 1), room.library);
    }
    void choose_value(std::string_view value) {
        const auto rules = rules_offered(room.library, room.change.game);
        const auto& readings = rules.at(room.change.rule.value()).readings;
        const auto reading = std::find_if(readings.begin(), readings.end(),
                                          [&](const auto& each) { return each.value == value; });
        BOOST_REQUIRE(reading != readings.end());
        choose_reading(room.change, static_cast<std::size_t>(reading - readings.begin()));
    }
    void choose_card_named(const std::string& id) {
        const auto cards = cards_offered(room.library, room.change.game);
        const auto card = std::find_if(cards.begin(), cards.end(),
                                       [&](const auto* each) { return each->id == id; });
        BOOST_REQUIRE(card != cards.end());
        choose_card(room.change, static_cast<std::size_t>(card - cards.begin()) + 1, room.library);
    }
    /// As `fairdeal what-if` has it.
    HouseChangeReport told(const HandFilter& filter, HouseChange change) {
        change.game = room.change.game;
        auto report = house_change(file, filter, change, {});
        BOOST_REQUIRE(report);
        return *std::move(report);
    }
    void must_be(const HouseChangeReport& told_so) {
        BOOST_REQUIRE_MESSAGE(room.change.report, room.change.error);
        const HouseChangeReport& found = *room.change.report;
        BOOST_TEST(found.hands == told_so.hands);
        BOOST_TEST(found.otherwise == told_so.otherwise);
        BOOST_TEST(found.played_otherwise == told_so.played_otherwise);
        BOOST_TEST((found.guests == told_so.guests));
        BOOST_TEST((found.clauses == told_so.clauses));
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_change)

BOOST_AUTO_TEST_CASE(another_rule_is_worked_out_over_the_hands_audited) {
    ChangedNight night(400);
    AuditSession& audit = night.room;
    night.audit();
    apply(audit, AuditAction::RuleChange);
    BOOST_TEST(night.shown().over == "Over the 400 hands audited");
    BOOST_TEST(!night.shown().can_widen);
    night.choose_rule_named("hit-soft-17");
    night.work_out();
    const auto same = night.told({}, {{}, {}, {{"hit-soft-17", "yes"}}});
    night.must_be(same);
    BOOST_TEST(says(night.shown().title, "soft 17"), night.shown().title);
    // Whoever draws once more is dealt other cards: there is no price, and the hands are shown.
    BOOST_TEST(same.otherwise == 0);
    BOOST_TEST(same.played_otherwise > 0);
    BOOST_TEST(says(night.shown().story, "cannot be told from these hands"));
    BOOST_TEST(!says(night.shown().story, "0 would have been"));
    BOOST_TEST(says(night.shown().story, "Over the 400 hands audited: "));
    const auto leads = apply(audit, AuditAction::Open);
    BOOST_REQUIRE(leads.has_value());
    BOOST_TEST((std::get<ListHands>(*leads).hands == same.first_unplayable));
    // Of a log that is gone since: said, and what was found stays away.
    std::filesystem::remove(night.file);
    night.work_out();
    BOOST_TEST(!audit.change.report.has_value());
    BOOST_TEST(says(night.shown().problem, "night.db"), night.shown().problem);
}

BOOST_AUTO_TEST_CASE(every_rule_is_offered_with_its_usual_values_in_words) {
    const Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    for (const Game game : every_game) {
        const auto rules = rules_offered(library, game);
        BOOST_TEST(rules.size() == options_of(game).size());
        for (const RuleOffered& rule : rules) {
            BOOST_TEST(rule.readings.size() > 1U, rule.question);
            BOOST_TEST(says(rule.question, "?"), rule.question);
            BOOST_TEST(std::count_if(rule.readings.begin(), rule.readings.end(),
                                     [](const auto& one) { return one.is_standard; }) == 1,
                       rule.question);
            for (const auto& reading : rule.readings) {
                BOOST_TEST(reading.words != "", rule.question);
                BOOST_TEST(!TableCard(game).set(*rule.spec, reading.value), reading.value);
            }
        }
    }
    const std::string pays = rule_in_words(library, Game::Breakout, "dealer-win-pays", "2:1");
    BOOST_TEST(pays.ends_with("? 2 to 1"), pays);
    BOOST_TEST(says(rule_in_words(library, Game::Breakout, "bj-pays", "6:5"), "? 6:5; the rest"));
    BOOST_TEST(rule_in_words(library, Game::Breakout, "super-tie-min", "2.50") ==
               "What is the least that may be bet on the Super Tie, in dollars? $2.50");
    BOOST_TEST(rule_in_words({}, Game::Breakout, "bj-pays", "6:5") == "bj-pays: 6:5");
}

BOOST_AUTO_TEST_CASE(cards_are_listed_by_title_with_the_houses_own_first) {
    const Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    for (const Game game : every_game) {
        const auto cards = cards_offered(library, game);
        BOOST_REQUIRE(cards.size() > 3U);
        BOOST_TEST(cards.front()->id == house_card_id(game));
        auto titles = titles_of(cards);
        BOOST_TEST(std::is_sorted(titles.begin() + 1, titles.end()));
        std::sort(titles.begin(), titles.end());
        BOOST_TEST((std::unique(titles.begin(), titles.end()) == titles.end()));
    }
}

BOOST_AUTO_TEST_CASE(a_table_card_with_or_without_another_rule_needs_no_audit) {
    ChangedNight night(500);
    AuditSession& audit = night.room;
    apply(audit, AuditAction::RuleChange);
    BOOST_TEST(shows_rule_change(audit));
    BOOST_TEST(night.shown().over == "Over night.db");
    BOOST_TEST(night.shown().cards.front() == "Each hand\u2019s own");
    BOOST_TEST(night.shown().rules.front() != "No other rule");
    night.choose_card_named("breakout-six-to-five");
    BOOST_TEST(night.shown().rules.front() == "No other rule");
    BOOST_TEST(night.shown().rule == 0);
    BOOST_TEST(night.shown().readings.empty());
    const TableCard card = find_table(audit.library, "breakout-six-to-five")->card;
    night.work_out();
    const auto by_card = night.told({}, {{}, card});
    BOOST_TEST(by_card.otherwise > 0);
    night.must_be(by_card);
    BOOST_TEST(night.shown().title == "Table card \u201cSix to five\u201d.");
    night.choose_rule_named("dealer-win-pays");
    night.choose_value("2:1");
    night.work_out();
    const auto by_both = night.told({}, {{}, card, {{"dealer-win-pays", "2:1"}}});
    BOOST_TEST(by_both.otherwise > by_card.otherwise);
    night.must_be(by_both);
    BOOST_TEST(says(night.shown().title, "\u201cSix to five\u201d. "), night.shown().title);
    BOOST_TEST(says(night.shown().title, "? 2 to 1"), night.shown().title);
    choose_card(audit.change, 0, audit.library);  // the rule stays, without the card
    night.work_out();
    night.must_be(night.told({}, {{}, {}, {{"dealer-win-pays", "2:1"}}}));
    BOOST_TEST(!audit.report.has_value());
}

BOOST_AUTO_TEST_CASE(the_filters_of_the_page_hold_and_are_left_for_the_whole_log) {
    ChangedNight night(500);
    AuditSession& audit = night.room;
    HandLog log = HandLog::open(night.file, Access::Read, {}).value();
    const HandRow first = log.hands_after({}, 0, 1).front();
    apply(audit, AuditAction::RuleChange);
    HandQuery query;
    query.game = Game::Breakout;
    query.dealer = first.identity.dealer;
    ask_of_log(audit, query);
    BOOST_TEST(night.shown().over == "Over night.db, game breakout, dealer " + query.dealer);
    night.choose_card_named("breakout-six-to-five");
    const TableCard card = find_table(audit.library, "breakout-six-to-five")->card;
    night.work_out();
    HandFilter filter;
    filter.dealer = query.dealer;
    const auto of_dealer = night.told(filter, {{}, card});
    night.must_be(of_dealer);
    BOOST_TEST(of_dealer.hands < night.told({}, {{}, card}).hands);
    choose_game(audit.change, Game::Midnight, audit.library);
    BOOST_TEST(night.shown().problem ==
               "Only hands of Breakout Blackjack are asked for. Choose that game.");
    night.work_out();
    BOOST_TEST(says(night.shown().title, "Six to five"));  // of before: nothing was begun
    query.game = Game::Midnight;
    ask_of_log(audit, query);
    query.game = Game::Breakout;
    ask_of_log(audit, query);
    BOOST_TEST((audit.change.game == Game::Breakout));  // the page's game leads
    BOOST_TEST(night.shown().card == 0);                // of the other game there was none
    query.from = "no day";
    ask_of_log(audit, query);
    BOOST_TEST(night.shown().problem != "");
    BOOST_TEST(night.shown().can_widen);
    apply(audit, AuditAction::WholeLog);
    BOOST_TEST(night.shown().over == "Over night.db");
    BOOST_TEST(!night.shown().can_widen);
    BOOST_TEST(night.shown().problem == "");
}

BOOST_AUTO_TEST_CASE(hands_picked_in_replay_are_all_that_is_read) {
    ChangedNight night(400);
    AuditSession& audit = night.room;
    night.audit();
    HandLog log = HandLog::open(night.file, Access::Read, {}).value();
    RuleOverHands picked{.log = night.file, .game = Game::Breakout};
    std::int64_t of_game = 0;
    for (const HandRow& row : log.hands_after({}, 0, 100)) {
        if (row.idx % 3 != 0) continue;
        picked.hands.push_back(row.idx);
        if (row.game == Game::Breakout) ++of_game;
    }
    go_to(night.desk, picked);
    BOOST_TEST((night.desk.section == DeskSection::Audit));
    BOOST_TEST(shows_rule_change(audit));
    BOOST_TEST(night.shown().over == "Over 33 hands picked in Replay");
    BOOST_TEST(night.shown().can_widen);
    night.choose_rule_named("bj-pays");
    night.choose_value("6:5");
    night.work_out();
    BOOST_REQUIRE(audit.change.report.has_value());
    BOOST_TEST(audit.change.report->hands == of_game);
    // What each hand alone would have cost adds up to the same.
    Exposure guests;
    for (const std::int64_t idx : picked.hands) {
        const HandRecord record = read_record(log.text_of(idx).value()).value();
        if (record.header.game() != Game::Breakout) continue;
        const auto alone = what_if(record, rule(record), OtherOption{"bj-pays", "6:5"});
        BOOST_REQUIRE(alone);
        for (const auto& difference : alone->differences) guests.add(difference.more());
    }
    BOOST_TEST((audit.change.report->guests.in(Unit::Cash) == guests));
    BOOST_TEST(says(night.shown().story, "Over 33 hands picked in Replay: "));
    apply(audit, AuditAction::WholeLog);
    BOOST_TEST(night.shown().over == "Over the 400 hands audited");
    BOOST_TEST(!night.shown().can_widen);
    go_to(night.desk, picked);
    choose_log(audit, (night.folder / "other.db").string());  // they are of another log
    BOOST_TEST(night.shown().over == "Over other.db");
    night.work_out();
    BOOST_TEST(says(night.shown().problem, "other.db"), night.shown().problem);
}

BOOST_AUTO_TEST_CASE(all_that_a_search_found_is_gone_through) {
    ChangedNight night(400);
    HandQuery wrong;
    wrong.only_wrong = true;
    RuleOverHands found{.log = night.file, .query = wrong, .game = Game::Breakout};
    go_to(night.desk, found);
    BOOST_TEST(night.shown().over == "Over the hands found in Replay");
    night.choose_card_named("breakout-six-to-five");
    night.work_out();
    HandFilter filter;
    filter.only_wrong = true;
    HouseChange change{{}, find_table(night.room.library, "breakout-six-to-five")->card};
    for (const HandRow& row :
         HandLog::open(night.file, Access::Read, {}).value().hands_after(filter, 0, 1000))
        change.hands.push_back(row.idx);
    BOOST_REQUIRE(!change.hands.empty());
    night.must_be(night.told({}, change));
    found.query.dealer = "nobody";
    found.count = 0;
    go_to(night.desk, found);
    BOOST_TEST(night.shown().over == "Over 0 hands found in Replay");
    night.work_out();
    BOOST_TEST(night.shown().story ==
               "Over 0 hands found in Replay: no hand of Breakout Blackjack in night.db.");
    go_to(night.desk, RuleOverHands{.log = night.file});  // all that there are
    BOOST_TEST(night.shown().over == "Over night.db");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_or_changes_nothing_is_said) {
    ChangedNight night(200);
    AuditSession& audit = night.room;
    apply(audit, AuditAction::RuleChange);
    night.choose_card_named("breakout-standard");
    night.work_out();
    BOOST_TEST(says(night.shown().story, "They were dealt by this already: nothing would change."),
               night.shown().story);
    choose_card(audit.change, 0, audit.library);
    night.choose_rule_named("decks");
    night.choose_value("8");
    night.work_out();
    BOOST_TEST(says(night.shown().story, "None would have been settled or dealt otherwise."),
               night.shown().story);
    audit.change.card = "midnight-standard";
    night.work_out();
    BOOST_TEST(night.shown().problem == "the table card is of midnight");
    audit.change.card = "a-card-that-is-gone";
    night.work_out();
    BOOST_TEST(night.shown().problem == "This table card is no longer there. Choose another one.");
    BOOST_TEST(night.shown().card == -1);
    choose_card(audit.change, 0, audit.library);
    audit.file.clear();
    BOOST_TEST(night.shown().problem == "Choose a log first.");
    audit.view = AuditView::Table;
    apply(audit, AuditAction::RuleChange);
    BOOST_TEST(!shows_rule_change(audit));
    BOOST_TEST(audit.error == "Choose a log first.");
}

BOOST_AUTO_TEST_CASE(a_rule_change_is_called_off_and_an_audit_under_way_is_waited_for) {
    ChangedNight night(3000);
    AuditSession& audit = night.room;
    apply(audit, AuditAction::RuleChange);
    apply(audit, AuditAction::WorkOut);
    BOOST_TEST(night.shown().running);
    apply(audit, AuditAction::Cancel);
    while (audit.change.work.is_under_way()) {
        poll_audit(audit);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const bool was_over = audit.change.report.has_value();  // on a quick machine
    BOOST_TEST((was_over || night.shown().problem == "Cancelled."));
    start_audit(audit);
    BOOST_TEST(says(night.shown().problem, "An audit is under way."));
    cancel_audit(audit);
    night.finish();
    BOOST_TEST(night.shown().problem == (was_over ? "" : "Cancelled."));
}

BOOST_AUTO_TEST_SUITE_END()
