#include "desk/exam/exam_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <utility>
#include <variant>

#include "base/translation.h"
#include "desk/answer/answer_actions.h"
#include "training/memory.h"

namespace fairdeal {

namespace {

constexpr Millis keep_pace = 4 * a_second;
constexpr Millis look_pace = 2 * a_second;
constexpr Millis soon_over = 15 * a_second;
constexpr Millis deaf_for = a_second;

bool is_open(const ExamPageSession& exam) { return exam.seat && !exam.seat->is_over(); }

/// The card of a time that was up, or of the end, comes and goes.
void look_for_card(ExamPageSession& exam) {
    if (!exam.seat->timed_out() && !exam.seat->is_over())
        exam.card_since.reset();
    else if (!exam.card_since)
        exam.card_since = exam.now();
}

/// Does it. What is refused is said; what the machine cannot do stops the exam until it can.
template <class Work>
void attempt(ExamPageSession& exam, Work work) {
    try {
        const Result<void> done = work(*exam.seat);
        exam.error = done ? "" : done.error().front().what;
    } catch (const std::exception& error) {
        exam.seat->stand_still();
        exam.error = error.what();
    }
    look_for_card(exam);
}

/// Only the very answer that was given is given again.
Result<void> answer_item(ExamPageSession& exam, int place) {
    exam.answered = place;
    if (auto done = exam.seat->answer(); !done) return done;
    exam.answered = 0;
    return {};
}

Result<void> try_again(ExamPageSession& exam) {
    if (auto resumed = exam.seat->resume_after_fault(); !resumed) return resumed;
    const int place = std::exchange(exam.answered, 0);
    const SittingItem* open = exam.seat->sitting().open_item();
    const bool same = open != nullptr && open->place == place && exam.seat->item() != nullptr;
    return same ? answer_item(exam, place) : Result<void>();
}

void add_item(ExamScreen& screen, ExamPageSession& exam, const Library& library) {
    const Practice& item = *exam.seat->item();
    const std::size_t number = exam.seat->sitting().items.size();
    const auto* form = std::get_if<FixedForm>(&exam.seat->paper().blueprint.rule);
    screen.number = form != nullptr
                        ? tr("Item {number} of {all}", "number"_a = number, "all"_a = form->items)
                        : tr("Item {number}", "number"_a = number);
    screen.item = screen_of(item, library);
    screen.table = table_screen(item);
    screen.can_go_on = screen.item->can_check;
    screen.spoken = fmt::format("{}. {}. {} {}", screen.title, screen.number, screen.item->story,
                                screen.item->question);
}

std::string not_answered(int place) {
    return tr("Item {number} counts as not answered.", "number"_a = place);
}

std::string end_in_words(const ExamAnswerSession& seat) {
    const Sitting& sitting = seat.sitting();
    std::string words =
        tr("Your examiner has the result. Note the number of your sitting: {sitting}. Once you "
           "have signed in under Certify, you see how each part and item went, and can appeal "
           "there. If you cannot sign in, ask your examiner.",
           "sitting"_a = sitting.id);
    if (!seat.end_code().empty())
        words += "\n\n" + tr("Code of the end, for you and your invigilator to write down:\n"
                             "{code}\nWith it you can show later that these answers, and no "
                             "others, were yours.",
                             "code"_a = seat.end_code());
    const bool up = !sitting.items.empty() && !sitting.items.back().answer;
    return up ? tr("Time was up.") + " " + not_answered(sitting.items.back().place) + " " + words
              : words;
}

void say(ExamScreen& screen, std::string heading, std::string words, std::string go_on = {}) {
    screen.heading = std::move(heading);
    screen.words = std::move(words);
    screen.go_on = std::move(go_on);
}

void add_words(ExamScreen& screen, const ExamAnswerSession& seat) {
    if (seat.sitting().stage() == SittingStage::Stopped)
        say(screen, tr("The exam was broken off"),
            tr("It has no result. Your invigilator knows why and what comes next."), tr("Close"));
    else if (seat.is_over())
        say(screen, tr("The exam is over"), end_in_words(seat), tr("Close"));
    else if (seat.stands_still())
        say(screen, tr("The exam cannot be saved"),
            tr("Call your invigilator. The clocks have stopped, and what you answered is kept. "
               "Once the fault is mended, press Enter to try again: the exam resumes where it "
               "stopped."),
            tr("Try again"));
    else if (seat.sitting().paused)
        say(screen, tr("The exam is paused"),
            tr("The clocks are stopped. It resumes when your invigilator ends the pause at another "
               "desk. Is this the only one? Leave the exam, and your invigilator releases it "
               "here."));
    else if (seat.timed_out())
        say(screen, tr("Time was up"),
            not_answered(*seat.timed_out()) + " " +
                tr("The clock of the next item starts when you go to it. Press Enter for the next "
                   "item."),
            tr("Next item"));
    else
        say(screen, tr("No item is shown"),
            tr("Press Enter to continue, or call your invigilator."), tr("Resume"));
    screen.spoken = fmt::format("{}. {}. {}", screen.title, screen.heading, screen.words);
}

/// Looks into the log; true if something was done there in the meantime.
bool saw_news(ExamPageSession& exam) {
    const bool was_paused = exam.seat->sitting().paused;
    const bool was_over = exam.seat->is_over();
    const std::string before = exam.error;
    attempt(exam, [](ExamAnswerSession& seat) { return seat.look_again(); });
    if (exam.error.empty()) exam.error = before;
    return exam.seat->sitting().paused != was_paused || exam.seat->is_over() != was_over;
}

/// A question that is one choice takes the one that has the keyboard.
bool takes_choice(Practice& item, const KeyPress& key, const Library& library) {
    const bool chooses =
        key.name == KeyName::Space && item.at_choice() && item.form() == AnswerForm::OneChoice;
    if (chooses) choose(item, item.current - item.rows(), library.misreadings);
    return chooses;
}

bool press_control(ExamPageSession& exam, const KeyPress& key) {
    if (key.character == 't') return exam.hides_item_clock = !exam.hides_item_clock, true;
    if (key.character == '+' || key.character == '=') return change_print(exam, 1), true;
    if (key.character == '-') return change_print(exam, -1), true;
    return false;
}

bool press_item(ExamPageSession& exam, const KeyPress& key, const Library& library) {
    if (key.name == KeyName::Enter) return go_to_next_item_of(exam), true;
    Practice* item = exam.seat->item();
    if (item == nullptr) return false;
    if (takes_choice(*item, key, library)) return keep_place(exam), true;
    if (press(*item, key, library.misreadings) != KeyOutcome::Redraw) return false;
    keep_place(exam);
    return true;
}

/// Undo and Redo, of what is typed and not given yet.
bool takes_back(ExamPageSession& exam, const KeyPress& key, const Library& library) {
    const auto* action = action_of(answer_actions, key);
    const bool is_one = action != nullptr &&
                        (action->name == AnswerAction::Undo || action->name == AnswerAction::Redo);
    return is_one && is_open(exam) && press_item(exam, key, library);
}

}  // namespace

ExamClock machine_ticks() {
    return [] {
        timespec now{};
        ::clock_gettime(CLOCK_BOOTTIME, &now);
        return Millis{now.tv_sec} * a_second + now.tv_nsec / 1'000'000;
    };
}

std::string clock_in_words(Millis left) {
    const Millis seconds = (std::max<Millis>(left, 0) + a_second - 1) / a_second;
    const Millis hours = seconds / 3600, minutes = seconds / 60 % 60;
    if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, seconds % 60);
    return fmt::format("{}:{:02}", minutes, seconds % 60);
}

ExamClocks clocks_of(ExamPageSession& exam) {
    ExamClocks clocks;
    if (!is_open(exam)) return clocks;
    clocks.exam_clock = tr("{time} left of the exam", "time"_a = clock_in_words(exam.seat->left()));
    if (exam.hides_item_clock || exam.seat->item() == nullptr) return clocks;
    const Millis left = exam.seat->left_for_item();
    clocks.item_clock = tr("{time} left for this item", "time"_a = clock_in_words(left));
    if (left <= soon_over) clocks.clock_word = tr("Soon over");
    return clocks;
}

ExamScreen exam_screen(ExamPageSession& exam, const Library& library,
                       const std::string& candidate) {
    ExamScreen screen;
    if (!exam.seat) return screen;
    static_cast<ExamClocks&>(screen) = clocks_of(exam);
    screen.title = exam.seat->paper().blueprint.title;
    screen.candidate = candidate;
    screen.over = exam.seat->is_over();
    screen.clock_label =
        exam.hides_item_clock ? tr("Show the item\u2019s clock") : tr("Hide the item\u2019s clock");
    screen.print_label = tr("Letters {size} %", "size"_a = exam.print);
    screen.error = exam.error;
    if (exam.leaving)
        screen.asks_to_leave =
            exam.seat->sitting().paused
                ? tr("Do you want to leave the exam? It is recorded that you left. It can be "
                     "resumed at this machine, at the same item, once your invigilator releases "
                     "it.")
                : tr("Do you want to leave the exam? It is recorded that you left, and the "
                     "item\u2019s clock runs on. It can be resumed at this machine, at the same "
                     "item, once your invigilator releases it.");
    if (exam.seat->item() != nullptr)
        add_item(screen, exam, library);
    else
        add_words(screen, *exam.seat);
    return screen;
}

void go_to_next_item_of(ExamPageSession& exam) {
    if (!is_open(exam) || is_deaf(exam)) return;
    if (exam.seat->stands_still())
        return attempt(exam, [&](ExamAnswerSession&) { return try_again(exam); });
    Practice* item = exam.seat->item();
    if (item == nullptr) {
        if (!exam.seat->sitting().paused)
            attempt(exam, [](ExamAnswerSession& seat) { return seat.begin(); });
        return;
    }
    if (can_check(*item))
        attempt(exam, [&](ExamAnswerSession& seat) {
            return answer_item(exam, seat.sitting().open_item()->place);
        });
    else
        check(*item, {});  // goes to what is open first: nothing is marked in an exam
}

bool is_deaf(const ExamPageSession& exam) {
    return exam.card_since && exam.now() - *exam.card_since < deaf_for;
}

void change_print(ExamPageSession& exam, int step) {
    const auto at = std::find(print_sizes.begin(), print_sizes.end(), exam.print);
    const auto last = static_cast<std::ptrdiff_t>(print_sizes.size()) - 1;
    const auto now = at == print_sizes.end() ? 0 : at - print_sizes.begin();
    exam.print =
        print_sizes.at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + step, 0, last)));
}

bool press_in_exam(ExamPageSession& exam, const KeyPress& key, const Library& library) {
    if (!exam.seat || exam.leaving) return false;
    if (is_deaf(exam)) return key.name != KeyName::Tab;  // walking about ends nothing
    if (key.control) return press_control(exam, key) || takes_back(exam, key, library);
    if (key.name == KeyName::Escape) {
        exam.leaving = is_open(exam);
        return exam.leaving;
    }
    return is_open(exam) && press_item(exam, key, library);
}

void keep_place(ExamPageSession& exam) {
    if (!is_open(exam)) return;
    exam.seat->keep();
    exam.kept = exam.now();
}

bool tick(ExamPageSession& exam) {
    if (!is_open(exam)) return false;
    if (exam.now() - exam.kept >= keep_pace) keep_place(exam);
    if (exam.seat->stands_still()) return false;
    const auto items = exam.seat->sitting().items.size();
    bool news = false;
    if (exam.now() - exam.looked >= look_pace) {
        exam.looked = exam.now();
        news = saw_news(exam);
    }
    if (exam.seat->item() != nullptr && exam.seat->is_time_up()) {
        attempt(exam, [](ExamAnswerSession& seat) { return seat.watch_the_clock(); });
        news = true;
    }
    return news || exam.seat->is_over() || exam.seat->stands_still() ||
           exam.seat->sitting().items.size() != items;
}

void note_keyboard(ExamPageSession& exam, bool has_it) {
    if (!is_open(exam) || exam.away != has_it) return;
    exam.away = !has_it;
    keep_place(exam);
    if (exam.seat->stands_still()) return;
    attempt(exam,
            [&](ExamAnswerSession& seat) { return has_it ? seat.note_back() : seat.note_away(); });
}

}  // namespace fairdeal
