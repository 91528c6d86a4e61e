// The search of a log: whatever is asked, page by page and added up, it finds what reading every
// hand finds; its rows are checked, named when damaged, and made again.

#include "log/search/search.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>

#include "store/folder.h"
#include "store/ledger_tools.h"
#include "support/log_rows.h"

namespace fairdeal {

namespace {

constexpr int hands_in_all = 2 * static_cast<int>(records_in_a_block) + 700;
const Clock::time_point no_end = Clock::time_point::max();

/// Two whole blocks and some, with notes among the hands.
const std::string& long_log() {
    static const std::string bytes = [] {
        const Folder folder;
        const auto file = folder.file("log.db");
        {
            HandLog log = opened(file);
            import_text(log, night(3000));
            add(log, {EntryKind::Note, 12, "", "77", {}, "The guest disputes; camera 4.\n"});
            add(log, {EntryKind::Note, 2900, "", "77", {}, "Disputed by the GUEST, but settled\n"});
            add(log, {EntryKind::CaseEvent, 12, "C-1", "77", {}, "a review\n"});
            import_text(log, night(hands_in_all - 3000, 3001));
        }
        return bytes_of(file);
    }();
    return bytes;
}

struct LongLog {
    Folder folder;
    HandLog log = made();
    HandLog made() const {
        write_bytes(folder.file("log.db"), long_log());
        return opened(folder.file("log.db"));
    }
    void spoil(const std::string& sql) const {
        Database(folder.file("log.db"), Access::Write).run(sql);
    }
};

/// The same question, asked of everything that is derived from a hand.
bool fits(const SearchQuery& query, const DerivedRows& rows) {
    const HandFilter& filter = query.filter;
    const Identity& identity = rows.hand.identity;
    if (filter.game && rows.hand.game != *filter.game) return false;
    if (!filter.table.empty() && identity.table != filter.table) return false;
    if (!filter.dealer.empty() && identity.dealer != filter.dealer) return false;
    if (!filter.id.empty() && identity.id != filter.id) return false;
    if (filter.from && (!rows.instant || *rows.instant < *filter.from)) return false;
    if (filter.to && (!rows.instant || *rows.instant >= *filter.to)) return false;
    if (filter.only_wrong && rows.hand.standing != HandStanding::Wrong) return false;
    const bool by_wager = !query.wager.empty() || !query.outcome.empty() || !query.clause.empty() ||
                          query.least || query.most;
    if (!by_wager) return true;
    const std::vector<WagerRow> wagers = wagers_of(rows);
    for (std::size_t i = 0; i < wagers.size(); ++i) {
        const WagerRow& row = wagers[i];
        const std::string& words = row.claimed.empty() ? row.ruled : row.claimed;
        const bool cited = std::any_of(
            rows.verdicts[i].because.begin(), rows.verdicts[i].because.end(),
            [&](const ClauseId& clause) { return clause.id.starts_with(query.clause); });
        if ((query.wager.empty() || row.wager == query.wager) &&
            (query.outcome.empty() || row.standing == query.outcome ||
             words.starts_with(query.outcome)) &&
            (query.clause.empty() || cited) && (!filter.only_wrong || is_wrong_row(row)) &&
            ((!query.least && !query.most) ||
             says_amount(row, query.least.value_or(Money()).in_cents(),
                         query.most.value_or(largest_amount).in_cents())))
            return true;
    }
    return false;
}

std::vector<std::pair<std::int64_t, DerivedRows>> all_derived(const HandLog& log) {
    std::vector<std::pair<std::int64_t, DerivedRows>> all;
    const std::string rules = rules_name({});
    log.for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        all.emplace_back(idx, derive(*read_record(text), text, {}, rules));
        return true;
    });
    return all;
}

std::vector<std::int64_t> found_after(HandSearch& search, std::size_t most,
                                      Clock::time_point until = no_end) {
    std::vector<std::int64_t> found;
    HandSearch::ResultPage page;
    do {
        page = search.after(page.reached, most, until);
        found.insert(found.end(), page.hands.begin(), page.hands.end());
    } while (!page.at_end);
    return found;
}

std::vector<std::int64_t> found_before(HandSearch& search, std::size_t most) {
    std::vector<std::int64_t> found;
    HandSearch::ResultPage page{{}, search.size() + 1, false};
    do {
        page = search.before(page.reached, most, no_end);
        found.insert(found.begin(), page.hands.rbegin(), page.hands.rend());
    } while (!page.at_end);
    return found;
}

/// Random questions, some of them with an answer.
SearchQuery question(std::mt19937& dice) {
    const auto pick = [&](std::initializer_list<const char*> words) {
        return std::string(words.begin()[dice() % words.size()]);
    };
    const auto sometimes = [&] { return dice() % 3 == 0; };
    SearchQuery query;
    if (sometimes()) query.filter.table = pick({"B1", "B2", "none"});
    if (sometimes()) query.filter.dealer = pick({"1100", "1103", "7"});
    if (dice() % 8 == 0) query.filter.id = pick({"N12", "N4097", "N8800", "N0"});
    if (sometimes()) query.filter.only_wrong = true;
    if (sometimes()) query.filter.from = instant_from(pick({"2026-03-14", "2026-03-14T19:30:00Z"}));
    if (sometimes()) query.filter.to = instant_from(pick({"2026-03-15", "2026-03-14T21:10:30Z"}));
    if (sometimes()) query.wager = pick({"dealer", "super-tie", "tip"});
    if (sometimes()) query.outcome = pick({"pay", "take", "wrong amount", "missing", "push"});
    if (sometimes()) query.clause = pick({"BRK-", "BRK-ST", "BRK-PAY", "AMB-", "XXX"});
    if (sometimes()) query.least = Money::cents(std::stoi(pick({"1", "500", "2501"})));
    if (sometimes()) query.most = Money::cents(std::stoi(pick({"500", "2500", "9999"})));
    return query;
}

LogSums sums_by_reading(const std::vector<std::pair<std::int64_t, DerivedRows>>& all,
                        const std::vector<std::int64_t>& found) {
    LogSums sums;
    for (const auto& [idx, rows] : all) {
        if (!std::binary_search(found.begin(), found.end(), idx)) continue;
        ++sums.hands;
        sums.wrong += rows.hand.standing == HandStanding::Wrong ? 1 : 0;
        sums.with_faults += rows.hand.faults > 0 ? 1 : 0;
        sums.exposures.in(rows.hand.unit) += {rows.hand.overpaid, rows.hand.underpaid};
    }
    return sums;
}

void ask_many(const HandLog& log, unsigned seed, int questions) {
    const auto all = all_derived(log);
    std::mt19937 dice(seed);
    int answered = 0;
    for (int i = 0; i < questions; ++i) {
        const SearchQuery query = question(dice);
        std::vector<std::int64_t> expected;
        for (const auto& [idx, rows] : all) {
            if (fits(query, rows)) expected.push_back(idx);
        }
        HandSearch search(log, query);
        const std::size_t most = 1 + dice() % 3000;
        BOOST_TEST_CONTEXT("question " << i << " of seed " << seed) {
            BOOST_TEST(found_after(search, most) == expected, boost::test_tools::per_element());
            BOOST_TEST(found_before(search, most) == expected, boost::test_tools::per_element());
            while (search.add_up(no_end)) {
            }
            BOOST_TEST((search.sums() == sums_by_reading(all, expected)));
        }
        answered += expected.empty() ? 0 : 1;
    }
    BOOST_TEST(answered > questions / 4);
}

std::string search_rows_of(const std::filesystem::path& file) {
    const Database database(file, Access::Read);
    std::string text;
    for (const char* query :
         {"SELECT kind||word||number||' '||block||' '||hex(hands)||mark FROM search_term",
          "SELECT block||rules||terms||' '||hands||' '||wrong||' '||overpaid||' "
          "'||chips_overpaid||' '||mark FROM search_block",
          "SELECT word||about||' '||idx FROM note_word"}) {
        Statement rows(database, query);
        while (rows.step()) text += fmt::format("{}\n", rows.text(0));
    }
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search)

BOOST_AUTO_TEST_CASE(sets_are_stored_in_the_shortest_way_and_read_back) {
    std::mt19937 dice(5);
    for (const int members : {1, 2, 199, 200, 201, 2000, 4095, 4096}) {
        HandSet set;
        while (set.count() < members) set.add(dice() % records_in_a_block);
        const std::string bytes = encode(set);
        BOOST_TEST(bytes.size() == (members == 4096  ? 1U
                                    : members <= 200 ? 2U * static_cast<unsigned>(members)
                                                     : 512U));
        BOOST_TEST((decode(bytes) == std::optional(set)));
        BOOST_TEST(!decode(bytes + bytes.substr(0, 1)).has_value());
    }
    BOOST_TEST(!decode("").has_value());
    BOOST_TEST(!decode(std::string(512, '\0')).has_value());
    BOOST_TEST(!decode(std::string("\0\2\0\1", 4)).has_value());  // falling places
    BOOST_TEST(!decode("\x10\x01").has_value());                  // a place that is none
}

BOOST_AUTO_TEST_CASE(every_question_finds_what_reading_finds) {
    const LongLog it;
    BOOST_TEST(it.log.indexed() == 2 * records_in_a_block);
    ask_many(it.log, 3, 120);
}

BOOST_AUTO_TEST_CASE(blocks_without_rows_are_searched_by_their_texts_until_they_are_indexed) {
    LongLog it;
    const std::string before = search_rows_of(it.folder.file("log.db"));
    it.spoil("DELETE FROM search_block WHERE block = 0; DELETE FROM search_term WHERE block = 0");
    BOOST_TEST(it.log.indexed() == 0);
    BOOST_TEST(it.log.check({}).is_sound());
    ask_many(it.log, 4, 12);
    BOOST_TEST(!it.log.index([](std::int64_t, std::int64_t) { return false; }));
    BOOST_TEST(it.log.index({}));
    BOOST_TEST(it.log.indexed() == 2 * records_in_a_block);
    BOOST_TEST((search_rows_of(it.folder.file("log.db")) == before));
}

BOOST_AUTO_TEST_CASE(blocks_of_other_rules_are_searched_by_their_texts) {
    LongLog it;
    it.spoil(
        "UPDATE search_block SET rules = '0'; DELETE FROM search_term WHERE block = 0;"
        "UPDATE search_block SET wrong = 0, terms = 0 WHERE block = 0");
    ask_many(it.log, 4, 12);
}

BOOST_AUTO_TEST_CASE(a_search_whose_time_is_up_goes_on_where_it_stopped) {
    const LongLog it;
    SearchQuery query;
    query.wager = "dealer";
    query.filter.only_wrong = true;
    query.least = Money::cents(100);
    HandSearch at_once(it.log, query), in_slices(it.log, query);
    const auto found = found_after(at_once, 100000);
    BOOST_TEST(found.size() > 1000U);
    BOOST_TEST(found_after(in_slices, 100000, Clock::time_point::min()) == found,
               boost::test_tools::per_element());
    while (at_once.add_up(no_end)) {
    }
    for (int i = 0; !in_slices.is_added_up(); ++i) {
        in_slices.add_up(Clock::now() + std::chrono::milliseconds(1));
        BOOST_REQUIRE(i < 100000);
    }
    BOOST_TEST((at_once.sums() == in_slices.sums()));
}

BOOST_AUTO_TEST_CASE(notes_are_found_by_how_their_words_begin) {
    const LongLog it;
    const auto hands = [&](const std::string& words) {
        SearchQuery query;
        query.notes = words;
        HandSearch search(it.log, query);
        return found_after(search, 10);
    };
    using Hands = std::vector<std::int64_t>;
    BOOST_TEST((hands("disput guest") == Hands{12, 2900}));
    BOOST_TEST((hands("CAMERA 4") == Hands{12}));
    BOOST_TEST((hands("guest settled") == Hands{2900}));
    BOOST_TEST((hands("camera review") == Hands{}));  // of two notes
    BOOST_TEST((hands("uest") == Hands{}));
    BOOST_TEST((hands("\" OR 1=1 --") == Hands{}));
    BOOST_TEST((hands("NEAR(guest*") == Hands{}));
}

BOOST_AUTO_TEST_CASE(hands_named_one_by_one_are_searched_among) {
    const LongLog it;
    SearchQuery query;
    query.among = std::vector<std::int64_t>{5, 10, 3001, 4097, 9000, 99999};
    HandSearch search(it.log, query);
    BOOST_TEST((found_after(search, 2) == std::vector<std::int64_t>{5, 10, 4097}));  // 3001: a note
    query.filter.only_wrong = true;
    HandSearch wrong(it.log, query);
    BOOST_TEST(found_after(wrong, 2).size() < 3U);
}

BOOST_AUTO_TEST_CASE(a_damaged_row_of_the_search_is_named_and_made_again) {
    LongLog it;
    const std::string before = search_rows_of(it.folder.file("log.db"));
    BOOST_TEST(it.log.check({}).is_sound());
    for (const char* sql :
         {"UPDATE search_term SET hands = x'0001' WHERE kind = 9 AND word = 'pay' AND block = 1",
          "DELETE FROM search_term WHERE kind = 3 AND block = 1",
          "UPDATE search_term SET word = 'B9' WHERE kind = 2 AND word = 'B1' AND block = 1",
          "UPDATE search_term SET mark = mark + 1 WHERE kind = 1 AND block = 1",
          "UPDATE search_block SET wrong = wrong + 1 WHERE block = 1",
          "UPDATE search_block SET terms = terms - 1 WHERE block = 1",
          "UPDATE search_block SET rules = '2-0123' WHERE block = 1",
          "INSERT INTO search_term VALUES (1, 3, 'x', 0, 1, x'0001', 5)"}) {
        it.spoil(sql);
        const CheckReport report = it.log.check({});
        BOOST_TEST_CONTEXT(sql << "\n" << told(report)) {
            BOOST_REQUIRE(!report.is_sound());
            BOOST_TEST(report.damages.front().idx > records_in_a_block);
            BOOST_TEST(report.damages.front().idx <= 2 * records_in_a_block);
        }
        BOOST_REQUIRE(it.log.rebuild({}));
        BOOST_TEST((search_rows_of(it.folder.file("log.db")) == before));
    }
    for (const char* sql : {"UPDATE note_word SET word = 'quest' WHERE word = 'guest'",
                            "DELETE FROM note_word WHERE word = 'guest'",
                            "UPDATE note_word SET about = 13 WHERE word = 'camera'"}) {
        it.spoil(sql);
        const CheckReport report = it.log.check({});
        BOOST_TEST_CONTEXT(sql << "\n" << told(report)) {
            BOOST_REQUIRE(!report.is_sound());
            BOOST_TEST(report.damages.front().idx == 3001);
        }
        BOOST_REQUIRE(it.log.rebuild({}));
    }
    BOOST_TEST(it.log.check({}).is_sound());
}

BOOST_AUTO_TEST_CASE(a_batch_that_is_given_up_leaves_no_term_behind) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(4000));
    {
        HandLog::Batch given_up(log);
        for (int i = 0; i < 90; ++i)
            given_up.add(*read_record(hand_text(fmt::format("id=G{}", i), "take dealer 25")));
    }
    import_text(log, night(200, 4001));
    BOOST_TEST(log.indexed() == records_in_a_block);
    BOOST_TEST(log.check({}).is_sound());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
