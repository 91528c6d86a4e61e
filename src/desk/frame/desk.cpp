#include "desk/frame/desk.h"

#include "content/library.h"
#include "content/packs/pack.h"
#include "school/packs/packs_left_out.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Of a result; after its last item, back to it.
void step_item_of_result(Desk& desk, int step) {
    const auto number = static_cast<std::ptrdiff_t>(desk.certify.item_number) + step;
    if (desk.certify.item && number >= 0)
        open_item_of_result(desk, static_cast<std::size_t>(number));
}

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
    if (desk.room == Room::Certify) return step_item_of_result(desk, step);
    if (desk.room == Room::Learn) {
        if (lesson_shown(desk) != nullptr)
            in_lesson(desk, [&](LessonWalk& walk) { go_on(walk, library_shown(desk)); });
        else if (is_preview(desk))
            close_preview(desk);
        else if (step > 0)
            desk.learn.next_item();
        return;
    }
    const std::string from = desk.practice ? desk.practice->scenario.id : desk.picked;
    const std::string id = neighbour_of(scenario_list(desk), from, step);
    if (!id.empty()) open_scenario(desk, id);
}

void close_scenario(Desk& desk) {
    if (is_preview(desk)) return close_preview(desk);
    if (desk.room == Room::Learn) return desk.learn.leave_run();
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

void open_log(Desk& desk, const std::string& file) {
    desk.room = Room::Replay;
    open_log(desk.replay, file);
}

bool poll_replay(Desk& desk) {
    if (!poll_replay(desk.replay)) return false;
    if (!desk.replay.work) desk.signing.last_try = 0;  // what is new is signed at once
    return true;
}

void show_learn_view(Desk& desk, LearnView view) {
    desk.room = Room::Learn;
    desk.learn.show(view);
    if (view == LearnView::Write || view == LearnView::Check) enter_author(desk);
}

void leave_school(Desk& desk) {
    if (desk.speed.run) keep_payouts(*desk.speed.run, desk.learn.school);
    desk.speed.run.reset();
    desk.round.run.reset();
    close_preview(desk);
    leave_lesson(desk);
    desk.learn.picked_lesson.clear();
    desk.book.search("");
    desk.learn.sign_out();
}

void switch_theme(Desk& desk) {
    desk.preferences.theme = desk.preferences.theme == Look::Dark ? Look::Light : Look::Dark;
    save_preferences(desk.preferences);
}

void forget_passphrases(Desk& desk) {
    desk.learn.forget_passphrases();
    desk.certify.passphrase.clear();
    forget_secrets(desk.certify);
    desk.certify.released.reset();
    forget_secrets(desk.cases);
}

}  // namespace fairdeal
