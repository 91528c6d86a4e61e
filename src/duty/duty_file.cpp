#include "duty/duty_file.h"

#include <algorithm>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "log/ledger/as_seen.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// The at= of an entry's first line. Answers are many, and no more of them is read here: it is
/// their hashes that tell whether they are as they were.
UtcTime time_in(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto at = line.rfind(" at=");
    if (at == std::string_view::npos) return {};
    return utc_time_from(line.substr(at + std::string_view(" at=").size())).value_or(UtcTime());
}

bool is_fact(std::string_view text) {
    const auto end = text.find_first_of(" \n");
    return text.substr(0, end) == to_text(EntryKind::Duty);
}

/// Every record once: hashed, and read if it is a fact.
class RecordReader {
public:
    explicit RecordReader(const HandLog& log) : log_(log) {}

    Result<void> read(std::vector<Fact>& facts, UtcTime& newest_at) {
        log_.for_each_text(0, [&](std::int64_t idx, std::string_view text) {
            return take(idx, text, facts, newest_at);
        });
        if (wrong_.empty() && tree_.size() == log_.size() && tree_.root() == log_.head().root)
            return {};
        if (wrong_.empty())
            wrong_ =
                tr("a record was changed, removed or put in: 'fairdeal duty verify' says which");
        return refused({}, wrong_);
    }

private:
    bool take(std::int64_t idx, std::string_view text, std::vector<Fact>& facts,
              UtcTime& newest_at) {
        tree_.push(leaf_hash(text));
        if (idx != tree_.size())
            return stop(tr("record #{number} is missing", "number"_a = tree_.size()));
        newest_at = std::max(newest_at, time_in(text));
        if (!is_fact(text)) return true;
        const auto entry = read_entry(text);
        if (!entry) return stop(tr("record #{number} cannot be read", "number"_a = idx));
        auto fact = fact_of(*entry, idx);
        if (!fact) return stop(fact.error().front().what);
        facts.push_back(*std::move(fact));
        return true;
    }

    bool stop(std::string what) {
        wrong_ = std::move(what);
        return false;
    }

    const HandLog& log_;
    Frontier tree_;
    std::string wrong_;
};

tl::unexpected<Problems> about(const fs::path& file, std::string what) {
    return refused({file.string(), 0, 0}, std::move(what));
}

}  // namespace

Result<DutyFile> DutyFile::create(const fs::path& file, const std::string& house,
                                  const NewAccount& owner, const DutyTrust& trust,
                                  const PassphraseCost& cost) {
    auto opening = fact_from(FactKind::House, "", {{"name", house, {}}}, {"--house", 0, 0});
    if (!opening) return tl::make_unexpected(std::move(opening.error()));
    if (may_be_there(file)) return about(file, tr("there is such a file already"));
    if (const auto why = why_too_short(owner.passphrase)) return about(owner.id, *why);
    auto log = HandLog::open_or_create(file, {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    if (log->size() != 0) return about(file, tr("somebody else has just made this file"));
    DutyFile made(*std::move(log), file, trust);
    if (auto added = made.add({*opening}, owner.id, owner.at); !added)
        return tl::make_unexpected(std::move(added.error()));
    if (auto given = give_account(made.log_, owner, cost); !given)
        return tl::make_unexpected(std::move(given.error()));
    return open(file, Access::Write, trust);
}

Result<DutyFile> DutyFile::read_from(const fs::path& file, Access access, const DutyTrust& trust) {
    auto log = HandLog::open(file, access, {});
    if (!log) return tl::make_unexpected(std::move(log.error()));
    if (!is_duty_log(*log)) return about(file, tr("this file does not say who may deal where"));
    DutyFile opened(*std::move(log), file, trust);
    const auto sound = opened.read_all().and_then([&] { return opened.must_be_signed(); });
    if (!sound) return tl::make_unexpected(sound.error());
    return opened;
}

Result<DutyFile> DutyFile::open(const fs::path& file, Access access, const DutyTrust& trust) {
    auto opened = read_from(file, access, trust);
    if (!opened) return opened;
    const auto known = opened->must_be_as_seen().and_then([&] { return opened->remember(); });
    if (!known) return tl::make_unexpected(known.error());
    return opened;
}

Result<DutyFile> DutyFile::accept_restored(const fs::path& file, const std::string& why,
                                           const NewAccount& who, const DutyTrust& trust) {
    auto restored = fact_from(FactKind::Restored, "", {{"why", why, {"--text", 0, 0}}}, {});
    if (!restored) return tl::make_unexpected(std::move(restored.error()));
    auto opened = read_from(file, Access::Write, trust);
    if (!opened) return opened;
    if (!opens_account(opened->log_, who.id, who.passphrase))
        return about(who.id, tr("no such account, or another passphrase"));
    if (opened->must_be_as_seen())
        return about(file, tr("it is not older than this account saw it: nothing was put back"));
    if (auto added = opened->add({*restored}, who.id, who.at); !added)
        return tl::make_unexpected(std::move(added.error()));
    return opened;
}

Result<void> DutyFile::read_all() {
    facts_.clear();
    newest_at_ = {};
    auto read = RecordReader(log_).read(facts_, newest_at_);
    if (read) return {};
    for (Problem& problem : read.error()) problem.where.source = file_.string();
    return read;
}

Result<void> DutyFile::must_be_as_seen() const {
    if (trust_.seen_file.empty()) return {};
    const auto why = why_not_as_seen(log_, trust_.seen_file, tr("this account"));
    if (!why) return tl::make_unexpected(why.error());
    if (*why) return about(file_, **why);
    return {};
}

Result<void> DutyFile::remember() const {
    if (trust_.seen_file.empty() || log_.size() == 0) return {};
    return keep_seen_log(trust_.seen_file, seen_now(log_, utc_now()));
}

Result<void> DutyFile::must_be_signed() const {
    if (trust_.keys.empty()) return {};
    const auto note = log_.newest_checkpoint();
    if (!note) return about(file_, tr("no fact is signed: fairdeal ledger checkpoint"));
    for (const PublicKey& key : trust_.keys) {
        const auto signed_head = open_checkpoint(*note, key);
        if (!signed_head) continue;
        if (log_.root_at(signed_head->head.size) != signed_head->head.root)
            return about(file_, tr("its records are not those that were signed"));
        const auto unsigned_facts =
            std::count_if(facts_.begin(), facts_.end(),
                          [&](const Fact& fact) { return fact.number > signed_head->head.size; });
        if (unsigned_facts == 0) return {};
        return about(file_, tr_n("{count} fact is newer than what was signed: fairdeal ledger "
                                 "checkpoint",
                                 "{count} facts are newer than what was signed: fairdeal ledger "
                                 "checkpoint",
                                 unsigned_facts));
    }
    return about(file_, tr("none of the keys has signed it"));
}

Result<void> DutyFile::must_be_later(const UtcTime& now) const {
    if (now.time + clock_slack >= newest_at_.time) return {};
    return about(file_, tr("the clock is behind: it says {now}, and the newest record is of "
                           "{newest}; set the clock right",
                           "now"_a = to_text(now), "newest"_a = to_text(newest_at_)));
}

std::optional<std::string> DutyFile::why_no_correction(const Fact& fact) const {
    if (!fact.corrects) return std::nullopt;
    const auto found = std::find_if(facts_.begin(), facts_.end(), [&](const Fact& known) {
        return known.number == *fact.corrects;
    });
    if (found == facts_.end() || found->kind == FactKind::House)
        return tr("#{number} is no fact that can be corrected", "number"_a = *fact.corrects);
    const bool is_alike = found->kind == fact.kind && found->subject == fact.subject;
    if (!is_alike && fact.kind != FactKind::TakenBack)
        return tr("#{number} is of another kind or of somebody else: {fact}",
                  "number"_a = *fact.corrects, "fact"_a = in_words(*found));
    for (const Fact& later : facts_) {
        if (later.corrects == fact.corrects)
            return tr("#{number} was corrected already, by #{later}", "number"_a = *fact.corrects,
                      "later"_a = later.number);
    }
    return std::nullopt;
}

/// What takes a leave away must not go astray: whose it is must be known.
std::optional<std::string> DutyFile::why_nobody_s(const Fact& fact) const {
    if (fact.kind != FactKind::Suspension) return std::nullopt;
    const bool known = std::any_of(facts_.begin(), facts_.end(), [&](const Fact& other) {
        return other.subject == fact.subject && other.kind == FactKind::Licence;
    });
    if (known) return std::nullopt;
    return tr("no licence of {dealer} is known: see whether the id is right",
              "dealer"_a = fact.subject);
}

Result<std::vector<std::int64_t>> DutyFile::add(const std::vector<Fact>& facts,
                                                const std::string& by, const UtcTime& now,
                                                const std::vector<Place>& places) {
    auto numbers = add_all(facts, by, now, places);
    if (!numbers) {
        const auto as_before = read_all();
        return as_before ? numbers : tl::make_unexpected(as_before.error());
    }
    newest_at_ = std::max(newest_at_, now);
    if (auto kept = remember(); !kept) return tl::make_unexpected(kept.error());
    return numbers;
}

Result<std::vector<std::int64_t>> DutyFile::add_all(const std::vector<Fact>& facts,
                                                    const std::string& by, const UtcTime& now,
                                                    const std::vector<Place>& places) {
    HandLog::Batch batch(log_);  // nobody else writes from here on
    const auto ready = read_all().and_then([&] { return must_be_later(now); });
    if (!ready) return tl::make_unexpected(ready.error());
    Problems problems;
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        for (const auto& why : {why_no_correction(facts[i]), why_nobody_s(facts[i])}) {
            if (why) problems.push_back({i < places.size() ? places[i] : Place(), *why});
        }
        const Entry entry = entry_of(facts[i], by, now);
        const auto added = batch.add(entry);
        if (!added) return tl::make_unexpected(added.error());
        auto known = fact_of(entry, *added);
        if (!known) return tl::make_unexpected(known.error());
        facts_.push_back(*std::move(known));
        numbers.push_back(*added);
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    batch.commit();
    return numbers;
}

Result<std::int64_t> DutyFile::keep(const std::vector<KeptAnswer>& answers) {
    HandLog::Batch batch(log_);
    std::int64_t first = 0;
    for (const KeptAnswer& answer : answers) {
        if (auto later = must_be_later(answer.at); !later)
            return tl::make_unexpected(later.error());
        if (!kept_answer_from(entry_of(answer), 0))
            return about(file_, tr("the id of the dealer, of the table or of who asks is none: "
                                   "printable letters without spaces, at most 56"));
        const auto added = batch.add(entry_of(answer));
        if (!added) return tl::make_unexpected(added.error());
        if (first == 0) first = *added;
        newest_at_ = std::max(newest_at_, answer.at);
    }
    batch.commit();
    if (auto kept = remember(); !kept) return tl::make_unexpected(kept.error());
    return first;
}

std::vector<KeptAnswer> DutyFile::answers() const {
    std::vector<KeptAnswer> answers;
    for (const StoredEntry& stored : log_.entries_of(EntryKind::DutyAnswer)) {
        auto answer = kept_answer_from(stored.entry, stored.idx);
        if (answer) answers.push_back(*std::move(answer));
    }
    return answers;
}

}  // namespace fairdeal
