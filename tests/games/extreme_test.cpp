// BlackJack eXtreme: whole hands line by line, records cut anywhere, and every short bank of two
// tables against a count of the chips one by one.

#include <algorithm>
#include <tuple>

#include "games/extreme_hands.h"
#include "games/whole_hands.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(extreme_whole_hands)

BOOST_AUTO_TEST_CASE(every_hand_is_settled_line_by_line) {
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        const Ruling ruling = rule(hand_record(row.record));
        BOOST_TEST_CONTEXT(row.clause << "\n" << as_lines(row.record)) {
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(breaches_in_words(ruling) == "");
            BOOST_TEST(ruling.complete);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_ruled_lines_are_the_right_claim_and_come_at_no_wrong_time) {
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        HandRecord record = hand_record(row.record);
        const Ruling ruling = rule(record);
        std::string text = as_lines(row.record);
        for (const Line& line : ruling.lines) text += to_text(line) + "\n";
        const auto settled = read_record(text);
        BOOST_REQUIRE_MESSAGE(settled, text);
        const Ruling again = rule(*settled);
        BOOST_TEST_CONTEXT(text) {
            BOOST_TEST(judge(claim_of(*settled), again).right);
            BOOST_TEST(breaches_in_words(again) == "");
        }
    }
}

/// The event is among what `next` and `may` of the record before it hold.
bool was_foreseen(const Ruling& before, const Event& event) {
    const bool open =
        std::find(before.may.begin(), before.may.end(), event.verb) != before.may.end();
    const bool due = std::any_of(before.next.begin(), before.next.end(), [&](const Act& act) {
        return act.who == event.who && (act.decides ? open : act.verb == event.verb);
    });
    const bool somebody_decides =
        std::any_of(before.next.begin(), before.next.end(),
                    [&](const Act& act) { return act.decides && act.who != event.who; });
    return due || (open && !somebody_decides);
}

/// A busted hand that holds up the play is collected (AMB-BJX-41).
void collect_busts(HandRecord& hand) {
    for (const Act& due : rule(hand).next) {
        if (due.verb != Verb::Take && due.verb != Verb::Return) return;
        const int line = static_cast<int>(hand.events.size()) + 2;
        hand.events.push_back({due.who, due.verb, due.wager, due.amount, 0, {}, line});
    }
}

BOOST_AUTO_TEST_CASE(a_record_cut_anywhere_foresees_what_came_next) {
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        const HandRecord whole = hand_record(row.record);
        HandRecord cut = whole;
        cut.events.clear();
        for (const Event& event : whole.events) {
            collect_busts(cut);
            const Ruling ruling = rule(cut);
            BOOST_TEST_CONTEXT(as_lines(row.record) << "cut before " << to_text(event) << ", next "
                                                    << what_is_next(ruling)) {
                BOOST_TEST(was_foreseen(ruling, event));
                BOOST_TEST(breaches_in_words(ruling) == "");
            }
            cut.events.push_back(event);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_early_line_stays_as_it_was_ruled) {
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        const HandRecord whole = hand_record(row.record);
        const std::string settled = joined_texts(rule(whole).lines);
        for (std::size_t count = 0; count < whole.events.size(); ++count) {
            HandRecord cut = whole;
            cut.events.resize(count);
            for (const Line& line : rule(cut).lines)
                BOOST_TEST(settled.find(to_text(line)) != std::string::npos,
                           to_text(line) << "\n"
                                         << as_lines(row.record));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_bank_never_goes_below_nothing) {
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        for (const Line& line : rule(hand_record(row.record)).lines) {
            BOOST_TEST(line.bank_after.has_value());
            BOOST_TEST(line.bank_after.value().in_cents() >= 0);
        }
    }
}

/// Of each stake that is up, no more is taken and handed back than lies there; the dealer never
/// pays what they have not got.
void check_sums(const HandRecord& record, const Ruling& ruling) {
    const TableState table = table_after(record, record.events.size(), ruling.effects);
    Money up, moved;
    for (const TableSeat& seat : table.seats) {
        for (const PlacedWager& wager : seat.wagers) up += wager.stake;
        for (const TableHand& hand : seat.hands) up += hand.matched;
    }
    for (const Line& line : ruling.lines) {
        if (line.verb == Verb::Take || line.verb == Verb::Return || line.verb == Verb::Push)
            moved += line.amount;
        BOOST_TEST(!line.because.empty());
        BOOST_TEST(!line.amount.is_zero());
        if (line.bank_after) BOOST_TEST(line.bank_after->in_cents() >= 0);
    }
    BOOST_TEST(moved.in_cents() <= up.in_cents());
}

BOOST_AUTO_TEST_CASE(a_spoilt_record_is_ruled_all_the_same) {
    int ruled = 0;
    const auto rule_spoilt = [&](const HandRecord& record) {
        if (!impossible_events(record).empty()) return;
        BOOST_TEST_CONTEXT(write(record)) { check_sums(record, rule(record)); }
        ++ruled;
    };
    for (const WholeHand& row : whole_hands(Game::Extreme)) {
        const HandRecord whole = hand_record(row.record);
        for (std::size_t i = 0; i < whole.events.size(); ++i) {
            const auto at = static_cast<std::ptrdiff_t>(i);
            HandRecord left_out = whole, twice = whole;
            left_out.events.erase(left_out.events.begin() + at);
            twice.events.insert(twice.events.begin() + at, whole.events[i]);
            rule_spoilt(left_out);
            rule_spoilt(twice);
            for (std::size_t other = i + 1; other < whole.events.size(); ++other) {
                HandRecord swapped = whole;
                std::swap(swapped.events[i], swapped.events[other]);
                rule_spoilt(swapped);
            }
        }
    }
    BOOST_TEST(ruled > 2000);
}

BOOST_AUTO_TEST_SUITE_END()

// --- every short bank

namespace {

/// One dollar that a winner is owed: which round pays it, and where the round comes to it.
struct Dollar {
    int round, seat, hand, wager;  // wager 0 the blind, 1 the double up
    auto key() const { return std::tuple(round, seat, hand, wager); }
};

/// A winning wager: its name in the lines, what it is owed in each round, what lies on it.
struct Due {
    std::string name;
    int seat, hand, wager;
    std::vector<std::pair<int, int>> rounds;  // round, dollars
    int stake;
    [[nodiscard]] int owed() const {
        int sum = 0;
        for (const auto& [round, dollars] : rounds) sum += dollars;
        return sum;
    }
};

/// Puts every dollar that is owed into one row, by round and place, and hands out the bank from the
/// front: dollars of one round on one wager are one line.
std::string counted_out(const std::vector<Due>& dues, int bank) {
    std::vector<std::pair<Dollar, const Due*>> row;
    int owed = 0;
    for (const Due& due : dues) {
        owed += due.owed();
        for (const auto& [round, dollars] : due.rounds) {
            for (int i = 0; i < dollars; ++i)
                row.push_back({{round, due.seat, due.hand, due.wager}, &due});
        }
    }
    std::stable_sort(row.begin(), row.end(),
                     [](const auto& a, const auto& b) { return a.first.key() < b.first.key(); });
    if (bank < owed) row.resize(static_cast<std::size_t>(bank));
    std::vector<std::pair<std::string, int>> lines;
    const Dollar* last = nullptr;
    for (const auto& [dollar, due] : row) {
        if (last == nullptr || last->key() != dollar.key()) lines.push_back({due->name, 0});
        ++lines.back().second;
        last = &dollar;
    }
    std::string text;
    const auto say = [&](const std::string& line) { text += (text.empty() ? "" : ", ") + line; };
    for (const auto& [name, dollars] : lines) {
        const auto space = name.find(' ');
        say(name.substr(0, space) + " pay" + name.substr(space) + " " + std::to_string(dollars));
    }
    for (const Due& due : dues) {
        const auto paid = std::count_if(row.begin(), row.end(),
                                        [&](const auto& one) { return one.second == &due; });
        const auto space = due.name.find(' ');
        if (paid < due.owed())
            say(due.name.substr(0, space) + " return" + due.name.substr(space) + " " +
                std::to_string(due.stake));
    }
    return text;
}

/// The pays and the returns after them.
std::string pays_and_returns(const Ruling& ruling) {
    std::string text;
    bool paying = false;
    for (const Line& line : ruling.lines) {
        paying = paying || line.verb == Verb::Pay;
        const bool pulled_back =
            line.verb == Verb::Return && !cites(line.because, ClauseId{"BJX-ADJ-6"});
        if (line.verb == Verb::Pay || pulled_back)
            text += (text.empty() ? "" : ", ") + to_text(line);
    }
    return text;
}

/// Rules the table with every stack from nothing to one that suffices.
void sweep(ExtremeHand hand, const std::vector<Due>& dues, int collected) {
    int owed = 0;
    for (const Due& due : dues) owed += due.owed();
    for (int chips = 0; collected + chips < owed; ++chips) {
        const std::string stack = std::to_string(chips);
        hand.chips = stack;
        const Ruling ruling = rule(extreme_record(hand));
        BOOST_TEST_CONTEXT("dealer chips " << chips) {
            BOOST_TEST(pays_and_returns(ruling) == counted_out(dues, collected + chips));
            BOOST_TEST(ruling.short_bank.is_short);
        }
    }
    for (const int more : {0, 1, 100}) {
        const std::string stack = std::to_string(owed - collected + more);
        hand.chips = stack;
        const Ruling ruling = rule(extreme_record(hand));
        BOOST_TEST(!ruling.short_bank.is_short);
        for (const Due& due : dues) {
            const auto pays =
                std::count_if(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
                    return line.verb == Verb::Pay &&
                           to_text(line.who) + " " + std::string(to_text(line.wager)) == due.name &&
                           line.amount == Money::dollars(due.owed());
                });
            BOOST_TEST(pays == 1, due.name);
        }
    }
}

/// A natural, a big blind, a raise, a loser, and a raised pair split in two.
ExtremeHand table_with_a_split() {
    return {"",
            "0",
            {{"50", "Ah Kd", "check", ""},
             {"100", "Tc 9d", "check", "stand"},
             {"60", "5s 6h", "raise 100", "hit 8h; stand"},
             {"80", "Td 6s", "check", "stand"},
             {"70", "9s 9h", "raise 75", "split; .1 deal Tc; .2 deal Td; .1 stand; .2 stand"}},
            "8d 9h",
            "stand"};
}
const std::vector<Due> dues_with_a_split{
    {"1 blind", 1, 1, 0, {{2, 75}}, 50},
    {"2 blind", 2, 1, 0, {{3, 50}, {4, 50}}, 100},
    {"3 blind", 3, 1, 0, {{3, 50}, {4, 10}}, 60},
    {"3 double-up", 3, 1, 1, {{5, 100}}, 100},
    {"5.1 blind", 5, 1, 0, {{3, 50}, {4, 20}}, 70},
    {"5.1 double-up", 5, 1, 1, {{5, 75}}, 75},
    {"5.2 double-up", 5, 2, 1, {{5, 145}}, 145},
};

/// Two naturals, a fold, an all-in blind, and a pair split three ways of which the first hand
/// loses.
ExtremeHand table_with_three_hands() {
    return {"",
            "0",
            {{"60", "Td 6s", "fold", ""},
             {"80", "8s 8h", "check",
              "split; .1 deal 8c; .2 deal Th; .1 split; .1 deal 4d; .3 deal Ts; .1 stand; .2 "
              "stand; .3 stand"},
             {"20", "Tc Td", "check", "stand"},
             {"40", "As Kd", "check", ""},
             {"100", "Ac Jd", "check", ""},
             {"50", "Tc 5d", "raise 50", "hit 7d"}},
            "8d 9h",
            "stand"};
}
const std::vector<Due> dues_with_three_hands{
    {"2.2 double-up", 2, 2, 1, {{5, 80}}, 80}, {"2.3 double-up", 2, 3, 1, {{5, 80}}, 80},
    {"3 blind", 3, 1, 0, {{3, 20}}, 20},       {"4 blind", 4, 1, 0, {{2, 60}}, 40},
    {"5 blind", 5, 1, 0, {{2, 150}}, 100},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(extreme_every_short_bank)

BOOST_AUTO_TEST_CASE(a_natural_blinds_double_ups_and_a_split_hand) {
    sweep(table_with_a_split(), dues_with_a_split, 80);
}

BOOST_AUTO_TEST_CASE(two_naturals_a_fold_and_a_lost_first_hand) {
    sweep(table_with_three_hands(), dues_with_three_hands, 30 + 80 + 100);
}

BOOST_AUTO_TEST_CASE(the_last_round_hand_by_hand) {
    ExtremeHand hand = table_with_a_split();
    hand.options = "round5-order=hand";
    std::vector<Due> dues = dues_with_a_split;
    for (Due& due : dues) {
        if (due.hand > 1)
            due.rounds.front().first = 6;  // a round of its own, after all first hands
    }
    sweep(hand, dues, 80);
}

BOOST_AUTO_TEST_CASE(the_smallest_blind_in_place_of_the_minimum) {
    ExtremeHand hand = table_with_three_hands();
    hand.options = "minimum-basis=smallest-blind";
    sweep(hand, dues_with_three_hands, 30 + 80 + 100);
}

BOOST_AUTO_TEST_CASE(pays_in_another_order_are_wrong_and_one_of_them_is_named) {
    ExtremeHand hand = table_with_a_split();
    hand.chips = "200";
    const HandRecord record = extreme_record(hand);
    const Ruling ruling = rule(record);
    Claim claim;
    for (const Line& line : ruling.lines)
        claim.push_back({line.who, line.verb, line.wager, line.amount, 0, no_event, 0});
    BOOST_TEST(judge(claim, ruling).right);
    const auto pay = std::find_if(claim.begin(), claim.end(),
                                  [](const ClaimedLine& line) { return line.verb == Verb::Pay; });
    std::swap(pay[0], pay[1]);
    const Verdict verdict = judge(claim, ruling);
    BOOST_TEST(!verdict.right);
    BOOST_REQUIRE(verdict.discrepancies().size() == 1);
    BOOST_TEST(to_text(verdict.discrepancies().front().who) == "1");
    BOOST_TEST(to_text(verdict.discrepancies().front().standing) == "wrong order");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
