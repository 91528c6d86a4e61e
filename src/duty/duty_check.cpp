// A file of who may deal where, read again from its first record: what the log's own check does not
// know, which is what its facts and answers say of each other.

#include <map>

#include "base/translation.h"
#include "duty/duty_file.h"
#include "log/ledger/as_seen.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

class DutyChecker {
public:
    explicit DutyChecker(DutyCheck& check) : check_(check) {}

    /// Where keys are given, one of them must have signed every fact.
    void look_at_signature(const Trust& trust) {
        if (trust.keys.empty()) return;
        const auto& checkpoints = check_.log.checkpoints;
        if (checkpoints.empty()) return note(0, tr("none of the keys has signed it"));
        for (const auto& [idx, hash] : facts_) {
            if (idx > checkpoints.back().size)
                note(idx, tr("this fact is newer than what was signed"));
        }
    }

    bool take(std::int64_t idx, std::string_view text) {
        const auto entry = read_entry(text);
        if (!entry) return true;  // the log's check names it
        look_at_time(idx, *entry);
        if (entry->kind == EntryKind::Duty) look_at_fact(idx, *entry);
        if (entry->kind == EntryKind::DutyAnswer) look_at_answer(idx, *entry);
        return true;
    }

private:
    void note(std::int64_t idx, std::string what) {
        check_.log.damages.push_back({idx, "", std::move(what)});
    }

    void look_at_time(std::int64_t idx, const Entry& entry) {
        const UtcTime at = entry.at.value_or(UtcTime());
        if (at.time + clock_slack < newest_.time)
            note(idx, tr("its time, {time}, is before that of an earlier record, {earlier}: the "
                         "clock was behind then, or ahead before",
                         "time"_a = to_text(at), "earlier"_a = to_text(newest_)));
        newest_ = std::max(newest_, at);
    }

    void look_at_fact(std::int64_t idx, const Entry& entry) {
        ++check_.facts;
        auto fact = fact_of(entry, idx);
        if (!fact) return note(idx, fact.error().front().what);
        if (fact->corrects && facts_.count(*fact->corrects) == 0)
            note(idx, tr("it corrects #{number}, which is no fact before it",
                         "number"_a = *fact->corrects));
        facts_.emplace(idx, fact->hash);
    }

    void look_at_answer(std::int64_t idx, const Entry& entry) {
        ++check_.answers;
        const auto answer = kept_answer_from(entry, idx);
        if (!answer) return note(idx, answer.error().front().what);
        std::vector<Hash> hashes;
        for (const std::int64_t number : answer->facts) {
            const auto fact = facts_.find(number);
            hashes.push_back(fact == facts_.end() ? Hash() : fact->second);
        }
        if (!hashes.empty() && hash_of_facts(hashes) != answer->hash)
            note(idx, tr("the answer was given by other facts than those that are there now"));
    }

    DutyCheck& check_;
    UtcTime newest_;
    std::map<std::int64_t, Hash> facts_;
};

/// Why the log is not as this account saw it, or nothing. One that is damaged cannot be compared,
/// which the rest of the check has said.
Result<std::optional<std::string>> look_at_memory(const HandLog& log,
                                                  const std::filesystem::path& seen_file) {
    if (seen_file.empty()) return std::optional<std::string>();
    try {
        return why_not_as_seen(log, seen_file, tr("this account"));
    } catch (const StoreError& error) {
        if (!error.is_damaged()) throw;
        return std::optional<std::string>(error.what());
    }
}

}  // namespace

Result<DutyCheck> check_duty_file(const std::filesystem::path& file, const Trust& trust,
                                  const std::filesystem::path& seen_file,
                                  const Progress& progress) {
    const auto log = HandLog::open(file, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    if (!is_duty_log(*log))
        return refused({file.string(), 1, 0},
                       tr("its first record does not say whose file of who may deal it is"));
    DutyCheck check;
    check.log = log->check(progress, trust);
    DutyChecker checker(check);
    log->for_each_text(
        0, [&](std::int64_t idx, std::string_view text) { return checker.take(idx, text); });
    checker.look_at_signature(trust);
    const auto seen = look_at_memory(*log, seen_file);
    if (!seen) return tl::make_unexpected(seen.error());
    if (*seen) check.log.damages.push_back({0, "", **seen});
    return check;
}

}  // namespace fairdeal
