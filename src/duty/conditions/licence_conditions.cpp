// The licence: of this jurisdiction, for this function, at this minute.

#include <algorithm>

#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal::duty {

namespace {

bool is_here(Asked& asked, const Fact& licence) {
    return licence.value("jurisdiction") == asked.profile()->jurisdiction;
}

FactList licences_for_here(Asked& asked) {
    FactList here;
    for (const Fact* licence : asked.dealer_facts(FactKind::Licence)) {
        if (is_here(asked, *licence) && licence->value("function") == asked.profile()->function)
            here.push_back(licence);
    }
    return here;
}

/// Null: it is not suspended now.
const Fact* suspension_of(Asked& asked, const Fact& licence) {
    for (const Fact* suspension : asked.dealer_facts(FactKind::Suspension)) {
        if (suspension->value("number") == licence.value("number") &&
            suspension->holds_at(asked.at()))
            return suspension;
    }
    return nullptr;
}

std::string values_of(const FactList& facts, std::string_view key) {
    std::vector<std::string> values;
    for (const Fact* fact : facts) {
        if (std::find(values.begin(), values.end(), fact->value(key)) == values.end())
            values.push_back(fact->value(key));
    }
    return and_list(values);
}

}  // namespace

bool no_licence(Asked& asked) {
    asked.say(asked.profile()->title);
    return asked.dealer_facts(FactKind::Licence).empty();
}

bool licence_elsewhere(Asked& asked) {
    const FactList& all = asked.dealer_facts(FactKind::Licence);
    if (std::any_of(all.begin(), all.end(),
                    [&](const Fact* licence) { return is_here(asked, *licence); }))
        return false;
    asked.use(all);
    asked.say(values_of(all, "jurisdiction"));
    return true;
}

bool licence_for_another_function(Asked& asked) {
    if (!licences_for_here(asked).empty()) return false;
    asked.use(asked.dealer_facts(FactKind::Licence));
    asked.say(values_of(asked.dealer_facts(FactKind::Licence), "function"));
    return true;
}

bool licence_not_yet(Asked& asked) {
    const FactList here = licences_for_here(asked);
    if (std::any_of(here.begin(), here.end(),
                    [&](const Fact* licence) { return began(*licence, asked.at()); }))
        return false;
    asked.use(here);
    asked.say(values_of(here, "since"));
    return true;
}

bool licence_lapsed(Asked& asked) {
    const FactList here = licences_for_here(asked);
    if (std::any_of(here.begin(), here.end(),
                    [&](const Fact* licence) { return licence->holds_at(asked.at()); }))
        return false;
    asked.use(here);
    asked.say(values_of(here, "until"));
    return true;
}

namespace {

/// One that names none of the dealer's licences: which is meant is not known, so it may be any.
const Fact* suspension_of_no_licence(Asked& asked) {
    const FactList& licences = asked.dealer_facts(FactKind::Licence);
    for (const Fact* suspension : asked.dealer_facts(FactKind::Suspension)) {
        const bool is_known =
            std::any_of(licences.begin(), licences.end(), [&](const Fact* licence) {
                return licence->value("number") == suspension->value("number");
            });
        if (!is_known && suspension->holds_at(asked.at())) return suspension;
    }
    return nullptr;
}

}  // namespace

bool suspended_by_another_number(Asked& asked) {
    const Fact* suspension = suspension_of_no_licence(asked);
    if (suspension == nullptr) return false;
    asked.use(*suspension);
    asked.use(asked.dealer_facts(FactKind::Licence));
    asked.say(suspension->value("number"));
    return true;
}

bool licence_suspended(Asked& asked) {
    for (const Fact* licence : licences_for_here(asked)) {
        const Fact* suspension = suspension_of(asked, *licence);
        if (!licence->holds_at(asked.at()) || suspension == nullptr) continue;
        asked.use(*licence);
        asked.use(*suspension);
        asked.say(licence->value("number"));
        return true;
    }
    ends_with_next(asked, asked.dealer_facts(FactKind::Suspension));
    if (const Fact* licence = licence_held(asked)) asked.use(*licence);
    return false;
}

const Fact* licence_held(Asked& asked) {
    const Fact* held = nullptr;
    for (const Fact* licence : licences_for_here(asked)) {
        if (!licence->holds_at(asked.at()) || suspension_of(asked, *licence) != nullptr) continue;
        const bool lasts_longer = held == nullptr || (held->to && !licence->to) ||
                                  (held->to && licence->to && *licence->to > *held->to);
        if (lasts_longer) held = licence;
    }
    return held;
}

}  // namespace fairdeal::duty
