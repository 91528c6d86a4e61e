// An older copy of an office put back in its place, or another history of it: by a candidate with
// the account, after they failed.

#include <boost/test/unit_test.hpp>

#include "offices.h"
#include "support/times.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

struct RolledBack : OfficeHouse {
    RolledBack() {
        fs::copy(folder.file("office"), folder.file("before"), fs::copy_options::recursive);
        fs::copy_file(folder.file("school.db"), folder.file("school-before.db"));
    }
    /// Puts the copy of before in the office's place.
    void put_back() {
        office.reset();
        fs::remove_all(folder.file("office"));
        fs::copy(folder.file("before"), folder.file("office"), fs::copy_options::recursive);
        fs::permissions(folder.file("office"), fs::perms::owner_all);
    }
    /// The school as it was before, which saw nothing later.
    School school_of_before() {
        auto before = School::open(folder.file("school-before.db"), Access::Write);
        BOOST_REQUIRE_MESSAGE(before, why(before));
        return *std::move(before);
    }
    Result<Office> open_with(School& at, const fs::path& seen = {}) {
        return Office::open(
            folder.file("office"), at, [] { return "2026-03-15T00:00:00Z"_utc; }, seen);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(seen_logs)

BOOST_AUTO_TEST_CASE(an_older_office_is_refused_by_what_the_school_saw) {
    RolledBack house;
    house.open_sitting();
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    house.put_back();
    const std::string refusal = why(house.open_with(house.school));
    BOOST_TEST(refusal.starts_with("an older copy of the log was put back: the school "
                                   "saw "),
               refusal);
}

// The same, in the middle of a sitting: answers that did not please are taken back.
BOOST_AUTO_TEST_CASE(an_answer_cannot_be_taken_back_by_an_older_copy) {
    OfficeHouse house;
    const std::string id = house.open_sitting(exam_text(exam_of_two_parts()));
    house.released(id);
    auto seat = house.office->take_seat(id).value();
    BOOST_REQUIRE(house.office->record(seat, SittingEventKind::Show, {"1", "0"}, ""));
    const fs::path office = house.folder.file("office"), before = house.folder.file("before");
    fs::copy(office, before, fs::copy_options::recursive);
    BOOST_REQUIRE(house.office->record(seat, SittingEventKind::Reply, {"1", "900"}, "x\n"));
    house.office.reset();
    fs::remove_all(office);
    fs::copy(before, office, fs::copy_options::recursive);
    fs::permissions(office, fs::perms::owner_all);
    BOOST_TEST(
        why(house.opened()).starts_with("an older copy of the log was put back: the school saw "));
}

BOOST_AUTO_TEST_CASE(with_the_school_put_back_too_this_account_remembers) {
    RolledBack house;
    const fs::path seen = house.folder.file("state") / "seen-logs";
    house.open_sitting();
    {
        const auto office = house.open_with(house.school, seen);
        BOOST_REQUIRE_MESSAGE(office, why(office));
    }
    house.put_back();
    School other = house.school_of_before();
    const std::string refusal = why(house.open_with(other, seen));
    BOOST_TEST(refusal.starts_with("an older copy of the log was put back: this desk saw "),
               refusal);
    BOOST_TEST(why(house.open_with(other)) == "");  // nobody is left who saw it: a receipt names it
}

BOOST_AUTO_TEST_CASE(the_log_alone_put_back_is_refused_by_its_folder) {
    RolledBack house;
    house.open_sitting();
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    house.office.reset();
    fs::copy_file(house.folder.file("before") / "log.db", house.folder.file("office") / "log.db",
                  fs::copy_options::overwrite_existing);
    School other = house.school_of_before();
    BOOST_TEST(why(house.open_with(other))
                   .starts_with("an older copy of the log was put back: the office's "
                                "folder saw "));
}

BOOST_AUTO_TEST_CASE(another_history_of_the_same_length_is_refused) {
    RolledBack house;
    static_cast<void>(house.signed_in("eve"));
    static_cast<void>(house.signed_in("max"));
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto size = house.office->log().size();
    house.put_back();
    School other = house.school_of_before();
    {
        auto office = house.open_with(other);
        BOOST_REQUIRE_MESSAGE(office, why(office));
        while (office->log().size() < size) BOOST_REQUIRE(office->sign_in("ivo", his_passphrase));
    }
    const std::string refusal = why(house.open_with(house.school));
    BOOST_TEST(refusal.starts_with("this is another history of the log"), refusal);
}

BOOST_AUTO_TEST_CASE(an_administrator_accepts_a_backup_and_that_is_recorded) {
    RolledBack house;
    house.open_sitting();
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    house.put_back();
    auto office = Office::open_restored(house.folder.file("office"), house.school,
                                        [] { return "2026-03-15T00:00:00Z"_utc; });
    BOOST_REQUIRE_MESSAGE(office, why(office));
    const auto eve = office->sign_in("eve", his_passphrase);
    BOOST_TEST(why(office->accept_restored(*eve, "A disk broke.")) == "eve may not manage keys");
    const auto ada = office->sign_in("ada", his_passphrase);
    BOOST_TEST(why(office->accept_restored(*ada, "")) == "say why an older log is in place");
    BOOST_TEST(why(office->accept_restored(*ada, "A disk broke.")) == "");
    BOOST_TEST(last_event(*office, "ada").what.ends_with(": A disk broke."));
    BOOST_TEST(why(office->accept_restored(*ada, "Again.")) ==
               "the log is no older than the newest seen");
    BOOST_TEST(why(house.open_with(house.school)) == "");
}

BOOST_AUTO_TEST_CASE(a_memory_that_cannot_be_read_is_no_permission) {
    RolledBack house;
    house.open_sitting();
    house.office.reset();
    const fs::path seen = house.folder.file("office") / "seen-logs";
    for (const char* text : {"nonsense\n", "\n\nx 1 y z\n", "0"}) {
        write_bytes(seen, text);
        BOOST_TEST(why(house.open_with(house.school)) == "this is no line of a log that was seen");
    }
    fs::remove(seen);
    fs::create_directory(seen);
    BOOST_TEST(why(house.open_with(house.school)) == "this is a directory, not a file");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
