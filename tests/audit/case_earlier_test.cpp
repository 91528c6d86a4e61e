// Case files that earlier programs handed over.

#include <algorithm>

#include "audit/cases/archive.h"
#include "audit/signed_case.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(earlier_case_files)

/// Handed over by the program before, whose texts said less; and by somebody who changed one.
BOOST_AUTO_TEST_CASE(a_case_file_of_an_earlier_program_is_sound_and_a_changed_text_is_not) {
    const SignedCase one;
    auto archive = read_archive(one.file(), "");
    BOOST_REQUIRE(archive);
    const auto part = [&](const char* name) -> std::string& {
        return std::ranges::find(*archive, name, &ArchivePart::name)->bytes;
    };
    std::string& readme = part("readme.txt");
    std::string& script = part("check-case");
    const auto stays_sound = [&] {
        const auto earlier = checked(write(*archive));
        BOOST_REQUIRE_MESSAGE(earlier, why(earlier));
        BOOST_TEST(earlier->other_texts.empty());
    };
    // Before the hands behind a finding were in it.
    const auto behind = readme.find("hand-N.record");
    readme.erase(behind, readme.find('\n', behind) + 1 - behind);
    const std::string events = "all events\n# of one case,";
    script.replace(script.find(events), events.size(), "all of\n# one case,");
    const std::string quietly = "\"$key\" >/dev/null || fail";
    script.replace(script.find(quietly), quietly.size(), "\"$key\" || fail");
    script.erase(script.find("[ $# -gt 0 ]"));
    const auto loop = script.find("behind=0\n");
    script.erase(loop, script.find("[ \"$number\" -gt 1 ]") - loop);
    script.erase(script.find("[ \"$behind\" = 0 ]"),
                 script.find("echo \"not looked at") - script.find("[ \"$behind\" = 0 ]"));
    stays_sound();
    // Before they said what they do not prove.
    const auto more = readme.find("It proves the records.");
    readme.erase(more, readme.find("KEY is the log's public key") - more);
    script.erase(script.find("echo \"not looked at"));
    const std::string in_the_records = ", in the records (hand.record, event-*.record)";
    script.erase(script.find(in_the_records), in_the_records.size());
    stays_sound();
    part("readme.txt") += "Trust the pit boss.\n";
    const auto changed = checked(write(*archive));
    BOOST_REQUIRE_MESSAGE(changed, why(changed));
    BOOST_TEST((changed->other_texts == std::vector<std::string>{"readme.txt"}));
}

BOOST_AUTO_TEST_SUITE_END()
