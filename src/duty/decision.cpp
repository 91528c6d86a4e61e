#include "duty/decision.h"

#include "duty/asked.h"

namespace fairdeal {

namespace {

Result<void> read_profile(const Fact& fact, std::map<std::int64_t, Regulator>& profiles) {
    auto regulator = read_regulator(fact.attached, "#" + std::to_string(fact.number));
    if (!regulator) return tl::make_unexpected(std::move(regulator.error()));
    profiles.emplace(fact.number, *std::move(regulator));
    return {};
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

Decision DutyOffice::decide(const DutyQuestion& question) {
    Asked asked(question, *this);
    for (const DutyRow& row : duty_rows()) {
        if (row.rule && !asked.is_on(*row.rule)) continue;
        asked.next_row();
        if (!row.fits(asked)) continue;
        const bool is_yes = may_deal_alone(row.answer) || row.answer == DutyAnswer::WithSupervisor;
        Decision decision{question, &row, asked.game(), asked.what(), asked.used(is_yes), {}};
        if (is_yes) decision.until = asked.until();
        return decision;
    }
    throw Fault("the last row fits always");
}

}  // namespace fairdeal
