#include "desk/duty/dealt_hands.h"

#include <algorithm>

#include "log/office_log.h"

namespace fairdeal {

DealtHandsSearch::~DealtHandsSearch() {
    if (reached_) reached_->called_off = true;  // the work itself is waited for where it is dropped
}

Result<DealtHands> DealtHandsSearch::work(const std::string& file, std::vector<Fact> facts,
                                          const Library& shelf, WorkReached& reached) {
    DealtHands hands;
    hands.facts = std::make_shared<const std::vector<Fact>>(std::move(facts));
    auto office = DutyOffice::make(*hands.facts, shelf);
    if (!office) return tl::make_unexpected(std::move(office.error()));
    const auto log = open_hand_log(file, Access::Read, {});
    if (!log) return tl::make_unexpected(log.error());
    FindingGroups groups;
    hands.audit = audit_duty(
        *log, *office, [&](const DutyFinding& finding) { groups.add(finding); },
        [&](std::int64_t done, std::int64_t of) { return reached.reach(done, of); });
    hands.groups = groups.all();
    for (SameFindings& group : hands.groups) {
        auto& decision = group.first.decision;
        if (decision) decision = office->decide_fully(decision->question);
    }
    std::stable_partition(hands.groups.begin(), hands.groups.end(),
                          [](const SameFindings& group) { return !is_not_known(group.first); });
    for (const SameFindings& group : hands.groups)
        if (is_not_known(group.first)) hands.not_known += std::ssize(group.hands);
    hands.packs = pack_facts_of(hands.audit.packs, *hands.facts);
    return hands;
}

void DealtHandsSearch::look(const std::vector<Fact>& facts) {
    const LookedAt now =
        has_log() ? LookedAt{log_.file, log_.log->size(), facts.size()} : LookedAt{};
    if (now == looked_at_) return;
    if (work_.is_under_way()) {
        reached_->called_off = true;  // its outcome is thrown away once it is there
        return;
    }
    if (now.file != looked_at_.file) found_.reset();
    looked_at_ = now;
    error_.clear();
    if (!has_log()) return;
    reached_ = std::make_shared<WorkReached>();
    Library shelf;
    shelf.books = library_.books;
    shelf.tables = library_.tables;
    work_.begin([file = now.file, facts, shelf = std::move(shelf), reached = reached_] {
        return work(file, facts, shelf, *reached);
    });
}

bool DealtHandsSearch::poll() {
    if (!work_.is_under_way()) return false;
    if (!work_.is_done()) return true;  // further than before
    try {
        auto found = work_.take();
        if (reached_->called_off)
            looked_at_ = {};
        else if (found)
            found_ = *std::move(found);
        else
            error_ = to_text(found.error().front());
    } catch (const std::exception& error) {
        error_ = error.what();
    }
    return true;
}

const DealtHands* DealtHandsSearch::found() const {
    const bool is_of_open_log = has_log() && log_.file == looked_at_.file;
    return found_ && is_of_open_log ? &*found_ : nullptr;
}

std::pair<std::int64_t, std::int64_t> DealtHandsSearch::reached() const {
    if (!reached_) return {0, 0};
    return {reached_->done, reached_->of};
}

}  // namespace fairdeal
