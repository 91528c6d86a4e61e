// fairdeal report: an audit or one hand on paper.

#include <boost/test/unit_test.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

struct Night {
    Folder folder;
    std::string log = folder.path("night.db");
    Night() {
        const Ran made =
            shell("$FAIRDEAL deal --game midnight --seed 9 --count 40 --errors 0.3 > '" +
                  folder.path("hands") + "' && $FAIRDEAL import --log '" + log + "' '" +
                  folder.path("hands") + "'");
        BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    }
    [[nodiscard]] Ran report(const std::string& words) const {
        return fairdeal_with("report --log '" + log + "' " + words);
    }
    [[nodiscard]] std::string out(const std::string& name) const {
        return "--out '" + folder.path(name) + "' ";
    }
    [[nodiscard]] std::string text(const std::string& name) const {
        return text_of_file(folder.path(name));
    }
    [[nodiscard]] std::string files() const { return shell("ls '" + folder.path("") + "'").out; }
    static const Night& shared() {
        static const Night night;
        return night;
    }
};

const std::string then = "--made 2026-03-15T10:00:00Z ";

}  // namespace

BOOST_AUTO_TEST_SUITE(report_command)

BOOST_AUTO_TEST_CASE(an_audit_is_printed_the_same_on_one_thread_and_on_two) {
    const Night& night = Night::shared();
    BOOST_TEST(night.report(night.out("one.pdf") + then + "--threads 1").status == 0);
    BOOST_TEST(night.report(night.out("two.pdf") + then + "--threads 2").status == 0);
    const std::string one = night.text("one.pdf");
    BOOST_TEST(one.starts_with("%PDF-"));
    BOOST_TEST((one == night.text("two.pdf")));
    BOOST_TEST(night.report(night.out("letter.pdf") + then + "--paper letter").status == 0);
    BOOST_TEST((one != night.text("letter.pdf")));
}

BOOST_AUTO_TEST_CASE(one_hand_is_printed_as_pdf_and_as_text) {
    const Night& night = Night::shared();
    BOOST_TEST(night.report(night.out("hand.pdf") + then + "--hand '#1'").status == 0);
    BOOST_TEST(night.text("hand.pdf").starts_with("%PDF-"));
    BOOST_TEST(night.report(night.out("hand.txt") + then + "--hand '#1'").status == 0);
    const std::string text = night.text("hand.txt");
    BOOST_TEST(text.starts_with("Hand "));
    BOOST_TEST(says(text, "Number in the log: #1"));
    BOOST_TEST(says(text, "ledger: index 0, size 40, root "));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_is_said_and_nothing_is_written) {
    const Night& night = Night::shared();
    const std::string before = night.files();
    const auto refused = [&](const std::string& words, const std::string& why) {
        const Ran ran = night.report(words);
        BOOST_TEST(ran.status == 2, words);
        BOOST_TEST(says(ran.err, why), words << ": " << ran.err);
    };
    refused(night.out("x.pdf") + "--hand '#41'", "#41");
    refused(night.out("x.pdf") + "--hand nobody", "nobody");
    refused(night.out("x.pdf") + "--game poker", "is not a game");
    refused(night.out("x.pdf") + "--since yesterday", "is not a day or a UTC time");
    refused(night.out("x.pdf") + "--made today", "--made");
    refused(night.out("x.pdf") + "--paper napkin", "--paper");
    refused(night.out("x.pdf") + "--threads 0", "--threads");
    refused("", "--out");
    refused("--out '" + night.folder.path("no-such-folder/x.pdf") + "'", "cannot be written");
    refused("--out '" + night.folder.path("") + "'", "a report is written as .pdf");
    BOOST_TEST(fairdeal_with("report --log /no/such/log " + night.out("x.pdf")).status == 2);
    BOOST_TEST(night.files() == before);
}

/// A page that says that nothing is wrong would be taken for an all-clear.
BOOST_AUTO_TEST_CASE(a_filter_that_lets_nothing_through_gives_no_report) {
    const Night& night = Night::shared();
    const Ran ran = night.report(night.out("none.pdf") + then + "--dealer nobody");
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(says(ran.err, "nothing was audited"));
    BOOST_TEST(!says(night.files(), "none.pdf"));
}

BOOST_AUTO_TEST_CASE(a_report_takes_the_place_of_an_older_one_only_when_it_is_whole) {
    const Night& night = Night::shared();
    night.folder.write("old.pdf", "the old one\n");
    BOOST_TEST(night.report(night.out("old.pdf") + "--force --hand '#41'").status == 2);
    BOOST_TEST(night.text("old.pdf") == "the old one\n");
    BOOST_TEST(night.report(night.out("old.pdf") + "--force " + then).status == 0);
    BOOST_TEST(night.text("old.pdf").starts_with("%PDF-"));
    BOOST_TEST(!says(night.files(), ".fresh"));
}

BOOST_AUTO_TEST_SUITE_END()
