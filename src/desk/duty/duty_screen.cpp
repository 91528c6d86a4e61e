#include "desk/duty/duty_screen.h"

#include "base/read.h"
#include "base/text.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/duty/duty_session.h"
#include "desk/duty/duty_words.h"
#include "duty/due_list.h"
#include "words/words.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t most_days = 36500;

}  // namespace

std::string DutySession::story() const {
    if (!problem_.empty()) return problem_;
    const auto house = std::find_if(facts_.begin(), facts_.end(),
                                    [](const Fact& fact) { return fact.kind == FactKind::House; });
    return tr_n("{house}: {count} fact in {file}", "{house}: {count} facts in {file}",
                static_cast<std::int64_t>(facts_.size()),
                "house"_a = house == facts_.end() ? "" : house->value("name"),
                "file"_a = file().string());
}

/// By its day; none where no number of days is typed.
std::vector<DueItem> DutySession::due() const {
    const auto days = whole_number_from(trimmed(within_), most_days);
    if (!days) return {};
    return due_within(Facts(facts_), utc_now(), static_cast<int>(*days));
}

/// The newest first, as many as the search finds; of what falls due by its day.
std::vector<const Fact*> DutySession::listed() const {
    std::vector<const Fact*> listed;
    if (part_ == DutyPart::Due) {
        for (const DueItem& item : due()) listed.push_back(item.fact);
        return listed;
    }
    for (auto fact = facts_.rbegin(); fact != facts_.rend(); ++fact) {
        if (holds(*fact, find_)) listed.push_back(&*fact);
    }
    return listed;
}

const SameFindings* DutySession::picked_group() const {
    const DealtHands* found = part_ == DutyPart::Hands ? hands_.found() : nullptr;
    return found != nullptr && picked_ < found->groups.size() ? &found->groups[picked_] : nullptr;
}

const Fact* DutySession::picked_pack() const {
    const DealtHands* found = part_ == DutyPart::Hands ? hands_.found() : nullptr;
    if (found == nullptr || picked_ < found->groups.size()) return nullptr;
    const std::size_t pack = picked_ - found->groups.size();
    return pack < found->packs.size() ? &found->packs[pack] : nullptr;
}

bool DutySession::has_answer() const {
    if (part_ == DutyPart::Ask) return answer_.has_value();
    const SameFindings* group = picked_group();
    return group != nullptr && group->first.decision.has_value();
}

std::optional<DutyAnswerScreen> DutySession::answer() const {
    if (part_ == DutyPart::Ask) return answer_;
    if (!has_answer()) return std::nullopt;
    return answer_screen(*picked_group()->first.decision, *hands_.found()->facts, utc_now());
}

void DutySession::add_hands(DutyScreen& screen) const {
    const std::string log = fs::path(hands_.file()).filename().string();
    const DealtHands* found = hands_.found();
    if (!hands_.has_log()) {
        screen.above = tr("Open a log: its hands are looked at by the facts as they were then.");
    } else if (hands_.is_looking()) {
        const auto [done, of] = hands_.reached();
        screen.above = tr("{done} of {of} records of {log} looked at", "done"_a = grouped(done),
                          "of"_a = grouped(of), "log"_a = log);
    } else if (!hands_.error().empty()) {
        screen.above = hands_.error();
    } else if (found != nullptr) {
        screen.above = in_words(*found, log);
    }
    if (found == nullptr) return;
    for (const SameFindings& group : found->groups) screen.rows.push_back(row_of(group));
    for (const Fact& pack : found->packs) screen.rows.push_back(row_of_pack(pack));
    if (picked_ < screen.rows.size()) screen.picked = static_cast<int>(picked_);
    if (const SameFindings* group = picked_group(); group != nullptr && !group->first.decision)
        screen.words = lacking_in_words(group->first);
    if (const Fact* pack = picked_pack()) screen.words = pack_in_words(*pack);
}

const Fact* DutySession::picked() const {
    const auto all = listed();
    return picked_ < all.size() ? all[picked_] : nullptr;
}

void DutySession::add_facts(DutyScreen& screen) const {
    const auto corrected = corrections_in(facts_);
    if (part_ == DutyPart::Due) {
        for (const DueItem& item : due()) screen.rows.push_back(row_of(item));
        if (screen.rows.empty())
            screen.above = whole_number_from(trimmed(within_), most_days)
                               ? tr("Nothing falls due in these days.")
                               : tr("Type a number of days.");
    } else {
        for (const Fact* fact : listed())
            screen.rows.push_back(row_of(*fact, !corrected.contains(fact->number)));
        if (screen.rows.empty()) screen.above = tr("No fact holds these words.");
    }
    const Fact* fact = picked();
    if (fact == nullptr) return;
    screen.picked = static_cast<int>(picked_);
    const auto by = corrected.find(fact->number);
    screen.fact = fact_screen(*fact, by == corrected.end() ? 0 : by->second);
}

void DutySession::add_kinds(DutyScreen& screen) const {
    for (const FactKind kind : NewFact::kinds()) {
        if (kind == form_->kind()) screen.picked = static_cast<int>(screen.rows.size());
        screen.rows.push_back({capital(in_words(kind)), "", "", false, in_words(kind)});
    }
    screen.form = form_->screen(library_, content_);
}

DutyScreen DutySession::screen() const {
    DutyScreen screen;
    screen.story = story();
    screen.can_use = problem_.empty() || new_file_;
    screen.part = part_;
    screen.dealer = dealer_;
    screen.table = table_;
    screen.at = at_;
    screen.asker = asker_;
    screen.find = find_;
    screen.within = within_;
    screen.answer = answer();
    screen.error = error_;
    screen.notice = notice_;
    if (!screen.can_use) return screen;
    if (part_ == DutyPart::Ask && !answer_)
        screen.words =
            tr("Type who is to deal, and where. The answer names every fact behind it, "
               "and what is not known is no.");
    if (part_ == DutyPart::Hands) add_hands(screen);
    if (part_ == DutyPart::Due || part_ == DutyPart::Facts) add_facts(screen);
    if (form_) add_kinds(screen);
    if (new_file_) screen.form = new_file_->screen();
    return screen;
}

}  // namespace fairdeal
