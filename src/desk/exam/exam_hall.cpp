#include "desk/exam/exam_hall.h"

#include "training/memory.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <utility>
#include <variant>

namespace fairdeal {

namespace {

constexpr Millis keep_pace = 4 * a_second;
constexpr Millis look_pace = 2 * a_second;
constexpr Millis soon_over = 15 * a_second;
constexpr Millis deaf_for = a_second;

bool is_open(const ExamHall& hall) { return hall.seat && !hall.seat->is_over(); }

/// The card of a time that was up comes and goes.
void look_for_card(ExamHall& hall) {
    if (!hall.seat->timed_out())
        hall.card_since.reset();
    else if (!hall.card_since)
        hall.card_since = hall.now();
}

/// Does it. What is refused is said; what the machine cannot do stops the exam until it can.
template <class Deed>
void attempt(ExamHall& hall, Deed deed) {
    try {
        const Result<void> done = deed(*hall.seat);
        hall.trouble = done ? "" : done.error().front().what;
    } catch (const std::exception& error) {
        hall.seat->stand_still();
        hall.trouble = error.what();
    }
    look_for_card(hall);
}

/// Only the very answer that was given is given again.
Result<void> answer_item(ExamHall& hall, int place) {
    hall.answered = place;
    if (auto done = hall.seat->answer(); !done) return done;
    hall.answered = 0;
    return {};
}

Result<void> try_again(ExamHall& hall) {
    if (auto gone_on = hall.seat->go_on(); !gone_on) return gone_on;
    const int place = std::exchange(hall.answered, 0);
    const SittingItem* open = hall.seat->sitting().open_item();
    const bool same = open != nullptr && open->place == place && hall.seat->item() != nullptr;
    return same ? answer_item(hall, place) : Result<void>();
}

void add_item(ExamScreen& screen, ExamHall& hall, const Library& library) {
    const Practice& item = *hall.seat->item();
    screen.number = fmt::format("Item {}", hall.seat->sitting().items.size());
    if (const auto* fixed = std::get_if<FixedForm>(&hall.seat->paper().blueprint.rule))
        screen.number += fmt::format(" of {}", fixed->items);
    screen.item = screen_of(item, library);
    screen.table = table_screen(item);
    screen.can_go_on = screen.item->can_check;
    screen.spoken = fmt::format("{}. {}. {} {}", screen.title, screen.number, screen.item->story,
                                screen.item->question);
}

std::string not_answered(int place) {
    return fmt::format("Item {} counts as not answered.", place);
}

std::string end_in_words(const Sitting& sitting) {
    const std::string words = fmt::format(
        "Your examiner has the result. Note the number of your sitting: {}. Once you "
        "have signed in under Certify, you see how each part and item went, and can appeal there. "
        "If you cannot sign in, ask your examiner.",
        sitting.id);
    const bool up = !sitting.items.empty() && !sitting.items.back().answer;
    return up ? fmt::format("Time was up. {} {}", not_answered(sitting.items.back().place), words)
              : words;
}

void say(ExamScreen& screen, std::string heading, std::string words, std::string go_on = {}) {
    screen.heading = std::move(heading);
    screen.words = std::move(words);
    screen.go_on = std::move(go_on);
}

void add_words(ExamScreen& screen, const ExamSeat& seat) {
    if (seat.sitting().stage() == SittingStage::Stopped)
        say(screen, "The exam was broken off",
            "It has no result. Your invigilator knows why and what comes next.", "Close");
    else if (seat.is_over())
        say(screen, "The exam is over", end_in_words(seat.sitting()), "Close");
    else if (seat.stands_still())
        say(screen, "The exam cannot be saved",
            "Call your invigilator. The clocks have stopped, and what you answered is kept. Once "
            "the fault is mended, press Enter to try again: the exam resumes where it stopped.",
            "Try again");
    else if (seat.sitting().paused)
        say(screen, "The exam is paused",
            "The clocks stand still. It goes on when your invigilator says so.");
    else if (seat.timed_out())
        say(screen, "Time was up",
            not_answered(*seat.timed_out()) +
                " The clock of the next item starts when you go to it. Press Enter for the next "
                "item.",
            "Next item");
    else
        say(screen, "No item is shown", "Press Enter to go on, or call your invigilator.", "Go on");
    screen.spoken = fmt::format("{}. {}. {}", screen.title, screen.heading, screen.words);
}

/// Looks into the log; true if something was done there in the meantime.
bool saw_news(ExamHall& hall) {
    const bool was_paused = hall.seat->sitting().paused;
    const bool was_over = hall.seat->is_over();
    const std::string before = hall.trouble;
    attempt(hall, [](ExamSeat& seat) { return seat.look_again(); });
    if (hall.trouble.empty()) hall.trouble = before;
    return hall.seat->sitting().paused != was_paused || hall.seat->is_over() != was_over;
}

/// A question that is one choice takes the one that has the keyboard.
bool takes_choice(Practice& item, const KeyPress& key, const Library& library) {
    const bool chooses =
        key.name == KeyName::Space && item.at_choice() && item.form() == AnswerForm::OneChoice;
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
        return Millis{now.tv_sec} * a_second + now.tv_nsec / 1'000'000;
    };
}

std::string clock_in_words(Millis left) {
    const Millis seconds = (std::max<Millis>(left, 0) + a_second - 1) / a_second;
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
    screen.clock_label =
        hall.hides_item_clock ? "Show the item\u2019s clock" : "Hide the item\u2019s clock";
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
    if (!is_open(hall) || is_deaf(hall)) return;
    if (hall.seat->stands_still()) return attempt(hall, [&](ExamSeat&) { return try_again(hall); });
    Practice* item = hall.seat->item();
    if (item == nullptr) {
        if (!hall.seat->sitting().paused)
            attempt(hall, [](ExamSeat& seat) { return seat.begin(); });
        return;
    }
    if (can_check(*item))
        attempt(hall, [&](ExamSeat& seat) {
            return answer_item(hall, seat.sitting().open_item()->place);
        });
    else
        check(*item, {});  // goes to what is open first: nothing is marked in an exam
}

bool is_deaf(const ExamHall& hall) {
    return hall.card_since && hall.now() - *hall.card_since < deaf_for;
}

void change_print(ExamHall& hall, int step) {
    const auto at = std::find(print_sizes.begin(), print_sizes.end(), hall.print);
    const auto last = static_cast<std::ptrdiff_t>(print_sizes.size()) - 1;
    const auto now = at == print_sizes.end() ? 0 : at - print_sizes.begin();
    hall.print =
        print_sizes.at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now + step, 0, last)));
}

bool press_in_exam(ExamHall& hall, const KeyPress& key, const Library& library) {
    if (!hall.seat || hall.leaving) return false;
    if (is_deaf(hall)) return true;
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
    if (hall.now() - hall.kept >= keep_pace) keep_place(hall);
    if (hall.seat->stands_still()) return false;
    const auto items = hall.seat->sitting().items.size();
    bool news = false;
    if (hall.now() - hall.looked >= look_pace) {
        hall.looked = hall.now();
        news = saw_news(hall);
    }
    if (hall.seat->item() != nullptr && hall.seat->is_time_up()) {
        attempt(hall, [](ExamSeat& seat) { return seat.watch_the_clock(); });
        news = true;
    }
    return news || hall.seat->is_over() || hall.seat->stands_still() ||
           hall.seat->sitting().items.size() != items;
}

void note_keyboard(ExamHall& hall, bool has_it) {
    if (!is_open(hall) || hall.away != has_it) return;
    hall.away = !has_it;
    keep_place(hall);
    if (hall.seat->stands_still()) return;
    attempt(hall, [&](ExamSeat& seat) { return has_it ? seat.note_back() : seat.note_away(); });
}

}  // namespace fairdeal
