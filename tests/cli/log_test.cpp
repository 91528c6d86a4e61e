// fairdeal deal, import, log and replay, one after another as in an evening.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <tuple>

#include "running.h"

using namespace fairdeal;

namespace {

const std::string wrong_hand = R"(breakout id=B7-000412 table=B7 dealer=1182 at=2026-03-14T21:05:09Z
1 bet dealer 25
1 bet super-tie 5
1 deal Th 6d
dealer deal 9c (8s)
1 hit Kc
dealer turn 8s
dealer stand
1 pay dealer 25
1 take super-tie 5
)";
const std::string right_hand = R"(breakout id=B7-000413 table=B8 dealer=1182 at=2026-03-15T21:05:09Z
1 bet dealer 15
1 deal Jc 5h
dealer deal 6d (Qs)
1 hit 9s
dealer turn Qs
dealer hit 4c
dealer stand
1 pay dealer 15
)";

/// A log of the two hands.
struct Evening {
    Folder folder;
    std::string log = folder.path("log.db");
    Evening() {
        const Ran ran = fairdeal_with("import --log " + log + " -", wrong_hand + "\n" + right_hand);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
        BOOST_TEST(ran.out == "2 records read: 2 stored, 0 in the log already, 0 refused\n" + log +
                                  " is a new log\n");
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(log_commands)

BOOST_AUTO_TEST_CASE(the_same_file_twice_is_stored_once) {
    const Evening evening;
    const Ran ran = fairdeal_with("import --log " + evening.log + " -", wrong_hand);
    BOOST_TEST(ran.out == "1 record read: 0 stored, 1 in the log already, 0 refused\n");
    BOOST_TEST(ran.err == "");
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(a_record_that_cannot_be_read_is_refused_and_the_rest_stored) {
    const Folder folder;
    const Ran ran = fairdeal_with("import --log " + folder.path("log.db") + " /nowhere -",
                                  "breakout\n1 bet deeler 5\n\n" + right_hand);
    BOOST_TEST(ran.out.starts_with("2 records read: 1 stored, 0 in the log already, 1 refused\n"));
    BOOST_TEST(
        ran.err ==
        "/nowhere: cannot be opened: No such file or directory\n-:2:7: 'deeler' is not a wager\n");
    BOOST_TEST(ran.status == 2);
}

/// A deal that goes wrong: a card that was seen and refused, and a payment that was corrected.
const std::string gone_wrong = R"(breakout notation=2 id=X2 pack=P3 out=20
1 bet player 20
2 bet player 20
1 deal 9h 3d
2 deal Tc 5s
dealer deal 9d (8c)
1 stand
dealer draw 6c
2 refuse 6c
dealer turn 8c
shoe burn 6c
dealer stand
1 pay player 20
2 take player 20
floor rules IRR-20 correct
1 correct player take 40
)";

BOOST_AUTO_TEST_CASE(a_hand_that_went_wrong_goes_out_in_rows_and_comes_in_again) {
    const Folder folder;
    const std::string log = folder.path("a.db");
    BOOST_TEST(fairdeal_with("import --log " + log + " -", right_hand + "\n" + gone_wrong).status ==
               0);
    const std::string texts = fairdeal_with("log --records --log " + log).out;
    BOOST_TEST(says(texts, gone_wrong));
    for (const std::string format : {"csv", "jsonl", "notation"}) {
        for (const std::string rows : {"hand", "event"}) {
            const std::string name = folder.path(rows + "." + format);
            const Ran out = fairdeal_with("log --format " + format + " --rows " + rows + " --log " +
                                          log + " > " + name);
            BOOST_TEST(out.err == "");
            const std::string again = folder.path(rows + format + ".db");
            const Ran in = fairdeal_with("import --log " + again + " " + name);
            BOOST_TEST(in.err == "");
            BOOST_TEST(fairdeal_with("log --records --log " + again).out == texts);
        }
    }
    BOOST_TEST(says(fairdeal_with("log --format csv --rows event --game breakout --log " + log).out,
                    "cards,notation,to,count,way,clause,value\r\n"));
}

BOOST_AUTO_TEST_CASE(what_stood_beside_the_play_is_replayed_in_its_place) {
    const Folder folder;
    const std::string log = folder.path("a.db");
    BOOST_TEST(fairdeal_with("import --log " + log + " -", gone_wrong).status == 0);
    const Ran ran = fairdeal_with("replay --log " + log + " X2");
    BOOST_TEST(says(ran.out, "  8  dealer draw 6c\n  9  2 refuse 6c"));
    BOOST_TEST(says(ran.out, " 11  shoe burn 6c\n 12  dealer stand"));
    BOOST_TEST(says(ran.out, " 15  floor rules IRR-20 correct\n 16  1 correct player take 40\n"));
    BOOST_TEST(says(ran.out, "to be reported, line 16: corrected: 40 was taken from 1 (IRR-20)"));
    BOOST_TEST(says(ran.out, "the settlement is right\n"));
    BOOST_TEST(ran.status == 0);
}

BOOST_AUTO_TEST_CASE(a_log_goes_out_in_rows_and_comes_in_again) {
    const Evening evening;
    const std::string texts = fairdeal_with("log --records --log " + evening.log).out;
    for (const std::string format : {"csv", "jsonl", "notation"}) {
        for (const std::string rows : {"hand", "event"}) {
            const Ran written = fairdeal_with("log --format " + format + " --rows " + rows +
                                              " --log " + evening.log);
            BOOST_TEST(written.status == 0);
            const std::string copy = evening.log + "." + format + "." + rows;
            const Ran read =
                fairdeal_with("import --format " + format + " --log " + copy + " -", written.out);
            BOOST_TEST(read.out == "2 records read: 2 stored, 0 in the log already, 0 refused\n" +
                                       copy + " is a new log\n");
            BOOST_TEST(fairdeal_with("log --records --log " + copy).out == texts);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_long_id_or_table_breaks_no_column) {
    const Folder folder;
    const std::string log = folder.path("log.db");
    std::string longer = right_hand;
    longer.replace(longer.find("B7-000413"), 9, "PIT-7-2026-03-15-000000413");
    longer.replace(longer.find("B8"), 2, "VIP-ROOM-8");
    BOOST_REQUIRE(fairdeal_with("import --log " + log + " -", wrong_hand + "\n" + longer).status ==
                  0);
    const std::string table = fairdeal_with("log --log " + log).out;
    std::istringstream lines(table);
    std::string head, first, second;
    std::getline(lines, head);
    std::getline(lines, first);
    std::getline(lines, second);
    for (const auto& [name, one, other] :
         {std::tuple("time", "2026-03-14T", "2026-03-15T"),
          std::tuple("game", "breakout", "breakout"), std::tuple("dealer", "1182", "1182")}) {
        BOOST_TEST(head.find(name) == first.find(one), table);
        BOOST_TEST(head.find(name) == second.find(other), table);
    }
    BOOST_TEST(head.size() == first.size(), table);
    BOOST_TEST(head.size() == second.size(), table);
}

BOOST_AUTO_TEST_CASE(a_long_log_is_not_printed_whole_unless_asked_for) {
    const Folder folder;
    const std::string log = folder.path("log.db");
    const std::string night = fairdeal_with("deal --count 120 --seed 5").out;
    BOOST_REQUIRE(fairdeal_with("import --log " + log + " -", night).status == 0);
    const auto lines = [&](const std::string& options) {
        const std::string out = fairdeal_with("log " + options + " --log " + log).out;
        return std::pair(std::count(out.begin(), out.end(), '\n'), out);
    };
    constexpr const char* more = "These are the first 100; --limit 120 prints all 120.\n";
    const auto [count, short_table] = lines("");
    BOOST_TEST(count == 1 + 100 + 2 + 2);
    BOOST_TEST(short_table.find(more) != std::string::npos, short_table);
    const auto [all, whole_table] = lines("--limit 120");
    BOOST_TEST(all == 1 + 120 + 2);
    BOOST_TEST(whole_table.find("These are") == std::string::npos);
    BOOST_TEST(fairdeal_with("log --records --log " + log).out == night);
}

BOOST_AUTO_TEST_CASE(filters) {
    const Evening evening;
    struct Row {
        std::string_view filter;
        bool first, second;
    };
    const Row rows[] = {{"", true, true},
                        {"--wrong", true, false},
                        {"--table B8", false, true},
                        {"--dealer 1182", true, true},
                        {"--dealer 9", false, false},
                        {"--since 2026-03-15", false, true},
                        {"--until 2026-03-15", true, false},
                        {"--since 2026-03-14T21:05:09Z --until 2026-03-15T21:05:09Z", true, false},
                        {"--id B7-000413", false, true},
                        {"--game breakout", true, true},
                        {"--game league", false, false},
                        {"--limit 1", true, false},
                        {"--limit 0", false, false}};
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.filter) {
            const Ran list =
                fairdeal_with("log --log " + evening.log + " " + std::string(row.filter));
            BOOST_TEST(list.status == 0);
            BOOST_TEST((list.out.find("B7-000412") != std::string::npos) == row.first);
            BOOST_TEST((list.out.find("B7-000413") != std::string::npos) == row.second);
            const std::string expected = (row.first ? wrong_hand : "") +
                                         (row.first && row.second ? "\n" : "") +
                                         (row.second ? right_hand : "");
            BOOST_TEST(
                fairdeal_with("log --records --log " + evening.log + " " + std::string(row.filter))
                    .out == expected);
        }
    }
    const Ran sums = fairdeal_with("log --log " + evening.log);
    BOOST_TEST(
        sums.out.find("2 hands, 1 settled wrongly, 0 with faults; overpaid $25, underpaid $0\n") !=
            std::string::npos,
        sums.out);
}

BOOST_AUTO_TEST_CASE(filters_that_are_none_are_refused) {
    const Evening evening;
    const Ran ran = fairdeal_with("log --game poker --since yesterday --log " + evening.log);
    BOOST_TEST(ran.err ==
               "--game: 'poker' is not a game: breakout, midnight, extreme or league\n--since: "
               "'yesterday' is not a day (2026-03-14) or a "
               "UTC time (2026-03-14T21:05:09Z)\n");
    BOOST_TEST(ran.status == 2);
}

BOOST_AUTO_TEST_CASE(a_wrong_hand_is_replayed_step_by_step) {
    const Evening evening;
    const Ran ran = fairdeal_with("replay --log " + evening.log + " B7-000412");
    BOOST_TEST(ran.status == 1);
    for (const std::string_view part :
         {"  6  1 hit Kc             1 Th 6d Kc, bust with 26 [dealer 25, super-tie 5]\n",
          "       dealer 9c 8s, 17, stands\n", "  9  1 pay dealer 25      WRONG: ruled push\n",
          " 10  1 take super-tie 5   right\n",
          "1 dealer            recorded pay 25          ruled push            wrong outcome "
          "BRK-PUSH-3\n",
          "You paid a busted hand against your 17."}) {
        BOOST_TEST(ran.out.find(part) != std::string::npos, part << "\n" << ran.out);
    }
    BOOST_TEST(fairdeal_with("replay --log " + evening.log + " '#1'").out == ran.out);
}

BOOST_AUTO_TEST_CASE(a_right_hand_is_replayed_with_status_0_and_no_hand_with_2) {
    const Evening evening;
    const Ran right = fairdeal_with("replay --log " + evening.log + " B7-000413");
    BOOST_TEST(right.status == 0);
    BOOST_TEST(right.out.find("the settlement is right") != std::string::npos);
    const Ran none = fairdeal_with("replay --log " + evening.log + " B7-999");
    BOOST_TEST(none.status == 2);
    BOOST_TEST(none.out == "");
    BOOST_TEST(!none.err.empty());
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_log_is_refused_and_left_as_it_is) {
    const Folder folder;
    const std::string text = folder.write("text.db", wrong_hand);
    for (const std::string& command :
         {"log --log " + text, "replay --log " + text + " x", "import --log " + text + " " + text,
          std::string("log --log /nowhere.db"), std::string("import --log / -"),
          std::string("import --log /nowhere/x.db -")}) {
        const Ran ran = fairdeal_with(command);
        BOOST_TEST_CONTEXT(command) {
            BOOST_TEST(ran.status == 2);
            BOOST_TEST(ran.out == "");
            BOOST_TEST(!ran.err.empty());
        }
    }
    BOOST_TEST(text_of_file(text) == wrong_hand);
}

BOOST_AUTO_TEST_CASE(what_is_dealt_is_right_but_for_the_errors_asked_for) {
    for (const std::string game : {"breakout", "midnight", "extreme", "league"}) {
        const std::string deal = "\"$FAIRDEAL\" deal --game " + game + " --seed 3 --count 200 ";
        for (const std::string cards : {"", "--options random"}) {
            const Ran clean = shell(deal + cards + " | \"$FAIRDEAL\" rule --json -");
            BOOST_TEST(clean.status == 0);
            BOOST_TEST(std::count(clean.out.begin(), clean.out.end(), '\n') == 200);
            BOOST_TEST(clean.out.find("\"right\":false") == std::string::npos);
        }
        const Ran spoilt = shell(deal + "--errors 0.5 | \"$FAIRDEAL\" rule --json -");
        BOOST_TEST(spoilt.status == 1);
        const Ran named =
            shell(deal + "--errors 0.5 | grep -c '# dealer error: [a-z-]*, line [0-9]'");
        BOOST_TEST(std::stoi(named.out) > 70);
    }
    BOOST_TEST(fairdeal_with("deal --seed 3 --count 5").out ==
               fairdeal_with("deal --seed 3 --count 5").out);
    BOOST_TEST(fairdeal_with("deal --seed 3 --count 5").out !=
               fairdeal_with("deal --seed 4 --count 5").out);
    BOOST_TEST(fairdeal_with("deal --option hit-soft-17=yes").out.find(" hit-soft-17=yes") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_option_names_stays_on_random_cards) {
    const Ran ran =
        fairdeal_with("deal --game midnight --options random --option odd=exact --count 200");
    BOOST_TEST(ran.out.find(" unit=") != std::string::npos);
    BOOST_TEST(ran.out.find(" odd=") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_dealt_is_named) {
    BOOST_TEST(fairdeal_with("deal --game chess").err ==
               "--game: 'chess' is not a game: breakout, midnight, extreme or league\n");
    BOOST_TEST(fairdeal_with("deal --options often").err ==
               "--options: 'often' is not random, the only word there is\n");
    BOOST_TEST(fairdeal_with("deal --game league --option odd=player").err ==
               "--option: 'odd=player' is not an option of league, such as decks=6\n");
}

BOOST_AUTO_TEST_SUITE_END()
