#include "app/desk.h"

#include "app/replay_desk.h"
#include "content/library.h"

namespace fairdeal {

namespace {

/// Remembers a scenario that has just been marked.
void remember_mark(Desk& desk, bool was_marked) {
    if (was_marked || !desk.practice || !desk.practice->mark) return;
    remember_scenario(desk.preferences, desk.practice->scenario.id, desk.practice->mark->right);
    save_preferences(desk);
}

}  // namespace

Desk open_desk(const std::filesystem::path& content, const std::filesystem::path& preferences) {
    Desk desk;
    desk.folder = preferences;
    desk.preferences = read_preferences(preferences);
    if (!preferences.empty()) desk.audit.keep_in = preferences / "audits";
    if (content.empty()) {
        desk.problems.push_back({{}, "The folder with the scenarios and rule books was not found"});
        return desk;
    }
    if (auto library = load_library(content))
        desk.library = std::move(*library);
    else
        desk.problems = std::move(library.error());
    return desk;
}

ScenarioListScreen scenario_list(const Desk& desk) {
    ScenarioListScreen list = list_scenarios(desk.library, desk.filter, desk.preferences);
    if (list.all == 0 && !desk.problems.empty()) list.empty = to_text(desk.problems.front());
    else if (!desk.problems.empty())
        list.progress += " \u00b7 something was left out: " + to_text(desk.problems.front());
    return list;
}

void open_scenario(Desk& desk, const std::string& id) {
    const Scenario* scenario = find_scenario(desk.library, id);
    if (scenario == nullptr) return;
    desk.picked = id;
    if (!desk.practice || desk.practice->scenario.id != id)
        desk.practice = start_practice(*scenario);
}

void open_neighbour(Desk& desk, int step) {
    const std::string from = desk.practice ? desk.practice->scenario.id : desk.picked;
    const std::string id = neighbour_of(scenario_list(desk), from, step);
    if (!id.empty()) open_scenario(desk, id);
}

void close_scenario(Desk& desk) { desk.practice.reset(); }

void check_answer(Desk& desk) {
    if (!desk.practice) return;
    const bool was_marked = desk.practice->mark.has_value();
    check(*desk.practice, desk.library.misreadings);
    remember_mark(desk, was_marked);
}

void choose_answer(Desk& desk, std::size_t choice) {
    if (!desk.practice) return;
    const bool was_marked = desk.practice->mark.has_value();
    choose(*desk.practice, choice, desk.library.misreadings);
    remember_mark(desk, was_marked);
}

bool press_in_practice(Desk& desk, const KeyPress& key) {
    if (!desk.practice) return false;
    const bool was_marked = desk.practice->mark.has_value();
    const Deed deed = press(*desk.practice, key, desk.library.misreadings);
    remember_mark(desk, was_marked);
    switch (deed) {
        case Deed::Nothing: return false;
        case Deed::Redraw: break;
        case Deed::NextScenario: open_neighbour(desk, 1); break;
        case Deed::PreviousScenario: open_neighbour(desk, -1); break;
        case Deed::BackToList: close_scenario(desk); break;
    }
    return true;
}

void pick_wager(Desk& desk, Who who, Wager wager) {
    if (!desk.practice) return;
    for (std::size_t i = 0; i < desk.practice->wagers.size(); ++i) {
        const WagerAnswer& answer = desk.practice->wagers[i];
        if (answer.who == who && answer.wager == wager) go_to(*desk.practice, i);
    }
}

void open_log(Desk& desk, const std::string& file) {
    call_off_work(desk.replay);
    desk.room = Room::Replay;
    desk.hands_of_audit = false;
    desk.replay.work = start_opening(file, desk.library.misreadings);
}

void import_into_log(Desk& desk, const std::string& records, std::optional<FileFormat> format) {
    call_off_work(desk.replay);
    const std::string log = desk.replay.log ? desk.replay.file : records + ".db";
    desk.replay.work = start_import(records, log, desk.library.misreadings, format);
}

void export_log(Desk& desk, const ExportTo& to) {
    if (!desk.replay.log) return;
    call_off_work(desk.replay);
    desk.replay.work = start_export(desk.replay.file, search_of(desk.replay.query), to);
}

void export_log_folder(Desk& desk, const std::string& folder) {
    if (!desk.replay.log) return;
    call_off_work(desk.replay);
    desk.replay.work = start_tiles(desk.replay.file, folder);
}

void deal_sample(Desk& desk, const std::string& log) {
    constexpr int hands = 500;
    call_off_work(desk.replay);
    desk.replay.work = start_sample(log, hands, desk.library.misreadings);
}

std::string sample_log(const Desk& desk) {
    return desk.folder.empty() ? "" : (desk.folder / "sample-night.db").string();
}

std::optional<std::string> add_entry_to_log(Desk& desk, const std::string& log) {
    const auto trouble = add_to_log(desk.entry, log, desk.library.misreadings);
    if (trouble || !desk.replay.log || desk.replay.file != log) return trouble;
    call_off_work(desk.replay);
    desk.replay.work = start_opening(log, desk.library.misreadings);
    return std::nullopt;
}

bool poll_replay(Desk& desk) {
    const std::string before = desk.replay.file;
    if (!poll_work(desk.replay)) return false;
    if (!desk.replay.work) desk.signing.last_try = 0;  // what is new is signed at once
    if (!desk.replay.file.empty() && desk.replay.file != before) {
        remember_log(desk.preferences, desk.replay.file);
        save_preferences(desk);
    }
    return true;
}

bool press_in_replay(Desk& desk, const KeyPress& key) {
    if (desk.replay.hand && !key.control && key.name == KeyName::Character && key.character == 'b')
        return toggle_bookmark(desk), true;
    return press_in_replay(desk.replay, key, desk.library.misreadings);
}

void switch_theme(Desk& desk) {
    desk.preferences.theme = desk.preferences.theme == Look::Dark ? Look::Light : Look::Dark;
    save_preferences(desk);
}

void save_preferences(Desk& desk) { write_preferences(desk.folder, desk.preferences); }

}  // namespace fairdeal
