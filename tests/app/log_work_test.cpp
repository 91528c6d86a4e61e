// Importing and exporting from the desk: what was refused is listed, every format comes back as the
// same log, and work that is called off leaves nothing half done.

#include "replay_house.h"

#include <fstream>
#include <iterator>

using namespace fairdeal;

namespace {

std::string text_in(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> texts_of(const HandLog& log) {
    std::vector<std::string> texts;
    log.for_each_record(0, [&](std::int64_t, std::string_view text) {
        texts.emplace_back(text);
        return true;
    });
    return texts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(log_work)

BOOST_AUTO_TEST_CASE(every_format_that_is_exported_is_imported_as_the_same_hands) {
    const struct {
        const char* name;
        ExportTo to;
    } formats[] = {{"plain.txt", {"", FileFormat::Notation, RowPer::Hand}},
                   {"hands.csv", {"", FileFormat::Csv, RowPer::Hand}},
                   {"events.csv", {"", FileFormat::Csv, RowPer::Event}},
                   {"hands.jsonl", {"", FileFormat::JsonLines, RowPer::Hand}},
                   {"events.jsonl", {"", FileFormat::JsonLines, RowPer::Event}}};
    House house(120);
    const auto texts = texts_of(*house.desk.replay.log);
    for (auto [name, to] : formats) {
        to.file = (house.folder / name).string();
        export_log(house.desk.replay, to);
        house.finish();
        BOOST_TEST(house.desk.replay.report == "120 hands exported");
        auto work =
            start_import(to.file, to.file + ".db", house.desk.library.misreadings, to.format);
        const LogOutcome outcome = work->take();
        BOOST_REQUIRE(outcome.log);
        BOOST_TEST(outcome.not_taken.empty());
        BOOST_TEST(texts_of(*outcome.log) == texts, boost::test_tools::per_element());
    }
    export_log(house.desk.replay,
               {(house.folder / "plain.txt").string(), FileFormat::Notation, RowPer::Hand});
    house.finish();
    BOOST_TEST(house.desk.replay.error.ends_with("there is a file of this name already"));
}

BOOST_AUTO_TEST_CASE(only_the_hands_that_are_listed_are_exported) {
    House house(200);
    HandQuery query;
    query.only_wrong = true;
    house.search(query);
    const auto found = house.found();
    const auto file = house.folder / "wrong.txt";
    export_log(house.desk.replay, {file.string(), FileFormat::Notation, RowPer::Hand});
    house.finish();
    std::string expected;
    for (const std::int64_t idx : found)
        expected += (expected.empty() ? "" : "\n") + *house.desk.replay.log->text_of(idx);
    BOOST_TEST(text_in(file) == expected);
}

BOOST_AUTO_TEST_CASE(what_was_refused_is_listed_with_line_and_reason) {
    House house(10);
    const auto file = house.folder / "odd.records";
    std::ofstream(file)
        << "breakout id=A1\n1 bet dealer 25\n\nbreakout id=A2\n1 bet nonsense 25\n\n"
           "breakout id=A3\n1 bet dealer x\n";
    import_into_log(house.desk.replay, file.string(), FileFormat::Notation);
    house.finish();
    BOOST_TEST(house.desk.replay.report == "1 hand imported, 2 refused");
    BOOST_REQUIRE(house.desk.replay.not_taken.size() == 2U);
    BOOST_TEST(house.desk.replay.not_taken[0].find("odd.records:5:") != std::string::npos);
    BOOST_TEST(house.desk.replay.not_taken[1].find("odd.records:8:") != std::string::npos);
    BOOST_TEST(house.desk.replay.log->size() == 11);
}

BOOST_AUTO_TEST_CASE(hands_that_name_their_shoes_lead_to_packs_and_shoes) {
    House house(10);
    const auto import = [&](const char* header) {
        const auto file = house.folder / "few.records";
        std::ofstream(file) << "breakout " << header << "\n1 bet dealer 25\n";
        import_into_log(house.desk.replay, file.string(), FileFormat::Notation);
        house.finish();
        BOOST_TEST(house.desk.replay.report == "1 hand imported");
        return house.desk.replay.in_shoes;
    };
    BOOST_TEST(!import("id=A1"));
    BOOST_TEST(import("id=A2 shoe=41"));
    BOOST_TEST(import("notation=2 id=A3 pack=P3"));
    const auto leads = apply(house.desk.replay, LogAction::Shoes);
    BOOST_REQUIRE(leads.has_value());
    BOOST_TEST(std::holds_alternative<WatchShoes>(*leads));
    BOOST_TEST(!import("id=A4"));
}

/// Another house's hands do not go into the log that happens to be open.
BOOST_AUTO_TEST_CASE(records_go_into_a_new_log_while_another_is_open) {
    House house(10);
    const std::string open = house.desk.replay.file;
    const auto file = house.folder / "other.records";
    std::ofstream(file) << "breakout id=B1\n1 bet dealer 25\n";
    const std::string log = (house.folder / "other.db").string();
    import_into_new_log(house.desk.replay, file.string(), open);
    BOOST_TEST(house.desk.replay.error.find("is there already") != std::string::npos);
    BOOST_TEST(!house.desk.replay.work);
    import_into_new_log(house.desk.replay, file.string(), log, FileFormat::Notation);
    house.finish();
    BOOST_TEST(house.desk.replay.file == log);
    BOOST_TEST(house.desk.replay.log->size() == 1);
    house.desk.replay.log.reset();
    BOOST_TEST(HandLog::open(open, Access::Read, {}).value().size() == 10);
}

BOOST_AUTO_TEST_CASE(a_wrong_file_leaves_no_log_behind) {
    House house(1);
    const auto file = house.folder / "rounds.jsonl";
    std::ofstream(file) << "{\"gameUid\":\"x\"}\n";
    const std::string log = (house.folder / "rounds.db").string();
    auto work = start_import(file.string(), log, house.desk.library.misreadings, std::nullopt);
    const LogOutcome outcome = work->take();
    BOOST_TEST(!outcome.log);
    BOOST_TEST(!outcome.error.empty());
    BOOST_TEST(!std::filesystem::exists(log));
}

BOOST_AUTO_TEST_CASE(the_folder_of_a_signed_log_is_exported_and_an_unsigned_one_refused) {
    House house(40);
    const auto folder = house.folder / "tiles";
    export_log_folder(house.desk.replay, folder.string());
    house.finish();
    BOOST_TEST(!house.desk.replay.error.empty());
    {
        auto log = HandLog::open(house.file(), Access::Write, house.desk.library.misreadings);
        BOOST_REQUIRE(log->sign_checkpoint(*SigningKey::make("a.example/b", KeyUse::Log)));
    }
    export_log_folder(house.desk.replay, folder.string());
    house.finish();
    BOOST_TEST(house.desk.replay.error == "");
    BOOST_TEST(std::filesystem::exists(folder / "checkpoint"));
}

BOOST_AUTO_TEST_CASE(a_log_without_search_rows_gets_them_when_it_is_opened) {
    House house(10);
    const auto file = house.folder / "long.db";
    auto dealt = start_sample(file.string(), static_cast<int>(records_in_a_block) + 10,
                              house.desk.library.misreadings);
    dealt->take();
    Database(file, Access::Write).run("DELETE FROM search_term; DELETE FROM search_block");
    open_log(house.desk, file.string());
    house.finish();
    BOOST_TEST(house.desk.replay.error == "");
    BOOST_TEST(house.desk.replay.log->indexed() == records_in_a_block);
    BOOST_TEST(house.desk.replay.log->check({}).is_sound());
}

BOOST_AUTO_TEST_SUITE_END()
