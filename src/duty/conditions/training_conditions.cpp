// Table test, hours, course and refreshers.

#include <fmt/format.h>

#include <map>

#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal::duty {

namespace {

/// The last one in the game; null: none by this moment.
const Fact* last_table_test(Asked& asked) {
    const Fact* last = nullptr;
    for (const Fact* test : asked.dealer_facts(FactKind::TableTest)) {
        if (test->game != asked.game() || *test->time("on") > asked.at()) continue;
        if (last == nullptr || *test->time("on") >= *last->time("on")) last = test;
    }
    return last;
}

/// Of each topic the refresher that is due last.
std::vector<const Fact*> refreshers_of(Asked& asked) {
    std::map<std::string, const Fact*> last;
    for (const Fact* refresher : asked.dealer_facts(FactKind::Refresher)) {
        if (*refresher->time("done") > asked.at()) continue;
        const Fact*& known = last[refresher->value("topic")];
        if (known == nullptr || *refresher->time("due") > *known->time("due")) known = refresher;
    }
    std::vector<const Fact*> list;
    list.reserve(last.size());
    for (const auto& [topic, refresher] : last) list.push_back(refresher);
    return list;
}

/// Names the first refresher that is due by a moment; null: none.
const Fact* first_due(Asked& asked, const UtcTime& by) {
    const Fact* first = nullptr;
    for (const Fact* refresher : refreshers_of(asked)) {
        const UtcTime due = *refresher->time("due");
        if (due <= by && (first == nullptr || due < *first->time("due"))) first = refresher;
    }
    if (first == nullptr) return nullptr;
    asked.use(*first);
    asked.say(first->value("topic") + ", " + first->value("due"));
    return first;
}

}  // namespace

bool no_table_test(Asked& asked) {
    const Fact* test = last_table_test(asked);
    if (test == nullptr) return true;
    asked.use(*test);
    return test->value("result") != "passed";
}

bool table_test_judge(Asked& asked) {
    const Fact* test = last_table_test(asked);
    const auto role = test->role("judge-role");
    asked.use(*test);
    if (role >= asked.setting(DutyRule::TableTest).by) return false;
    asked.say(tr("{judge}, {role}", "judge"_a = test->value("judge"),
                 "role"_a = in_words(role.value_or(FloorRole::Trainee))));
    return true;
}

bool too_few_hours(Asked& asked) {
    int hours = 0;
    for (const Fact* instruction : asked.dealer_facts(FactKind::Instruction)) {
        if (instruction->game != asked.game() || *instruction->time("on") > asked.at()) continue;
        asked.use(*instruction);
        hours += instruction->number_of("hours");
    }
    const int needed = asked.setting(DutyRule::InstructionHours).number;
    asked.say(tr("{hours} of {needed}", "hours"_a = hours, "needed"_a = needed));
    return hours < needed;
}

bool no_course(Asked& asked) {
    const Fact* licence = licence_held(asked);
    const UtcTime permit = licence == nullptr ? asked.at() : *licence->from;
    const int months = asked.setting(DutyRule::CourseMonths).number;
    for (const Fact* course : asked.dealer_facts(FactKind::Course)) {
        const UtcTime on = *course->time("on");
        const bool is_young =
            course->value("proof") != "course" || months_after(on, months) >= permit;
        if (on > asked.at() || !is_young) continue;
        asked.use(*course);
        return false;
    }
    asked.use(asked.dealer_facts(FactKind::Course));
    asked.say(tr_n("{count} month", "{count} months", months));
    return true;
}

bool no_refresher(Asked& asked) { return refreshers_of(asked).empty(); }

bool refresher_past(Asked& asked) {
    if (first_due(asked, asked.at()) != nullptr) return true;
    for (const Fact* refresher : refreshers_of(asked)) {
        asked.use(*refresher);
        asked.ends(refresher->time("due"));
    }
    return false;
}

bool refresher_soon(Asked& asked) {
    return first_due(asked, days_after(asked.at(),
                                       asked.setting(DutyRule::RefresherDays).number)) != nullptr;
}

}  // namespace fairdeal::duty
