#include "audit/explain/house_change.h"

#include <map>

#include "audit/audit.h"
#include "base/text.h"
#include "base/translation.h"
#include "log/office_log.h"

namespace fairdeal {

Result<OtherOption> other_option_from(Game game, std::string_view words) {
    const auto equals = words.find('=');
    if (equals == std::string_view::npos)
        return refused({}, tr("{words} is not an option and its value, such as hit-soft-17=yes",
                              "words"_a = in_quotes(words)));
    OtherOption option{std::string(words.substr(0, equals)), std::string(words.substr(equals + 1))};
    const OptionSpec* spec = find_option(game, option.name);
    if (spec == nullptr)
        return refused({}, tr("{option} is not a house option of {game}",
                              "option"_a = in_quotes(option.name), "game"_a = to_text(game)));
    if (const auto wrong = TableCard(game).set(*spec, option.value)) return refused({}, *wrong);
    return option;
}

Money HouseChangeReport::for_the_house(Unit unit) const {
    return guests.in(unit).underpaid - guests.in(unit).overpaid;
}

namespace {

class ChangedHouse {
public:
    ChangedHouse(const HandFilter& filter, const HouseChange& change)
        : filter_(filter), change_(change) {}

    void add(std::int64_t idx, std::string_view text) {
        const auto record = read_record(text);
        if (!record || record->header.game() != change_.game ||
            !is_asked_for(filter_, record->header))
            return;
        ++report_.hands;
        HandRecord other = *record;
        if (change_.card) other.header.card = *change_.card;
        for (const OtherOption& option : change_.options) {
            if (const auto wrong =
                    other.header.card.set(*find_option(change_.game, option.name), option.value))
                throw Fault("an option was not looked at: " + *wrong);
        }
        if (other.header.card == record->header.card) return;
        const WhatIf changed = under(*record, std::move(other));
        if (changed.changes_play || !changed.new_faults.empty()) {
            ++report_.played_otherwise;
            note(report_.first_unplayable, idx);
            return;
        }
        if (changed.differences.empty()) return;
        ++report_.otherwise;
        note(report_.first_hands, idx);
        for (const RulingDifference& difference : changed.differences)
            add(idx, difference, unit_of(record->header));
    }

    HouseChangeReport report() {
        for (const auto& [name, cell] : clauses_) report_.clauses.push_back({name, cell});
        return std::move(report_);
    }

private:
    static void note(std::vector<std::int64_t>& hands, std::int64_t idx) {
        if (hands.size() < hands_kept) hands.push_back(idx);
    }

    void add(std::int64_t idx, const RulingDifference& difference, Unit unit) {
        ++report_.wagers;
        report_.guests.in(unit).add(difference.more());
        const std::string clause = difference.is_because.empty()
                                       ? std::string(nothing_said)
                                       : std::string(difference.is_because.front().id);
        AuditCell& cell = clauses_[clause];
        ++cell.sums.wrong_wagers;
        cell.sums.exposures.in(unit).add(difference.more());
        if (cell.first_hands.empty() || cell.first_hands.back() != idx) cell.note(idx);
    }

    const HandFilter& filter_;
    const HouseChange& change_;
    std::map<std::string, AuditCell> clauses_;
    HouseChangeReport report_;
};

}  // namespace

Result<HouseChangeReport> house_change(const std::filesystem::path& log, const HandFilter& filter,
                                       const HouseChange& change, const Progress& progress) {
    if (change.card && change.card->game() != change.game)
        return refused({},
                       tr("the table card is of {game}", "game"_a = to_text(change.card->game())));
    const auto opened = open_hand_log(log, Access::Read, {});
    if (!opened) return tl::make_unexpected(opened.error());
    constexpr std::int64_t between_looks = 1024;
    const std::int64_t all = opened->head().size;
    const std::int64_t size = change.records > 0 ? std::min(change.records, all) : all;
    ChangedHouse house(filter, change);
    bool stopped = false;
    std::int64_t looked_at = 0;
    opened->for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        if (idx > size) return false;
        house.add(idx, text);
        if (++looked_at % between_looks == 0 && progress) stopped = !progress(idx, size);
        return !stopped;
    });
    HouseChangeReport report = house.report();
    report.finished = !stopped;
    return report;
}

}  // namespace fairdeal
