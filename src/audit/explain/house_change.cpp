#include "audit/explain/house_change.h"

#include <algorithm>
#include <map>
#include <set>

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

Result<std::vector<std::int64_t>> hand_numbers_from(std::string_view words) {
    constexpr std::int64_t most_number = 1'000'000'000'000, most_hands = 1'000'000;
    std::set<std::int64_t> hands;
    for (const std::string_view part : split_at(words, ',')) {
        const auto ends = split_at(part, '-');
        const auto from = whole_number_from(ends.front(), most_number);
        const auto to = whole_number_from(ends.back(), most_number);
        const bool is_good = from && to && ends.size() <= 2 && *from >= 1 && *from <= *to &&
                             *to - *from < most_hands;
        if (!is_good)
            return refused({}, tr("{words} is not hands by their numbers, such as 12,40-55",
                                  "words"_a = in_quotes(words)));
        for (std::int64_t idx = *from; idx <= *to; ++idx) hands.insert(idx);
        if (std::ssize(hands) > most_hands)
            return refused({}, tr("these are more than a million hands: name fewer"));
    }
    return std::vector<std::int64_t>(hands.begin(), hands.end());
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
        if (other.header.card == record->header.card) {
            ++report_.same_card;
            return;
        }
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

/// The first so many records, 0: all. False: it was stopped.
Result<bool> go_through_all(const HandLog& log, std::int64_t records, ChangedHouse& house,
                            const Progress& progress) {
    constexpr std::int64_t between_looks = 1024;
    const std::int64_t all = log.head().size;
    const std::int64_t size = records > 0 ? std::min(records, all) : all;
    bool stopped = false;
    std::int64_t looked_at = 0;
    log.for_each_record(0, [&](std::int64_t idx, std::string_view text) {
        if (idx > size) return false;
        house.add(idx, text);
        if (++looked_at % between_looks == 0 && progress) stopped = !progress(idx, size);
        return !stopped;
    });
    return !stopped;
}

/// These only, each once, in the log's order.
Result<bool> go_through(const HandLog& log, std::vector<std::int64_t> hands, ChangedHouse& house,
                        const Progress& progress) {
    constexpr std::int64_t between_looks = 64;
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
    std::int64_t looked_at = 0;
    for (const std::int64_t idx : hands) {
        const auto text = log.text_of(idx);
        if (!text) return tl::make_unexpected(text.error());
        house.add(idx, *text);
        if (++looked_at % between_looks == 0 && progress && !progress(looked_at, std::ssize(hands)))
            return false;
    }
    return true;
}

}  // namespace

Result<HouseChangeReport> house_change(const std::filesystem::path& log, const HandFilter& filter,
                                       const HouseChange& change, const Progress& progress) {
    if (change.card && change.card->game() != change.game)
        return refused({},
                       tr("the table card is of {game}", "game"_a = to_text(change.card->game())));
    const auto opened = open_hand_log(log, Access::Read, {});
    if (!opened) return tl::make_unexpected(opened.error());
    ChangedHouse house(filter, change);
    const auto finished = change.hands.empty()
                              ? go_through_all(*opened, change.records, house, progress)
                              : go_through(*opened, change.hands, house, progress);
    if (!finished) return tl::make_unexpected(finished.error());
    HouseChangeReport report = house.report();
    report.finished = *finished;
    return report;
}

}  // namespace fairdeal
