// A hand typed in key by key. In the tables a row's keys are as they are typed: '~' is Enter, '_'
// the space bar, '<' Backspace, '^' and '|' up and down, '!' Delete, '#' Esc; a space only parts
// the row.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "desk/rebuild/entry_words.h"
#include "log/hand_log.h"
#include "support/hands.h"
#include "support/scratch.h"

using namespace fairdeal;

namespace {

KeyPress key_typed(char c) {
    switch (c) {
        case '~': return key(KeyName::Enter);
        case '_': return key(KeyName::Space);
        case '<': return key(KeyName::Backspace);
        case '^': return key(KeyName::Up);
        case '|': return key(KeyName::Down);
        case '!': return key(KeyName::Delete);
        case '#': return key(KeyName::Escape);
        default: return key(c);
    }
}

/// Every key must be taken, or be in doubt and pressed again.
void type(HandEntry& entry, std::string_view keys) {
    for (const char c : keys) {
        if (c == ' ') continue;
        BOOST_REQUIRE(press(entry, key_typed(c)));
        BOOST_TEST((entry.taken != KeyTaken::Refused), "'" << c << "': " << entry.status << "\n"
                                                           << text_of(entry));
    }
}

void put_facts(HandEntry& entry, const std::string& facts) {
    EntryForm form = form_of(entry);
    form.facts = facts;
    const auto wrong = set_form(entry, form);
    BOOST_REQUIRE_MESSAGE(!wrong, wrong.value_or(""));
}

HandEntry typed(Game game, std::string_view keys, const std::string& facts = {}) {
    HandEntry entry = start_entry(game);
    if (!facts.empty()) put_facts(entry, facts);
    type(entry, keys);
    return entry;
}

std::string row_of(const HandEntry& entry) { return as_row(text_of(entry)); }

/// A typical six-seat round of Breakout: four seats on their own hand, two on the dealer's, two
/// side wagers; seat 1 busts, seat 2 doubles, three hands stand, the dealer turns and draws; every
/// one of the nine payments typed by itself.
constexpr std::string_view six_bets = "25~ 25~ 5t50d~ 25~ 10u25~ 100d~ _ ";
constexpr std::string_view six_deals = "ts6d 5h6c 9c9d kskd 7c7d ad9h 9s_ ";
constexpr std::string_view six_plays = "kc ~ d8c s s 7d 2s ~ ";
constexpr std::string_view six_payments = "~ ~ ~ ~ ~ ~ ~ ~";
constexpr std::string_view six_record =
    "breakout / 1 bet player 25 / 2 bet player 25 / 3 bet super-tie 5 / 3 bet dealer 50 / "
    "4 bet player 25 / 5 bet pair-up 10 / 5 bet player 25 / 6 bet dealer 100 / 1 deal Ts 6d / "
    "2 deal 5h 6c / 3 deal 9c 9d / 4 deal Ks Kd / 5 deal 7c 7d / 6 deal Ad 9h / "
    "dealer deal 9s (?\?) / 1 hit Kc / 1 take player 25 / 2 double 8c / 4 stand / 5 stand / "
    "dealer turn 7d / dealer hit 2s / dealer stand / 2 pay player 50 / 3 push dealer / "
    "3 pay super-tie 15 / 3 tip 2 / 4 pay player 25 / 5 take player 25 / 5 pay pair-up 30 / "
    "6 take dealer 100";

std::string all_six() {
    std::string keys;
    for (const auto part : {six_bets, six_deals, six_plays, six_payments}) keys += part;
    return keys;
}

/// A hand of each game, typed from the first chip to the last payment.
struct WholeHand {
    Game game;
    const char* facts;
    const char* keys;
    const char* record;
};
// clang-format off
const WholeHand whole_hands[] = {
    {Game::Breakout, "", "25~ 20d5t~ _ ah6d th6c 9s_ s 8s 8c ~ ~ ~ ~",
     "breakout / 1 bet player 25 / 2 bet dealer 20 / 2 bet super-tie 5 / 1 deal Ah 6d / 2 deal Th 6c / "
     "dealer deal 9s (?\?) / 1 stand / 2 hit 8s / dealer turn 8c / dealer stand / "
     "1 push player / 2 push dealer / 2 take super-tie 5"},
    {Game::Midnight, "", "20~ 20~ _ 8h8c tsth as ~ /2i~ v3dth ss s kd ]",
     "midnight / 1 bet player 20 / 2 bet player 20 / 1 deal 8h 8c / 2 deal Ts Th / dealer deal As / "
     "dealer offer insurance / 2 insure 10 / 1 split / 1.1 deal 3d / 1.2 deal Th / 1.1 stand / 1.2 stand / "
     "2 stand / dealer hit Kd / 2 pay insurance 20 / 1.1 take player 20 / 1.2 take player 20 / 2 take player 20"},
    {Game::Extreme, "minimum=50 mode=tournament",
     "150m 50~ 100~ 50~ _ ahkd tc9d 5s6h 9h8d 8d c c u100~ l ~~~ s 8h s ~ ~ ~~~~~~",
     "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / 3 blind 50 / "
     "1 deal (Ah) Kd / 2 deal (Tc) 9d / 3 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / 1 check / "
     "2 check / 3 raise 100 / dealer play / 1 turn Ah / 2 turn Tc / 3 turn 5s / 2 stand / 3 hit 8h / 3 stand / "
     "dealer turn 9h / dealer stand / 1 pay blind 75 / 2 pay blind 50 / 3 pay blind 25 / 2 return blind 100 / "
     "3 return blind 50 / 3 return double-up 100"},
    {Game::League, "hand=2 start=1 seats=6",
     "1000m 1000m 2000m /1 50~ 50~ 100~ _ tsth 5h6c 9d7c 9s_ s 9cs s 8c ~ ]",
     "league hand=2 start=1 seats=6 / 1 chips 1000 / 2 chips 1000 / 3 chips 2000 / 1 bet player 50 / "
     "2 bet player 50 / 3 bet player 100 / 1 deal Ts Th / 2 deal 5h 6c / 3 deal 9d 7c / dealer deal 9s (?\?) / "
     "1 stand / 2 hit 9c / 2 stand / 3 stand / dealer turn 8c / dealer stand / 1 pay player 50 / "
     "2 pay player 50 / 3 take player 100"},
};
// clang-format on

/// A key that is refused, or in doubt, where the hand has come to.
struct Turned {
    const char* why;  // in the status
    Game game;
    const char* facts;
    const char* keys;  // that are taken
    char key;
};
constexpr const char* one_deck_header = "decks=1";
// clang-format off
const Turned refused_keys[] = {
    {"No eight of spades is left: all 1 of the shoe are out", Game::Breakout, one_deck_header, "25~_ 8s5h 8", 's'},
    {"No eight is left: all 4 of the shoe are out", Game::Breakout, one_deck_header, "25~25~_ 8s8h 8d8c 8", '?'},
    {"No ace of spades is left: all 2 of the shoe are out", Game::Extreme, "minimum=50 mode=tournament", "500m50~50~_ asas a", 's'},
    {"No wager is up yet", Game::Breakout, "", "", '_'},
    {"A wager must be more than zero", Game::Breakout, "", "0", '~'},
    {"Type an amount; Space when the bets are up, then the cards", Game::Breakout, "", "", 'k'},
    {"Super-tie is not a wager of midnight", Game::Midnight, "", "5", 't'},
    {"A suit is S, H, D, C or ?", Game::Breakout, "", "25~_ 8", 'x'},
    {"Seat 1 decides: hit, stand, double or surrender", Game::Breakout, "", "25~_ ts6d 9s_", '~'},
    {"Only a hand of two cards can be split", Game::Breakout, "", "25~_ 2s3d 9s_ 4h /1", 'v'},
    {"The card that lies face down is 8d, not 8c", Game::Breakout, "", "25~_ ts9d 9s8d s 8", 'c'},
    {"'raise' is not used in breakout", Game::Breakout, "", "25~_ ts6d 9s_ u5", '~'},
    {"Nothing of the kind is due. Say which seat, with / and a digit", Game::Breakout, "", "25~_ ts9d 9s_ z5", '~'},
    {"A push has no amount", Game::Breakout, "", "25~_ ts9d 9s8d s ~ ~ =5", '~'},
    {"There is nothing to undo", Game::Breakout, "", "", '<'},
    {"That key means nothing here; F1 shows the keys", Game::Breakout, "", "25~_ ts9d 9s_", ','},
    {"'frob' is not a verb", Game::Breakout, "", "25~_ ts9d '1_frob", '~'},
    {"Then \u201c1 hit 2d\u201d could not follow: 1 has not been dealt two cards", Game::Breakout, "", "25~_ ts3d 9s_ 2d ^^", '!'},
    {"The hand is complete", Game::Breakout, "", "25~_ ts9d 9s8d s ~ ~ ~", '~'},
};
/// Possible, but a clause forbids it, or somebody else's turn it is.
struct Forbidden {
    const char* why;
    const char* clause;
    const char* keys;
    char key;
    const char* last;  // line, once the key is pressed again
};
const Forbidden forbidden[] = {
    {"Out of turn. Seat 1 decides: hit, stand, double or surrender", "", "25~25~_ ts6d 9h7d 9s_ /2", 's', "2 stand"},
    {"A decision on a hand that is played by house rules", "BRK-DHB-2", "25~25d~_ ts6d 9h7d 9s_ /2", 's', "2 stand"},
    {"Insurance has not been offered, and an ace is up", "BRK-PHB-1", "25~_ ts6d as_", 's', "1 stand"},
    {"A card for a hand that is finished", "BRK-PHB-2", "25~_ ts9d 9s8d s ~ ~ /1 2", 'h', "1 hit 2h"},
};
// clang-format on

}  // namespace

BOOST_AUTO_TEST_SUITE(entry)

BOOST_AUTO_TEST_CASE(six_seats_take_at_most_120_keys) {
    const std::string keys = all_six();
    const auto count =
        static_cast<int>(std::count_if(keys.begin(), keys.end(), [](char c) { return c != ' '; }));
    const HandEntry entry = typed(Game::Breakout, keys);
    BOOST_TEST(row_of(entry) == six_record);
    BOOST_TEST(entry.hand.keys == count);
    BOOST_TEST(count == 75);
    BOOST_TEST(count <= 120);
    BOOST_TEST(entry_screen(entry, {}).banner.title == "Settled right");
}

BOOST_AUTO_TEST_CASE(a_hand_of_each_game_gives_its_record) {
    for (const WholeHand& hand : whole_hands) {
        const HandEntry entry = typed(hand.game, hand.keys, hand.facts);
        BOOST_TEST(row_of(entry) == hand.record);
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_have_happened_is_refused_and_changes_nothing) {
    for (const Turned& row : refused_keys) {
        HandEntry entry = start_entry(row.game);
        EntryForm form = form_of(entry);
        if (row.facts == one_deck_header)
            BOOST_REQUIRE(!form.card.set(*find_option(row.game, "decks"), "1"));
        else if (*row.facts != 0)
            form.facts = row.facts;
        BOOST_REQUIRE(!set_form(entry, form));
        type(entry, row.keys);
        const EntryHand before = entry.hand;
        press(entry, key_typed(row.key));
        BOOST_TEST((entry.taken == KeyTaken::Refused), row.keys << row.key << "\n"
                                                                << text_of(entry));
        BOOST_TEST(entry.status == row.why);
        BOOST_TEST((entry.hand == before), row.keys);
    }
}

BOOST_AUTO_TEST_CASE(what_a_clause_forbids_is_written_down_at_the_second_press) {
    for (const Forbidden& row : forbidden) {
        HandEntry entry = typed(Game::Breakout, row.keys);
        const EntryHand before = entry.hand;
        press(entry, key_typed(row.key));
        BOOST_TEST((entry.taken == KeyTaken::InDoubt), row.keys << row.key << ": " << entry.status);
        BOOST_TEST(entry.status == row.why);
        BOOST_TEST(entry.clause == row.clause);
        BOOST_TEST((entry.hand == before), row.keys);
        press(entry, key_typed(row.key));
        BOOST_TEST((entry.taken == KeyTaken::Taken), entry.status);
        BOOST_TEST(to_text(entry.hand.record.events.back()) == row.last);
    }
}

BOOST_AUTO_TEST_CASE(a_doubt_is_over_with_the_next_key) {
    HandEntry entry = typed(Game::Breakout, "25~25~_ ts6d 9h7d 9s_ /2");
    press(entry, key('s'));
    BOOST_TEST((entry.taken == KeyTaken::InDoubt));
    press(entry, key('?'));
    press(entry, key(KeyName::Backspace));
    press(entry, key('s'));
    BOOST_TEST((entry.taken == KeyTaken::InDoubt));
}

BOOST_AUTO_TEST_CASE(backspace_takes_back_key_by_key_to_the_very_beginning) {
    for (const WholeHand& hand : whole_hands) {
        HandEntry entry = start_entry(hand.game);
        if (*hand.facts != 0) put_facts(entry, hand.facts);
        std::vector<EntryHand> states{entry.hand};
        for (const char c : std::string_view(hand.keys)) {
            if (c == ' ') continue;
            press(entry, key_typed(c));
            states.push_back(entry.hand);
        }
        for (std::size_t i = states.size(); i-- > 1;) {
            BOOST_TEST((entry.hand == states[i]), hand.keys << " at key " << i);
            press(entry, key(KeyName::Backspace));
        }
        BOOST_TEST((entry.hand == states.front()));
    }
}

BOOST_AUTO_TEST_CASE(the_same_as_the_seat_before_is_one_key) {
    const HandEntry entry = typed(Game::Breakout, "5t25d ~ = =");
    BOOST_TEST(row_of(entry) ==
               "breakout / 1 bet super-tie 5 / 1 bet dealer 25 / 2 bet super-tie 5 / "
               "2 bet dealer 25 / 3 bet super-tie 5 / 3 bet dealer 25");
}

BOOST_AUTO_TEST_CASE(half_a_card_may_be_readable) {
    const HandEntry entry = typed(Game::Breakout, "25~_ t??h 9s .c");
    BOOST_TEST(row_of(entry) == "breakout / 1 bet player 25 / 1 deal T? ?h / dealer deal 9s (?c)");
}

BOOST_AUTO_TEST_CASE(cards_that_cannot_be_read_leave_open_what_hangs_on_them) {
    const HandEntry entry = typed(Game::Breakout, "25~25~_ ts9d _7h 9s8d s s ~ ~");
    BOOST_TEST(row_of(entry) ==
               "breakout / 1 bet player 25 / 2 bet player 25 / 1 deal Ts 9d / 2 deal ?? 7h / "
               "dealer deal 9s (8d) / 1 stand / 2 stand / dealer turn 8d / dealer stand");
    const EntryScreen screen = entry_screen(entry, {});
    const auto open = std::count_if(
        screen.ruled.begin(), screen.ruled.end(),
        [](const RuledLineScreen& row) { return row.state == RuledState::Undecided; });
    BOOST_TEST(open == 1);
    BOOST_TEST(screen.banner.title == "Undecided");
}

BOOST_AUTO_TEST_CASE(a_wrong_payment_is_taken_and_shown_beside_the_ruling) {
    const HandEntry entry =
        typed(Game::Breakout, std::string(six_bets) + std::string(six_deals) +
                                  std::string(six_plays) + "~ ~ pt5~ ~ ~ ~ ~ x~");
    const EntryScreen screen = entry_screen(entry, {});
    BOOST_TEST(screen.banner.title == "Settlement errors");
    const auto wrong =
        std::find_if(screen.ruled.begin(), screen.ruled.end(),
                     [](const RuledLineScreen& row) { return row.state == RuledState::Differs; });
    BOOST_REQUIRE((wrong != screen.ruled.end()));
    BOOST_TEST(wrong->note == "typed: pay $5");
}

BOOST_AUTO_TEST_CASE(a_line_is_changed_left_out_and_written_as_text) {
    HandEntry entry = typed(Game::Breakout, "25~_ ts6d 9s_ 2d s");
    type(entry, "^ ; << 3c ~");
    BOOST_TEST(row_of(entry) ==
               "breakout / 1 bet player 25 / 1 deal Ts 6d / dealer deal 9s (?\?) / "
               "1 hit 3c / 1 stand");
    type(entry, "!");
    BOOST_TEST(row_of(entry) ==
               "breakout / 1 bet player 25 / 1 deal Ts 6d / dealer deal 9s (?\?) / 1 stand");
    type(entry, "'1_hit_4h ~");
    BOOST_TEST(row_of(entry) ==
               "breakout / 1 bet player 25 / 1 deal Ts 6d / dealer deal 9s (?\?) / "
               "1 hit 4h / 1 stand");
}

BOOST_AUTO_TEST_CASE(chips_are_compared_before_and_after) {
    const WholeHand& league = whole_hands[3];
    const HandEntry entry =
        typed(league.game, std::string(league.keys) + "m1050~ m1000~ m1900~", league.facts);
    const auto counts = chip_counts(entry.hand, rule(entry.hand.record));
    BOOST_REQUIRE(counts.size() == 3U);
    BOOST_TEST((counts[0].difference() == Money{}));
    BOOST_TEST((counts[1].difference() == Money{} - Money::dollars(50)));
    BOOST_TEST((counts[2].difference() == Money{}));
    const EntryScreen screen = entry_screen(entry, {});
    BOOST_TEST(screen.chips[1].difference == "50 too little");
    BOOST_TEST(screen.chips[0].before.find('$') == std::string::npos);
    // Its lines are right, and still it is not said to be settled right.
    BOOST_TEST(!screen.banner.right);
    BOOST_TEST(screen.banner.title == "Chips do not match");
    const HandEntry counted =
        typed(league.game, std::string(league.keys) + "m1050~ m1050~ m1900~", league.facts);
    BOOST_TEST(entry_screen(counted, {}).banner.title == "Settled right");
}

BOOST_AUTO_TEST_CASE(games_without_a_word_for_chips_count_them_beside_the_record) {
    const HandEntry entry = typed(Game::Midnight, "500m /1 20~ _ ts9h 9s s 9c ~ ] m500~");
    BOOST_TEST(row_of(entry).find("chips") == std::string::npos);
    const auto counts = chip_counts(entry.hand, rule(entry.hand.record));
    BOOST_REQUIRE(counts.size() == 1U);
    BOOST_TEST((counts[0].before == Money::dollars(500)));
    BOOST_TEST((counts[0].due == Money::dollars(520)));
    BOOST_TEST((counts[0].difference() == Money{} - Money::dollars(20)));
}

BOOST_AUTO_TEST_CASE(a_wrong_header_changes_nothing) {
    HandEntry entry = typed(Game::Breakout, "25~");
    const EntryHand before = entry.hand;
    EntryForm form = form_of(entry);
    form.identity.table = "B 7";
    BOOST_TEST(set_form(entry, form).has_value());
    form = form_of(entry);
    form.identity.at = "yesterday";
    BOOST_TEST(set_form(entry, form).has_value());
    BOOST_TEST(set_form(entry, form_for(form_of(entry), Game::Extreme)).has_value());
    BOOST_TEST((entry.hand == before));
    form = form_of(entry);
    form.identity = {"B7-1", "B7", "1182", "", "2026-03-14T21:05:09Z"};
    BOOST_TEST(!set_form(entry, form).has_value());
    BOOST_TEST(row_of(entry) ==
               "breakout id=B7-1 table=B7 dealer=1182 at=2026-03-14T21:05:09Z / 1 bet player 25");
}

BOOST_AUTO_TEST_CASE(a_hand_is_saved_whole_and_put_into_a_log_once) {
    const std::filesystem::path folder = scratch_path("entry-test");
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    HandEntry entry = typed(Game::Breakout, all_six());
    for (int twice = 0; twice < 2; ++twice) {
        BOOST_TEST(!save_entry(entry, folder / "hand.txt").has_value());
        std::ifstream in(folder / "hand.txt");
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        BOOST_TEST(text == text_of(entry));
    }
    BOOST_TEST(std::distance(std::filesystem::directory_iterator(folder), {}) == 1);
    BOOST_TEST(save_entry(entry, folder / "nowhere" / "hand.txt").has_value());
    BOOST_REQUIRE(HandLog::open_or_create(folder / "log.db", {}).has_value());
    BOOST_TEST(!add_to_log(entry, folder / "log.db", {}).has_value());
    BOOST_TEST(!add_to_log(entry, folder / "log.db", {}).has_value());
    const auto log = HandLog::open(folder / "log.db", Access::Read, {});
    BOOST_REQUIRE(log.has_value());
    BOOST_TEST(log->size() == 1);
    BOOST_TEST(log->record_of("#1")->text == text_of(entry));
    std::filesystem::remove_all(folder);
}

BOOST_AUTO_TEST_CASE(random_keys_never_break_a_record) {
    constexpr std::string_view keys =
        "0123456789....~~~~____<<^|!#;'/[]=mabcdefghijklnopqrstuvwxyz?,shdcshdctjqka23456789";
    std::mt19937_64 dice(20260314);
    for (int i = 0; i < 100000;) {
        HandEntry entry = start_entry(every_game.at(dice() % every_game.size()));
        for (int k = 0; k < 250; ++k, ++i) {
            const EntryHand before = entry.hand;
            const char c = keys[dice() % keys.size()];
            press(entry, key_typed(c));
            if (entry.taken != KeyTaken::Taken) BOOST_REQUIRE((entry.hand == before));
            if (entry.hand.record == before.record) continue;
            const auto again = read_record(text_of(entry));
            BOOST_REQUIRE_MESSAGE(again, text_of(entry));
            BOOST_REQUIRE((*again == entry.hand.record));
        }
        entry_screen(entry, {});
    }
}

BOOST_AUTO_TEST_SUITE_END()
