// The second settlement against the random dealer: whole hands, and hands cut at every event.

#include <algorithm>
#include <ostream>
#include <sstream>

#include "breakout_second.h"

namespace second {
namespace {

std::string joined(const std::vector<std::string>& texts) {
    std::string out;
    for (const std::string& text : texts) out += (out.empty() ? "" : ", ") + text;
    return out;
}

std::vector<std::string> texts_of(const std::vector<Line>& lines) {
    std::vector<std::string> texts;
    for (const Line& line : lines) texts.push_back(text_of(line));
    return texts;
}

/// The event as `next` would name it.
std::string act_of(const Event& event) {
    if (is_settlement(event.verb)) {
        return text_of(Line{event.seat, event.hand, event.verb, event.wager,
                            event.amount.value_or(0), -1, false});
    }
    std::string text = who_text(event.seat, event.hand) + " " + event.verb;
    return event.verb == "offer" ? text + " insurance" : text;
}

bool foreseen(const Event& event, const Ruling& before) {
    const auto holds = [](const std::vector<std::string>& list, const std::string& text) {
        return std::find(list.begin(), list.end(), text) != list.end();
    };
    if (holds(before.next, act_of(event))) return true;
    if (!holds(before.may, event.verb)) return false;
    const bool before_play =
        event.verb == "bet" || event.verb == "insure" || event.verb == "even-money";
    return before_play || holds(before.next, who_text(event.seat, event.hand) + " decides");
}

std::string cut_problem(const Record& record, const Ruling& whole) {
    const std::vector<std::string> due = texts_of(whole.lines);
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Ruling before = settle_cut(record, i);
        const std::vector<std::string> so_far = texts_of(before.lines);
        if (so_far.size() > due.size() || !std::equal(so_far.begin(), so_far.end(), due.begin())) {
            return "lines change before line " + std::to_string(record.events[i].line);
        }
        const bool claim = is_settlement(record.events[i].verb);
        if (before.complete && (!claim || !before.next.empty())) return "complete too soon";
        if (before.complete || foreseen(record.events[i], before)) continue;
        return "line " + std::to_string(record.events[i].line) + " not foreseen: next " +
               joined(before.next) + "; may " + joined(before.may);
    }
    return {};
}

std::string problem_of(const Dealt& dealt, bool faulty) {
    std::istringstream in(dealt.text);
    const std::vector<Record> records = read_records(in);
    if (records.size() != 1) return "not one record";
    if (!records[0].problems.empty()) return "unreadable: " + records[0].problems[0].what;
    const Ruling ruling = settle(records[0]);
    if (!ruling.complete) return "not complete, next " + joined(ruling.next);
    if (texts_of(ruling.lines) != dealt.lines) {
        return "settled " + joined(texts_of(ruling.lines)) + "\n  dealt   " + joined(dealt.lines);
    }
    std::vector<int> lines;
    for (const Fault& fault : ruling.faults) {
        if (lines.empty() || lines.back() != fault.line) lines.push_back(fault.line);
    }
    if (lines != dealt.fault_lines) return "other faults: " + json_of(1, records[0], ruling);
    if (ruling.right.value_or(true) != dealt.right) return "right differs";
    return faulty ? "" : cut_problem(records[0], ruling);
}

}  // namespace

std::uint64_t check_hands(std::uint64_t seed, std::uint64_t count, bool faulty, std::ostream& out) {
    std::uint64_t wrong = 0;
    for (std::uint64_t number = 0; number < count; ++number) {
        const Dealt dealt = deal_hand(seed, number, faulty);
        const std::string problem = problem_of(dealt, faulty);
        if (problem.empty()) continue;
        ++wrong;
        if (wrong <= 5) out << dealt.text << "# " << problem << "\n\n";
    }
    return wrong;
}

}  // namespace second
