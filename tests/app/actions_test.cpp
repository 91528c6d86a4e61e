// The tables of actions: what the panel of keys says of them, and that no key is two actions.

#include "desk/frame/actions.h"

#include <algorithm>
#include <boost/algorithm/string/join.hpp>
#include <boost/test/unit_test.hpp>
#include <set>

#include "desk/answer/answer_actions.h"
#include "desk/audit/audit_actions.h"
#include "desk/book/book_actions.h"
#include "desk/cases/case_actions.h"
#include "desk/certify/office_tasks.h"
#include "desk/figures/figures_session.h"
#include "desk/frame/desk_actions.h"
#include "desk/learn/group/group_session.h"
#include "desk/learn/learn_session.h"
#include "desk/learn/progress_session.h"
#include "desk/log/log_actions.h"
#include "desk/replay/replay_actions.h"
#include "desk/round/round_actions.h"
#include "desk/speed/speed_actions.h"
#include "desk/verify/verify_session.h"
#include "desk/write/author_actions.h"

using namespace fairdeal;

namespace {

enum class Sample { Go, Stop, Say };
constexpr std::array sample_actions{
    Action<Sample>{Sample::Go, key('g'), "Go", "Begin at once", "Go"},
    Action<Sample>{.name = Sample::Stop,
                   .key = key(KeyName::Delete),
                   .label = "Stop",
                   .help = "stop",
                   .shares_line = true},
    Action<Sample>{.name = Sample::Say, .key = control_key('s'), .label = "Say"},
};

template <class Table>
void add_keys(const Table& table, std::vector<std::string>& keys) {
    for (const auto& action : table) {
        if (action.key) keys.push_back(in_words(*action.key));
    }
}

bool has_no_key_twice(const std::vector<std::string>& keys) {
    return std::set<std::string>(keys.begin(), keys.end()).size() == keys.size();
}

/// "Enter: Open\n" for each line of a group.
std::string lines_of(const KeyHelpGroup& group) {
    std::string lines;
    for (const KeyHelp& line : group.keys) lines += line.keys + ": " + line.does + "\n";
    return lines;
}

std::string line_of(const std::vector<KeyHelpGroup>& groups, const std::string& keys) {
    for (const KeyHelpGroup& group : groups) {
        for (const KeyHelp& line : group.keys) {
            if (line.keys == keys) return group.title + ": " + line.does;
        }
    }
    return "no such line";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(actions)

BOOST_AUTO_TEST_CASE(a_key_finds_its_action_and_no_other) {
    BOOST_REQUIRE(action_of(sample_actions, key('g')) != nullptr);
    BOOST_TEST((action_of(sample_actions, key('g'))->name == Sample::Go));
    BOOST_TEST((action_of(sample_actions, control_key('s'))->name == Sample::Say));
    BOOST_TEST(action_of(sample_actions, key('s')) == nullptr);
    BOOST_TEST(action_of(sample_actions, control_key('g')) == nullptr);
}

BOOST_AUTO_TEST_CASE(shift_counts_where_a_table_has_the_key_with_it) {
    const auto with_shift = [](KeyPress pressed) {
        pressed.shift = true;
        return pressed;
    };
    BOOST_TEST((action_of(sample_actions, with_shift(key('g')))->name == Sample::Go));
    BOOST_TEST((action_of(play_actions, key('n'))->name == PlayAction::NextInLog));
    BOOST_TEST((action_of(play_actions, shift_key('n'))->name == PlayAction::BeforeInLog));
    const KeyPress plus = with_shift(key('+'));
    BOOST_TEST((action_of(play_actions, plus)->name == PlayAction::Faster));
    BOOST_TEST(in_words(shift_key('n')) == "Shift N");
}

BOOST_AUTO_TEST_CASE(the_keys_of_replay_are_made_from_its_tables) {
    const auto replay = key_help(DeskSection::Replay);
    BOOST_REQUIRE(replay.size() == 3U);
    BOOST_TEST(replay[1].title == "Replay");
    BOOST_TEST(lines_of(replay[1]) ==
               "\u2190  \u2192: One event back, one on\n"
               "Ctrl \u2190  \u2192: The mark before, after\n"
               "Home  End: Before the hand, after it\n"
               "Space: Play or pause\n"
               "\u2212  +: Slower, faster\n"
               "T: About as fast as the table was\n"
               "P: Pause at mismatches, or not\n"
               "M  Shift M: Next, previous mismatch\n"
               "N  Shift N: The same, in the whole log\n"
               "1  2  3  4  5: Wagers, why, what if, notes, video\n"
               "E  D  A: What if: another event, card, one more\n"
               "Del  O: Without the event; a house choice\n"
               "[  ]: House choices that change the ruling\n"
               "W  Ctrl Enter: Write a note, add it to the log\n"
               "V: The video of this event\n"
               "B: Bookmark, or take it away\n"
               "C: Count the hands\n"
               "Page \u2191  \u2193: Hand before, after\n"
               "Ctrl C: Copy the record\n"
               "Ctrl S: Save the hand as text\n"
               "Ctrl P: Save the step as a picture\n"
               "Ctrl F: Save the hand as PDF\n"
               "Ctrl M: Make a scenario of it\n"
               "Ctrl E: Scenario: what the floor orders\n"
               "Ctrl K: Open a case on it\n");
    BOOST_TEST(replay[2].title == "The list of hands");
    BOOST_TEST(lines_of(replay[2]) ==
               "Enter: Open the picked hand\n"
               "Esc: Back to the audit that found them\n"
               "W: Only wrong hands\n"
               "B: Only hands with a bookmark\n"
               "F: More to search by\n"
               "/: Type a hand's id\n"
               "X: Search for everything again\n"
               "A: What can be done with the selected hands\n"
               "R: Another rule over the selected hands, or all found\n"
               "Ctrl A: Select every hand of the page\n"
               "Ctrl C: Copy the selected hands, for a spreadsheet\n"
               "C: Columns of the table\n"
               "S: Saved searches\n"
               "Page \u2191  \u2193: Earlier, later hands\n"
               "Ctrl I: Import records\n");
}

BOOST_AUTO_TEST_CASE(tips_and_lines_name_the_key) {
    BOOST_TEST(tip_of(sample_actions[0]) == "Begin at once (G)");
    BOOST_TEST(tip_of(sample_actions[1]) == "Stop (Del)");
    const auto lines = help_of(sample_actions);
    BOOST_REQUIRE(lines.size() == 1U);
    BOOST_TEST(lines[0].keys == "G  Del");
    BOOST_TEST(lines[0].does == "Go, stop");
    BOOST_TEST(in_words(control_key(KeyName::Enter)) == "Ctrl Enter");
}

BOOST_AUTO_TEST_CASE(no_key_is_two_actions_of_one_page) {
    std::vector<std::string> audit, verify, cases, learn, progress, group, figures, office, round,
        book, ready, running, sheet, replay, log;
    add_keys(audit_actions, audit);
    add_keys(verify_actions, verify);
    add_keys(case_list_keys, cases);
    add_keys(case_tasks, cases);
    add_keys(case_form_keys, cases);
    add_keys(learn_actions, learn);
    add_keys(progress_actions, progress);
    add_keys(group_actions, group);
    add_keys(figures_actions, figures);
    add_keys(office_list_keys, office);
    add_keys(office_tasks, office);
    add_keys(office_form_keys, office);
    add_keys(office_back_keys, office);
    add_keys(play_actions, replay);
    add_keys(replay_actions, replay);
    add_keys(log_actions, log);
    add_keys(round_walk, round);
    add_keys(dealer_acts, round);
    add_keys(round_actions, round);
    add_keys(book_actions, book);
    add_keys(speed_ready_actions, ready);
    add_keys(speed_running_actions, running);
    add_keys(speed_sheet_actions, sheet);
    for (const auto& keys : {audit, verify, cases, learn, progress, group, figures, office, round,
                             book, ready, running, sheet, replay, log})
        BOOST_TEST(has_no_key_twice(keys));
}

/// The window takes its keys before a page does: both do the same, as Ctrl O and Escape do, or the
/// page never gets its own. It leaves Page up and down to pages that have them.
BOOST_AUTO_TEST_CASE(no_key_of_the_window_is_another_action_of_a_page) {
    std::vector<std::string> window, pages;
    add_keys(desk_actions, window);
    add_keys(play_actions, pages);
    add_keys(replay_actions, pages);
    add_keys(log_actions, pages);
    add_keys(answer_walk, pages);
    add_keys(answer_actions, pages);
    add_keys(verify_actions, pages);
    add_keys(author_actions, pages);
    add_keys(audit_actions, pages);
    add_keys(learn_actions, pages);
    std::set<std::string> both;
    for (const std::string& key : window)
        if (std::ranges::find(pages, key) != pages.end()) both.insert(key);
    BOOST_TEST((both == std::set<std::string>{"Ctrl O", "Esc", "Page \u2191", "Page \u2193"}),
               "in both: " << boost::algorithm::join(both, ", "));
}

/// Letters are a row's buttons only while that row has the keyboard.
BOOST_AUTO_TEST_CASE(no_key_is_two_actions_of_one_row_that_is_answered) {
    std::vector<std::string> everywhere, wager, seat, count, chips;
    add_keys(answer_walk, everywhere);
    add_keys(answer_actions, everywhere);
    add_keys(payment_actions, wager);
    add_keys(wager_calls, wager);
    add_keys(seat_fates, seat);
    add_keys(count_calls, count);
    add_keys(chip_steps, chips);
    for (std::vector<std::string> keys : {wager, seat, count, chips}) {
        keys.insert(keys.end(), everywhere.begin(), everywhere.end());
        BOOST_TEST(has_no_key_twice(keys));
    }
}

BOOST_AUTO_TEST_CASE(the_panel_of_keys_is_made_from_the_tables) {
    const auto audit = key_help(DeskSection::Audit);
    BOOST_TEST(line_of(audit, "S") == "Audit: Start, or resume");
    BOOST_TEST(line_of(audit, "1\u20136") ==
               "Audit: By dealer, table, shift, game, clause, misreading");
    BOOST_TEST(line_of(audit, "\u2191  \u2193") == "Audit: From row to row");
    BOOST_TEST(line_of(audit, "\u2190  \u2192") == "Audit: Sort by the column before, after");
    BOOST_TEST(line_of(audit, "C  J  T  F  B") == "Audit: Save as CSV, JSON, text, PDF, web page");
    BOOST_TEST(line_of(audit, "Tab") == "Audit: To the patterns and filters");
    BOOST_TEST(line_of(audit, "G") == "Audit: Give what the dealer got wrong to training");
    BOOST_TEST(audit.at(audit.size() - 2).keys.size() == 19U);
    BOOST_TEST(audit.back().keys.size() == 6U);  // of packs and shoes
    const auto cases = key_help(DeskSection::Cases);
    BOOST_TEST(line_of(cases, "T  I  V  E") ==
               "Cases: Note, add the hand\u2019s video, review, reveal a review");
    BOOST_TEST(line_of(cases, "D  L") == "Cases: Decide, close");
    BOOST_TEST(line_of(cases, "F  P") == "Cases: Case file, the same as PDF");
    BOOST_TEST(line_of(cases, "Ctrl Enter") == "Cases: Put what is typed into the log");
    BOOST_TEST(cases.back().keys.size() == 12U);
    const auto learn = key_help(DeskSection::Learn);
    BOOST_TEST(line_of(learn, "Enter") == "Learn: Sign in; open a lesson, a clause");
    BOOST_TEST(line_of(learn, "P  T  H") == "Learn: Payouts for speed, deal a round, deal a shift");
    BOOST_TEST(line_of(learn, "\u2191  \u2193  \u2190  \u2192") ==
               "Learn: From row to row, game to game");
    BOOST_TEST(line_of(learn, "1  2  3  4") ==
               "Learn: The group by trainee, clause, mistake; assignments");
    BOOST_TEST(learn.at(1).keys.size() == 15U);
    BOOST_TEST(line_of(learn, "1\u20134") ==
               "Payouts for speed: With the table, price and bet only, amounts, chips");
    BOOST_TEST(learn.at(2).keys.size() == 8U);
    BOOST_TEST(lines_of(key_help(DeskSection::Certify).at(1)) ==
               "\u2191  \u2193: From row to row\n"
               "Enter: Start or resume; sign in; the items of a result\n"
               "O: Open a sitting\n"
               "N: Add a person\n"
               "Ctrl Enter: Do what the form is for\n"
               "1\u20135: Figures: families, exam, rule, panel, drift\n"
               "Esc: Leave the judges\u2019 text\n"
               "O  Del  Ctrl C: Verify: add a file, take it away, copy\n"
               "Esc: Back; drop what is typed\n");
}

BOOST_AUTO_TEST_CASE(the_panel_names_every_key_of_a_round) {
    const KeyHelpGroup round = key_help(DeskSection::Learn).at(3);
    BOOST_TEST(round.title == "Dealing a round");
    BOOST_TEST(lines_of(round) ==
               "0\u20139: To the dealer, to a seat, on at it\n"
               "\u2191  \u2193: From hand to wager to hand\n"
               "D  H  S  V: Deal, draw, stand, turn up\n"
               "K  O: Check the hole card, offer insurance\n"
               "L  F  N: eXtreme: play, fold, pass\n"
               "T  U  P  R  Z: Take, push, pay, return, tip\n"
               "B  G  W: League: bet for the seat, out, placed\n"
               "Enter: The amount is right; past the players\n"
               "X: The top chip off what is paid\n");
}

BOOST_AUTO_TEST_CASE(the_panel_names_every_key_of_an_answer) {
    const KeyHelpGroup practise = key_help(DeskSection::Practise).at(1);
    BOOST_TEST(practise.title == "Practise");
    BOOST_TEST(lines_of(practise) ==
               "\u2191  \u2193: From wager to wager\n"
               "Tab: From button to button\n"
               "T  U  P  R: Take, push, pay, return\n"
               "0\u20139  .: The amount\n"
               "X: The top chip off what is paid\n"
               "P again: eXtreme: one more payment\n"
               "\u2212  +  Del: Pay it earlier, later, not\n"
               "B: What the bank holds\n"
               "S  O  P: League: stays in, out, placed\n"
               "Enter: Next wager; check; the next one\n"
               "1\u20139: Choose what happens next\n"
               "A  N: Allowed, not allowed\n"
               "H: One more hint\n"
               "Y: Pay table\n"
               "Ctrl Z  Ctrl Y: Undo, redo\n"
               "C: Count the hands\n"
               "A: Once checked: try again\n"
               "Page \u2191  \u2193: Scenario before, after\n"
               "M: Once checked: show the settlement, line by line\n");
}

BOOST_AUTO_TEST_CASE(the_panel_names_every_key_of_a_hand_that_is_typed_in) {
    const KeyHelpGroup rebuild = key_help(DeskSection::Rebuild).at(1);
    BOOST_TEST(rebuild.title == "Rebuild a hand");
    BOOST_TEST(lines_of(rebuild) ==
               "25 Enter: Main wager, then the next seat\n"
               "25 D  5 T U W B: Dealer hand, side wagers\n"
               "500 M  50 S: Chips, the secret bet\n"
               "=  Space: As the seat before; bets are up\n"
               "5 H  ?  Space: A card, unread, all unread\n"
               "Enter: What comes next, as due\n"
               "S  V  R  D 5 H: Stand, split, surrender, double\n"
               "I  E  O  Y: Insurance, even money, offer, peek\n"
               "U  C  F  L  N: Raise, check, fold, play, pass\n"
               "X  P  =  B  Z: Take, pay, push, give back, tip\n"
               "]: All the rest as due\n"
               "M 500 Enter: Chips after the hand\n"
               "/ 3: Seat 3 acts; 0 the dealer\n"
               ";  ': Change a line, write a line\n"
               "Backspace: Take back one key\n"
               "Esc: Drop the line\n"
               "\u2191  \u2193  Del: Place in the list, remove\n"
               "Home  End: Before the hand, after it\n"
               "\u2190  \u2192: The seat before, after\n");
}

BOOST_AUTO_TEST_CASE(the_panel_names_every_key_of_the_rule_book) {
    const KeyHelpGroup book = key_help(DeskSection::Learn).at(6);
    BOOST_TEST(book.title == "Rule book");
    BOOST_TEST(lines_of(book) ==
               "1\u20139: Open a link\n"
               "G: The glossary\n"
               "\u2190  \u2192: Another game\n"
               "Backspace: What was shown before\n");
}

BOOST_AUTO_TEST_CASE(a_form_of_the_office_is_headed_and_sent_by_its_row) {
    const OfficeTask& stop = office_task(CertifyTask::Stop);
    BOOST_TEST(stop.label == std::string("Break off"));
    BOOST_TEST(title_of(stop) == "Break the exam off");
    BOOST_TEST(submit_of(stop) == "Break off");
    const OfficeTask& person = office_task(CertifyTask::NewPerson);
    BOOST_TEST(title_of(person) == "Add a person");
    BOOST_TEST(submit_of(person) == "Add");
    std::set<CertifyTask> names;
    for (const OfficeTask& task : office_tasks) names.insert(task.name);
    BOOST_TEST(names.size() == office_tasks.size());
    BOOST_TEST(names.size() == static_cast<std::size_t>(CertifyTask::SignLog) + 1);
}

BOOST_AUTO_TEST_SUITE_END()
