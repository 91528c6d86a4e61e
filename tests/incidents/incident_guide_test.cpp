// docs/incidents.md is what the list of incidents says. FAIRDEAL_RENEW=1 writes it again.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "base/translation.h"
#include "incidents/logs.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(incident_guide)

constexpr const char* guide_file = FAIRDEAL_SOURCE_DIR "/docs/incidents.md";

constexpr const char* opening = R"(# Published incidents

What went wrong at gaming tables and was published, most of it with a fine, as logs of hands: to learn
what to look for, and to try whether it is found. Each log is dealt by chance from one pack through its
shoes and settled as ruled, but for what is the incident's own; `--seed` deals another.

    $ fairdeal incident --list              a line an incident
    $ fairdeal incident NAME                what is known of it, and where it was said
    $ fairdeal incident --deal NAME         its hands, as records of notation version 2

Games are dealt as Breakout Blackjack with bets on players' own hands. Local times are written as UTC,
times of day that nobody published are assumed. `fairdeal shoe` looks at packs, shoes, signs, pace and
people, `fairdeal duty` at who may deal ([duty.md](duty.md)). Nothing here says who meant what.

This page is written from `src/incidents/facts.cpp`. To correct a fact, change its row there, and then

    $ FAIRDEAL_RENEW=1 build/bin/test-incidents --run_test=incident_guide
)";

std::string row_of(const char* title, const char* marked) {
    return marked == nullptr ? "" : fmt::format("- {}: {}\n", title, tr(marked));
}

std::string section_of(const Incident& incident) {
    const std::string_view name = incident.name;
    std::string text = fmt::format("\n## {}\n\n{}, {}.", name, incident.date, incident.place);
    if (incident.penalty != nullptr) text += fmt::format(" Penalty: {}.", tr(incident.penalty));
    text += fmt::format("\n\n{}\n\n", tr(incident.what));
    text += fmt::format("    $ fairdeal incident --deal {} > {}.txt\n", name, name);
    text += fmt::format("    $ fairdeal import --log {}.db {}.txt\n", name, name);
    if (!incident.finder.empty()) text += fmt::format("    $ {}\n", incident.finder);
    text += "\n";
    text += row_of("Must be found", incident.find);
    text += row_of("At which hand", incident.hand);
    text += row_of("Look at", incident.look);
    text += row_of("Must not be claimed", incident.not_claimed);
    text += row_of("Assumed", incident.assumed);
    for (const std::string_view source : incident.sources)
        text += fmt::format("- Source: <{}>\n", source);
    return text;
}

std::string guide() {
    const InEnglish english;
    std::string text = opening;
    for (const Incident& incident : incidents()) text += section_of(incident);
    return text;
}

BOOST_AUTO_TEST_CASE(the_guide_is_what_the_list_says) {
    if (std::getenv("FAIRDEAL_RENEW") != nullptr) std::ofstream(guide_file) << guide();
    std::ifstream file(guide_file);
    std::ostringstream kept;
    kept << file.rdbuf();
    BOOST_TEST(kept.str() == guide());
}

BOOST_AUTO_TEST_CASE(every_incident_says_all_that_somebody_needs) {
    std::set<std::string_view> names;
    for (const Incident& incident : incidents()) {
        BOOST_TEST_CONTEXT(incident.name) {
            BOOST_TEST(names.insert(incident.name).second);
            BOOST_TEST(find_incident(incident.name) == &incident);
            for (const char* text : {incident.what, incident.find, incident.hand, incident.look,
                                     incident.not_claimed, incident.assumed})
                BOOST_TEST((text != nullptr && std::string_view(text).size() > 3U));
            BOOST_TEST(!incident.sources.empty());
            for (const std::string_view source : incident.sources)
                BOOST_TEST(source.starts_with("http"));
            BOOST_TEST(!incident.tables.empty());
            // The command names the files that the other commands make.
            const bool names_file =
                incident.finder.find(std::string(incident.name)) != std::string_view::npos;
            BOOST_TEST((incident.finder.empty() || names_file));
        }
    }
    BOOST_TEST(find_incident("nothing") == nullptr);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
