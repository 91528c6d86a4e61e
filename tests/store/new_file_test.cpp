// Files that are there whole or not at all.

#include "store/new_file.h"

#include <sys/resource.h>

#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <csignal>

#include "folder.h"

using namespace fairdeal;

namespace {

/// The number of a program that has ended.
pid_t ended_program() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    int status = 0;
    ::waitpid(child, &status, 0);
    return child;
}

std::string half_made(const std::string& name, pid_t maker) {
    return name + "." + std::to_string(maker) + ".new";
}

/// How a program ends that is interrupted while it makes a file; what it leaves is in the folder.
int interrupted_by(int signal, const std::filesystem::path& target) {
    const pid_t child = ::fork();
    if (child == 0) {
        clean_up_when_interrupted();
        const HalfMadeFile made(target, 0600);
        if (made.write("half of it") == 0) std::raise(signal);
        ::_exit(1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : -1;
}

}  // namespace

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

BOOST_AUTO_TEST_CASE(what_killed_programs_left_is_cleared_by_the_next_that_writes_there) {
    const Folder folder;
    const pid_t ended = ended_program();
    write_bytes(folder.file(half_made("a", ended)), "half of it");
    write_bytes(folder.file(half_made("a", ::getpid())), "of a program that had our number");
    write_bytes(folder.file(half_made("a", 1)), "somebody is at work on it");
    write_bytes(folder.file(half_made("b", ended)), "half of another");
    write_bytes(folder.file("a.7x.new"), "no file of ours");
    write_bytes(folder.file("a.new"), "nor this");
    std::filesystem::create_directory(folder.file("a.0.new"));
    BOOST_TEST(make_new_file(folder.file("a"), "text", 0600) == 0);
    BOOST_TEST(folder.names() == "a a.0.new a.1.new a.7x.new a.new " + half_made("b", ended));
}

BOOST_AUTO_TEST_CASE(a_file_that_this_program_is_making_is_nobodys_left_over) {
    const Folder folder;
    const HalfMadeFile first(folder.file("a"), 0600);
    BOOST_TEST(first.write("one") == 0);
    BOOST_TEST(make_new_file(folder.file("a"), "two", 0600) == EEXIST);
    BOOST_TEST(first.place() == 0);
    BOOST_TEST(bytes_of(folder.file("a")) == "one");
}

BOOST_AUTO_TEST_CASE(an_interrupt_leaves_no_half_made_file) {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const Folder folder;
        BOOST_TEST(interrupted_by(signal, folder.file("a")) == signal);
        BOOST_TEST(folder.names() == "");
    }
}

BOOST_AUTO_TEST_CASE(a_file_that_grows_past_the_limit_is_a_failed_write) {
    const Folder folder;
    BOOST_TEST(in_a_child(false, [&] {
        clean_up_when_interrupted();
        const rlimit small{1000, 1000};
        ::setrlimit(RLIMIT_FSIZE, &small);
        return make_new_file(folder.file("a"), std::string(5000, 'x'), 0600) == EFBIG;
    }));
    BOOST_TEST(folder.names() == "");
}

BOOST_AUTO_TEST_SUITE_END()
