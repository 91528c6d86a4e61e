#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "exam/sitting/draw.h"
#include "exam/sitting/sitting.h"
#include "school/school_people.h"

namespace fairdeal {

namespace {

constexpr int highest_place = 1000;

constexpr std::array<std::string_view, 3> consequences{"void", "resit", "stands"};

bool is_place(std::string_view word) {
    const auto number = whole_number_from(word, highest_place);
    return number && *number >= 1;
}
bool is_attempt(std::string_view word) { return whole_number_from(word, 255).has_value(); }
bool is_count(std::string_view word) { return whole_number_from(word, highest_place).has_value(); }
bool is_extra(std::string_view word) { return whole_number_from(word, 300).has_value(); }
bool is_time(std::string_view word) { return whole_number_from(word, a_day).has_value(); }
bool is_verdict(std::string_view word) { return word == "pass" || word == "fail"; }
bool is_consequence(std::string_view word) { return appeal_consequence_from(word).has_value(); }
bool are_places(std::string_view word) { return places_from(word).has_value(); }
bool is_answer_to_appeal(std::string_view word) { return word == "granted" || word == "rejected"; }
bool is_letters(std::string_view word) {
    const auto number = whole_number_from(word, 300);
    return number && *number >= 100;
}
bool is_breaks(std::string_view word) { return whole_number_from(word, 99).has_value(); }
bool is_role(std::string_view word) { return start_role_from(word).has_value(); }
bool is_hash(std::string_view word) { return is_hex(word, hash_digits); }

constexpr std::array open_facts{
    SittingFact{"candidate", is_person_id},   SittingFact{"exam", is_person_id},
    SittingFact{"invigilator", is_person_id}, SittingFact{"extra", is_extra},
    SittingFact{"edition", is_hash},          SittingFact{"commitment", is_hash}};
constexpr std::array show_facts{SittingFact{"place", is_place}, SittingFact{"attempt", is_attempt}};
constexpr std::array answer_facts{SittingFact{"place", is_place}, SittingFact{"took", is_time}};
constexpr std::array decide_facts{SittingFact{"result", is_verdict}, SittingFact{"right", is_count},
                                  SittingFact{"wrong", is_count}};
constexpr std::array table_test_facts{SittingFact{"result", is_verdict}};
constexpr std::array resolve_facts{SittingFact{"appeal", is_answer_to_appeal}};
constexpr std::array grant_facts{SittingFact{"follows", is_consequence},
                                 SittingFact{"items", are_places},
                                 SittingFact{"result", is_verdict}, SittingFact{"right", is_count},
                                 SittingFact{"wrong", is_count}};
constexpr std::array commit_facts{SittingFact{"as", is_role}, SittingFact{"commitment", is_hash}};
/// The place of the open item, 0 for none, and the time used on it.
constexpr std::array clock_facts{SittingFact{"place", is_count}, SittingFact{"spent", is_time}};
constexpr std::array accommodate_facts{SittingFact{"letters", is_letters},
                                       SittingFact{"breaks", is_breaks}};
constexpr std::array certify_facts{SittingFact{"certificate", is_person_id}};

struct EventRow {
    std::string_view word;
    std::span<const SittingFact> facts;
    EventTraits traits;
};

/// In the order of the sitting_event_kinds.
constexpr std::array<EventRow, 24> sitting_event_kinds{
    {{"open", open_facts, {.needs_text = true}},
     {"show", show_facts, {.at_the_seat = true}},
     {"answer", answer_facts, {.at_the_seat = true}},
     {"time-up", answer_facts, {.at_the_seat = true}},
     {"away", {}, {.at_the_seat = true}},
     {"back", {}, {.at_the_seat = true}},
     {"pause", {}, {}},
     {"go-on", {}, {}},
     {"take-up", {}, {.at_the_seat = true}},
     {"stop", {}, {.needs_text = true}},
     {"decide", decide_facts, {.needs_text = true}},
     {"table-test", table_test_facts, {.needs_text = true}},
     {"appeal", {}, {.needs_text = true}},
     {"resolve", resolve_facts, {.needs_text = true}},
     {"certify", certify_facts, {.needs_text = true}},
     {"withdraw", {}, {.needs_text = true}},
     {"grant", grant_facts, {.needs_text = true}},
     {"commit", commit_facts, {}},
     {"start", {}, {.needs_text = true}},
     {"clock", clock_facts, {.at_the_seat = true}},
     {"suspend", clock_facts, {.at_the_seat = true}},
     {"release", clock_facts, {}},
     {"accommodate", accommodate_facts, {.needs_text = true}},
     {"acknowledge", {}, {.needs_text = true}}}};

std::string opening_line(const SittingEvent& event) {
    std::string line = fmt::format("{} {}", event.number, to_text(event.kind));
    const auto facts = facts_of(event.kind);
    for (std::size_t i = 0; i < facts.size(); ++i)
        line += fmt::format(" {}={}", facts[i].key, event.facts.at(i));
    return line + "\n";
}

/// What the first line says; that it says no more, the comparison with what is written shows.
bool read_opening_line(SittingEvent& event, std::string_view line) {
    const auto words = split_at(line, ' ');
    if (words.size() < 2) return false;
    const auto number = whole_number_from(words[0], most_sitting_events);
    const auto kind = std::find_if(sitting_event_kinds.begin(), sitting_event_kinds.end(),
                                   [&](const EventRow& row) { return row.word == words[1]; });
    if (!number || kind == sitting_event_kinds.end()) return false;
    event.number = static_cast<int>(*number);
    event.kind = static_cast<SittingEventKind>(kind - sitting_event_kinds.begin());
    const auto facts = facts_of(event.kind);
    if (words.size() != facts.size() + 2) return false;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const auto equals = words[i + 2].find('=');
        if (equals == std::string_view::npos || words[i + 2].substr(0, equals) != facts[i].key)
            return false;
        event.facts.emplace_back(words[i + 2].substr(equals + 1));
    }
    return true;
}

}  // namespace

std::string_view to_text(AppealConsequence consequence) {
    return consequences.at(static_cast<std::size_t>(consequence));
}

std::optional<AppealConsequence> appeal_consequence_from(std::string_view word) {
    const auto found = std::find(consequences.begin(), consequences.end(), word);
    if (found == consequences.end()) return std::nullopt;
    return static_cast<AppealConsequence>(found - consequences.begin());
}

std::string places_in_text(const std::vector<int>& places) {
    std::string text;
    for (const int place : places) text += (text.empty() ? "" : ",") + std::to_string(place);
    return text.empty() ? "-" : text;
}

std::optional<std::vector<int>> places_from(std::string_view text) {
    std::vector<int> places;
    if (text == "-") return places;
    for (const std::string_view word : split_at(text, ',')) {
        const auto place = whole_number_from(word, highest_place);
        if (!place || *place < 1 || (!places.empty() && *place <= places.back()))
            return std::nullopt;
        places.push_back(static_cast<int>(*place));
    }
    return places;
}

std::string_view to_text(SittingEventKind kind) {
    return sitting_event_kinds.at(static_cast<std::size_t>(kind)).word;
}

std::span<const SittingFact> facts_of(SittingEventKind kind) {
    return sitting_event_kinds.at(static_cast<std::size_t>(kind)).facts;
}

EventTraits traits_of(SittingEventKind kind) {
    return sitting_event_kinds.at(static_cast<std::size_t>(kind)).traits;
}

bool is_sitting_id(std::string_view id) {
    constexpr std::size_t longest = 42;
    return id.size() > 2 && id.size() <= longest && id.starts_with("X-") &&
           std::all_of(id.begin(), id.end(),
                       [](char c) { return is_digit(c) || (c >= 'A' && c <= 'Z') || c == '-'; });
}

const std::string& SittingEvent::fact(std::string_view key) const {
    const auto known = facts_of(kind);
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].key == key) return facts.at(i);
    }
    throw Fault(fmt::format("{} has no {}", to_text(kind), key));
}

int SittingEvent::number_of(std::string_view key) const {
    return static_cast<int>(whole_number_from(fact(key), a_day).value_or(0));
}

Entry entry_of(const SittingEvent& event) {
    return {EntryKind::Office, std::nullopt, event.sitting,
            event.by,          event.at,     opening_line(event) + event.text};
}

Result<SittingEvent> sitting_event_of(const Entry& entry) {
    SittingEvent event;
    event.sitting = entry.case_id;
    event.by = entry.by;
    event.at = entry.at.value_or(UtcTime());
    const auto end = std::min(entry.text.find('\n'), entry.text.size());
    const bool read = read_opening_line(event, std::string_view(entry.text).substr(0, end));
    if (read && end < entry.text.size()) event.text = entry.text.substr(end + 1);
    if (!read || entry_of(event) != entry)
        return refused({entry.case_id, 0, 0}, tr("this is no event of a sitting"));
    return event;
}

}  // namespace fairdeal
