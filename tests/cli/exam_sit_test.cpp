// An exam in a terminal that is interrupted, or whose log another program holds, as a candidate
// meets it.

#include <fmt/format.h>
#include <signal.h>

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <thread>

#include "exam/sitting/sitting_log.h"
#include "office_folder.h"
#include "support/faults.h"

namespace fairdeal {

namespace {

/// `exam sit` under way on a thread of its own, its input held open until this is gone.
class Terminal {
public:
    Terminal(const OfficeFolder& office, const std::string& id) : folder_(office.folder) {
        const std::string sit = fmt::format(
            "mkfifo '{0}' && exec 3<>'{0}' && {{ sh -c 'echo $$ >\"{1}\"; exec \"$FAIRDEAL\" exam "
            "sit {2} --as ivo --office \"{3}\" --school \"{4}\" --pin-file \"{5}\" "
            "--passphrase-file \"{6}\"' <&3 >'{7}' 2>&1; }}",
            folder_.path("keyboard"), folder_.path("pid"), id, folder_.path("office"),
            office.school_file, office.pin, office.own, folder_.path("screen"));
        ran_ = std::thread([this, sit] { status_ = shell(sit).status; });
    }
    ~Terminal() {
        if (ran_.joinable()) end();
        for (const char* file : {"keyboard", "screen", "pid"})
            std::filesystem::remove(folder_.path(file));
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void type(const std::string& lines) const {
        std::ofstream(folder_.path("keyboard")) << lines << std::flush;
    }
    void interrupt(int signal) const {
        ::kill(static_cast<pid_t>(std::stol(text_of_file(folder_.path("pid")))), signal);
    }
    /// Waits until the screen shows it; false if it never does, on however slow a machine.
    [[nodiscard]] bool shows(std::string_view words) const {
        for (int i = 0; i < 1200; ++i) {
            if (says(screen(), words)) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return false;
    }
    [[nodiscard]] std::string screen() const { return text_of_file(folder_.path("screen")); }
    /// Waits for the end; the exit status.
    int end() {
        ran_.join();
        return status_;
    }

private:
    const Folder& folder_;
    std::thread ran_;
    int status_ = -1;
};

Sitting sitting_in(const OfficeFolder& office, const std::string& id) {
    const auto log = HandLog::open(office.folder.path("office") + "/log.db", Access::Read, {});
    return find_sitting(log.value(), id).value().state;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_in_a_terminal)

BOOST_AUTO_TEST_CASE(an_interrupt_leaves_the_exam_and_is_no_breakdown) {
    const OfficeFolder office;
    const std::string id = office.open();
    for (const int signal : {SIGINT, SIGHUP}) {  // Ctrl-C; the terminal's window is closed
        Terminal terminal(office, id);
        BOOST_REQUIRE_MESSAGE(terminal.shows("\nItem 1 "), terminal.screen());
        terminal.interrupt(signal);
        BOOST_TEST(terminal.end() == 0);
        BOOST_TEST(says(terminal.screen(), "The exam waits to be taken up again.\n"));
    }
    BOOST_TEST(says(office.sit(id, "leave\n").out, "\nItem 1 "));
    BOOST_TEST(sitting_in(office, id).breakdowns == 0);
}

BOOST_AUTO_TEST_CASE(an_answer_that_cannot_be_saved_is_saved_later) {
    const OfficeFolder office;
    const std::string id = office.open();
    Terminal terminal(office, id);
    BOOST_REQUIRE_MESSAGE(terminal.shows("\nItem 1 "), terminal.screen());
    {
        const LogLocked locked(office.folder.path("office"));
        terminal.type(any_answer());
        BOOST_TEST(terminal.shows("The exam cannot be saved: "), terminal.screen());
        BOOST_TEST(sitting_in(office, id).items.size() == 1U);
    }
    BOOST_TEST(!says(terminal.screen(), "\nItem 2 "));
    terminal.type("\n");
    BOOST_TEST(terminal.shows("\nItem 2 "), terminal.screen());
    terminal.type("leave\n");
    BOOST_TEST(terminal.end() == 0);
    const Sitting sitting = sitting_in(office, id);
    BOOST_REQUIRE(sitting.items.size() == 2U);
    BOOST_TEST(sitting.items.front().answer.has_value());
    BOOST_TEST(sitting.breakdowns == 0);
}

BOOST_AUTO_TEST_CASE(an_invigilator_sees_the_code_of_the_end_and_no_result) {
    const OfficeFolder office;
    const std::string id = office.failed();
    const Ran seen = office.run("exam show", id + " --as ivo");
    BOOST_TEST(seen.status == 0, seen.err);
    BOOST_TEST(says(seen.out, "code of its end: "));
    for (const char* words : {"failed", "right", "time was up"})
        BOOST_TEST(!says(seen.out, words), seen.out);
    const Ran all = office.run("exam show", id + " --as eve");
    const auto at = seen.out.find("code of its end: ");
    BOOST_TEST(says(all.out, seen.out.substr(at, seen.out.find('\n', at) - at)));
}

// A candidate with the account, who failed: finding 5 of a hostile tester.
BOOST_AUTO_TEST_CASE(a_folder_that_is_put_back_is_refused_and_a_transcript_names_it) {
    const OfficeFolder office;
    const std::string folder = office.folder.path("office"), aside = office.folder.path("aside");
    const std::string before = office.open();
    BOOST_REQUIRE(shell("cp -a '" + folder + "' '" + aside + "'").status == 0);
    std::string lines;
    for (int item = 0; item < 30; ++item) lines += any_answer();
    BOOST_REQUIRE(says(office.sit(before, lines).out, "The exam is over.\n"));
    office.sign();
    const std::string file = office.folder.path("failed.zip");
    BOOST_REQUIRE(office.run("exam transcript", before + " --as aud -o " + file).status == 0);
    const std::string verify = "verify --transcript " + file + " --key " + folder +
                               "/office.key --exam-key " + folder + "/exam.key --log " + folder +
                               "/log.db";
    const Ran good = fairdeal_with(verify);
    BOOST_TEST(good.status == 0, good.out + good.err);
    BOOST_TEST(says(good.out, "holds   the log here goes on from its checkpoint"), good.out);
    BOOST_REQUIRE(
        shell("rm -r '" + folder + "' && cp -a '" + aside + "' '" + folder + "'").status == 0);
    for (const auto& [command, words] :
         {std::pair<std::string, std::string>{"exam sit",
                                              before + " --as ivo --pin-file " + office.pin},
          {"exam office sign", "--as aud" + office.keys()},
          {"exam list", "--as eve"}}) {
        const Ran ran = office.run(command, words);
        BOOST_TEST(ran.status == 2, command);
        BOOST_TEST(says(ran.err, "an older copy of the log was put back"), ran.err);
    }
    const Ran named = fairdeal_with(verify);
    BOOST_TEST(named.status == 1);
    BOOST_TEST(says(named.out, "FAILS   an older copy of the log was put back: this account saw "));
    // All three memories are deleted too.
    BOOST_REQUIRE(
        shell("rm -r '" + office.folder.path("state") + "' '" + office.school_file + ".seen-logs'")
            .status == 0);
    const Ran still = fairdeal_with(verify);
    BOOST_TEST(still.status == 1);
    BOOST_TEST(says(still.out, "FAILS   the log here has "), still.out);
    BOOST_TEST(!says(still.out, "this account saw"));
}

BOOST_AUTO_TEST_CASE(nobody_sits_an_exam_in_a_terminal_before_the_office_allows_it) {
    const OfficeFolder office;
    const std::string id = office.open();
    BOOST_REQUIRE(office.run("exam office terminal", "--forbid --as ada").status == 0);
    const Ran refused = office.sit(id, "leave\n");
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(says(refused.err, "this office does not let exams be sat in a terminal"));
    BOOST_TEST(refused.out == "");
    const Ran not_theirs = office.run("exam office terminal", "--allow --as ivo");
    BOOST_TEST(not_theirs.status == 2);
    BOOST_TEST(says(not_theirs.err, "ivo may not manage keys"), not_theirs.err);
    BOOST_REQUIRE(office.run("exam office terminal", "--allow --as ada").status == 0);
    BOOST_TEST(says(office.sit(id, "leave\n").out, "\nItem 1 "));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
