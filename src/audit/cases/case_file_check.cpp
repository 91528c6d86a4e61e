#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "audit/cases/archive_proof.h"
#include "audit/cases/case_file.h"
#include "audit/cases/hand_spans.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// What earlier programs put beside the records of every case alike: as sound as today's.
struct EarlierText {
    std::string_view name, sha256;
};
constexpr std::array earlier_texts{
    EarlierText{fixed("readme.txt"),
                fixed("e2733e3d8521a497eb85428b1eb5401cd6dfd9eab9edac5d948f47c322a830cb")},
    EarlierText{fixed("check-case"),
                fixed("4c603bd1a705d159f942149a9639b58e033ff6fd05b25e0b12cec18d88f90bfe")},
    EarlierText{fixed("readme.txt"),
                fixed("fcf5eb26770f3f5a694dee660fce7b33a9f2943aac08c59a200ffd835f318086")},
    EarlierText{fixed("check-case"),
                fixed("6a17c3d09b52b01f169bbfca5e3ecec6f4b3c815a51244208721e3aafb6f4c2d")}};

bool is_of_an_earlier_program(const std::string& name, const std::string& bytes) {
    const std::string hash = to_hex(sha256(bytes));
    return std::ranges::any_of(earlier_texts, [&](const EarlierText& text) {
        return text.name == name && text.sha256 == hash;
    });
}

class CaseFileCheck : ArchiveProof {
public:
    CaseFileCheck(const Archive& archive, std::string source)
        : ArchiveProof(archive, std::move(source)) {}

    Result<CheckedCase> run(std::span<const PublicKey> keys, const CaseReading& reading) {
        if (!hold_key(keys) || !prove_hand() || !fold_events() || !prove_behind() || !hold_names())
            return tl::make_unexpected(problems());
        found_.checkpoint = checkpoint();
        found_.note = note();
        compare_texts(reading);
        return std::move(found_);
    }

private:
    bool hold_key(std::span<const PublicKey> asked) {
        const auto key = read_key("key");
        if (!key) return false;
        found_.key = *key;
        return asked.empty() || std::find(asked.begin(), asked.end(), *key) != asked.end() ||
               wrong("key", tr("the file is signed by another key"));
    }

    bool prove_hand() {
        const auto idx = prove("hand", found_.key);
        if (!idx) return false;
        hand_ = *idx;
        found_.hand = *part("hand.record");
        const auto record = read_record(found_.hand);
        if (!record) return wrong("hand", record.error());
        return rules_of(record->header.game()) != nullptr ||
               wrong("hand", tr("its game is not known to this program"));
    }

    bool fold_events() {
        std::int64_t last = 0;
        while (true) {
            const std::string name = fmt::format("event-{}", found_.state.events + 1);
            if (part(name + ".record") == nullptr) break;
            const auto idx = prove(name, found_.key);
            if (!idx) return false;
            if (*idx <= last) return wrong(name, tr("it was logged before the event before it"));
            last = *idx;
            if (!fold_event(name)) return false;
        }
        if (found_.state.events == 0) return wrong("event-1", tr("it is missing"));
        return found_.state.hand == hand_ || wrong("hand", tr("the case is about another one"));
    }

    /// All that the case lists, or none.
    bool prove_behind() {
        const auto listed = listed_hands(found_.state.hands);
        if (!listed) return wrong("event-1", tr("its list of hands cannot be read"));
        bool is_missing = false;
        for (const std::int64_t number : listed->hands) {
            if (expected_behind_.size() == 2 * most_hands_behind) break;
            const std::string name = fmt::format("hand-{}", number);
            expected_behind_.insert({name + ".record", name + ".proof"});
            if (part(name + ".record") == nullptr) {
                is_missing = true;
                continue;
            }
            const auto proven = prove(name, found_.key);
            if (!proven) return false;
            if (*proven != number)
                return wrong(name, tr("it is hand #{number} of the log", "number"_a = *proven));
            found_.behind.push_back({number, *part(name + ".record")});
        }
        return !is_missing || found_.behind.empty() ||
               wrong("hand-N", tr("some of the hands behind the case are missing"));
    }

    bool fold_event(const std::string& name) {
        const auto entry = read_entry(*part(name + ".record"));
        if (!entry) return wrong(name, entry.error());
        const auto event = case_event_of(*entry);
        if (!event) return wrong(name, event.error());
        if (const auto why = why_not(found_.state, *event)) return wrong(name, *why);
        apply(found_.state, *event);
        found_.events.push_back(*part(name + ".record"));
        return true;
    }

    [[nodiscard]] bool is_expected(std::string_view name) const {
        constexpr std::array<std::string_view, 11> fixed{
            "hand.record", "hand.proof",  "checkpoint", "key",         "case.txt",  "case.pdf",
            "ruling.txt",  "clauses.txt", "check-case", "check-proof", "readme.txt"};
        if (std::find(fixed.begin(), fixed.end(), name) != fixed.end()) return true;
        if (expected_behind_.contains(name)) return true;
        for (int i = 1; i <= found_.state.events; ++i) {
            if (name == fmt::format("event-{}.record", i) ||
                name == fmt::format("event-{}.proof", i))
                return true;
        }
        return false;
    }

    bool hold_names() {
        for (const ArchivePart& one : archive()) {
            if (!is_expected(one.name))
                return wrong(one.name,
                             tr("it is no part of this case, or an event before it is missing"));
        }
        return true;
    }

    void compare_texts(const CaseReading& reading) {
        for (const ArchivePart& text : texts_of(found_.state, found_.hand, reading))
            compare(text.name, text.bytes);
        if (!reading.print && part("case.pdf") == nullptr) return;
        const InEnglish kept;
        const auto printed = reading.print ? reading.print(found_) : std::string();
        compare("case.pdf", printed ? *printed : "");
    }
    void compare(const std::string& name, const std::string& bytes) {
        const std::string* here = part(name);
        if (here == nullptr || (*here != bytes && !is_of_an_earlier_program(name, *here)))
            found_.other_texts.push_back(name);
    }

    CheckedCase found_;
    std::int64_t hand_ = 0;
    std::set<std::string, std::less<>> expected_behind_;  // "hand-57.record"
};

}  // namespace

Result<CheckedCase> check_case_file(std::string_view bytes, const std::string& source,
                                    std::span<const PublicKey> keys, const CaseReading& reading) {
    const auto archive = read_archive(bytes, source);
    if (!archive) return tl::make_unexpected(archive.error());
    return CaseFileCheck(*archive, source).run(keys, reading);
}

}  // namespace fairdeal
