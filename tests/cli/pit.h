#pragma once
// A log with a dozen hands, accounts and a key, worked with from the command line.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "log/log_accounts.h"
#include "running.h"
#include "support/times.h"

namespace fairdeal {

inline const std::string first_words = "Seat 1 was due the Super Tie";
inline const std::string second_words = "Nothing was due to seat 1";

/// A log of a few hands and its key.
struct Pit {
    Folder folder;
    std::string log = folder.path("night.db");
    std::string key = folder.path("log.key");
    std::string pass = folder.write("pass", "long enough\n");

    Pit() {
        must("deal --game breakout --seed 5 --count 12 --errors 0.5 > '" + folder.path("hands") +
             "'");
        must("import --log '" + log + "' '" + folder.path("hands") + "'");
        auto accounts = HandLog::open(log, Access::Write, {});
        BOOST_REQUIRE(accounts.has_value());
        for (const char* id : {"f1", "f2", "r1", "r2", "g17"})
            BOOST_REQUIRE(give_account(
                *accounts, {id, "long enough", "f1", "2026-03-14T10:00:00Z"_utc}, {1, 8192}));
    }

    static std::string must(const std::string& words) {
        const Ran ran = shell("$FAIRDEAL " + words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, words + ": " + ran.err);
        return ran.out;
    }
    /// `case <action> --log ... <words>`.
    [[nodiscard]] Ran did(const std::string& action, const std::string& words) const {
        const bool signs_in = says(words, "--as") && !says(words, "--passphrase-file");
        return fairdeal_with("case " + action + " --log '" + log + "' " + words +
                             (signs_in ? " --passphrase-file '" + pass + "'" : ""));
    }
    std::string do_it(const std::string& action, const std::string& words) const {
        const Ran ran = did(action, words);
        BOOST_REQUIRE_MESSAGE(ran.status == 0, action + " " + words + ": " + ran.err);
        return ran.out;
    }
    void open(const std::string& id = "C-7", const std::string& more = "") const {
        do_it("open",
              id +
                  " --hand '#3' --as f1 --claimant g17 --at 2026-03-15T10:00:00Z --deadline "
                  "2026-03-20T18:00:00Z --text 'I had a natural.' " +
                  more);
    }
    [[nodiscard]] Ran review(const std::string& by, const std::string& words,
                             const std::string& kept) const {
        return did("review", fmt::format("C-7 --as {} --at 2026-03-15T11:00:00Z --text '{}' "
                                         "--keep '{}'",
                                         by, words, folder.path(kept)));
    }
    [[nodiscard]] Ran reveal(const std::string& by, const std::string& kept) const {
        return did("review",
                   fmt::format("C-7 --as {} --at 2026-03-15T12:00:00Z --reveal --keep '{}'", by,
                               folder.path(kept)));
    }
    void review_both() const {
        BOOST_REQUIRE(review("r1", first_words, "r1").status == 0);
        BOOST_REQUIRE(review("r2", second_words, "r2").status == 0);
    }
    void decide_and_close() const {
        BOOST_REQUIRE(reveal("r2", "r2").status == 0);
        BOOST_REQUIRE(reveal("r1", "r1").status == 0);
        do_it("decide", "C-7 --as f1 --at 2026-03-16T09:00:00Z --text 'Pay the Super Tie.'");
        do_it("close", "C-7 --as f1 --at 2026-03-16T10:00:00Z");
    }
    void sign() const {
        must("ledger key '" + key + "' --new casino.example/pit --memory 8 --passphrase-file '" +
             pass + "'");
        must("ledger checkpoint --log '" + log + "' --key '" + key + "' --passphrase-file '" +
             pass + "'");
    }
    /// The file of a case that was opened and signed.
    [[nodiscard]] std::string filed() const {
        open();
        sign();
        std::string zip = folder.path("C-7.zip");
        do_it("file", "C-7 '" + zip + "'");
        return zip;
    }
    [[nodiscard]] std::string records() const {
        return must("ledger head --log '" + log + "' --json");
    }
};

/// Refused before anything is done: exit status 2, the reason, and the log as it was.
inline void refuses(const Pit& pit, const std::string& action, const std::string& words,
                    const std::string& why) {
    const std::string before = pit.records();
    const Ran ran = pit.did(action, words);
    BOOST_TEST(ran.status == 2, action << " " << words);
    BOOST_TEST(ran.err.find(why) != std::string::npos, words << ": " << ran.err);
    BOOST_TEST(ran.out == "");
    BOOST_TEST((pit.records() == before), words);
}

}  // namespace fairdeal
