#include "desk/answer/practice_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/aids/show_me.h"
#include "desk/answer/payments.h"
#include "desk/answer/undo.h"
#include "desk/practise/scenario_list.h"
#include "drills/drill_words.h"
#include "questions/kinds/kind.h"
#include "questions/words/act_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string wagers_answered(const Practice& practice, const std::vector<RowScreen>& rows) {
    const auto wagers = static_cast<std::ptrdiff_t>(practice.wagers.size());
    const auto answered = std::count_if(rows.begin(), rows.begin() + wagers,
                                        [](const RowScreen& row) { return row.answered; });
    return tr_n("{answered} of {count} wager answered", "{answered} of {count} wagers answered",
                wagers, "answered"_a = answered);
}

std::string status_of(const Practice& practice, const PracticeScreen& screen) {
    const std::string prompt = kind_of(practice.scenario).prompt(practice.scenario, screen.event);
    return prompt.empty() && !practice.wagers.empty() ? wagers_answered(practice, screen.rows)
                                                      : prompt;
}

/// Why Check did nothing, or what else is to be looked at before it marks; empty: nothing.
std::string open_in_words(const Practice& practice) {
    if (practice.refused && practice.form() == AnswerForm::OneChoice)
        return tr("Choose an answer: press its key, or step to it with \u2191 \u2193.");
    if (practice.refused && *practice.refused >= practice.rows())
        return practice.form() == AnswerForm::AllThatHold
                   ? tr("Nothing is ticked yet. If there is none, tick the last one.")
                   : tr("Choose the clause that decides.");
    if (practice.refused) return tr("Not checked: something is missing here.");
    for (std::size_t i = 0; i < practice.rows() && can_check(practice); ++i) {
        if (!practice.examined && is_unseen(practice, i))
            return practice.seats.empty() ? tr("Look at each wager first: Enter leads on.")
                                          : tr("Look at each seat first: Enter leads on.");
    }
    return {};
}

void add_rows(PracticeScreen& screen, const Practice& practice) {
    screen.rows = row_screens(practice);
    screen.status = open_in_words(practice);
    if (screen.status.empty()) screen.status = status_of(practice, screen);
    screen.payments = payments_screen(practice);
}

std::string key_of_choice(const Practice& practice, std::size_t i) {
    if (!practice.choices[i].key.empty()) return practice.choices[i].key;
    return i < 9 ? std::to_string(i + 1) : "";
}

template <class All, class One>
bool holds(const All& all, const One& one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

/// Once it is marked: this choice was right, or was made and may be made or not.
bool is_right(const Practice& practice, const ChoiceAnswer& choice) {
    const Key& key = practice.mark->key;
    if (choice.ticked && choice.about && holds(key.may_wait, *choice.about)) return true;
    return holds(kind_of(practice.scenario).right_choices(key, practice.scenario), choice.text);
}

/// What a clause that may be chosen says.
std::string clause_detail(const Practice& practice, const Choice& choice, const Library& library) {
    if (choice.clause.empty()) return {};
    return clause_screen(choice.clause, library, practice.scenario.hand.header.card).text;
}

void add_choices(PracticeScreen& screen, const Practice& practice, const Library& library) {
    std::string whom;
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        const ChoiceAnswer& choice = practice.choices[i];
        ChoiceScreen shown;
        shown.label = choice.label;
        shown.whom = choice.whom == whom ? "" : choice.whom;
        shown.key = key_of_choice(practice, i);
        shown.detail = clause_detail(practice, choice, library);
        shown.ticks = practice.form() == AnswerForm::AllThatHold;
        shown.current =
            practice.rows() + i == practice.current && !practice.mark &&
            (practice.form() != AnswerForm::OneChoice || practice.examined || practice.on_choice);
        shown.chosen = shown.ticks ? choice.ticked : practice.chosen == i;
        shown.right = practice.mark && is_right(practice, choice);
        whom = choice.whom;
        screen.choices.push_back(std::move(shown));
    }
}

Banner banner_of(const Practice& practice) {
    const Mark& mark = *practice.mark;
    Banner banner;
    banner.right = mark.right;
    const bool settlement = !mark.verdict.wagers.empty();
    if (mark.right) {
        banner.title = tr("Right");
        banner.text =
            settlement ? tr("Every wager is settled correctly.") : tr("That is the rule.");
        return banner;
    }
    banner.title = tr("Wrong");
    if (!settlement || mark.verdict.discrepancies().empty()) {
        banner.text = tr("Here is the rule.");
        return banner;
    }
    const auto wrong = static_cast<std::int64_t>(mark.verdict.discrepancies().size());
    const auto all = static_cast<std::int64_t>(mark.verdict.wagers.size());
    banner.text = all == 1
                      ? tr("This line is wrong.")
                      : tr_n("{right} of {count} line is right.",
                             "{right} of {count} lines are right.", all, "right"_a = all - wrong);
    return banner;
}

void add_mark(PracticeScreen& screen, const Practice& practice, const Library& library) {
    screen.banner = banner_of(practice);
    screen.can_try_again = !practice.mark->right && !practice.examined;
    screen.order = order_screen(practice, library);
    screen.verdicts = verdict_screens(practice.mark->verdict, practice.unit(), library);
    for (VerdictScreen& verdict : answer_verdicts(practice, library))
        screen.verdicts.push_back(std::move(verdict));
    add_reasons(screen, practice, library);
    screen.can_show_me = can_show_me(practice);
    screen.show = show_me_screen(practice, library);
}

void add_story(PracticeScreen& screen, const Practice& practice, const Library& library) {
    const Scenario& scenario = practice.scenario;
    screen.title = shown_title(scenario);
    const int level = practice.examined ? scenario.level : practice.level;
    screen.crumb = tr("{game} \u00b7 Level {level}, {name}", "game"_a = title_of(scenario.game()),
                      "level"_a = level, "name"_a = level_in_words(level));
    // What an exam shows is what its log keeps.
    screen.story = practice.examined ? scenario.story : shown_story(scenario);
    screen.question = kind_of(scenario).heading(scenario.question);
    screen.event = event_asked_in_words(scenario.question, practice.unit());
    const TableCardFile* table = find_table(library, scenario.table);
    if (table != nullptr)
        screen.table = table->title + (table->note.empty() ? "" : ": " + table->note);
}

bool has_letters(const Practice& practice) {
    return !practice.choices.empty() && !practice.choices.front().key.empty();
}

/// "T take \u00b7 U push".
std::string letters_of_choices(const Practice& practice) {
    std::string line;
    for (const Choice& choice : practice.choices)
        add_part(line, choice.key + " " + small(choice.label));
    return line;
}

/// The keys of the row or the choices that have the keyboard, and what Enter does: in an exam it
/// goes on to the next item.
std::string key_line(const Practice& practice) {
    const auto and_enter = [&](const std::string& keys) {
        return keys + dot + (practice.examined ? tr("Enter next item") : tr("Enter checks"));
    };
    if (practice.at_choice()) {
        if (has_letters(practice)) return letters_of_choices(practice);
        if (practice.form() != AnswerForm::OneChoice)
            return and_enter(tr("1\u20139 or Space choose \u00b7 \u2191 \u2193"));
        return practice.examined
                   ? and_enter(tr("1\u20139 choose \u00b7 or \u2191 \u2193 and Space"))
                   : tr("1\u20139 choose \u00b7 or \u2191 \u2193 and Enter");
    }
    if (practice.count) return and_enter(tr("Digits \u00b7 D hard \u00b7 S soft \u00b7 N natural"));
    if (!practice.chips.empty())
        return and_enter(tr("Digits, + and \u2212 \u00b7 \u2191 \u2193 another value"));
    if (practice.at_seat())
        return tr("S stays in \u00b7 O out \u00b7 P placed \u00b7 1\u20139 the place");
    const auto at = payment_at(practice, practice.current);
    if (at && !practice.payments[*at].amount.empty())
        return tr("P pay again \u00b7 R take the stake back \u00b7 \u2212 + earlier, later");
    if (practice.only_payments) return and_enter(tr("P pay \u00b7 \u2191 \u2193 another wager"));
    return and_enter(tr("T take \u00b7 U push \u00b7 P pay \u00b7 R return"));
}

void add_hints(PracticeScreen& screen, const Practice& practice) {
    if (practice.examined || practice.tested) return;
    screen.offers_hints = !practice.mark;
    const auto hints = shown_hints(practice.scenario);
    const std::size_t shown = std::min(practice.hints, hints.size());
    screen.hints.assign(hints.begin(), hints.begin() + static_cast<std::ptrdiff_t>(shown));
    screen.more_hints = shown < hints.size() && !practice.mark;
    screen.hint_label = practice.hints == 0 ? tr("Hint") : tr("Next hint");
}

}  // namespace

ClauseScreen clause_screen(const std::string& id, const Library& library, const TableCard& card) {
    ClauseScreen screen;
    screen.id = id;
    screen.open_point = id.rfind("AMB-", 0) == 0;
    const RuleBook* book = find_book(library, card.game());
    const auto words = book == nullptr ? std::nullopt : what_clause_says(*book, id, card);
    if (!words) {
        screen.heading = tr("Not in the rule book");
        screen.text = tr("The rule book that is installed has no words for this clause.");
        return screen;
    }
    screen.heading = words->heading;
    screen.text = words->text;
    screen.source = screen.open_point
                        ? tr("Open point \u00b7 this house\u2019s reading")
                        : book->title + (words->place.empty() ? "" : dot + words->place);
    return screen;
}

PracticeScreen screen_of(const Practice& practice, const Library& library) {
    PracticeScreen screen;
    add_story(screen, practice, library);
    add_rows(screen, practice);
    add_choices(screen, practice, library);
    add_hints(screen, practice);
    screen.can_check = can_check(practice);
    screen.shows_check =
        (practice.examined || practice.form() != AnswerForm::OneChoice) && !practice.mark;
    screen.check_label = practice.examined ? tr("Next item") : tr("Check");
    screen.pay_table = pay_table_screen(practice);
    screen.can_undo = can_undo(practice);
    if (practice.mark)
        add_mark(screen, practice, library);
    else
        screen.key_line = key_line(practice);
    if (!practice.clause.empty() && !screen.show)
        screen.clause = clause_screen(practice.clause, library, practice.scenario.hand.header.card);
    return screen;
}

}  // namespace fairdeal
