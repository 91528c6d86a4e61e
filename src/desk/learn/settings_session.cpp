#include "desk/learn/settings_session.h"

#include <algorithm>

namespace fairdeal {

SchoolSettings SettingsSession::kept() const {
    return is_signed_in(school_) ? school_.school->settings_of(school_.who) : SchoolSettings();
}

SettingsScreen SettingsSession::screen() const {
    SettingsScreen screen = settings_screen(school_);
    if (!typed_ || typed_->who != school_.who) return screen;
    for (std::size_t i = 0; i < setting_fields.size(); ++i) {
        FieldScreen& field = screen.*setting_fields.at(i).place;
        field.value = typed_->words.at(i);
        field.problem = typed_->problems.at(i);
    }
    return screen;
}

SettingsSession::Typed& SettingsSession::typing() {
    if (typed_ && typed_->who == school_.who) return *typed_;
    const SettingsScreen shown = screen();
    typed_ = Typed{school_.who, {}, {}};
    for (std::size_t i = 0; i < setting_fields.size(); ++i)
        typed_->words.at(i) = (shown.*setting_fields.at(i).place).value;
    return *typed_;
}

void SettingsSession::type(std::size_t field, const std::string& words) {
    typing().words.at(field) = words;
}

void SettingsSession::save() {
    Typed& typed = typing();
    const auto& [cap, new_a_day, retention, exam] = typed.words;
    const auto settings = typed_settings(kept(), cap, new_a_day, retention, exam);
    typed.problems = {};
    school_.notice.clear();
    if (settings) {
        change_settings(school_, *settings);
        return;
    }
    for (const Problem& problem : settings.error()) {
        for (std::size_t i = 0; i < setting_fields.size(); ++i)
            if (problem.where.source == setting_fields.at(i).name)
                typed.problems.at(i) = problem.what;
    }
}

bool SettingsSession::is_learnt(Game game) const {
    const auto games = kept().games;
    return std::find(games.begin(), games.end(), game) != games.end();
}

void SettingsSession::toggle(Game game) {
    SchoolSettings settings = kept();
    const auto found = std::find(settings.games.begin(), settings.games.end(), game);
    if (found == settings.games.end())
        settings.games.push_back(game);
    else
        settings.games.erase(found);
    change_settings(school_, settings);
}

}  // namespace fairdeal
