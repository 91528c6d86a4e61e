#include "content/packs/affected.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "questions/words/key_words.h"

namespace fairdeal {

namespace {

std::string clauses_in_words(const std::vector<ClauseId>& clauses) {
    std::string text;
    for (const ClauseId clause : clauses)
        text += fmt::format("{}{}", text.empty() ? "" : " ", clause.id);
    return text;
}

/// Every answer that is right is right by the other key too.
bool are_the_same(const Key& key, const Scenario& scenario, const Key& other_key,
                  const Scenario& other) {
    return key.acts == other_key.acts && answer_in_words(right_answer(scenario, key), scenario) ==
                                             answer_in_words(right_answer(other, other_key), other);
}

}  // namespace

std::string new_fault(const HandRecord& was, const HandRecord& is) {
    std::set<std::string> before;
    for (const Breach& breach : rule(was).breaches) before.insert(breach.what);
    for (const Breach& breach : rule(is).breaches) {
        if (before.count(breach.what) == 0)
            return tr("in this hand {breach}", "breach"_a = breach.what);
    }
    return "";
}

Result<HandRecord> dealt_under(const TableCard& card, HandRecord hand) {
    hand.header.card = card;
    return read_record(write(hand));
}

std::optional<AffectedItem> affected_item(const Scenario& scenario, const TableCard& card) {
    const Key was = key_of(scenario);
    AffectedItem item{scenario.id, scenario.title,
                      {},          key_in_words(was, scenario),
                      {},          clauses_in_words(was.because),
                      {},          {}};
    Scenario other = scenario;
    auto hand = dealt_under(card, scenario.hand);
    if (!hand) {
        item.why_not = hand.error().front().what;
        return item;
    }
    other.hand = *std::move(hand);
    item.why_not = question_problem(other).value_or(new_fault(scenario.hand, other.hand));
    if (!item.why_not.empty()) return item;
    const Key is = key_of(other);
    item.is = key_in_words(is, other);
    item.is_because = clauses_in_words(is.because);
    if (are_the_same(was, scenario, is, other) && is.because == was.because) return std::nullopt;
    return item;
}

namespace {

class Search {
public:
    Search(const TableCardFile& changed, const Library& library,
           const std::atomic<bool>* called_off)
        : changed_(changed),
          shipped_(as_shipped_id(changed.id)),
          library_(library),
          called_off_(called_off) {}

    std::vector<AffectedItem> all() {
        for (const Scenario& scenario : library_.scenarios) look_at(scenario);
        for (const Lesson& lesson : library_.lessons) {
            for (const LessonItem* item : items_of(lesson)) {
                if (const auto* own = std::get_if<Scenario>(item)) look_at(*own);
            }
        }
        for (const Lesson& lesson : library_.lessons) note_links(lesson);
        return std::move(items_);
    }

private:
    /// What cannot be asked by the house's card now is asked by the one that ships: it changes only
    /// if it can be asked then.
    void look_at(const Scenario& scenario) {
        if (called_off_ != nullptr && *called_off_) return;
        const bool as_shipped = scenario.table == shipped_;
        if (scenario.table != changed_.id && !as_shipped) return;
        if (scenario.question.kind == QuestionKind::Talk) return;
        auto item = affected_item(scenario, changed_.card);
        if (item && !(as_shipped && !item->why_not.empty())) items_.push_back(*std::move(item));
    }

    void note_links(const Lesson& lesson) {
        for (const LessonItem* part : items_of(lesson)) {
            const auto* link = std::get_if<ScenarioLink>(part);
            if (link == nullptr) continue;
            const auto item = std::find_if(items_.begin(), items_.end(),
                                           [&](const auto& each) { return each.id == link->id; });
            if (item == items_.end()) continue;
            auto& lessons = item->lessons;
            if (lessons.empty() || lessons.back() != lesson.id) lessons.push_back(lesson.id);
        }
    }

    const TableCardFile& changed_;
    std::string shipped_;
    const Library& library_;
    const std::atomic<bool>* called_off_;
    std::vector<AffectedItem> items_;
};

}  // namespace

Result<std::vector<AffectedItem>> affected_by(const TableCardFile& changed, const Library& library,
                                              const std::atomic<bool>* called_off) {
    const TableCardFile* now = find_table(library, changed.id);
    if (now == nullptr)
        return refused({}, tr("there is no table card {card}", "card"_a = changed.id));
    if (now->card.game() != changed.card.game())
        return refused({}, tr("the table card {card} is of {game}", "card"_a = changed.id,
                              "game"_a = to_text(now->card.game())));
    return Search(changed, library, called_off).all();
}

}  // namespace fairdeal
