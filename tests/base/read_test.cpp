// What cannot be read is never taken for the end of a file.

#include "base/read.h"

#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <sstream>
#include <typeinfo>

#include "base/lines.h"
#include "support/scratch.h"

using namespace fairdeal;

namespace {

/// Gives some bytes and then fails as a disk does, or as the machine does that has no memory left.
template <class Error>
class FailingDisk : public std::streambuf {
public:
    explicit FailingDisk(std::string bytes) : bytes_(std::move(bytes)) {
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
    }

protected:
    int_type underflow() override { throw Error(); }

private:
    std::string bytes_;
};

struct DiskError : std::ios_base::failure {
    DiskError() : failure("the disk fails") {}
};

template <class Error>
void lines_before_it_fails() {
    FailingDisk<Error> disk("one\ntwo\nthr");
    std::istream in(&disk);
    Lines lines(in, 100);
    int count = 0;
    while (lines.next()) ++count;
    BOOST_TEST(count == 2);
    BOOST_TEST(in.bad());
}

std::string why(const Result<std::string>& result) {
    return result ? "it was read" : to_text(result.error().front());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reading)

BOOST_AUTO_TEST_CASE(lines_end_where_the_disk_fails_and_the_stream_is_bad) {
    lines_before_it_fails<DiskError>();
    lines_before_it_fails<std::bad_alloc>();
    lines_before_it_fails<std::bad_cast>();
}

BOOST_AUTO_TEST_CASE(a_pipe_in_the_place_of_a_file_is_refused_and_not_waited_for) {
    const auto pipe = scratch_path("pipe");
    BOOST_REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const auto read = read_file_if_there(pipe, 100);
    std::filesystem::remove(pipe);
    BOOST_REQUIRE(!read);
    BOOST_TEST(read.error().front().what == "this is no file of its own: reading it may not end");
}

BOOST_AUTO_TEST_CASE(a_line_keeps_no_more_than_it_may) {
    std::istringstream in(std::string(1000, 'x') + "\nshort\n");
    Lines lines(in, 10);
    BOOST_TEST(lines.next());
    BOOST_TEST(lines.text() == std::string(10, 'x'));
    BOOST_TEST(lines.is_cut());
    BOOST_TEST(lines.next());
    BOOST_TEST(lines.text() == "short");
    BOOST_TEST(!lines.is_cut());
    BOOST_TEST(!lines.next());
    BOOST_TEST(!in.bad());
}

BOOST_AUTO_TEST_CASE(half_a_stream_is_not_the_whole_of_it) {
    FailingDisk<DiskError> disk(std::string(200'000, 'x'));
    std::istream in(&disk);
    BOOST_TEST(why(read_stream(in, "n.txt", 1'000'000)) == "n.txt: cannot be read to its end");
}

BOOST_AUTO_TEST_CASE(of_a_longer_stream_one_byte_more_is_read_than_was_asked_for) {
    std::istringstream in(std::string(200'000, 'x'));
    BOOST_TEST(read_stream(in, "n.txt", 100'000).value().size() == 100'001U);
    std::istringstream small("abc");
    BOOST_TEST(read_stream(small, "n.txt", 3).value() == "abc");
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_refused_with_its_name) {
    BOOST_TEST(why(read_file("/", 10)) == "/: this is a directory, not a file");
    BOOST_TEST(why(read_file("/no/such/file", 10)) ==
               "/no/such/file: cannot be opened: No such file or directory");
    // The first page of a program is never there.
    BOOST_TEST(why(read_file("/proc/self/mem", 10)) == "/proc/self/mem: cannot be read to its end");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_looked_at_or_read_is_not_taken_for_missing) {
    const std::filesystem::path loop = scratch_path("loop");
    std::filesystem::create_symlink(loop, loop);  // not even the administrator comes to its end
    const std::string name = loop.string();
    BOOST_TEST(is_there("/").value());
    BOOST_TEST(!is_there("/no/such/file").value());
    BOOST_TEST(!is_there("/dev/null/below-a-file").value());
    BOOST_REQUIRE(!is_there(loop).has_value());
    BOOST_TEST(to_text(is_there(loop).error().front()) ==
               name + ": cannot be looked at: Too many levels of symbolic links");
    BOOST_TEST(!read_file_if_there(loop, 10).has_value());
    BOOST_TEST(!read_file_if_there("/", 10).has_value());
    BOOST_TEST(!read_file_if_there("/proc/self/mem", 10).has_value());
    BOOST_TEST(!read_file_if_there("/no/such/file", 10).value().has_value());
    BOOST_TEST(read_file_if_there("/dev/null", 10).value().value() == "");
    std::filesystem::remove(loop);
}

BOOST_AUTO_TEST_SUITE_END()
