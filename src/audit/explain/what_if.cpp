#include "audit/explain/what_if.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

HandRecord with_card(const HandRecord& record, std::size_t event, std::size_t number, Card card) {
    HandRecord changed = record;
    DealtCard& dealt = changed.events.at(event).cards.at(number);
    const Card was = dealt.card;
    dealt.card = card;
    if (!dealt.face_down) return changed;
    for (std::size_t i = event + 1; i < changed.events.size(); ++i) {
        Event& later = changed.events[i];
        if (later.verb != Verb::Turn || later.who.seat != changed.events[event].who.seat) continue;
        for (DealtCard& turned : later.cards) {
            if (turned.card == was) turned.card = card;
        }
        return changed;
    }
    return changed;
}

namespace {

constexpr int header_line = 1;

tl::unexpected<Problems> no_line(int line) {
    return refused({"", line, 0}, tr("the record has no such line"));
}

/// The event's index of a line; the header is line 1.
std::optional<std::size_t> event_at(const HandRecord& record, int line) {
    if (line <= header_line) return std::nullopt;
    const auto found = std::find_if(record.events.begin(), record.events.end(),
                                    [&](const Event& event) { return event.line == line; });
    if (found == record.events.end()) return std::nullopt;
    return static_cast<std::size_t>(found - record.events.begin());
}

/// Read again as a whole: its lines renumbered, and only what can lie on a table. A hand that is
/// laid as it was played is no text any more.
Result<HandRecord> read_again(const HandRecord& record) {
    return record.laid ? Result<HandRecord>(record) : read_record(write(record));
}

Result<HandRecord> apply_change(const HandRecord& record, const OtherCard& change) {
    const auto event = event_at(record, change.line);
    if (!event) return no_line(change.line);
    const auto cards = static_cast<int>(record.events[*event].cards.size());
    if (change.number < 1 || change.number > cards)
        return refused({"", change.line, 0}, tr("the line has no such card"));
    return read_again(
        with_card(record, *event, static_cast<std::size_t>(change.number - 1), change.card));
}

Result<Event> event_from(const HandRecord& record, const std::string& words, int line) {
    Problems problems;
    Event event = read_event(words, record.header.game(), line, problems);
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return event;
}

/// Of a hand that is laid as it was played the lines are not those of its text.
tl::unexpected<Problems> laid_otherwise(int line) {
    return refused({"", line, 0},
                   tr("a deal went wrong in this hand: its lines stay, and only cards and house "
                      "options can be others"));
}

Result<HandRecord> apply_change(const HandRecord& record, const OtherEvent& change) {
    if (record.laid) return laid_otherwise(change.line);
    const auto at = event_at(record, change.line);
    if (!at) return no_line(change.line);
    HandRecord other = record;
    if (change.words.empty()) {
        other.events.erase(other.events.begin() + static_cast<std::ptrdiff_t>(*at));
        return read_again(other);
    }
    auto event = event_from(record, change.words, change.line);
    if (!event) return tl::make_unexpected(std::move(event.error()));
    other.events[*at] = *std::move(event);
    return read_again(other);
}

Result<HandRecord> apply_change(const HandRecord& record, const MoreEvent& change) {
    if (record.laid) return laid_otherwise(change.behind);
    const bool is_there = change.behind == header_line || event_at(record, change.behind);
    if (!is_there) return no_line(change.behind);
    auto event = event_from(record, change.words, change.behind + 1);
    if (!event) return tl::make_unexpected(std::move(event.error()));
    HandRecord other = record;
    other.events.insert(other.events.begin() + (change.behind - header_line), *std::move(event));
    return read_again(other);
}

Result<HandRecord> apply_change(const HandRecord& record, const OtherOption& change) {
    const OptionSpec* spec = find_option(record.header.game(), change.name);
    if (spec == nullptr)
        return refused({"", header_line, 0}, tr("{option} is not a house option of {game}",
                                                "option"_a = in_quotes(change.name),
                                                "game"_a = to_text(record.header.game())));
    HandRecord other = record;
    if (const auto wrong = other.header.card.set(*spec, change.value))
        return refused({"", header_line, 0}, *wrong);
    return other;
}

}  // namespace

Result<HandRecord> changed(const HandRecord& record, const Change& change) {
    return std::visit([&](const auto& what) { return apply_change(record, what); }, change);
}

namespace {

Claim claim_from(const Ruling& ruling) {
    Claim claim;
    for (const Line& line : ruling.lines)
        claim.push_back({line.who, line.verb, line.wager, line.amount, line.place, no_event, 0});
    return claim;
}

Clauses because_of(const Ruling& ruling, const Subject& about) {
    for (const Line& line : ruling.lines) {
        if (is_about(line, about)) return line.because;
    }
    return {};
}

bool is_same_fault(const Breach& a, const Breach& b) {
    return a.clause == b.clause && a.what == b.what;
}

/// Faults of `some` that are not among `others`.
std::vector<Breach> only_in(const std::vector<Breach>& some, const std::vector<Breach>& others) {
    std::vector<Breach> only;
    std::copy_if(some.begin(), some.end(), std::back_inserter(only), [&](const Breach& fault) {
        return std::none_of(others.begin(), others.end(),
                            [&](const Breach& other) { return is_same_fault(fault, other); });
    });
    return only;
}

WhatIf beside(const Ruling& ruling, HandRecord record) {
    WhatIf other;
    other.ruling = rule(record);
    other.record = std::move(record);
    other.differences = differences(ruling, other.ruling);
    other.new_faults = only_in(other.ruling.breaches, ruling.breaches);
    other.gone_faults = only_in(ruling.breaches, other.ruling.breaches);
    other.changes_play = other.ruling.complete != ruling.complete ||
                         other.ruling.next != ruling.next || other.ruling.may != ruling.may;
    return other;
}

}  // namespace

std::vector<RulingDifference> differences(const Ruling& was, const Ruling& is) {
    std::vector<RulingDifference> all;
    for (WagerVerdict& verdict : judge(claim_from(is), was).discrepancies()) {
        Clauses because = because_of(is, verdict);
        all.push_back({std::move(verdict), std::move(because)});
    }
    return all;
}

Result<WhatIf> what_if(const HandRecord& record, const Ruling& ruling, const Change& change) {
    auto other = changed(record, change);
    if (!other) return tl::make_unexpected(std::move(other.error()));
    return beside(ruling, *std::move(other));
}

WhatIf under(const HandRecord& record, HandRecord other) {
    return beside(rule(record), std::move(other));
}

std::vector<std::string_view> usual_values(const OptionSpec& spec) {
    switch (spec.kind) {
        case OptionKind::Choice: return split_at(spec.words, '|');
        case OptionKind::Price: return {"1:1", "6:5", "7:5", "3:2", "2:1"};
        case OptionKind::Number: return {"1", "2", "3", "4", "6", "8"};
        case OptionKind::Amount: return {"0.50", "1", "2.50", "5", "10", "25"};
    }
    throw Fault("an option of no kind");
}

std::vector<OptionEffect> option_effects(const HandRecord& record, const Ruling& ruling) {
    std::vector<OptionEffect> all;
    for (const OptionSpec& spec : options_of(record.header.game())) {
        const std::string from = record.header.card.text(spec);
        for (const std::string_view to : usual_values(spec)) {
            HandRecord other = record;
            if (to == from || other.header.card.set(spec, to)) continue;
            WhatIf effect = beside(ruling, std::move(other));
            if (effect.changes_ruling())
                all.push_back({std::string(spec.name), from, std::string(to), std::move(effect)});
        }
    }
    return all;
}

}  // namespace fairdeal
