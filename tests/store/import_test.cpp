// Importing: what is stored, what is refused and where, and that an import broken off is finished
// by doing it again.

#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>
#include <boost/test/unit_test.hpp>
#include <fstream>

#include "formats/record_source.h"
#include "store/folder.h"

namespace fairdeal {

namespace {

std::string counts(const ImportReport& report) {
    return fmt::format("read {} stored {} duplicates {} refused {}", report.read, report.stored,
                       report.duplicates, report.refused);
}

/// What the stream makes of an input, to be compared with split_records.
std::vector<std::pair<std::string, int>> streamed(const std::string& input) {
    std::istringstream in(input);
    const auto records = open_source(in, FileFormat::Notation);
    std::vector<std::pair<std::string, int>> all;
    SourcedRecord record;
    while (records->next(record)) all.emplace_back(record.text, record.first_line());
    return all;
}

std::vector<std::pair<std::string, int>> split(const std::string& input) {
    std::vector<std::pair<std::string, int>> all;
    for (const RecordText& record : split_records(input)) {
        all.emplace_back(std::string(record.text) + "\n", record.first_line);
    }
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(streams)

BOOST_AUTO_TEST_CASE(a_stream_is_cut_as_a_text_in_memory_is) {
    // Every text of up to seven of these characters.
    constexpr std::string_view letters = "\n #a";
    int different = 0;
    for (std::size_t length = 0; length <= 7; ++length) {
        std::size_t texts = 1;
        for (std::size_t i = 0; i < length; ++i) texts *= letters.size();
        for (std::size_t number = 0; number < texts; ++number) {
            std::string text;
            for (std::size_t rest = number, i = 0; i < length; ++i, rest /= letters.size())
                text += letters[rest % letters.size()];
            if (streamed(text) == split(text)) continue;
            ++different;
            BOOST_TEST_MESSAGE("cut differently: " << text);
        }
    }
    BOOST_TEST(different == 0);
}

BOOST_AUTO_TEST_CASE(a_stream_that_cannot_be_read_gives_nothing_and_says_so) {
    const Folder folder;
    std::ifstream in(folder.path());  // a folder can be opened, but not read
    const auto records = open_source(in, FileFormat::Notation);
    SourcedRecord record;
    BOOST_TEST(!records->next(record));
    BOOST_TEST(in.bad());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(imports)

BOOST_AUTO_TEST_CASE(the_text_of_a_hand_comes_back_as_it_was) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string text = hand_text("id=A-1 table=B7");
    BOOST_TEST(counts(import_text(log, text)) == "read 1 stored 1 duplicates 0 refused 0");
    BOOST_TEST(log.record_of("A-1")->text == text);
}

BOOST_AUTO_TEST_CASE(comments_are_read_and_not_stored) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log,
                "# a night at B7\n\n# another word\nbreakout id=A-1 # the header\n1 bet dealer "
                "25.00\n# between\n1 deal Tc 9d # two\n");
    BOOST_REQUIRE(log.record_of("A-1").has_value());
    BOOST_TEST(log.record_of("A-1")->text == "breakout id=A-1\n1 bet dealer 25\n1 deal Tc 9d\n");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_refused_with_its_place_and_the_rest_is_stored) {
    struct Case {
        const char* what;
        std::string text;   // behind one sound hand of 10 lines and a blank line
        const char* words;  // the first problem
    };
    const std::string fine = hand_text("id=F-1");
    // clang-format off
    const std::vector<Case> cases{
        {"no game",          "poker id=X\n1 bet dealer 25\n",             "n.txt:12:1: 'poker' is not a game: breakout, midnight, extreme or league"},
        {"no card",          "breakout\n1 deal Z9 9d\n",                  "n.txt:13:8: 'Z9' is not a card"},
        {"an unknown key",   "breakout colour=red\n1 bet dealer 25\n",    "n.txt:12:10: 'colour' is not a key of a breakout hand"},
        {"a tab",            "breakout\n1\tbet dealer 25\n",              "n.txt:13:2: a tab: words are separated by one space"},
        {"CR LF",            "breakout\r\n1 bet dealer 25\r\n",           "n.txt:12:9: a carriage return: lines end with LF alone"},
        {"a byte order mark", "\xef\xbb\xbf" "breakout\n1 bet dealer 25\n", "n.txt:12:1: the byte 0xef is not ASCII text"},
        {"a NUL",            std::string("breakout\n1 bet\0 dealer 25\n", 26), "n.txt:13:6: the byte 0x00 is not ASCII text"},
        {"impossible",       "breakout\n1 hit Kc\n",                      "n.txt:13:1: 1 has not been dealt two cards"},
        {"money too large",  "breakout\n1 bet dealer 10000000000\n",      "n.txt:13:14: '10000000000' is not an amount such as 25 or 12.50, up to 9999999999.99"},
        {"too long a line",  "breakout # " + std::string(70000, 'x') + "\n1 bet dealer 25\n", "n.txt:12:1: a record of more than 65536 bytes"},
        {"too many lines",   [] { std::string text = "breakout\n"; while (text.size() < 70000) text += "1 bet dealer 25\n"; return text; }(),
                             "n.txt:12:1: a record of more than 65536 bytes"},
        {"CR LF throughout", [] { std::string text; while (text.size() < 70000) text += "breakout\r\n1 bet dealer 25\r\n\r\n"; return text; }(),
                             "n.txt:12:1: a record of more than 65536 bytes; its lines end with CR LF, so no blank line parts it from the next"},
        {"the id again",     hand_text("id=F-1", "take dealer 25"),       "n.txt:12:10: the log holds another hand of the id F-1 (#1); a hand is never replaced"},
    };
    // clang-format on
    for (const Case& row : cases) {
        BOOST_TEST_CONTEXT(row.what) {
            const Folder folder;
            HandLog log = opened(folder.file("log.db"));
            const ImportReport report =
                import_text(log, fine + "\n" + row.text + "\n" + hand_text("id=L-1"), "n.txt");
            BOOST_TEST(counts(report) == "read 3 stored 2 duplicates 0 refused 1");
            BOOST_REQUIRE(!report.problems.empty());
            BOOST_TEST(to_text(report.problems.front()) == row.words);
            BOOST_TEST(log.size() == 2);
            BOOST_TEST(log.record_of("#1")->text == fine);
            BOOST_TEST(log.record_of("L-1")->row.idx == 2);
        }
    }
}

BOOST_AUTO_TEST_CASE(other_line_ends_are_told_once) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const ImportReport report =
        import_text(log, "breakout\r\n1 bet dealer 25\r\n1 deal Ts 9s\r\n", "n.txt");
    BOOST_REQUIRE(report.problems.size() == 1U);
    BOOST_TEST(to_text(report.problems.front()) ==
               "n.txt:1:9: a carriage return: lines end with LF alone");
}

BOOST_AUTO_TEST_CASE(every_problem_of_a_record_is_told_up_to_a_hundred) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const ImportReport two = import_text(log, "breakout\n1 bet dealer x\n1 deal Z9 9d\n");
    BOOST_TEST(two.problems.size() == 2U);
    std::string many;
    for (int i = 0; i < 300; ++i) many += "breakout\n1 bet dealer x\n\n";
    const ImportReport report = import_text(log, many);
    BOOST_TEST(report.refused == 300);
    BOOST_TEST(report.problems.size() == most_problems);
    std::istringstream again(many);
    std::size_t told = 0;
    import_records(log, again, {"n.txt"}, {}, [&](const Problem&, RefusalKind) { ++told; });
    BOOST_TEST(told == 300U);
}

BOOST_AUTO_TEST_CASE(a_trial_says_what_would_be_stored_and_stores_nothing) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(3));
    const auto tried = [&](const HandLog* with, const std::string& text) {
        std::istringstream in(text);
        return counts(try_import(with, in, {"n.txt"}));
    };
    const std::string twice = hand_text("") + "\n" + hand_text("");
    const std::string other = hand_text("id=N-1 table=B9") + "\n" + hand_text("id=N-1 table=B8");
    const std::string text = night(5) + "\n" + twice + "\n" + other + "\nbreakout\n1 bet x\n";
    BOOST_TEST(tried(nullptr, text) == "read 10 stored 7 duplicates 1 refused 2");
    const std::string of_the_log = tried(&log, text);
    BOOST_TEST(log.size() == 3);
    BOOST_TEST(counts(import_text(log, text)) == of_the_log);
}

BOOST_AUTO_TEST_CASE(a_prefix_goes_before_every_id_and_an_id_that_gets_too_long_is_refused) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string text = hand_text("id=1 table=B7") + "\n" + hand_text("table=B7") + "\n" +
                             hand_text("id=" + std::string(62, '9') + " table=B7");
    const auto take = [&](const std::string& prefix) {
        std::istringstream in(text);
        return import_records(log, in, {"n.txt", std::nullopt, prefix});
    };
    const ImportReport report = take("B7-");
    BOOST_TEST(counts(report) == "read 3 stored 2 duplicates 0 refused 1");
    BOOST_TEST(to_text(report.problems.at(0))
                   .ends_with(":10: the id with its prefix has more than 64 characters"));
    BOOST_TEST(log.record_of("B7-1").has_value());
    BOOST_TEST(!log.record_of("1").has_value());
    BOOST_TEST(counts(take("B7-")) == "read 3 stored 0 duplicates 2 refused 1");
    BOOST_TEST(counts(take("B8-")) == "read 3 stored 1 duplicates 1 refused 1");
}

BOOST_AUTO_TEST_CASE(the_same_file_twice_stores_nothing_twice) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string text = night(50) + "\n" + hand_text("") + "\n" + hand_text("table=B2");
    BOOST_TEST(counts(import_text(log, text)) == "read 52 stored 52 duplicates 0 refused 0");
    BOOST_TEST(counts(import_text(log, text)) == "read 52 stored 0 duplicates 52 refused 0");
    BOOST_TEST(log.size() == 52);
}

BOOST_AUTO_TEST_CASE(a_copy_within_a_file_is_a_duplicate) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string text = hand_text("") + "\n" + hand_text("id=A") + "\n" + hand_text("") +
                             "\n# the same\n" + hand_text("id=A");
    BOOST_TEST(counts(import_text(log, text)) == "read 4 stored 2 duplicates 2 refused 0");
}

BOOST_AUTO_TEST_CASE(an_empty_file_is_an_import_of_nothing) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    for (const char* text : {"", "\n\n\n", "# only a word\n"}) {
        BOOST_TEST(counts(import_text(log, text)) == "read 0 stored 0 duplicates 0 refused 0");
    }
}

BOOST_AUTO_TEST_CASE(hands_of_a_game_without_rules_are_kept_unruled) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    import_text(log, "midnight id=M\n1 bet player 20\n1 deal 8h 8c\n");
    const auto hand = log.record_of("M");
    BOOST_REQUIRE(hand.has_value());
    BOOST_TEST(
        (hand->row.standing ==
         (rules_of(Game::Midnight) == nullptr ? HandStanding::Unruled : HandStanding::Unclaimed)));
}

BOOST_AUTO_TEST_CASE(a_cancelled_import_keeps_whole_batches_and_is_finished_later) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const std::string text = night(2500);
    std::istringstream in(text);
    std::int64_t bytes_told = 0;
    const ImportReport report =
        import_records(log, in, {"n.txt"}, [&](const ImportReport& so_far, std::int64_t bytes) {
            BOOST_TEST(so_far.stored % hands_in_a_batch == 0);
            bytes_told = bytes;
            return so_far.stored < 2 * hands_in_a_batch;
        });
    BOOST_TEST(report.cancelled);
    BOOST_TEST(report.stored == 2000);
    BOOST_TEST(log.size() == 2000);
    BOOST_TEST((bytes_told > 0 && bytes_told < static_cast<std::int64_t>(text.size())));
    BOOST_TEST(counts(import_text(log, text)) == "read 2500 stored 500 duplicates 2000 refused 0");
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_read_to_its_end_says_so) {
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    std::ifstream in(folder.path());
    const ImportReport report = import_records(log, in, {"night.txt"});
    BOOST_REQUIRE(report.problems.size() == 1U);
    BOOST_TEST(to_text(report.problems.front()) == "night.txt: cannot be read to its end");
}

BOOST_AUTO_TEST_CASE(a_full_disk_stops_the_import_and_keeps_whole_batches) {
    const Folder folder;
    const std::string text = night(5000);
    { opened(folder.file("log.db")); }
    BOOST_TEST(in_a_child(false, [&] {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit little{600'000, 600'000};  // no file grows beyond it
        ::setrlimit(RLIMIT_FSIZE, &little);
        auto log = HandLog::open(folder.file("log.db"), Access::Write, {});
        std::istringstream in(text);
        try {
            import_records(*log, in, {"n.txt"});
        } catch (const StoreError&) {
            return log->size() >= hands_in_a_batch;
        }
        return false;
    }));
    HandLog log = opened(folder.file("log.db"));
    const std::int64_t kept = log.size();
    BOOST_TEST(kept % hands_in_a_batch == 0);
    BOOST_TEST(kept < 5000);
    BOOST_TEST(log.check({}).is_sound());
    BOOST_TEST(import_text(log, text).stored == 5000 - kept);
}

BOOST_AUTO_TEST_CASE(two_imports_at_once_store_every_hand_once) {
    const Folder folder;
    { opened(folder.file("log.db")); }
    const auto import_in_a_child = [&](int first) {
        const pid_t child = ::fork();
        if (child != 0) return child;
        auto log = HandLog::open(folder.file("log.db"), Access::Write, {});
        std::istringstream in(night(4000, first));
        const ImportReport report = import_records(*log, in, {"n.txt"});
        ::_exit(report.stored + report.duplicates == 4000 ? 0 : 1);
    };
    const pid_t one = import_in_a_child(1);
    const pid_t other = import_in_a_child(2001);
    for (const pid_t child : {one, other}) {
        int status = 1;
        ::waitpid(child, &status, 0);
        BOOST_TEST(status == 0);
    }
    const HandLog log = opened(folder.file("log.db"), Access::Read);
    BOOST_TEST(log.size() == 6000);
    BOOST_TEST(log.check({}).is_sound());
}

BOOST_AUTO_TEST_CASE(an_import_that_is_killed_is_finished_by_doing_it_again) {
    const std::string text = night(5000);
    for (const int pause_us : {3000, 12000, 25000, 60000, 120000, 250000}) {
        BOOST_TEST_CONTEXT("killed after " << pause_us << " us") {
            const Folder folder;
            { opened(folder.file("log.db")); }
            int told[2] = {};
            BOOST_REQUIRE(::pipe(told) == 0);
            const pid_t importer = ::fork();
            if (importer == 0) {
                auto log = HandLog::open(folder.file("log.db"), Access::Write, {});
                std::istringstream in(text);
                import_records(*log, in, {"n.txt"}, [&](const ImportReport& so_far, std::int64_t) {
                    return ::write(told[1], &so_far.stored, sizeof so_far.stored) ==
                           static_cast<ssize_t>(sizeof so_far.stored);
                });
                ::_exit(0);
            }
            ::close(told[1]);
            ::usleep(static_cast<useconds_t>(pause_us));
            ::kill(importer, SIGKILL);
            ::waitpid(importer, nullptr, 0);
            std::int64_t acknowledged = 0;
            for (std::int64_t stored = 0; ::read(told[0], &stored, sizeof stored) > 0;)
                acknowledged = stored;
            ::close(told[0]);

            // A reader sees whole batches, and at least those that were acknowledged.
            const std::int64_t kept = opened(folder.file("log.db"), Access::Read).size();
            BOOST_TEST(kept >= acknowledged);
            BOOST_TEST(kept % hands_in_a_batch == 0);
            HandLog log = opened(folder.file("log.db"));
            const ImportReport report = import_text(log, text);
            BOOST_TEST(report.stored == 5000 - kept);
            BOOST_TEST(report.duplicates == kept);
            BOOST_TEST(log.check({}).is_sound());
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
