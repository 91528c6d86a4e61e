#pragma once
// Practise: the scenarios as they are searched and filtered, and the one that is open.

#include <array>

#include "base/translation.h"
#include "desk/answer/practice.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/frame/kept_preferences.h"

namespace fairdeal {

/// What can be done in the list of scenarios with a key.
enum class ScenarioAction : std::uint8_t { Previous, Next, Open, ToAudit };
inline constexpr std::array scenario_actions{
    Action<ScenarioAction>{.name = ScenarioAction::Previous,
                           .key = key(KeyName::Up),
                           .help = sentence("From scenario to scenario")},
    Action<ScenarioAction>{
        .name = ScenarioAction::Next, .key = key(KeyName::Down), .shares_line = true},
    Action<ScenarioAction>{.name = ScenarioAction::Open,  // its button's label is the item's
                           .key = key(KeyName::Enter),
                           .help = sentence("Open the picked scenario")},
    Action<ScenarioAction>{.name = ScenarioAction::ToAudit,
                           .key = key(KeyName::Escape),
                           .help = sentence("Back to the audit that led here")},
};

class PractiseSession {
public:
    /// `left_out`: why some of the content, or all of it, cannot be used, which the list says.
    PractiseSession(const Library& library, const Problems& left_out, KeptPreferences& preferences)
        : library_(library), left_out_(left_out), preferences_(preferences) {}

    [[nodiscard]] ScenarioListScreen screen() const;
    [[nodiscard]] const ScenarioFilter& filter() const { return filter_; }
    /// Lists others; what is picked stays so if it is among them.
    void list(ScenarioFilter filter);
    void pick(const std::string& id) { picked_ = id; }
    /// ToAudit can be done only in a list that an audit led to.
    [[nodiscard]] bool can(ScenarioAction action) const {
        return action != ScenarioAction::ToAudit || !filter_.only.empty();
    }
    std::optional<Destination> apply(ScenarioAction action);
    /// Null: the library has none of this id.
    [[nodiscard]] const Scenario* scenario(const std::string& id) const {
        return find_scenario(library_, id);
    }
    [[nodiscard]] std::vector<Game> games() const { return games_of(library_); }
    [[nodiscard]] bool has_irregular() const { return any_irregular(library_); }

    /// Opens a scenario; one that is open already stays as it is.
    void open(const std::string& id);
    /// The next (1) or the one before (-1) in the list.
    void step(int by);
    /// Back to the list.
    void close() { practice_.reset(); }

    /// The scenario that is open; null: none is.
    [[nodiscard]] Practice* practice() { return practice_ ? &*practice_ : nullptr; }
    [[nodiscard]] const Practice* practice() const { return practice_ ? &*practice_ : nullptr; }
    /// To be called once it is marked: keeps how it went.
    void remember();

private:
    /// What is shown as picked is picked.
    void settle_pick();
    /// By so many rows, no further than to the first or the last.
    void pick_beside(int by);

    const Library& library_;
    const Problems& left_out_;
    KeptPreferences& preferences_;
    ScenarioFilter filter_;
    std::string picked_;  // id
    std::optional<Practice> practice_;
};

}  // namespace fairdeal
