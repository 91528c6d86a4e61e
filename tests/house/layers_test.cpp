// Nothing points upward: every #include of src is compared with the map of the rooms.

#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>

#include "house/rooms.h"
#include "house/source_files.h"

using namespace fairdeal::house;

BOOST_AUTO_TEST_SUITE(layers)

BOOST_AUTO_TEST_CASE(every_include_of_src_points_downward) {
    std::size_t seen = 0;
    for (const SourceFile& file : source_files("src")) {
        for (const Include& include : includes_of(file)) {
            ++seen;
            const std::string room = room_of(file.path);
            const std::string objection = include.quoted ? objection_to(room, include.path)
                                                         : objection_to_library(room, include.path);
            BOOST_TEST(objection == "",
                       "src/" << file.path << ":" << include.line << ": " << objection);
        }
    }
    BOOST_TEST(seen > 100U, "only " << seen << " includes were found");
}

BOOST_AUTO_TEST_CASE(a_file_is_in_the_room_of_its_folder) {
    struct Row {
        const char* path;
        const char* room;
    };
    for (const Row row : {Row{"cards/card.h", "cards"},
                          {"games/all_games.h", "games"},
                          {"games/breakout/draw.h", "games/breakout"},
                          {"desk/practise/practice_page.h", "desk"},
                          {"card.h", ""}}) {
        BOOST_TEST(room_of(row.path) == row.room);
    }
}

BOOST_AUTO_TEST_CASE(a_room_includes_what_it_stands_on_and_no_more) {
    struct Row {
        const char* room;
        const char* includes;
        const char* objection;
    };
    // clang-format off
    const Row rows[] = {
        // room             includes                     objection
        { "cards",          "cards/total.h",             "" },
        { "cards",          "base/money.h",              "" },
        { "rules",          "base/money.h",              "" },
        { "cards",          "record/event.h",            "cards does not stand on record" },
        { "base",           "cards/card.h",              "base does not stand on cards" },
        { "record",         "rules/ruling.h",            "record does not stand on rules" },
        { "games/breakout", "blackjack/hand.h",          "" },
        { "games/breakout", "games/breakout/draw.h",     "" },
        { "games/breakout", "games/extreme/sheet.h",     "games/breakout does not stand on games/extreme" },
        { "games/breakout", "games/all_games.h",         "games/breakout does not stand on games" },
        { "games",          "games/breakout/breakout.h", "" },
        { "rules",          "games/all_games.h",         "rules does not stand on games" },
        { "training",       "games/all_games.h",         "" },
        { "words",          "games/all_games.h",         "words does not stand on games" },
        { "questions",      "words/amounts.h",           "" },
        { "words",          "questions/tray.h",          "words does not stand on questions" },
        { "words",          "store/new_file.h",          "words does not stand on store" },
        { "school",         "words/words.h",             "" },
        { "exam",           "print/report/report.h",    "" },
        { "print",          "exam/office.h",             "print does not stand on exam" },
        { "log",            "games/all_games.h",         "" },
        { "cli",            "games/all_games.h",         "" },
        { "training",       "games/breakout/breakout.h", "training does not stand on games/breakout" },
        { "desk",           "games/breakout/breakout.h", "desk does not stand on games/breakout" },
        { "desk",           "games/unreadable.h",        "desk does not stand on games" },
        { "content",        "store/hand_log.h",          "content does not stand on store" },
        { "store",          "content/xml.h",             "store does not stand on content" },
        { "ledger",         "cards/card.h",              "ledger does not stand on cards" },
        { "desk",           "store/hand_log.h",          "" },
        { "desk",           "cli/output.h",              "desk does not stand on cli" },
        { "desk",           "picture/painter.h",         "" },
        { "cli",            "school/packs/packs.h",        "" },
        { "desk",           "theme.h",                   "\"theme.h\" is in no room" },
        { "desk",           "../desk/kit/theme.h",       "\"../desk/kit/theme.h\" is in no room" },
        { "attic",          "base/money.h",              "'attic' is not a room of the house" },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST(objection_to(row.room, row.includes) == row.objection,
                   row.room << " including " << row.includes << ": "
                            << objection_to(row.room, row.includes));
    }
}

BOOST_AUTO_TEST_CASE(an_outside_library_has_one_room_that_knows_it) {
    struct Row {
        const char* room;
        const char* header;
        const char* objection;
    };
    // clang-format off
    const Row rows[] = {
        { "base",    "vector",                       "" },
        { "cli",     "fmt/format.h",                 "" },
        { "content", "pugixml.hpp",                  "" },
        { "desk",    "pugixml.hpp",                  "<pugixml.hpp> is not for desk" },
        { "store",   "sqlite3.h",                    "" },
        { "audit",   "sqlite3.h",                    "<sqlite3.h> is not for audit" },
        { "store",   "libpq-fe.h",                   "" },
        { "log",     "libpq-fe.h",                   "<libpq-fe.h> is not for log" },
        { "desk",    "wx/frame.h",                   "" },
        { "cli",     "wx/string.h",                  "<wx/string.h> is not for cli" },
        { "desk",    "gtk/gtk.h",                    "" },
        { "picture", "gtk/gtk.h",                    "<gtk/gtk.h> is not for picture" },
        { "picture", "cairo-pdf.h",                  "" },
        { "audit",   "cairo.h",                      "<cairo.h> is not for audit" },
        { "cli",     "CLI/CLI.hpp",                  "" },
        { "picture", "nlohmann/json.hpp",            "<nlohmann/json.hpp> is not for picture" },
        { "rules",   "unistd.h",                     "<unistd.h> is not for rules" },
        { "audit",   "boost/math/distributions.hpp", "" },
        { "rules",   "boost/math/distributions.hpp", "<boost/math/distributions.hpp> is not for rules" },
        { "base",    "boost/regex.hpp",              "<boost/regex.hpp> belongs to no library of the house" },
        { "base",    "string.h",                     "<string.h> belongs to no library of the house" },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST(objection_to_library(row.room, row.header) == row.objection);
    }
}

BOOST_AUTO_TEST_CASE(one_folder_of_the_store_knows_the_server) {
    std::size_t seen = 0;
    for (const SourceFile& file : source_files("src")) {
        for (const Include& include : includes_of(file)) {
            if (include.path != "libpq-fe.h") continue;
            ++seen;
            BOOST_TEST(file.path.starts_with("store/server/"), "src/" << file.path);
        }
    }
    BOOST_TEST(seen > 0U);
}

BOOST_AUTO_TEST_CASE(an_include_is_found_however_it_is_written) {
    const SourceFile file{"base/x.cpp",
                          {"#include \"a/b.h\"", "  #  include <c>  // why", "// #include \"d.h\"",
                           "#include\"e/f.h\"", "int include = 3;"}};
    const auto includes = includes_of(file);
    BOOST_REQUIRE(includes.size() == 3U);
    BOOST_TEST((includes[0].path == "a/b.h" && includes[0].quoted && includes[0].line == 1));
    BOOST_TEST((includes[1].path == "c" && !includes[1].quoted && includes[1].line == 2));
    BOOST_TEST((includes[2].path == "e/f.h" && includes[2].quoted && includes[2].line == 4));
}

BOOST_AUTO_TEST_CASE(a_verdict_gets_its_words_at_the_edge_only) {
    const std::set<std::string, std::less<>> rooms{"rules", "audit", "content",
                                                   "print", "desk",  "cli"};
    const std::string words = "rules/verdict_words.h";
    std::size_t seen = 0;
    for (const SourceFile& file : source_files("src")) {
        for (const Include& include : includes_of(file)) {
            if (include.path != words) continue;
            ++seen;
            // The log keeps the words in its rows.
            const bool may = rooms.contains(room_of(file.path)) || file.path == "log/rows.cpp";
            BOOST_TEST(may, "src/" << file.path << " reads a verdict's words, not its values");
            BOOST_TEST(!file.path.ends_with(".h"), "src/" << file.path << " hands the words on");
        }
    }
    BOOST_TEST(seen > 5U);
}

BOOST_AUTO_TEST_CASE(nothing_looks_into_the_words_of_a_verdict) {
    const std::regex parsed(
        R"((==|!=) *(ruled|claimed|settlements?)_(in_words|for_people)\(|)"
        R"((ruled|claimed|settlements?)_(in_words|for_people)\([^;]*\) *(==|!=|\.[a-z]|\[))"
        R"(|[.>](ruled|claimed)\.(find|substr|starts_with|rfind|compare)\()");
    BOOST_TEST(std::regex_search("if (ruled_in_words(wager) == \"nothing\") return;", parsed));
    BOOST_TEST(std::regex_search("claimed_for_people(verdict, unit).substr(0, 4)", parsed));
    BOOST_TEST(std::regex_search("row.claimed.starts_with(\"take\")", parsed));
    for (const SourceFile& file : source_files("src")) {
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (line.find("ruled") == std::string::npos &&
                line.find("claimed") == std::string::npos &&
                line.find("settlement") == std::string::npos)
                continue;
            BOOST_TEST(!std::regex_search(line, parsed),
                       "src/" << file.path << ":" << i + 1 << ": " << line);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
