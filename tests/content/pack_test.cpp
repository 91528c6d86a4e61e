// Packs: a sound one is read and joins the library; every hostile one is refused, in words, before
// anything of it is used.

#include "content/packs/pack.h"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <sstream>

#include "content/samples.h"
#include "support/content.h"
#include "support/file_text.h"
#include "support/hands.h"
#include "support/zipped.h"

using namespace fairdeal;
using by_hand::Entry;
using by_hand::zipped;
namespace fs = std::filesystem;

namespace {

const std::string scenario_name = "scenarios/breakout/sample.xml";

/// A shipped lesson under another id and number.
std::string our_lesson() {
    std::string xml =
        text_of_file(FAIRDEAL_SOURCE_DIR "/lessons/breakout/04-a-bust-cannot-lose.xml");
    xml = spoilt(xml, "id=\"breakout-a-bust-cannot-lose\"", "id=\"breakout-our-lesson\"");
    return spoilt(xml, "number=\"4\"", "number=\"90\"");
}

std::vector<Entry> sound_pack() {
    return {{scenario_name, sound_scenario},
            {"scenarios/tables/sample.xml", sound_table},
            {"lessons/breakout/90-ours.xml", our_lesson()}};
}

/// What is wrong with a zip file of these, as a pack that would join the shipped content; empty:
/// nothing.
std::string why(const std::string& bytes) {
    const auto pack = pack_from_zip(bytes, "our.zip");
    if (!pack) return in_words(pack.error());
    const auto files = check_pack(*pack, shipped_content(), shipped_content());
    return files ? "" : in_words(files.error());
}

std::string why(const std::vector<Entry>& entries) { return why(zipped(entries)); }

long peak_kilobytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/// A folder of its own that is gone with it.
struct Folder {
    fs::path path;
    Folder() {
        std::string name = (fs::temp_directory_path() / "fairdeal-pack-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path = name;
    }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    void write(const std::string& name, std::string_view bytes) const {
        fs::create_directories((path / name).parent_path());
        std::ofstream(path / name, std::ios::binary) << bytes;
    }
};

constexpr const char* places =
    "only lessons/GAME/NAME.xml, scenarios/GAME/NAME.xml and scenarios/tables/NAME.xml belong in a "
    "pack, with 'irregular' in place of GAME for deals that go wrong";

}  // namespace

BOOST_AUTO_TEST_SUITE(packs)

BOOST_AUTO_TEST_CASE(a_sound_pack_is_read_as_a_zip_and_as_a_folder) {
    BOOST_TEST(why(sound_pack()) == "");
    const Folder folder;
    for (const Entry& entry : sound_pack()) folder.write(entry.name, entry.bytes);
    const auto unpacked = read_pack(folder.path);
    BOOST_REQUIRE(unpacked.has_value());
    BOOST_TEST((unpacked->files == pack_from_zip(zipped(sound_pack()), "our.zip")->files));
}

/// Deals that go wrong have folders of their own, as in what ships.
BOOST_AUTO_TEST_CASE(a_pack_may_hold_deals_that_go_wrong) {
    std::string scenario =
        text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/irregular/they-had-stood.xml");
    scenario = spoilt(scenario, "id=\"irregular-they-had-stood\"", "id=\"our-card-too-many\"");
    std::string lesson =
        text_of_file(FAIRDEAL_SOURCE_DIR "/lessons/irregular/16-a-card-too-soon.xml");
    lesson = spoilt(lesson, "id=\"irregular-a-card-too-soon\"", "id=\"our-card-too-soon\"");
    lesson = spoilt(lesson, "number=\"16\"", "number=\"91\"");
    const std::vector<Entry> entries{{"scenarios/irregular/ours.xml", scenario},
                                     {"lessons/irregular/91-ours.xml", lesson}};
    BOOST_TEST(why(entries) == "");
    const Folder folder;
    for (const Entry& entry : entries) folder.write("ours/" + entry.name, entry.bytes);
    const auto unpacked = read_pack(folder.path / "ours");
    BOOST_REQUIRE(unpacked.has_value());
    folder.write("packs/ours.zip", zip_of(*unpacked));
    Library library = shipped_content();
    BOOST_TEST(add_packs(library, folder.path / "packs").empty());
    const Scenario* found = find_scenario(library, "our-card-too-many");
    BOOST_REQUIRE(found != nullptr);
    BOOST_TEST(found->hand.header.notation == 2);
    const Lesson* taught = find_lesson(library.lessons, "our-card-too-soon");
    BOOST_REQUIRE(taught != nullptr);
    BOOST_TEST((taught->game == Game::Breakout));
    // In the folder of its game it is as good.
    BOOST_TEST(why({{"scenarios/breakout/ours.xml", scenario}}) == "");
    // Any other is not what the folder says.
    BOOST_TEST(why({{"scenarios/irregular/ours.xml", sound_scenario}})
                   .find("this is not about a deal that goes wrong, but is in the folder of "
                         "irregular") != std::string::npos);
    BOOST_TEST(why({{"lessons/irregular/90-ours.xml", our_lesson()}})
                   .find("this is not about a deal that goes wrong, but is in the folder of "
                         "irregular") != std::string::npos);
    BOOST_TEST(why({{"scenarios/irregular/a/b.xml", scenario}}).find(places) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_pack_survives_writing) {
    const auto pack = pack_from_zip(zipped(sound_pack()), "our.zip");
    BOOST_REQUIRE(pack.has_value());
    const auto again = pack_from_zip(zip_of(*pack), "our.zip");
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->files == pack->files));
    BOOST_TEST((zip_of(*again) == zip_of(*pack)));
}

BOOST_AUTO_TEST_CASE(folders_and_packed_files_are_read_as_other_programs_write_them) {
    Entry folder{"scenarios/", ""};
    folder.mode = 0040755;
    // A file of no bytes, deflated, is read as far as its XML.
    Entry deflated{"scenarios/breakout/empty.xml", std::string("\x03\x00", 2), 8, 0};
    deflated.sum = 0;
    BOOST_TEST(why({folder, {scenario_name, sound_scenario}}) == "");
    BOOST_TEST(why({deflated}) ==
               "our.zip/scenarios/breakout/empty.xml:1:1: there is no element in this file");
}

BOOST_AUTO_TEST_CASE(a_pack_may_be_zipped_with_its_folder) {
    Entry folder{"evening/", ""};
    folder.mode = 0040755;
    std::vector<Entry> entries{folder};
    for (Entry entry : sound_pack()) {
        entry.name = "evening/" + entry.name;
        entries.push_back(entry);
    }
    const auto pack = pack_from_zip(zipped(entries), "our.zip");
    BOOST_REQUIRE_MESSAGE(pack.has_value(), why(entries));
    BOOST_TEST((pack->files == pack_from_zip(zipped(sound_pack()), "our.zip")->files));
    // All of it or nothing: what lies beside the folder is no part of a pack, nor a second folder.
    const auto refused = [&](const std::string& name) {
        auto more = entries;
        more.push_back({name, sound_scenario});
        return why(more).find(places) != std::string::npos;
    };
    BOOST_TEST(refused("a.xml"));
    BOOST_TEST(refused("night/scenarios/breakout/a.xml"));
    entries.front().bytes = "bytes";
    BOOST_TEST(why(entries) == "our.zip: an entry without a name");
}

BOOST_AUTO_TEST_CASE(a_name_that_no_pack_has_is_refused) {
    const std::string out = "the name leads out of the pack";
    const std::string text = "the name is not plain UTF-8 text";
    struct Row {
        std::string name, shown, what;
    };
    // clang-format off
    const std::vector<Row> rows{
        { "/etc/breakout/a.xml",              "", out },
        { "../scenarios/breakout/a.xml",      "", out },
        { "scenarios/../../a.xml",            "", out },
        { "scenarios/breakout/../a.xml",      "", out },
        { "scenarios/./breakout/a.xml",       "", out },
        { "scenarios//a.xml",                 "", out },
        { "scenarios/breakout/c:a.xml",       "", out },
        { "C:/scenarios/breakout/a.xml",      "", out },
        { "scenarios\\breakout\\a.xml",       "", out },
        { "scenarios/breakout/\xff.xml",      "'scenarios/breakout/\\xff.xml'", text },
        { "scenarios/breakout/a\nb.xml",      "'scenarios/breakout/a\\x0ab.xml'", text },
        { "scenarios/breakout/\x1b[2J.xml",   "'scenarios/breakout/\\x1b[2J.xml'", text },
        { "a.xml",                            "", places },
        { "scenarios/a.xml",                  "", places },
        { "scenarios/breakout/a/b.xml",       "", places },
        { "scenarios/poker/a.xml",            "", places },
        { "scenarios/misreadings/a.xml",      "", places },
        { "lessons/rulebook/breakout.xml",    "", places },
        { "lessons/tables/a.xml",             "", places },
        { "lessons/glossary.xml",             "", places },
        { "scenarios/breakout/a.sh",          "", places },
        { "scenarios/breakout/a.xml.exe",     "", places },
        { "scenarios/breakout/.xml",          "", places },
        { "scenarios/breakout/.a.xml",        "", places },
        { "our/lesson/breakout/a.xml",        "", places },
        { "our\\x/scenarios/breakout/a.xml",  "", out },
        { "poker/",                           "", places },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.name) {
            BOOST_TEST(why({{row.name, sound_scenario}}) ==
                       "our.zip/" + (row.shown.empty() ? row.name : row.shown) + ": " + row.what);
        }
    }
    const std::string long_name = "scenarios/breakout/" + std::string(60'000, 'a') + ".xml";
    BOOST_TEST(why({{long_name, "x"}}).find("the name is too long") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_not_a_plain_whole_file_is_refused) {
    const auto why_of = [](auto change) {
        Entry entry{scenario_name, sound_scenario};
        change(entry);
        return why({entry});
    };
    const std::string at = "our.zip/" + scenario_name + ": ";
    const std::string link =
        at + "a link, or what else is no plain file, does not belong in a pack";
    BOOST_TEST(why_of([](Entry& e) { e.mode = 0120777; }) == link);
    BOOST_TEST(why_of([](Entry& e) { e.mode = 0060644; }) == link);
    BOOST_TEST(why_of([](Entry& e) { e.mode = 0040755; }) == link);
    BOOST_TEST(why_of([](Entry& e) { e.flags = 1; }) == at + "this file is encrypted");
    BOOST_TEST(why_of([](Entry& e) { e.method = 12; }) ==
               at + "this file is packed in a way that is not read here");
    BOOST_TEST(why_of([](Entry& e) { e.sum = 7; }) == at + "this file is damaged");
    BOOST_TEST(why_of([](Entry& e) { e.method = 8; }) == at + "this file is damaged");
    BOOST_TEST(why_of([](Entry& e) { e.at = 5000; }) != "");
    Entry folder{"scenarios/", "bytes"};
    folder.mode = 0040755;
    BOOST_TEST(why({folder}) == "our.zip/scenarios/: a folder that holds bytes");
}

BOOST_AUTO_TEST_CASE(what_is_there_twice_is_refused) {
    const std::string twice = "there is another file of this name";
    BOOST_TEST(why({{scenario_name, sound_scenario}, {scenario_name, sound_scenario}}) ==
               "our.zip: this is no zip file, or not a whole one");
    BOOST_TEST(
        why({{scenario_name, sound_scenario}, {"scenarios/breakout/Sample.xml", sound_scenario}}) ==
        "our.zip/scenarios/breakout/Sample.xml: " + twice);
}

BOOST_AUTO_TEST_CASE(what_is_too_much_is_refused_and_does_not_grow) {
    const long before = peak_kilobytes();
    const std::string large = "too large: a file has at most 1 MiB, all together 16";
    BOOST_TEST(why({{scenario_name, "x", 8, 4'000'000'000U}}) ==
               "our.zip/" + scenario_name + ": " + large);
    BOOST_TEST(why({{scenario_name, std::string(1000, 'x'), 8, 1'048'577U}}) ==
               "our.zip/" + scenario_name + ": " + large);
    // Says that it is small, and would not be: three bytes of four.
    BOOST_TEST(why({{scenario_name, "\x4b\x4c\x4c\x4c\x04\x00", 8, 2}}) ==
               "our.zip/" + scenario_name + ": this file is damaged");
    std::vector<Entry> sum;
    for (int i = 0; i < 17; ++i)
        sum.push_back({"scenarios/breakout/" + std::to_string(i) + ".xml", "x", 8, 1'000'000U});
    BOOST_TEST(why(sum).find("16.xml: " + large) != std::string::npos);
    std::vector<Entry> many;
    for (std::size_t i = 0; i <= most_pack_files; ++i)
        many.push_back({"scenarios/breakout/" + std::to_string(i) + ".xml", ""});
    BOOST_TEST(why(many) == "our.zip: a pack has at most 500 files");
    for (std::size_t i = 0; i < most_pack_files; ++i)
        many.push_back({"poker/" + std::to_string(i), ""});
    BOOST_TEST(why(many) == "our.zip: there is more in this file than a pack may hold");
    BOOST_TEST(why(std::string(largest_pack + 1, 'x')) ==
               "our.zip: this is larger than a pack may be");
    BOOST_TEST(peak_kilobytes() - before < 60'000);
}

BOOST_AUTO_TEST_CASE(what_is_no_pack_at_all_is_refused) {
    BOOST_TEST(why(std::string("no zip")) == "our.zip: this is no zip file, or not a whole one");
    BOOST_TEST(why(std::string()) != "");
    BOOST_TEST(why(std::vector<Entry>{}) == "our.zip: there is nothing in this pack");
    BOOST_TEST(why(zipped(sound_pack(), 60'000)) != "");
    const std::string sound = zipped({{scenario_name, sound_scenario}});
    for (std::size_t size = 0; size < sound.size(); size += 7)
        BOOST_TEST(why(sound.substr(0, size)) != "");
}

/// Whatever bit is turned, what is read is still a pack of files that may lie in one.
BOOST_AUTO_TEST_CASE(no_bit_turned_lets_anything_else_in) {
    const std::string sound =
        zipped({{scenario_name, "some text"}, {"lessons/breakout/a.xml", "more text"}});
    int refusals = 0;
    for (std::size_t at = 0; at < sound.size(); ++at) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            std::string turned = sound;
            turned[at] = static_cast<char>(static_cast<unsigned char>(turned[at]) ^ 1U << bit);
            const auto pack = pack_from_zip(turned, "our.zip");
            if (!pack) ++refusals;
            for (const PackFile& file : pack ? pack->files : std::vector<PackFile>{}) {
                BOOST_TEST((file.bytes == "some text" || file.bytes == "more text"));
                BOOST_TEST(file.name.ends_with(".xml"), file.name);
            }
        }
    }
    BOOST_TEST(refusals > 500);
}

BOOST_AUTO_TEST_CASE(every_problem_is_told_with_pack_file_line_and_column) {
    struct Row {
        std::string name, bytes, what;
    };
    // clang-format off
    const std::vector<Row> rows{
        // where it lies             what it is                                   what is wrong
        { scenario_name,             "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", ":1:1: a document type (DOCTYPE) or other declaration is not read here" },
        { scenario_name,             spoilt(sound_scenario, "1 hit Kc", "1 hit Zc"), ":15:7: 'Zc' is not a card" },
        { scenario_name,             sound_table,                                 ":2:1: <table-card> stands where <scenario> is expected" },
        { "lessons/breakout/a.xml",  sound_misreadings,                           ":2:1: <misreadings> stands where <lesson> is expected" },
        { "scenarios/tables/a.xml",  sound_scenario,                              ":2:1: <scenario> stands where <table-card> is expected" },
        { "scenarios/midnight/a.xml", sound_scenario,                             ":2:26: this belongs to breakout, but is in the folder of midnight" },
        { scenario_name,             spoilt(sound_scenario, "breakout-sample", "breakout-bust-against-17"), ":2:26: breakout-bust-against-17 is the id of another scenario too" },
        { "scenarios/tables/a.xml",  spoilt(sound_table, "breakout-sample", "breakout-standard"), ":2:28: breakout-standard is the id of another table card too" },
        { "lessons/breakout/a.xml",  spoilt(our_lesson(), "number=\"90\"", "number=\"4\""), ":2:24: there is another breakout lesson 4" },
        { scenario_name,             spoilt(sound_scenario, "breakout-standard", "breakout-nowhere"), ":2:76: there is no table card breakout-nowhere" },
        { scenario_name,             spoilt(sound_scenario, "BRK-ST-3", "BRK-ST-99"), ":8:21: the rule book of breakout has no BRK-ST-99" },
    };
    // clang-format on
    for (const Row& row : rows)
        BOOST_TEST(why({{row.name, row.bytes}}) == "our.zip/" + row.name + row.what);
    const std::string both = why({{"b.txt", ""}, {scenario_name, "x"}, {"../a", ""}});
    BOOST_TEST(both == std::string("our.zip/b.txt: ") + places +
                           "\nour.zip/../a: the name leads out of the pack");
}

BOOST_AUTO_TEST_CASE(a_folder_with_links_or_other_things_is_refused) {
    const Folder folder;
    const std::string at = folder.path.string() + "/";
    folder.write(scenario_name, sound_scenario);
    BOOST_TEST(read_pack(folder.path).has_value());
    fs::create_symlink("/etc/passwd", folder.path / "scenarios/breakout/b.xml");
    BOOST_TEST(in_words(read_pack(folder.path).error()) ==
               at + "scenarios/breakout/b.xml: a link does not belong in a pack");
    fs::remove(folder.path / "scenarios/breakout/b.xml");
    fs::create_directory_symlink("/etc", folder.path / "lessons");
    BOOST_TEST(in_words(read_pack(folder.path).error()) ==
               at + "lessons: a link does not belong in a pack");
    fs::remove(folder.path / "lessons");
    folder.write("read me.txt", "");
    BOOST_TEST(in_words(read_pack(folder.path).error()) == at + "read me.txt: " + places);
    fs::remove(folder.path / "read me.txt");
    folder.write(scenario_name, std::string(largest_pack_file + 1, ' '));
    BOOST_TEST(in_words(read_pack(folder.path).error()) ==
               at + scenario_name + ": too large: a file has at most 1 MiB, all together 16");
}

BOOST_AUTO_TEST_CASE(packs_join_the_shipped_content_unless_something_is_wrong_with_them) {
    const Folder folder;
    folder.write("a-first.zip", zipped(sound_pack()));
    folder.write("b-broken.zip", "no zip");
    folder.write("c-same-id.zip", zipped({{scenario_name, sound_scenario}}));
    folder.write("D E.zip", "no name of a pack");
    folder.write("e-half.zip.77.new", "half made");
    Library library = shipped_content();
    const Problems left_out = add_packs(library, folder.path);
    BOOST_TEST(in_words(left_out) ==
               folder.path.string() + "/b-broken.zip: this is no zip file, or not a whole one\n" +
                   folder.path.string() + "/c-same-id.zip/" + scenario_name +
                   ":2:26: breakout-sample is the id of another scenario too");
    BOOST_TEST(library.scenarios.size() == shipped_content().scenarios.size() + 1);
    BOOST_TEST(find_scenario(library, "breakout-sample") != nullptr);
    BOOST_TEST(find_table(library, "breakout-sample") != nullptr);
    BOOST_TEST(find_lesson(library.lessons, "breakout-our-lesson") != nullptr);
    BOOST_TEST(add_packs(library, folder.path / "nowhere").empty());
}

/// A pack that leans on another would be broken when that one is removed.
BOOST_AUTO_TEST_CASE(a_pack_may_not_refer_to_another) {
    const std::string leaning = spoilt(sound_scenario, "breakout-standard", "breakout-ours");
    const auto pack = pack_from_zip(zipped({{scenario_name, leaning}}), "our.zip");
    Library all = shipped_content();
    all.tables.push_back(all.tables.front());
    all.tables.back().id = "breakout-ours";
    const auto files = check_pack(*pack, shipped_content(), all);
    BOOST_REQUIRE(!files.has_value());
    BOOST_TEST(in_words(files.error()).find("there is no table card breakout-ours") !=
               std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
