// Who somebody is, what they are, and where they are.

#include <algorithm>

#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal::duty {

void ends_with_next(Asked& asked, const FactList& facts) {
    for (const Fact* fact : facts) {
        if (fact->from && *fact->from > asked.at()) asked.ends(fact->from);
    }
}

bool no_profile(Asked& asked) {
    ends_with_next(asked, asked.office().facts().all(FactKind::Profile));
    if (const Fact* fact = asked.office().profile_fact_at(asked.at())) asked.use(*fact);
    return asked.profile() == nullptr;
}

bool unknown_dealer(Asked& asked) {
    asked.use(asked.dealer_facts(FactKind::Person));
    return asked.dealer_facts(FactKind::Person).empty();
}

bool two_people(Asked& asked) {
    std::vector<std::string> refs;
    for (const Fact* person : asked.dealer_facts(FactKind::Person)) {
        asked.use(*person);
        const std::string& ref = person->value("ref");
        if (std::find(refs.begin(), refs.end(), ref) == refs.end()) refs.push_back(ref);
    }
    asked.say(and_list(refs));
    return refs.size() > 1;
}

bool unknown_table(Asked& asked) {
    ends_with_next(asked, asked.table_facts(FactKind::Table));
    if (asked.table_card() != nullptr) asked.use(*asked.table_card());
    return asked.table_card() == nullptr;
}

bool no_role(Asked& asked) {
    ends_with_next(asked, asked.dealer_facts(FactKind::Role));
    const Fact* role = asked.role_of(asked.dealer());
    if (role != nullptr) asked.use(*role);
    return role == nullptr;
}

namespace {

bool is_trainee(Asked& asked, const std::string& id) {
    const Fact* role = asked.role_of(id);
    if (role != nullptr) asked.use(*role);
    return role == nullptr || role->role("role") == FloorRole::Trainee;
}

/// May the dealer beside a trainee deal here by themselves?
bool is_good_company(Asked& asked, const std::string& dealer) {
    if (dealer == asked.dealer() || is_trainee(asked, dealer)) return false;
    DutyQuestion question = asked.question();
    question.dealer = dealer;
    const Decision beside = asked.office().decide(question);
    asked.use(beside.facts());
    asked.ends(beside.until);
    return may_deal_alone(beside.answer());
}

/// The dealer beside a trainee at this table; empty: nobody who may deal here.
std::string company_of(Asked& asked) {
    for (const Fact* shadow : asked.dealer_facts(FactKind::Shadow)) {
        if (!shadow->holds_at(asked.at()) || shadow->value("table") != asked.table()) continue;
        asked.use(*shadow);
        if (is_good_company(asked, shadow->value("beside"))) return shadow->value("beside");
    }
    return "";
}

}  // namespace

bool trainee_alone(Asked& asked) {
    return is_trainee(asked, asked.dealer()) && company_of(asked).empty();
}

bool trainee_beside_a_dealer(Asked& asked) {
    if (!is_trainee(asked, asked.dealer())) return false;
    asked.say(company_of(asked));
    return true;
}

namespace {

/// Where every id of the same human being deals or dealt: somebody may have been given two.
FactList dealing_of(Asked& asked) {
    FactList dealing = asked.dealer_facts(FactKind::Dealing);
    for (const Fact* person : asked.dealer_facts(FactKind::Person)) {
        for (const std::string& id : asked.office().facts().ids_of(person->value("ref"))) {
            if (id == asked.dealer()) continue;
            const FactList& also = asked.office().facts().of(FactKind::Dealing, id);
            dealing.insert(dealing.end(), also.begin(), also.end());
        }
    }
    return dealing;
}

}  // namespace

bool deals_elsewhere(Asked& asked) {
    for (const Fact* dealing : dealing_of(asked)) {
        const bool is_elsewhere =
            dealing->value("table") != asked.table() || dealing->subject != asked.dealer();
        if (is_elsewhere && began(*dealing, asked.at()) && dealing->holds_at(asked.at())) {
            asked.use(*dealing);
            asked.say(dealing->value("table"));
            return true;
        }
    }
    return false;
}

bool no_rest(Asked& asked) {
    const std::chrono::minutes rest(asked.setting(DutyRule::RestMinutes).number);
    for (const Fact* dealing : dealing_of(asked)) {
        if (!dealing->to || *dealing->to > asked.at() ||
            asked.at().time >= dealing->to->time + rest)
            continue;
        asked.use(*dealing);
        asked.say(to_text(*dealing->to));
        return true;
    }
    return false;
}

bool not_on_roster(Asked& asked) {
    for (const FactKind kind : {FactKind::Roster, FactKind::FloorRuling}) {
        for (const Fact* place : asked.dealer_facts(kind)) {
            if (!place->holds_at(asked.at()) || place->value("table") != asked.table()) continue;
            asked.use(*place);
            return false;
        }
    }
    return true;
}

bool always(Asked& /*asked*/) { return true; }

}  // namespace fairdeal::duty
