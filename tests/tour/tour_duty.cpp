// May this dealer deal here, now, for the tour.

#include <fstream>
#include <thread>

#include "base/time/utc_now.h"
#include "duty/duty_file.h"
#include "duty/facts/signed_facts.h"
#include "tour/tour.h"

namespace fairdeal {

namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// A floor on which dealer 4471 lacks a few things.
class DutyFloor {
public:
    explicit DutyFloor(const std::filesystem::path& content) {
        const auto file = regulator_file(content, "pennsylvania");
        std::ifstream in(file);
        const std::string xml{std::istreambuf_iterator<char>(in), {}};
        if (auto fact = profile_fact(xml, file.string(), "2026-01-01")) facts.push_back(*fact);
        say(FactKind::Person, "4471", {{"ref", "tina"}});
        say(FactKind::Person, "1182", {{"ref", "dan"}});
        say(FactKind::Role, "4471", {{"role", "dealer"}, {"since", "2026-01-01"}});
        say(FactKind::Licence, "4471",
            {{"number", "88123"},
             {"jurisdiction", "pennsylvania"},
             {"function", "dealer"},
             {"since", "2021-10-01"},
             {"until", "2026-10-01"}});
        say(FactKind::Refresher, "4471",
            {{"topic", "problem-gambling"}, {"done", "2025-12-01"}, {"due", "2026-12-01"}});
        say(FactKind::Table, "B7",
            {{"game", "breakout"},
             {"card", "breakout"},
             {"sign", "2026-02"},
             {"since", "2026-01-01"}});
        say(FactKind::Sign, "B7", {{"edition", "2026-02"}, {"since", "2026-01-01"}});
        say(FactKind::Pack, "B7",
            {{"pack", "K7"},
             {"state", "to-count"},
             {"since", "2026-11-01T17:30:00Z"},
             {"why", "a card of another back was found in round 212"}});
    }

    std::vector<Fact> facts;

private:
    void say(FactKind kind, const std::string& subject, const Pairs& pairs) {
        std::vector<TypedValue> values;
        for (const auto& [key, value] : pairs) values.push_back({key, value, {}});
        if (auto fact = fact_from(kind, subject, values, {})) facts.push_back(*std::move(fact));
    }
};

}  // namespace

/// No file, a no with its reasons, what falls due, a fact, the form of a new one.
void Tour::duty_pictures() {
    frame_.go_to_section(DeskSection::Duty);
    shot("duty-nothing");
    desk_.duty.apply(DutyAction::Begin);
    frame_.show_now();
    shot("duty-begin");
    desk_.duty.apply(DutyAction::Leave);
    const auto file = Tour::folder() / "duty.db";
    auto made = DutyFile::create(file, "casino.example/duty",
                                 {"hr1", tour_passphrase, "hr1", utc_now()}, {});
    if (!made || !made->add(DutyFloor(desk_.content).facts, "hr1", utc_now())) {
        good_ = false;
        return;
    }
    DutySession& duty = desk_.duty;
    duty.open(file);
    duty.type_dealer("4471");
    duty.type_table("B7");
    duty.type_time("2026-11-01T18:00:00Z");
    frame_.show_now();
    shot("duty-question");
    duty.apply(DutyAction::Ask);
    shot_both("duty-no");
    duty.apply(DutyAction::ShowHands);
    while (duty.poll()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    frame_.show_now();
    shot_both("duty-hands");
    duty.apply(DutyAction::ShowDue);
    duty.type_within("3650");
    frame_.show_now();
    shot("duty-due");
    duty.apply(DutyAction::ShowFacts);
    shot_both("duty-facts");
    duty.apply(DutyAction::Correct);
    shot_both("duty-form");
    duty.apply(DutyAction::Leave);
    desk_.section = DeskSection::Practise;
}

}  // namespace fairdeal
