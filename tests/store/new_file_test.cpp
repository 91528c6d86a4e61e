// Files that are there whole or not at all.

#include "store/new_file.h"

#include <boost/test/unit_test.hpp>
#include <cerrno>

#include "folder.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(new_files)

BOOST_AUTO_TEST_CASE(a_new_file_is_never_put_over_another) {
    const Folder folder;
    BOOST_TEST(make_new_file(folder.file("a"), "first", 0600) == 0);
    BOOST_TEST(make_new_file(folder.file("a"), "second", 0600) == EEXIST);
    BOOST_TEST(bytes_of(folder.file("a")) == "first");
    BOOST_TEST(make_new_file(folder.file("none") / "a", "first", 0600) == ENOENT);
    BOOST_TEST(folder.names() == "a");
}

BOOST_AUTO_TEST_CASE(a_file_is_replaced_by_the_whole_of_another) {
    const Folder folder;
    BOOST_TEST(replace_file(folder.file("a"), "first", 0600) == 0);
    write_bytes(folder.file("a.fresh"), "somebody else's");
    BOOST_TEST(replace_file(folder.file("a"), "second", 0600) == 0);
    BOOST_TEST(bytes_of(folder.file("a")) == "second");
    BOOST_TEST(folder.names() == "a a.fresh");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_replaced_stays) {
    const Folder folder;
    std::filesystem::create_directory(folder.file("a"));
    BOOST_TEST(replace_file(folder.file("a"), "text", 0600) != 0);
    BOOST_TEST(std::filesystem::is_directory(folder.file("a")));
    BOOST_TEST(replace_file(folder.file("none") / "a", "text", 0600) == ENOENT);
    BOOST_TEST(folder.names() == "a");
}

BOOST_AUTO_TEST_SUITE_END()
