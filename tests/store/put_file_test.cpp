// What may be written over, and what not.

#include "store/put_file.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "store/folder.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(put_files)

BOOST_AUTO_TEST_CASE(a_file_is_replaced_by_one_of_its_kind_only) {
    const Folder folder;
    const auto file = folder.file("x.pdf");
    BOOST_TEST(put_in_place(file, "%PDF-1.7 one").has_value());
    BOOST_TEST(put_in_place(file, "%PDF-1.7 two").has_value());
    BOOST_TEST(bytes_of(file) == "%PDF-1.7 two");
    BOOST_TEST(!put_in_place(file, "a,b\n").has_value());
    BOOST_TEST(bytes_of(file) == "%PDF-1.7 two");
    const std::string database("SQLite format 3\0 and more", 25);
    for (const std::string& precious :
         {database, std::string("fairdeal sealed key 1\n"), std::string("PK\3\4zip")}) {
        write_bytes(file, precious);
        BOOST_TEST(!put_in_place(file, "%PDF-1.7 three").has_value());
        BOOST_TEST(bytes_of(file) == precious);
    }
    write_bytes(file, "plain words\n");
    BOOST_TEST(put_in_place(file, "%PDF-1.7 four").has_value());
}

BOOST_AUTO_TEST_CASE(what_is_no_file_stays_and_a_link_leads_to_what_is_replaced) {
    const Folder folder;
    std::filesystem::create_directory(folder.file("room"));
    BOOST_TEST(!put_in_place(folder.file("room"), "words").has_value());
    BOOST_TEST(!put_in_place("/dev/full", "words").has_value());
    BOOST_TEST(std::filesystem::is_character_file("/dev/full"));
    write_bytes(folder.file("there.txt"), "old");
    std::filesystem::create_symlink(folder.file("there.txt"), folder.file("link.txt"));
    BOOST_TEST(put_in_place(folder.file("link.txt"), "new").has_value());
    BOOST_TEST(std::filesystem::is_symlink(folder.file("link.txt")));
    BOOST_TEST(bytes_of(folder.file("there.txt")) == "new");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
