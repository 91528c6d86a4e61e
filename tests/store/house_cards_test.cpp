// A house's table cards on the disk: which is in force when, and what becomes of files that are not
// as they were.

#include "school/cards/house_cards.h"

#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

struct CardFolder {
    fs::path path;
    CardFolder() {
        std::string name = (fs::temp_directory_path() / "fairdeal-cards-XXXXXX").string();
        BOOST_REQUIRE(mkdtemp(name.data()) != nullptr);
        path = fs::path(name) / "table-cards";
    }
    ~CardFolder() { fs::remove_all(path.parent_path()); }
    CardFolder(const CardFolder&) = delete;
    CardFolder& operator=(const CardFolder&) = delete;
};

HouseCard approve(const CardFolder& folder, const std::string& title, const std::string& from,
                  const std::string& to = "") {
    TableCardFile card{"breakout-standard", title, "Soft 17 draws.", TableCard()};
    card.card.set(*find_option(Game::Breakout, "hit-soft-17"), "yes");
    auto approved = approve_card(folder.path, card,
                                 {"Ann \"O\"  Lee", "ann", "2026-11-01T08:00:00Z", from, to, ""});
    BOOST_REQUIRE(approved.has_value());
    return *approved;
}

std::string bytes_of_card(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_card(const fs::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
}

std::string title_on(const HouseCards& cards, std::string_view day) {
    const HouseCard* card = card_in_force(cards, Game::Breakout, day);
    return card == nullptr ? "ships" : card->table.title;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(house_cards)

BOOST_AUTO_TEST_CASE(what_is_approved_last_holds_on_its_days_and_what_was_before_holds_again) {
    const CardFolder folder;
    approve(folder, "One", "2026-11-01");
    approve(folder, "December", "2026-12-01", "2026-12-31");
    approve(folder, "Two", "2027-02-01");
    const HouseCards cards = read_house_cards(folder.path);
    BOOST_TEST(cards.problems.empty());
    struct Row {
        const char *day, *in_force;
    };
    // clang-format off
    const Row rows[] = {
        {"2026-10-31", "ships"},
        {"2026-11-01", "One"},
        {"2026-11-30", "One"},
        {"2026-12-01", "December"},
        {"2026-12-31", "December"},
        {"2027-01-01", "One"},
        {"2027-01-31", "One"},
        {"2027-02-01", "Two"},
        {"2036-01-01", "Two"},
    };
    // clang-format on
    for (const Row& row : rows) BOOST_TEST(title_on(cards, row.day) == row.in_force, row.day);
    BOOST_TEST(title_on(cards, "2026-11-01") == "One");
    BOOST_TEST(card_in_force(cards, Game::League, "2026-11-01") == nullptr);
    const auto standing = [&](std::size_t card, const char* day) {
        return standing_of(cards, cards.all.at(card), day);
    };
    BOOST_TEST((standing(0, "2026-10-01") == CardStanding::Soon));
    BOOST_TEST((standing(0, "2026-11-05") == CardStanding::InForce));
    BOOST_TEST((standing(0, "2026-12-05") == CardStanding::Soon));  // again
    BOOST_TEST((standing(0, "2027-02-05") == CardStanding::Past));
    BOOST_TEST((standing(1, "2026-12-05") == CardStanding::InForce));
    BOOST_TEST((standing(1, "2027-01-01") == CardStanding::Past));
    BOOST_TEST((standing(2, "2027-01-01") == CardStanding::Soon));
    BOOST_TEST(last_day_of(cards, cards.all.at(0)) == "2026-11-30");
    BOOST_TEST(last_day_of(cards, cards.all.at(1)) == "2026-12-31");
    BOOST_TEST(last_day_of(cards, cards.all.at(2)) == "");
}

BOOST_AUTO_TEST_CASE(an_approval_is_read_as_it_was_made_and_never_written_over) {
    const CardFolder folder;
    const HouseCard one = approve(folder, "Our  <tables>", "2026-11-01");
    BOOST_TEST(one.table.id == "breakout-house-1");
    BOOST_TEST(one.table.title == "Our <tables>");
    BOOST_TEST(one.table.approved->by == "Ann \"O\" Lee");
    const std::string before = bytes_of_card(one.file);
    const HouseCard two = approve(folder, "Two", "2026-11-01");
    BOOST_TEST(two.table.id == "breakout-house-2");
    const HouseCards cards = read_house_cards(folder.path);
    BOOST_TEST(cards.problems.empty());
    BOOST_REQUIRE(cards.all.size() == 2U);
    BOOST_TEST((cards.all.front() == one));
    BOOST_TEST((cards.all.back() == two));
    BOOST_TEST(bytes_of_card(one.file) == before);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_not_as_it_was_is_left_out_with_its_place) {
    struct Row {
        const char *was, *is, *problem;
    };
    // clang-format off
    const Row rows[] = {
        {"value=\"yes\"",        "value=\"no\"",         ":2:1: it was changed after it was approved"},
        {"from=\"2026-11-01\"",  "from=\"2026-10-01\"",  ":2:1: it was changed after it was approved"},
        {"by=\"Ann",             "by=\"Bob",             ":2:1: it was changed after it was approved"},
        {"from=\"2026-11-01\"",  "from=\"yesterday\"",   "'yesterday' is not a day such as 2026-03-14"},
        {"at=\"2026-11-01T08:",  "at=\"2026-11-01 08:",  "is not a time such as"},
        {"breakout-house-1",     "breakout-house-2",     "under this name breakout-house-1 belongs"},
        {"value=\"yes\"",        "value=\"maybe\"",      "'maybe' is not a value of hit-soft-17"},
        {"</table-card>",        "",                     ""},
    };
    // clang-format on
    for (const Row& row : rows) {
        const CardFolder folder;
        approve(folder, "One", "2026-10-01");
        const HouseCard spoilt = [&] {
            fs::rename(folder.path / "breakout-1.xml", folder.path / "kept");
            const HouseCard card = approve(folder, "Spoilt", "2026-11-01");
            return card;
        }();
        std::string text = bytes_of_card(spoilt.file);
        const auto at = text.find(row.was);
        BOOST_REQUIRE_MESSAGE(at != std::string::npos, row.was);
        text.replace(at, std::string(row.was).size(), row.is);
        write_card(spoilt.file, text);
        const HouseCards cards = read_house_cards(folder.path);
        BOOST_TEST(cards.all.empty());
        BOOST_REQUIRE(!cards.problems.empty());
        const std::string said = to_text(cards.problems.front());
        BOOST_TEST(said.find(spoilt.file.string() + ":") == 0U, said);
        BOOST_TEST(said.find(row.problem) != std::string::npos, said);
        // The next approval takes another number: what is there stays as it is.
        BOOST_TEST(approve(folder, "Next", "2026-11-01").number == 2);
        BOOST_TEST(bytes_of_card(spoilt.file) == text);
    }
}

BOOST_AUTO_TEST_CASE(a_draft_is_kept_only_in_the_place_of_the_one_that_was_read) {
    const CardFolder folder;
    const TableCardFile draft{"breakout-standard", "Draft", "Nothing yet.", TableCard()};
    BOOST_TEST(!read_card_draft(folder.path, Game::Breakout).value().has_value());
    const auto first = keep_card_draft(folder.path, draft, "");
    BOOST_REQUIRE(first.has_value());
    BOOST_TEST((read_card_draft(folder.path, Game::Breakout).value()->table == draft));
    TableCardFile other = draft;
    other.title = "From another desk";
    BOOST_REQUIRE(keep_card_draft(folder.path, other, *first).has_value());
    const auto late = keep_card_draft(folder.path, draft, *first);
    BOOST_REQUIRE(!late.has_value());
    BOOST_TEST(late.error().front().what == "this draft was changed at another desk");
    BOOST_TEST(!drop_card_draft(folder.path, Game::Breakout, *first).has_value());
    BOOST_TEST((read_card_draft(folder.path, Game::Breakout).value()->table == other));
    write_card(folder.path / "breakout-draft.xml", "<table-card");
    BOOST_TEST(!read_card_draft(folder.path, Game::Breakout).has_value());
    BOOST_TEST(!keep_card_draft(folder.path, draft, "").has_value());
    BOOST_TEST(bytes_of_card(folder.path / "breakout-draft.xml") == "<table-card");
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_nothing_is_approved) {
    const CardFolder folder;
    write_card(folder.path, "a file in the place of the folder");
    const TableCardFile card{"breakout-standard", "One", "Nothing.", TableCard()};
    const auto approved = approve_card(
        folder.path, card, {"Ann", "ann", "2026-11-01T08:00:00Z", "2026-11-01", "", ""});
    BOOST_REQUIRE(!approved.has_value());
    BOOST_TEST(to_text(approved.error().front()).find("cannot be written") != std::string::npos);
    BOOST_TEST(!keep_card_draft(folder.path, card, "").has_value());
    const HouseCards cards = read_house_cards(folder.path);
    BOOST_TEST(cards.all.empty());
    BOOST_REQUIRE(cards.problems.size() == 1U);
    BOOST_TEST(cards.problems.front().what.find("this folder cannot be read") == 0U);
    BOOST_TEST(read_house_cards("").problems.empty());
    BOOST_TEST(read_house_cards("/no/such/folder").problems.empty());
}

BOOST_AUTO_TEST_SUITE_END()
