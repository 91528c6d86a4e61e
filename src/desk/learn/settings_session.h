#pragma once
// How the person who is signed in wants to learn: what is typed into the fields of that, until it
// is saved. Which games are learnt is kept at once.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

enum class SettingsAction : std::uint8_t { Save, Leave };
inline constexpr std::array settings_actions{
    Action<SettingsAction>{SettingsAction::Save, key(KeyName::Enter), sentence("Save")},
    Action<SettingsAction>{.name = SettingsAction::Leave, .key = key(KeyName::Escape)},
};

/// The fields in their order; `name` is what typed_settings calls them.
struct SettingField {
    const char* name;
    FieldScreen SettingsScreen::*place;
};
inline constexpr std::array setting_fields{
    SettingField{"cap", &SettingsScreen::cap},
    SettingField{"new_a_day", &SettingsScreen::new_a_day},
    SettingField{"retention", &SettingsScreen::retention},
    SettingField{"exam", &SettingsScreen::exam},
};

class SettingsSession {
public:
    explicit SettingsSession(SchoolSession& school) : school_(school) {}

    /// What is typed, else what is kept, with what was wrong when it was to be saved last.
    [[nodiscard]] SettingsScreen screen() const;
    /// Into one of setting_fields.
    void type(std::size_t field, const std::string& words);
    void save();
    /// Back to what is kept; what was typed and not saved is gone.
    void drop_typed() { typed_.reset(); }
    [[nodiscard]] bool is_learnt(Game game) const;
    void toggle(Game game);

private:
    struct Typed {
        std::string who;
        std::array<std::string, setting_fields.size()> words;
        std::array<std::string, setting_fields.size()> problems;  // empty: none
    };
    [[nodiscard]] SchoolSettings kept() const;
    /// What is typed from now on, from what is shown.
    Typed& typing();

    SchoolSession& school_;
    std::optional<Typed> typed_;  // by another person: it is theirs, and not shown
};

}  // namespace fairdeal
