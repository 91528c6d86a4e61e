#pragma once
// Holds the engine's ruling of a record against a second settlement's.

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "basic/walk.h"
#include "games/all_games.h"

namespace second::basic {

inline std::uint64_t hands_to_try(std::uint64_t usually) {
    const char* wanted = std::getenv("FAIRDEAL_HANDS");
    return wanted == nullptr ? usually : std::strtoull(wanted, nullptr, 10);
}

inline std::ostream& operator<<(std::ostream& out, const Answer& answer) {
    out << "complete " << answer.complete << "\n lines:";
    for (const auto& line : answer.lines) out << " [" << line << "]";
    out << "\n next:";
    for (const auto& act : answer.next) out << " [" << act << "]";
    out << "\n may:";
    for (const auto& verb : answer.may) out << " " << verb;
    out << "\n faults at:";
    for (const int line : answer.faults) out << " " << line;
    if (answer.right) out << "\n right " << *answer.right;
    return out << '\n';
}

inline Answer engine_says(const HandRecord& record) {
    const fairdeal::Ruling ruling = fairdeal::rule(record);
    Answer answer;
    answer.complete = ruling.complete;
    for (const auto& line : ruling.lines) answer.lines.push_back(to_text(line));
    for (const auto& act : ruling.next) answer.next.insert(to_text(act));
    for (const Verb verb : ruling.may) answer.may.insert(std::string(fairdeal::to_text(verb)));
    for (const auto& breach : ruling.breaches) answer.faults.insert(breach.line);
    const fairdeal::Claim claim = fairdeal::claim_of(record);
    if (!claim.empty()) answer.right = fairdeal::judge(claim, ruling).right;
    return answer;
}

/// What of the answers is held together: all of it for legal hands; of spoiled ones only what the
/// notation settles without doubt.
using Compared = std::function<Answer(Answer)>;

inline void must_agree(const HandRecord& record, const Settle& settle, const Compared& compared) {
    const Answer first = engine_says(record), second = settle(record);
    if (compared(first) == compared(second)) return;
    BOOST_ERROR(write(record) << "the engine says: " << first
                              << "the second settlement says: " << second);
}

inline Answer in_full(Answer answer) { return answer; }

/// Whether what was claimed is right, and nothing else.
inline Answer in_verdict(Answer answer) {
    Answer verdict;
    verdict.right = answer.right;
    return verdict;
}

inline Answer in_money(Answer answer) {
    std::sort(answer.lines.begin(), answer.lines.end());
    answer.next.clear();
    answer.may.clear();
    answer.faults.clear();
    return answer;
}

}  // namespace second::basic
