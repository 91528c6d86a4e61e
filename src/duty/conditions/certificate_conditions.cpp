// The house's certificate for the game, the list of those withdrawn, and what was examined.

#include <fmt/format.h>

#include "base/text.h"
#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal::duty {

namespace {

bool is_for_game(Asked& asked, const Fact& certificate) { return certificate.game == asked.game(); }

/// From when on a list says that a certificate does not hold; nothing: it says no such thing.
std::optional<UtcTime> withdrawn_at(const Fact& list, const std::string& number) {
    for (const std::string_view entry : split_at(list.value("withdrawn"), ' ')) {
        const auto at = entry.find('@');
        if (at != std::string_view::npos && entry.substr(0, at) == number)
            return utc_time_from(entry.substr(at + 1));
    }
    return std::nullopt;
}

/// What somebody of the house vouches for no office can withdraw: a correction of the fact does.
bool is_attested(const Fact& certificate) { return !certificate.value("attested").empty(); }

/// The list that withdraws it before or at this moment, whenever it was made; null: none.
const Fact* withdrawing(Asked& asked, const Fact& certificate) {
    if (is_attested(certificate)) return nullptr;
    const auto& lists = asked.office().facts().of(FactKind::Withdrawn, certificate.value("office"));
    for (const Fact* list : lists) {
        const auto at = withdrawn_at(*list, certificate.value("number"));
        if (at && *at <= asked.at()) return list;
    }
    return nullptr;
}

/// The newest list that was made by this moment; null: none.
const Fact* newest_list(Asked& asked, const Fact& certificate) {
    const Fact* newest = nullptr;
    const auto& lists = asked.office().facts().of(FactKind::Withdrawn, certificate.value("office"));
    for (const Fact* list : lists) {
        if (*list->time("made") > asked.at()) continue;
        if (newest == nullptr || *list->time("made") >= *newest->time("made")) newest = list;
    }
    return newest;
}

/// When the list is not relied on any more: the day that it names itself, or the house's hours.
std::optional<UtcTime> end_of_list(Asked& asked, const Fact& list) {
    auto end = list.time("next");
    if (!asked.is_on(DutyRule::ListHours)) return end;
    const std::chrono::hours hours(asked.setting(DutyRule::ListHours).number);
    const UtcTime by_house{list.time("made")->time + hours};
    return end && *end < by_house ? end : by_house;
}

std::string listed(const std::vector<std::string>& clauses) {
    constexpr std::size_t most = 12;
    if (clauses.size() <= most) return fmt::format("{}", fmt::join(clauses, ", "));
    const auto first = fmt::format("{}", fmt::join(clauses.begin(), clauses.begin() + most, ", "));
    return tr_n("{clauses} and {count} more", "{clauses} and {count} more",
                static_cast<std::int64_t>(clauses.size() - most), "clauses"_a = first);
}

const ClauseDifference& difference(Asked& asked, const Fact& certificate) {
    return asked.office().compare().between(certificate.value("card"), certificate.value("clauses"),
                                            asked.card());
}

bool differs_by_card(Asked& asked) {
    const Fact* certificate = certificate_held(asked);
    if (certificate == nullptr) return false;
    const auto& clauses = difference(asked, *certificate).clauses;
    if (clauses.empty()) return false;
    asked.use(*certificate);
    asked.use(*asked.table_card());
    asked.say(listed(clauses));
    return true;
}

bool differs_by_rules(Asked& asked) {
    const Fact* certificate = certificate_held(asked);
    if (certificate == nullptr || !difference(asked, *certificate).newer_rules) return false;
    asked.use(*certificate);
    asked.say(certificate->value("rules"));
    return true;
}

}  // namespace

const Fact* certificate_held(Asked& asked) {
    const Fact* held = nullptr;
    for (const Fact* certificate : asked.dealer_facts(FactKind::Certificate)) {
        const bool counts = is_for_game(asked, *certificate) && certificate->holds_at(asked.at()) &&
                            withdrawing(asked, *certificate) == nullptr;
        if (counts && (held == nullptr || *certificate->from >= *held->from)) held = certificate;
    }
    return held;
}

bool no_certificate(Asked& asked) {
    for (const Fact* certificate : asked.dealer_facts(FactKind::Certificate)) {
        if (is_for_game(asked, *certificate) && began(*certificate, asked.at())) return false;
    }
    return true;
}

bool certificate_withdrawn(Asked& asked) {
    if (certificate_held(asked) != nullptr) return false;
    for (const Fact* certificate : asked.dealer_facts(FactKind::Certificate)) {
        const Fact* list = withdrawing(asked, *certificate);
        if (!is_for_game(asked, *certificate) || list == nullptr) continue;
        asked.use(*certificate);
        asked.use(*list);
        asked.say(certificate->value("number"));
        return true;
    }
    return false;
}

bool certificate_lapsed(Asked& asked) {
    if (const Fact* held = certificate_held(asked)) {
        asked.use(*held);
        return false;
    }
    for (const Fact* certificate : asked.dealer_facts(FactKind::Certificate)) {
        if (!is_for_game(asked, *certificate)) continue;
        asked.use(*certificate);
        asked.say(certificate->value("until"));
    }
    return true;
}

bool list_unknown(Asked& asked) {
    const Fact* certificate = certificate_held(asked);
    if (is_attested(*certificate)) return false;
    if (newest_list(asked, *certificate) != nullptr) return false;
    asked.use(*certificate);
    asked.say(certificate->value("office"));
    return true;
}

bool list_old(Asked& asked) {
    const Fact* certificate = certificate_held(asked);
    if (is_attested(*certificate)) return false;
    const Fact* list = newest_list(asked, *certificate);
    const auto end = end_of_list(asked, *list);
    asked.use(*list);
    asked.ends(end);
    asked.say(end ? to_text(*end) : list->value("made"));
    return !end || *end <= asked.at();
}

bool other_clauses(Asked& asked) {
    return !asked.is_on(DutyRule::WithSupervisor) && differs_by_card(asked);
}

bool newer_rules(Asked& asked) {
    return !asked.is_on(DutyRule::WithSupervisor) && differs_by_rules(asked);
}

bool other_clauses_beside_supervisor(Asked& asked) { return differs_by_card(asked); }

bool newer_rules_beside_supervisor(Asked& asked) { return differs_by_rules(asked); }

}  // namespace fairdeal::duty
