// What a log answers: filters, pages, sums, hands by name; and that it only grows.

#include <fmt/format.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "store/folder.h"
#include "support/log_rows.h"

namespace fairdeal {

namespace {

std::string ids(const std::vector<HandRow>& rows) {
    std::string text;
    for (const HandRow& row : rows) text += (text.empty() ? "" : " ") + row.identity.id;
    return text;
}

Misreading tie_pushes() {
    Misreading misread;
    misread.id = "tie-pushes";
    misread.clause = "BRK-WIN-1";
    misread.change.outcome = Verb::Take;
    misread.says = "The dealer's hand won.";
    return misread;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rows)

/// The push that the dealer made is one of what the unread card allows; a bet of its own is not.
BOOST_AUTO_TEST_CASE(what_hangs_on_an_unread_card_is_not_wrong) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string hand =
        "breakout id=A\n1 bet player 25\n1 deal Ts ?d\ndealer deal 9s (9c)\n1 stand\n"
        "dealer turn 9c\ndealer stand\n";
    import_text(log, hand + "1 push player\n");
    BOOST_TEST(to_text(log.record_of("#1")->row.standing) == "right");
    import_text(log, "breakout id=B" + hand.substr(13) + "1 pay player 30\n");
    BOOST_TEST(to_text(log.record_of("#2")->row.standing) == "wrong");
}

BOOST_AUTO_TEST_CASE(a_row_says_what_the_hand_is_and_how_it_stands) {
    struct Case {
        const char* main;
        const char* side;
        HandStanding standing;
        int overpaid, underpaid, wagers;  // cents
    };
    // clang-format off
    const std::vector<Case> cases{  // due: pay dealer 25, take super-tie 5
        {"pay dealer 25",    "take super-tie 5", HandStanding::Right,     0,     0,    2},
        {"",                 "",                 HandStanding::Wrong,     500,   2500, 2},  // all missed
        {"pay dealer 37.50", "take super-tie 5", HandStanding::Wrong,     1250,  0,    2},
        {"pay dealer 20",    "take super-tie 5", HandStanding::Wrong,     0,     500,  2},
        {"push dealer",      "take super-tie 5", HandStanding::Wrong,     0,     2500, 2},
        {"take dealer 25",   "take super-tie 5", HandStanding::Wrong,     0,     5000, 2},
        {"pay dealer 25",    "",                 HandStanding::Wrong,     500,   0,    2},
        {"pay dealer 25",    "push super-tie",   HandStanding::Wrong,     500,   0,    2},
        {"pay dealer 25",    "take super-tie 10", HandStanding::Wrong,    0,     500,  2},
        {"take dealer 25",   "pay super-tie 40", HandStanding::Wrong,     4500,  5000, 2},  // never netted
        {"pay dealer 25",    "take super-tie 5\n1 tip 3", HandStanding::Wrong, 300, 0,  3},
        {"pay dealer 25",    "take super-tie 5\n1 take player 4", HandStanding::Wrong, 0, 400, 3},
    };
    // clang-format on
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(row.main << " | " << row.side) {
            import_text(log, hand_text("", row.main, row.side));
            const auto hand = log.record_of(fmt::format("#{}", log.size()));
            BOOST_REQUIRE(hand.has_value());
            BOOST_TEST(to_text(hand->row.standing) == to_text(row.standing));
            BOOST_TEST(hand->row.overpaid.in_cents() == row.overpaid);
            BOOST_TEST(hand->row.underpaid.in_cents() == row.underpaid);
            BOOST_TEST(hand->row.wagers == row.wagers);
            BOOST_TEST(hand->row.complete);
            BOOST_TEST(hand->row.faults == 0);
        }
    }
    BOOST_TEST(log.size() == static_cast<std::int64_t>(cases.size()));
}

BOOST_AUTO_TEST_CASE(wagers_are_told_one_by_one) {
    const Folder folder;
    auto log = HandLog::open_or_create(folder.file("log.db"), {tie_pushes()});
    BOOST_REQUIRE(log.has_value());
    import_text(*log, hand_text("id=A", "take dealer 25", ""));
    const std::vector<WagerRow> wagers = wagers_of(*log, 1, std::vector{tie_pushes()});
    BOOST_REQUIRE(wagers.size() == 2U);
    const WagerRow& main = wagers.front();
    BOOST_TEST(main.who == "1");
    BOOST_TEST(main.wager == "dealer");
    BOOST_TEST(main.standing == "wrong outcome");
    BOOST_TEST(main.ruled == "pay 25");
    BOOST_TEST(main.claimed == "take 25");
    BOOST_TEST(main.difference.in_cents() == -5000);
    BOOST_TEST(main.clause == "BRK-WIN-1");
    BOOST_TEST(main.misreading == "tie-pushes");
    BOOST_TEST(wagers.back().wager == "super-tie");
    BOOST_TEST(wagers.back().standing == "missing");
    BOOST_TEST(wagers.back().claimed == "nothing");
    BOOST_TEST(wagers.back().difference.in_cents() == 500);
}

BOOST_AUTO_TEST_CASE(a_damaged_name_of_rules_is_told_from_another_one) {
    for (const std::string& name : {rules_name({}), rules_name(std::vector{tie_pushes()})}) {
        BOOST_TEST(is_rules_name(name));
        for (std::size_t bit = 0; bit < 8 * name.size(); ++bit) {
            std::string flipped = name;
            flipped[bit / 8] =
                static_cast<char>(static_cast<unsigned char>(flipped[bit / 8]) ^ 1U << bit % 8);
            BOOST_TEST(!is_rules_name(flipped), flipped);
        }
    }
    BOOST_TEST(is_rules_name(rules_before_the_ledger));
    for (const char* other : {"", "1", "2", "-", "2-x"}) BOOST_TEST(!is_rules_name(other));
}

BOOST_AUTO_TEST_CASE(instants_are_microseconds_and_sort) {
    struct Case {
        const char* text;
        std::optional<std::int64_t> instant;
    };
    const std::vector<Case> cases{{"1970-01-01T00:00:00Z", 0},
                                  {"1970-01-02", 86'400'000'000},
                                  {"2026-03-14T21:05:09Z", 1'773'522'309'000'000},
                                  {"2026-03-14T21:05:09.5Z", 1'773'522'309'500'000},
                                  {"2026-03-14T21:05:09.000001Z", 1'773'522'309'000'001},
                                  {"2024-02-29", 1'709'164'800'000'000},
                                  {"1969-12-31T23:59:59Z", -1'000'000},
                                  {"2026-02-29", std::nullopt},
                                  {"2026-03-14 21:05", std::nullopt},
                                  {"yesterday", std::nullopt},
                                  {"", std::nullopt}};
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(row.text) { BOOST_TEST((instant_from(row.text) == row.instant)); }
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(searches)

BOOST_AUTO_TEST_CASE(a_filter_lets_through_what_it_names) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(12) + "\n" + hand_text("id=late at=2026-03-15T00:00:00.5Z") + "\n" +
                         hand_text("id=no-time"));
    struct Case {
        const char* what;
        HandFilter filter;
        const char* ids;
    };
    const auto at = [](const char* text) { return instant_from(text); };
    // clang-format off
    const std::vector<Case> cases{
        {"a table",             {{}, "B1", "", "", {}, {}, false},               "N3 N6 N9 N12"},
        {"a dealer",            {{}, "", "1101", "", {}, {}, false},             "N1 N5 N9"},
        {"both",                {{}, "B1", "1101", "", {}, {}, false},           "N9"},
        {"an id",               {{}, "", "", "N7", {}, {}, false},               "N7"},
        {"an id in other case", {{}, "", "", "n7", {}, {}, false},               ""},
        {"only wrong",          {{}, "", "", "", {}, {}, true},                  "N5 N10"},
        {"from a time on",      {{}, "", "", "", at("2026-03-14T18:11:00Z"), {}, false}, "N11 N12 late"},
        {"before a time",       {{}, "", "", "", {}, at("2026-03-14T18:03:00Z"), false}, "N1 N2"},
        {"between times",       {{}, "", "", "", at("2026-03-14T18:03:00Z"), at("2026-03-14T18:05:00Z"), false}, "N3 N4"},
        {"a part of a second",  {{}, "", "", "", at("2026-03-15T00:00:00Z"), {}, false}, "late"},
        {"a game",              {Game::Breakout, "B2", "", "", {}, {}, true},    "N10"},
        {"another game",        {Game::League, "", "", "", {}, {}, false},       ""},
        {"SQL as a word",       {{}, "' OR 1=1 --", "", "", {}, {}, false},      ""},
    };
    // clang-format on
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(row.what) {
            BOOST_TEST(ids(log.hands_after(row.filter, 0, 100)) == row.ids);
            BOOST_TEST(log.sums(row.filter).hands ==
                       static_cast<std::int64_t>(log.hands_after(row.filter, 0, 100).size()));
        }
    }
    BOOST_TEST(log.sums({}).hands == 14);
}

BOOST_AUTO_TEST_CASE(pages_meet_without_gap_or_overlap_in_both_directions) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(23));
    HandFilter odd_table;
    odd_table.table = "B2";
    for (const int most : {1, 3, 7, 100}) {
        for (const HandFilter& filter : {HandFilter{}, odd_table}) {
            std::vector<HandRow> forward;
            for (auto page = log.hands_after(filter, 0, most); !page.empty();
                 page = log.hands_after(filter, page.back().idx, most)) {
                BOOST_TEST(page.size() <= static_cast<std::size_t>(most));
                forward.insert(forward.end(), page.begin(), page.end());
            }
            std::vector<HandRow> backward;
            for (auto page = log.hands_before(filter, 1000, most); !page.empty();
                 page = log.hands_before(filter, page.back().idx, most)) {
                backward.insert(backward.end(), page.begin(), page.end());
            }
            std::reverse(backward.begin(), backward.end());
            BOOST_TEST((forward == backward));
            BOOST_TEST(forward.size() == (filter.table.empty() ? 23U : 8U));
        }
    }
}

BOOST_AUTO_TEST_CASE(sums_are_of_cents_and_never_netted) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, hand_text("id=1 dealer=7", "pay dealer 25.01") + "\n" +
                         hand_text("id=2 dealer=7", "pay dealer 24.98") + "\n" +
                         hand_text("id=3 dealer=7") + "\n" +
                         hand_text("id=4 dealer=8", "pay dealer 9999999999.99") + "\n" +
                         hand_text("id=5 dealer=8", "pay dealer 9999999999.99"));
    HandFilter seven;
    seven.dealer = "7";
    BOOST_TEST((log.sums(seven) == LogSums{3, 2, 0, {{{{Money::cents(1), Money::cents(2)}, {}}}}}));
    BOOST_TEST(log.sums({}).exposures.in(Unit::Cash).overpaid.in_cents() ==
               1 + 2 * (999'999'999'999 - 2500));
}

BOOST_AUTO_TEST_CASE(a_hand_is_found_by_id_or_number) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(3) + "\n" + hand_text(""));
    BOOST_TEST(log.record_of("N2")->row.idx == 2);
    BOOST_TEST(log.record_of("#4")->text == hand_text(""));
    for (const char* none :
         {"#0", "#5", "#-1", "#", "#x", "#99999999999999999999", "", "N4", "4", "N%", "'"}) {
        BOOST_TEST_CONTEXT(none) {
            BOOST_TEST(why(log.record_of(none)).substr(0, 17) == "there is no hand ");
        }
    }
    BOOST_TEST(to_text(log.record_of("N9").error().front()) ==
               folder.file("log.db").string() + ": there is no hand 'N9' in this log");
}

BOOST_AUTO_TEST_CASE(every_record_is_walked_in_order_until_told_to_stop) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(5));
    std::string seen;
    log.for_each_record(1, [&](std::int64_t idx, std::string_view text) {
        seen += fmt::format("{}:{} ", idx, id_of(text));
        return idx < 4;
    });
    BOOST_TEST(seen == "2:N2 3:N3 4:N4 ");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(growth)

BOOST_AUTO_TEST_CASE(a_hand_in_the_log_is_never_changed_or_deleted) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("log.db"));
        import_text(log, night(3));
    }
    Database raw(folder.file("log.db"), Access::Write);
    for (const char* sql : {"UPDATE record SET body = 'x'",
                            "UPDATE record SET idx = 9 WHERE idx = 1", "DELETE FROM record",
                            "DELETE FROM record WHERE idx = 2", "UPDATE record SET log_id = 1"}) {
        BOOST_TEST_CONTEXT(sql) {
            BOOST_CHECK_EXCEPTION(raw.run(sql), StoreError, [](const StoreError& error) {
                return std::string(error.what()).substr(0, 21) == "a hand in the log is ";
            });
        }
    }
    BOOST_TEST(raw.number("SELECT count(*) FROM record") == 3);
}

BOOST_AUTO_TEST_CASE(tables_are_strict_about_their_types) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("log.db"));
        import_text(log, night(1));
    }
    Database raw(folder.file("log.db"), Access::Write);
    for (const char* sql :
         {"UPDATE hand SET overpaid = 'much'", "UPDATE hand SET overpaid = -1",
          "UPDATE hand SET standing = 'fine'", "UPDATE hand SET idx = 7",
          "UPDATE hand SET underpaid = 1.5", "INSERT INTO record VALUES (1, 0, zeroblob(32), 'x')",
          "INSERT INTO record VALUES (2, 9, zeroblob(32), 'x')",
          "INSERT INTO record VALUES (1, 9, zeroblob(32), '')",
          "INSERT INTO record VALUES (1, 9, zeroblob(31), 'x')"}) {
        BOOST_TEST_CONTEXT(sql) { BOOST_CHECK_THROW(raw.run(sql), StoreError); }
    }
}

BOOST_AUTO_TEST_CASE(a_batch_that_is_not_committed_leaves_nothing) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const auto record = read_record(hand_text("id=A"));
    {
        HandLog::Batch batch(log);
        BOOST_TEST((batch.add(*record).status == Addition::Status::Stored));
        BOOST_TEST((batch.add(*record).status == Addition::Status::Duplicate));
    }
    BOOST_TEST(log.size() == 0);
    {
        HandLog::Batch batch(log);
        BOOST_TEST(batch.add(*record).idx == 1);
        batch.commit();
    }
    BOOST_TEST(log.size() == 1);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
