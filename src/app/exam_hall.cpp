#include "app/exam_hall.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

namespace fairdeal {

namespace {

constexpr Millis second = 1000;
constexpr Millis keep_pace = 4 * second;
constexpr Millis look_pace = 2 * second;
constexpr Millis soon_over = 15 * second;

bool is_open(const ExamHall& hall) { return hall.seat && !hall.seat->is_over(); }

void remember(ExamHall& hall, const Result<void>& done) {
    hall.trouble = done ? "" : done.error().front().what;
}

void add_item(ExamScreen& screen, ExamHall& hall, const Library& library) {
    const Practice& item = *hall.seat->item();
    screen.number = fmt::format("Item {}", hall.seat->sitting().items.size());
    screen.item = screen_of(item, library);
    screen.table = table_screen(item);
    screen.can_go_on = screen.item->can_check;
    screen.spoken = fmt::format("{}. {}. {} {}", screen.title, screen.number, screen.item->story,
                                screen.item->question);
}

void add_words(ExamScreen& screen, const ExamSeat& seat) {
    if (seat.sitting().stage() == SittingStage::Stopped) {
        screen.heading = "The exam was broken off";
        screen.words = "It has no result. Your invigilator knows why and what comes next.";
    } else if (seat.is_over()) {
        screen.heading = "The exam is over";
        screen.words = "Your examiner has the result.";
    } else if (seat.sitting().paused) {
        screen.heading = "The exam is paused";
        screen.words = "The clocks stand still. It goes on when your invigilator says so.";
    } else {
        screen.heading = "No item is shown";
        screen.words = "Press Enter to go on, or call your invigilator.";
    }
    screen.spoken = fmt::format("{}. {} {}", screen.title, screen.heading, screen.words);
}

/// Looks into the log; true if something was done there in the meantime.
bool saw_news(ExamHall& hall) {
    const bool was_paused = hall.seat->sitting().paused;
    const bool was_over = hall.seat->is_over();
    if (const auto looked = hall.seat->look_again(); !looked) remember(hall, looked);
    return hall.seat->sitting().paused != was_paused || hall.seat->is_over() != was_over;
}

/// A question that is one choice takes the one that has the keyboard.
bool takes_choice(Practice& item, const KeyPress& key, const Library& library) {
    const bool chooses = key.name == KeyName::Space && item.at_choice() &&
                         item.form() == AnswerForm::OneChoice;
    if (chooses) choose(item, item.current - item.rows(), library.misreadings);
    return chooses;
}

bool press_control(ExamHall& hall, const KeyPress& key) {
    if (key.character == 't') return hall.hides_item_clock = !hall.hides_item_clock, true;
    if (key.character == '+' || key.character == '=') return change_print(hall, 1), true;
    if (key.character == '-') return change_print(hall, -1), true;
    return false;
}

bool press_item(ExamHall& hall, const KeyPress& key, const Library& library) {
    if (key.name == KeyName::Enter) return go_to_next_item_of(hall), true;
    Practice* item = hall.seat->item();
    if (item == nullptr) return false;
    if (takes_choice(*item, key, library)) return keep_place(hall), true;
    if (press(*item, key, library.misreadings) != Deed::Redraw) return false;
    keep_place(hall);
    return true;
}

}  // namespace

ExamClock machine_ticks() {
    return [] {
        timespec now{};
        ::clock_gettime(CLOCK_BOOTTIME, &now);
        return Millis{now.tv_sec} * second + now.tv_nsec / 1'000'000;
    };
}

std::string clock_in_words(Millis left) {
    const Millis seconds = (std::max<Millis>(left, 0) + second - 1) / second;
    const Millis hours = seconds / 3600, minutes = seconds / 60 % 60;
    if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, seconds % 60);
    return fmt::format("{}:{:02}", minutes, seconds % 60);
}

ExamClocks clocks_of(ExamHall& hall) {
    ExamClocks clocks;
    if (!is_open(hall)) return clocks;
    clocks.exam_clock = clock_in_words(hall.seat->left()) + " left of the exam";
    if (hall.hides_item_clock || hall.seat->item() == nullptr) return clocks;
    const Millis left = hall.seat->left_for_item();
    clocks.item_clock = clock_in_words(left) + " left for this item";
    if (left <= soon_over) clocks.clock_word = "Soon over";
    return clocks;
}

ExamScreen exam_screen(ExamHall& hall, const Library& library, const std::string& candidate) {
    ExamScreen screen;
    if (!hall.seat) return screen;
    static_cast<ExamClocks&>(screen) = clocks_of(hall);
    screen.title = hall.seat->paper().blueprint.title;
    screen.candidate = candidate;
    screen.over = hall.seat->is_over();
    screen.clock_label = hall.hides_item_clock ? "Show the item\u2019s clock" : "Hide the item\u2019s clock";
    screen.print_label = fmt::format("Letters {} %", hall.print);
    screen.trouble = hall.trouble;
    if (hall.leaving)
        screen.asks_to_leave =
            "Do you want to leave the exam? That you left is recorded, and the item\u2019s clock "
            "runs "
            "on. It can be gone on with at this machine, at the same item.";
    if (hall.seat->item() != nullptr)
        add_item(screen, hall, library);
    else
        add_words(screen, *hall.seat);
    return screen;
}

void go_to_next_item_of(ExamHall& hall) {
    if (!is_open(hall)) return;
    Practice* item = hall.seat->item();
    if (item == nullptr) {
        if (!hall.seat->sitting().paused) remember(hall, hall.seat->begin());
        return;
    }
    if (can_check(*item))
        remember(hall, hall.seat->answer());
    else
        check(*item, {});  // goes to what is open first: nothing is marked in an exam
}

void change_print(ExamHall& hall, int step) {
    const auto at = std::find(print_sizes.begin(), print_sizes.end(), hall.print);
    const auto last = static_cast<std::ptrdiff_t>(print_sizes.size()) - 1;
    const auto now = at == print_sizes.end() ? 0 : at - print_sizes.begin();
    hall.print = print_sizes.at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + step, 0, last)));
}

bool press_in_exam(ExamHall& hall, const KeyPress& key, const Library& library) {
    if (!hall.seat || hall.leaving) return false;
    if (key.control) return press_control(hall, key);
    if (key.name == KeyName::Escape) {
        hall.leaving = is_open(hall);
        return hall.leaving;
    }
    return is_open(hall) && press_item(hall, key, library);
}

void keep_place(ExamHall& hall) {
    if (!is_open(hall)) return;
    hall.seat->keep();
    hall.kept = hall.now();
}

bool tick(ExamHall& hall) {
    if (!is_open(hall)) return false;
    const auto items = hall.seat->sitting().items.size();
    bool news = false;
    if (hall.now() - hall.looked >= look_pace) {
        hall.looked = hall.now();
        news = saw_news(hall);
    }
    if (const auto watched = hall.seat->watch_the_clock(); !watched) {
        remember(hall, watched);
        news = true;
    }
    if (hall.now() - hall.kept >= keep_pace) keep_place(hall);
    return news || hall.seat->is_over() || hall.seat->sitting().items.size() != items;
}

void note_keyboard(ExamHall& hall, bool has_it) {
    if (!is_open(hall) || hall.away != has_it) return;
    hall.away = !has_it;
    keep_place(hall);
    remember(hall, has_it ? hall.seat->note_back() : hall.seat->note_away());
}

}  // namespace fairdeal
