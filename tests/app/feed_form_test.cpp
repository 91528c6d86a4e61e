// Another system's documents at the desk: what is chosen, tried without a trace, imported, and what
// is not taken said.

#include "desk/log/feed/feed_form.h"

#include <fstream>

#include "log/office_log.h"
#include "log/source.h"
#include "replay_house.h"
#include "support/says.h"

using namespace fairdeal;

namespace {

const std::filesystem::path shipped = std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "db/mappings";

std::string sample(const std::string& mapping, const std::string& name) {
    return (shipped / mapping / "samples" / name).string();
}

struct FeedHouse : House {
    /// No log is open.
    FeedHouse() : House(0) {
        desk.replay.log.reset();
        desk.replay.file.clear();
    }

    /// A copy, so that the log beside it is this test's own.
    std::string copied(const std::string& file) {
        const auto to = folder / std::filesystem::path(file).filename();
        std::filesystem::copy_file(file, to, std::filesystem::copy_options::overwrite_existing);
        return to.string();
    }
    static void pick(FeedForm& form, const std::string& name) {
        const auto at = std::ranges::find(form.mappings(), name, &Mapping::name);
        BOOST_REQUIRE(at != form.mappings().end());
        form.pick(static_cast<int>(at - form.mappings().begin()));
    }
    static void finish_trial(FeedForm& form) {
        form.start_trial();
        while (form.trial() != nullptr) form.poll();
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(feed_form)

BOOST_AUTO_TEST_CASE(a_long_path_is_shown_without_its_middle_and_no_letter_is_cut) {
    BOOST_TEST(short_path("/srv/night.json") == "/srv/night.json");
    const std::string folder = "/srv/studio/" + std::string(90, 'x');
    BOOST_TEST(short_path(folder + "/2026-11-28/night.json") ==
               "/srv/studio/xxxxxxxx\u2026xxxxxxxxxxxxxx/2026-11-28/night.json");
    for (int before = 0; before < 4; ++before) {
        std::string path(static_cast<std::size_t>(before), 'a');
        for (int i = 0; i < 60; ++i) path += "\u00e9";
        const std::string shown = short_path(path);
        const auto cut = shown.find("\u2026");
        BOOST_REQUIRE(cut != std::string::npos);
        BOOST_TEST((cut - static_cast<std::size_t>(before)) % 2 == 0U, shown);
    }
}

BOOST_AUTO_TEST_CASE(a_trial_says_what_would_come_of_it_and_leaves_no_trace) {
    FeedHouse house;
    FeedForm form(house.desk.replay);
    BOOST_TEST(form.missing() == "Choose a mapping.");
    FeedHouse::pick(form, "studio-warehouse");
    BOOST_TEST(form.missing() == "Choose the file of documents.");
    const std::string documents = house.copied(sample("studio-warehouse", "six-rounds.json"));
    form.set_documents(documents);
    BOOST_TEST(form.missing() == "");
    const auto log = std::filesystem::path(documents).replace_extension(".db");
    BOOST_TEST(form.where_to() == "Into a new log: " + log.string());
    FeedHouse::finish_trial(form);
    BOOST_TEST(form.error() == "");
    BOOST_TEST(form.report() ==
               "6 rounds read: 6 would be stored, 0 in the log already, 0 would be refused");
    BOOST_TEST(!std::filesystem::exists(log));
    BOOST_TEST(house.desk.preferences.recent_mappings.empty());
}

BOOST_AUTO_TEST_CASE(
    what_is_imported_is_in_the_log_with_its_documents_and_the_mapping_is_remembered) {
    FeedHouse house;
    FeedForm form(house.desk.replay);
    FeedHouse::pick(form, "studio-warehouse");
    form.set_documents(house.copied(sample("studio-warehouse", "six-rounds.json")));
    form.import();
    house.finish();
    BOOST_TEST(house.desk.replay.report == "6 hands imported");
    BOOST_REQUIRE(house.desk.replay.log);
    BOOST_TEST(house.desk.replay.log->sums({}).hands == 6);
    BOOST_TEST(source_of(*house.desk.replay.log, 1).has_value());
    const FeedForm again(house.desk.replay);
    BOOST_REQUIRE(again.mapping() != nullptr);
    BOOST_TEST(again.mapping()->name == "studio-warehouse");
    BOOST_TEST(says(again.where_to(), "Into the log that is open: "));
}

/// Another night need not go into the log of this one.
BOOST_AUTO_TEST_CASE(with_a_log_open_the_documents_may_go_into_a_new_one) {
    House house(5);
    const std::string open = house.desk.replay.file;
    FeedForm form(house.desk.replay);
    FeedHouse::pick(form, "studio-warehouse");
    const auto documents = house.folder / "other.json";
    std::filesystem::copy_file(sample("studio-warehouse", "six-rounds.json"), documents);
    form.set_documents(documents.string());
    BOOST_TEST(form.where_to() == "Into the log that is open: " + open);
    form.set_into_new(true);
    BOOST_TEST(form.where_to() == "Into a new log: " + (house.folder / "other.db").string());
    form.import();
    house.finish();
    BOOST_TEST(house.desk.replay.file == (house.folder / "other.db").string());
    BOOST_TEST(house.desk.replay.log->sums({}).hands == 6);
    BOOST_TEST(open_hand_log(open, Access::Read, {})->sums({}).hands == 5);
}

BOOST_AUTO_TEST_CASE(what_is_refused_or_not_known_is_said) {
    FeedHouse house;
    FeedForm form(house.desk.replay);
    FeedHouse::pick(form, "studio-warehouse");
    form.set_documents(house.copied(sample("studio-warehouse", "drift.json")));
    FeedHouse::finish_trial(form);
    BOOST_TEST(says(form.report(), "the mapping does not know "), form.report());
    BOOST_REQUIRE(!form.not_taken().empty());
    BOOST_TEST(says(form.not_taken().back(), "the mapping does not know the field "));
    form.set_documents(house.copied(sample("studio-warehouse", "refused.json")));
    BOOST_TEST(form.not_taken().empty());
    form.import();
    house.finish();
    BOOST_TEST(says(house.desk.replay.report, " refused"), house.desk.replay.report);
    BOOST_TEST(says(house.desk.replay.not_taken.front(), "(R"),
               house.desk.replay.not_taken.front());
}

BOOST_AUTO_TEST_CASE(every_file_that_a_mapping_joins_is_asked_for) {
    FeedHouse house;
    FeedForm form(house.desk.replay);
    FeedHouse::pick(form, "provider-bets");
    form.set_documents(house.copied(sample("provider-bets", "night.json")));
    BOOST_REQUIRE(form.files().joined.size() == 4U);
    for (std::size_t place = 0; place < 4; ++place) {
        const std::string list = form.files().joined[place].list;
        BOOST_TEST(form.title_of(place) == "The list \u201c" + list + "\u201d");
        BOOST_TEST(form.missing() == "Still to be chosen: The list \u201c" + list + "\u201d.");
        form.set_joined(
            place, (shipped / "provider-bets/joined" / ("night.json." + list + ".json")).string());
    }
    BOOST_TEST(form.missing() == "");
    FeedHouse::finish_trial(form);
    BOOST_TEST(says(form.report(), " would be stored"), form.report() + form.error());
    FeedHouse::pick(form, "shoe-reader");
    BOOST_REQUIRE(form.files().joined.size() == 1U);
    BOOST_TEST(form.title_of(0) == "The file that is joined to them");
}

/// A folder without a mapping, one whose program does not compile, a file that is not there, a
/// folder in its place, bytes that are no document.
BOOST_AUTO_TEST_CASE(bad_input_is_refused_in_words) {
    FeedHouse house;
    FeedForm form(house.desk.replay);
    form.add(house.folder);
    BOOST_TEST(says(form.error(), "holds no mapping: there is no file mapping.xml in it."));
    BOOST_TEST((form.mapping() == nullptr));
    const auto own = house.folder / "own";
    std::filesystem::copy(shipped / "studio-warehouse", own,
                          std::filesystem::copy_options::recursive);
    std::ofstream(own / "rows.jq") << "this is (no program";
    form.add(own);
    BOOST_TEST(says(form.error(), "syntax error"), form.error());
    form.set_documents(sample("studio-warehouse", "six-rounds.json"));
    FeedHouse::finish_trial(form);
    BOOST_TEST(says(form.error(), "syntax error"), form.error());
    FeedHouse::pick(form, "studio-warehouse");
    for (const std::string& file : {(house.folder / "none.json").string(), house.folder.string()}) {
        form.set_documents(file);
        FeedHouse::finish_trial(form);
        BOOST_TEST(form.error().starts_with(file), form.error());
    }
    const auto empty = house.folder / "empty.json";
    std::ofstream(empty).close();
    form.set_documents(empty.string());
    FeedHouse::finish_trial(form);
    BOOST_TEST(form.error() == empty.string() + ": no document is in it");
    const auto binary = house.folder / "binary.json";
    std::ofstream(binary, std::ios::binary) << std::string("\0\xff\x01{", 4);
    form.set_documents(binary.string());
    form.import();
    house.finish();
    BOOST_TEST(!house.desk.replay.error.empty());
    BOOST_TEST(!std::filesystem::exists(house.folder / "binary.db"));
}

BOOST_AUTO_TEST_CASE(an_import_that_is_called_off_records_no_delivery) {
    FeedHouse house;
    const FeedFiles files{shipped / "studio-warehouse",
                          house.copied(sample("studio-warehouse", "six-rounds.json")),
                          {}};
    const std::string log = (house.folder / "off.db").string();
    auto work = start_feed_import(files, log, house.desk.library.misreadings);
    work->call_off();
    const LogOutcome outcome = work->take();
    BOOST_TEST(outcome.cancelled);
    if (outcome.log) BOOST_TEST(deliveries_in(*outcome.log).size() <= 1U);
    auto whole = start_feed_import(files, log, house.desk.library.misreadings)->take();
    BOOST_REQUIRE(whole.log);
    BOOST_TEST(whole.log->sums({}).hands == 6);
    BOOST_TEST(deliveries_in(*whole.log).size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
