#include "desk/practise/practise_session.h"

#include <algorithm>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// One file that is wrong keeps all of the content back.
std::string told_of_content(const Problems& problems) {
    std::string words = tr("Mend this, or install Fairdeal again: {problem}.",
                           "problem"_a = to_text(problems.front()));
    if (problems.size() > 1)
        words += " " + tr_n("{count} more thing is wrong.", "{count} more things are wrong.",
                            static_cast<std::int64_t>(problems.size()) - 1);
    return words;
}

}  // namespace

ScenarioListScreen PractiseSession::screen() const {
    ScenarioListScreen list = list_scenarios(library_, filter_, preferences_);
    const auto picked = std::find_if(list.items.begin(), list.items.end(),
                                     [&](const ScenarioItem& item) { return item.id == picked_; });
    if (picked != list.items.end())
        list.picked = static_cast<std::size_t>(picked - list.items.begin());
    else if (!list.items.empty())
        list.picked = 0;
    if (list.all == 0 && !left_out_.empty()) {
        list.count = tr("No scenarios: the content cannot be used");
        list.progress.clear();
        list.empty = told_of_content(left_out_);
    } else if (!left_out_.empty())
        list.progress +=
            dot + tr("something was left out: {problem}", "problem"_a = to_text(left_out_.front()));
    return list;
}

void PractiseSession::settle_pick() {
    const ScenarioListScreen shown = screen();
    if (shown.picked) picked_ = shown.items[*shown.picked].id;
}

void PractiseSession::list(ScenarioFilter filter) {
    settle_pick();
    filter_ = std::move(filter);
    settle_pick();
}

void PractiseSession::open(const std::string& id) {
    const Scenario* scenario = find_scenario(library_, id);
    if (scenario == nullptr) return;
    picked_ = id;
    if (!practice_ || practice_->scenario.id != id) practice_ = start_practice(*scenario);
}

void PractiseSession::pick_beside(int by) {
    const ScenarioListScreen shown = screen();
    if (!shown.picked) return;
    const auto wanted = static_cast<std::ptrdiff_t>(*shown.picked) + by;
    const auto row = std::clamp<std::ptrdiff_t>(wanted, 0, std::ssize(shown.items) - 1);
    picked_ = shown.items[static_cast<std::size_t>(row)].id;
}

std::optional<Destination> PractiseSession::apply(ScenarioAction action) {
    if (!can(action)) return std::nullopt;
    switch (action) {
        case ScenarioAction::Previous: pick_beside(-1); break;
        case ScenarioAction::Next: pick_beside(1); break;
        case ScenarioAction::Open: {
            const ScenarioListScreen shown = screen();
            if (shown.picked) open(shown.items[*shown.picked].id);
            break;
        }
        case ScenarioAction::ToAudit: return BackToAudit{};
    }
    return std::nullopt;
}

void PractiseSession::step(int by) {
    const std::string id = neighbour_of(screen(), practice_ ? practice_->scenario.id : picked_, by);
    if (!id.empty()) open(id);
}

void PractiseSession::remember() {
    if (!practice_ || !practice_->mark) return;
    remember_scenario(preferences_, practice_->scenario.id, practice_->mark->right);
    save_preferences(preferences_);
}

}  // namespace fairdeal
