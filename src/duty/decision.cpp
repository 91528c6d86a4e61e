#include "duty/decision.h"

#include <algorithm>
#include <array>

#include "duty/asked.h"

namespace fairdeal {

namespace {

Result<void> read_profile(const Fact& fact, std::map<std::int64_t, Regulator>& profiles) {
    auto regulator = read_regulator(fact.attached, "#" + std::to_string(fact.number));
    if (!regulator) return tl::make_unexpected(std::move(regulator.error()));
    profiles.emplace(fact.number, *std::move(regulator));
    return {};
}

using T = DutyTopic;

/// While it is not known what a topic rests on, its rows are not asked: they could not say anything
/// that helps, and some of them look at what is not there.
std::span<const DutyTopic> rests_on(DutyTopic topic) {
    static constexpr std::array dealer{T::Dealer}, table{T::Table};
    static constexpr std::array both{T::Dealer, T::Table};
    static constexpr std::array certificate{T::Dealer, T::Table, T::Certificate};
    switch (topic) {
        case T::Rules:
        case T::Dealer:
        case T::Table:
        case T::Yes: return {};
        case T::Role:
        case T::Licence:
        case T::Course:
        case T::Refresher:
        case T::Elsewhere: return dealer;
        case T::Floor:
        case T::Pack:
        case T::Sign: return table;
        case T::Certificate:
        case T::TableTest:
        case T::Hours:
        case T::Roster: return both;
        case T::List:
        case T::Clauses:
        case T::Edition: return certificate;
    }
    throw Fault("invalid topic of a row");
}

/// Whether a row that fits already speaks of this one's topic, or of what that rests on.
bool is_answered(const std::vector<DutyReason>& reasons, const DutyRow& row) {
    const auto on = rests_on(row.topic);
    return std::any_of(reasons.begin(), reasons.end(), [&](const DutyReason& reason) {
        const DutyTopic topic = reason.row->topic;
        return topic == row.topic || std::find(on.begin(), on.end(), topic) != on.end();
    });
}

}  // namespace

Result<DutyOffice> DutyOffice::make(std::span<const Fact> all, const Library& library) {
    DutyOffice office(all, library);
    for (const Fact* fact : office.facts_.all(FactKind::Profile)) {
        if (auto read = read_profile(*fact, office.profiles_); !read)
            return tl::make_unexpected(std::move(read.error()));
    }
    return office;
}

const Fact* DutyOffice::profile_fact_at(const UtcTime& at) const {
    return Facts::newest_at(facts_.all(FactKind::Profile), at);
}

const Regulator* DutyOffice::profile_at(const UtcTime& at) const {
    const Fact* fact = profile_fact_at(at);
    return fact == nullptr ? nullptr : &profiles_.at(fact->number);
}

Decision DutyOffice::decide(const DutyQuestion& question) { return decided(question, false); }

Decision DutyOffice::decide_fully(const DutyQuestion& question) { return decided(question, true); }

Decision DutyOffice::decided(const DutyQuestion& question, bool fully) {
    Asked asked(question, *this);
    Decision decision{question, asked.game(), {}, {}};
    for (const DutyRow& row : duty_rows()) {
        const bool is_off = row.rule && !asked.is_on(*row.rule);
        const bool adds_nothing = !decision.reasons.empty() && may_deal_alone(row.answer);
        if (is_off || adds_nothing || is_answered(decision.reasons, row)) continue;
        asked.next_row();
        if (!row.fits(asked)) continue;
        const bool is_yes = may_deal_alone(row.answer) || row.answer == DutyAnswer::WithSupervisor;
        const bool is_first = decision.reasons.empty();
        decision.reasons.push_back({&row, asked.what(), asked.used(is_yes && is_first)});
        if (is_yes && is_first) decision.until = asked.until();
        if (!fully) return decision;
    }
    if (decision.reasons.empty()) throw Fault("the last row fits always");
    return decision;
}

}  // namespace fairdeal
