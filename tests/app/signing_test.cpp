// Signing from the desk: keys that are unlocked once, when it is time to sign, and what is said.

#include "desk/log/signing/signing_session.h"

#include "dealing/deal.h"
#include "desk/replay/replay_words.h"
#include "replay_house.h"
#include "store/key_file.h"

using namespace fairdeal;

namespace {

constexpr KeyCost cheap_log_key{1, 8192 * 1024};
constexpr std::int64_t noon_in_seconds = 1773489600;  // 2026-03-14T12:00:00Z
constexpr std::int64_t an_hour = 3600;

std::string made_key(House& house, const char* name, KeyUse use = KeyUse::Log) {
    const std::string file =
        (house.folder / (use == KeyUse::Log ? "pit.key" : "witness.key")).string();
    const std::string error = make_key(
        house.desk.signing, {file, name, use, "correct horse", "correct horse"}, cheap_log_key);
    BOOST_TEST(error == "");
    return file;
}

void finish(House& house, std::int64_t now) {
    while (house.desk.signing.run) {
        poll_signing(house.desk.signing, now);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    BOOST_TEST(house.desk.signing.error == "");
}

SignedState state_of(const House& house) {
    return signed_state(*house.desk.replay.log, house.desk.replay.file, house.desk.preferences);
}

void add_hands(House& house, int hands) {
    auto log = HandLog::open(house.file(), Access::Write, house.desk.library.misreadings);
    BOOST_REQUIRE(log.has_value());
    DealingMachine machine(TableCard(Game::Breakout), 99, 0);
    HandLog::Batch batch(*log);
    for (int i = 0; i < hands; ++i) {
        HandRecord record = machine.next().record;
        record.header.identity.id = "more-" + std::to_string(house.desk.replay.log->size() + i);
        batch.add(record);
    }
    batch.commit();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(signing)

BOOST_AUTO_TEST_CASE(a_wrong_passphrase_and_a_missing_file_are_told_clearly) {
    House house(10);
    Signing& signing = house.desk.signing;
    const std::string file = made_key(house, "casino.example/pit-1/hands");
    lock_keys(signing);
    BOOST_TEST(unlock(signing, file, "wrong horse") ==
               "The passphrase is wrong, or the key file was changed.");
    BOOST_TEST(!signing.key);
    BOOST_TEST(unlock(signing, file, "") == "Type the passphrase of the key.");
    BOOST_TEST(unlock(signing, file + "x", "correct horse") == "There is no such file.");
    BOOST_TEST(unlock(signing, "", "x") == "Choose the key's file first.");
    BOOST_TEST(unlock(signing, file, "correct horse") == "");
    BOOST_TEST(signing.key->public_key().name == "casino.example/pit-1/hands");
    BOOST_TEST(make_key(signing, {file, "a/b", KeyUse::Log, "correct horse", "correct mule"},
                        cheap_log_key) == "The two passphrases are not the same.");
    BOOST_TEST(make_key(signing, {file, "a/b", KeyUse::Log, "correct horse", "correct horse"},
                        cheap_log_key) == "There is a file of this name already.");
}

BOOST_AUTO_TEST_CASE(nothing_is_signed_without_a_key_and_all_of_it_with_one) {
    House house(30);
    BOOST_TEST(!poll_signing(house.desk.signing, noon_in_seconds));
    BOOST_TEST(signing_in_words(house.desk.signing, noon_in_seconds) == "Never signed");
    made_key(house, "casino.example/pit-1/hands");
    BOOST_TEST(poll_signing(house.desk.signing, noon_in_seconds));
    finish(house, noon_in_seconds);
    BOOST_TEST(state_of(house).signed_up_to == 30);
    BOOST_TEST(signing_in_words(house.desk.signing, noon_in_seconds + 90) ==
               "All 30 records signed, 1 minute ago, by casino.example/pit-1/hands");
    BOOST_TEST((read_preferences(house.desk.preferences.folder).value() == house.desk.preferences));
    const auto log = HandLog::open(house.file(), Access::Read, house.desk.library.misreadings);
    BOOST_TEST(log->check({}).is_sound());
}

BOOST_AUTO_TEST_CASE(it_is_signed_on_the_hour_at_a_shifts_end_after_work_and_on_closing) {
    House house(20);
    made_key(house, "casino.example/pit-1/hands");
    poll_signing(house.desk.signing, noon_in_seconds);
    finish(house, noon_in_seconds);
    add_hands(house, 5);
    BOOST_TEST(!poll_signing(house.desk.signing, noon_in_seconds + an_hour - 1));
    BOOST_TEST(signing_in_words(house.desk.signing, noon_in_seconds)
                   .starts_with("Signed up to 20 of 25 records"));
    BOOST_TEST(poll_signing(house.desk.signing, noon_in_seconds + an_hour));
    finish(house, noon_in_seconds + an_hour);
    BOOST_TEST(state_of(house).signed_up_to == 25);

    house.desk.preferences.sign_every_minutes = 1440;
    add_hands(house, 5);
    BOOST_TEST(!poll_signing(house.desk.signing, noon_in_seconds + 2 * an_hour - 1));
    BOOST_TEST(
        poll_signing(house.desk.signing, noon_in_seconds + 2 * an_hour));  // 14:00: a shift ends
    finish(house, noon_in_seconds + 2 * an_hour);
    BOOST_TEST(state_of(house).signed_up_to == 30);

    add_hands(house, 5);
    open_log(house.desk, house.file().string());  // as after an import
    house.finish();
    BOOST_TEST(poll_signing(house.desk.signing, noon_in_seconds + 2 * an_hour + 5));
    finish(house, noon_in_seconds + 2 * an_hour + 5);
    BOOST_TEST(state_of(house).signed_up_to == 35);

    add_hands(house, 5);
    sign_before_closing(house.desk.signing, noon_in_seconds + 2 * an_hour + 9);
    BOOST_TEST(state_of(house).is_whole());
    BOOST_TEST(state_of(house).records == 40);
}

BOOST_AUTO_TEST_CASE(a_second_key_witnesses_and_a_wrong_one_is_refused) {
    House house(20);
    made_key(house, "casino.example/pit-1/hands");
    sign_before_closing(house.desk.signing, noon_in_seconds);
    made_key(house, "surveillance.example", KeyUse::Witness);
    witness_now(house.desk.signing, "", noon_in_seconds);
    finish(house, noon_in_seconds);
    BOOST_TEST((state_of(house).witnesses == std::vector<std::string>{"surveillance.example"}));
    BOOST_TEST(signing_in_words(house.desk.signing, noon_in_seconds)
                   .ends_with("witnessed by surveillance.example"));
    add_hands(house, 1);
    witness_now(house.desk.signing, (house.folder / "none").string(), noon_in_seconds);
    BOOST_TEST(house.desk.signing.error.ends_with("it cannot be read"));

    lock_keys(house.desk.signing);
    std::filesystem::remove(house.folder / "pit.key");
    made_key(house, "other.example/log");
    sign_before_closing(house.desk.signing, noon_in_seconds);
    BOOST_TEST(house.desk.signing.error ==
               "this log is casino.example/pit-1/hands; the key is of other.example/log");
    BOOST_TEST(state_of(house).signed_up_to == 20);
}

BOOST_AUTO_TEST_CASE(a_key_that_signed_another_log_signs_this_one_only_once_somebody_said_so) {
    House house(10);
    SigningSession& signing = house.desk.signing;
    made_key(house, "casino.example/pit-1/hands");
    BOOST_TEST(other_log_of_key(signing) == "");
    sign_before_closing(signing, noon_in_seconds);
    BOOST_TEST(state_of(house).is_whole());
    const std::string first = house.file().string();
    house.desk.replay.work = start_sample((house.folder / "other.db").string(), 10, {});
    house.finish();
    BOOST_TEST(other_log_of_key(signing) == first);
    // Not by itself: neither in time nor as the desk closes.
    BOOST_TEST(!poll_signing(signing, noon_in_seconds + 24 * an_hour));
    sign_before_closing(signing, noon_in_seconds + 24 * an_hour);
    BOOST_TEST(signing_in_words(signing, noon_in_seconds) == "Never signed");
    // It is remembered from run to run.
    const auto kept = read_preferences(house.desk.preferences.folder).value();
    BOOST_TEST(kept.signed_with.size() == 1U);
    signing.shares_key = house.desk.replay.file;
    sign_now(signing, noon_in_seconds);
    finish(house, noon_in_seconds);
    BOOST_TEST(state_of(house).is_whole());
    BOOST_TEST(other_log_of_key(signing) == "");  // it is a key of this log from now on
    signing.shares_key.clear();
    open_log(house.desk, first);
    house.finish();
    BOOST_TEST(other_log_of_key(signing) == "");
    // Another key is asked about nothing.
    lock_keys(signing);
    BOOST_TEST(other_log_of_key(signing) == "");
    BOOST_TEST(key_file_offered(signing) == (house.desk.preferences.folder / "log.key").string());
    BOOST_TEST(key_name_offered(signing) == "casino.example/pit-1/hands");
}

BOOST_AUTO_TEST_CASE(no_key_is_made_for_a_log_that_cannot_be_signed) {
    House house(1);
    const std::string file = (house.folder / "pit.key").string();
    const NewKey wanted{file, "a/b", KeyUse::Log, "correct horse", "correct horse", file + ".none"};
    BOOST_TEST(make_key(house.desk.signing, wanted, cheap_log_key) != "");
    BOOST_TEST(!std::filesystem::exists(file));
}

BOOST_AUTO_TEST_CASE(shifts_end_at_their_hours) {
    BOOST_TEST(shift_ended_between(noon_in_seconds, noon_in_seconds + 2 * an_hour));
    BOOST_TEST(!shift_ended_between(noon_in_seconds, noon_in_seconds + 2 * an_hour - 1));
    BOOST_TEST(
        !shift_ended_between(noon_in_seconds + 2 * an_hour, noon_in_seconds + 10 * an_hour - 1));
    BOOST_TEST(shift_ended_between(noon_in_seconds + 9 * an_hour, noon_in_seconds + 10 * an_hour));
    BOOST_TEST(shift_ended_between(noon_in_seconds, noon_in_seconds + 48 * an_hour));
}

BOOST_AUTO_TEST_SUITE_END()
