#include "desk/frame/desk.h"

#include "content/library.h"
#include "content/packs/pack.h"
#include "school/packs/packs_left_out.h"
#include "store/places.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// One file that is wrong keeps all of the content back.
std::string told_of_content(const Problems& problems) {
    std::string words = "Mend this, or install Fairdeal again: " + to_text(problems.front()) + ".";
    if (problems.size() > 1)
        words += " " +
                 counted(static_cast<std::int64_t>(problems.size()) - 1, "more thing is",
                         "more things are") +
                 " wrong.";
    return words;
}

}  // namespace

Desk::Desk(const std::filesystem::path& content_folder, const std::filesystem::path& folder)
    : content(content_folder) {
    certify.content = content;
    open_preferences(preferences, folder);
    if (!folder.empty()) certify.seen_file = folder / "seen-logs";
    if (!folder.empty()) audit.keep_in = folder / "audits";
    audit.sample = sample_log(preferences);
    if (!folder.empty()) cases.key_file = (folder / "log.key").string();
    if (content.empty()) {
        problems.push_back({{}, "The folder with the scenarios and rule books was not found"});
        return;
    }
    if (auto read = load_library(content))
        library = std::move(*read);
    else
        problems = std::move(read.error());
}

void open_packs(Desk& desk, const std::filesystem::path& packs) {
    if (!desk.problems.empty()) return;
    desk.problems = add_packs(desk.library, packs);
    desk.learn.left_out = packs_left_out(desk.problems, packs);
}

ScenarioListScreen scenario_list(const Desk& desk) {
    ScenarioListScreen list = list_scenarios(desk.library, desk.filter, desk.preferences);
    if (list.all == 0 && !desk.problems.empty()) {
        list.count = "No scenarios: the content cannot be used";
        list.progress.clear();
        list.empty = told_of_content(desk.problems);
    } else if (!desk.problems.empty())
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
    if (desk.room == Room::Certify) return desk.certify.step_item(step);
    if (desk.room == Room::Learn) {
        if (lesson_shown(desk) != nullptr)
            in_lesson(desk, [&](LessonWalk& walk) { go_on(walk, library_shown(desk)); });
        else if (is_preview(desk))
            close_preview(desk);
        else if (step > 0)
            go_to_next_item(desk);
        return;
    }
    const std::string from = desk.practice ? desk.practice->scenario.id : desk.picked;
    const std::string id = neighbour_of(scenario_list(desk), from, step);
    if (!id.empty()) open_scenario(desk, id);
}

void close_scenario(Desk& desk) {
    if (is_preview(desk)) return close_preview(desk);
    if (desk.room == Room::Learn) return leave_session(desk);
    if (desk.room == Room::Certify) return desk.certify.item.reset();
    desk.practice.reset();
}

bool press_in_practice(Desk& desk, const KeyPress& key) {
    if (desk.answering.practice() == nullptr) return false;
    KeyOutcome action = KeyOutcome::Nothing;
    desk.answering.change(
        [&](Practice& practice) { action = press(practice, key, desk.library.misreadings); });
    switch (action) {
        case KeyOutcome::Nothing: return false;
        case KeyOutcome::Redraw: break;
        case KeyOutcome::NextScenario: open_neighbour(desk, 1); break;
        case KeyOutcome::PreviousScenario: open_neighbour(desk, -1); break;
        case KeyOutcome::BackToList: close_scenario(desk); break;
    }
    return true;
}

void enter_certify(Desk& desk) {
    desk.room = Room::Certify;
    open_own_school(desk);
    desk.certify.enter();
}

void show_certify_view(Desk& desk, CertifyView view) {
    enter_certify(desk);
    desk.certify.show(view);
}

bool offer_open_exams(Desk& desk) {
    const auto school = desk.learn.file.empty() ? school_file() : desk.learn.file;
    if (school.empty() || !desk.certify.may_have_open_exams(school)) return false;
    open_own_school(desk);
    if (!desk.certify.pick_open_exam()) return false;
    desk.room = Room::Certify;
    return true;
}

bool is_in_exam(const Desk& desk) {
    return desk.room == Room::Certify && desk.certify.exam.seat != nullptr;
}

void open_log(Desk& desk, const std::string& file) {
    desk.room = Room::Replay;
    open_log(desk.replay, file);
}

bool poll_replay(Desk& desk) {
    if (!poll_replay(desk.replay)) return false;
    if (!desk.replay.work) desk.signing.last_try = 0;  // what is new is signed at once
    return true;
}

void switch_theme(Desk& desk) {
    desk.preferences.theme = desk.preferences.theme == Look::Dark ? Look::Light : Look::Dark;
    save_preferences(desk.preferences);
}

void forget_passphrases(Desk& desk) {
    desk.learn.passphrase.clear();
    forget_secrets(desk.learn.school);
    desk.certify.passphrase.clear();
    desk.certify.forget_secrets();
    desk.certify.give_up_start();
    forget_secrets(desk.cases);
}

}  // namespace fairdeal
