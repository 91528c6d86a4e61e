#include "desk/answer/wager_choices.h"

#include <algorithm>

#include "desk/answer/asked_rows.h"
#include "questions/asked.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A wager with what the dealer did of it.
struct DoneSoFar {
    WagerOf about;
    std::string what;  // "pay $25, tip $1"
};

std::string title_of_wager(const WagerOf& wager) {
    return wager.wager == Wager::None ? "Place" : std::string(title_of(wager.wager));
}

std::string settled_in_words(const Event& event, Unit unit) {
    if (event.verb == Verb::Out) return "out in " + nth(event.place) + " place";
    if (event.verb == Verb::Place) return nth(event.place) + " place";
    std::string words(to_text(event.verb));
    if (event.verb != Verb::Push) words += " " + amount_in_words(event.amount, unit);
    return words;
}

DoneSoFar& done_so_far_of(std::vector<DoneSoFar>& all, const WagerOf& about) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const DoneSoFar& done) { return done.about == about; });
    return same != all.end() ? *same : all.emplace_back(DoneSoFar{about, ""});
}

std::vector<DoneSoFar> what_was_done(const HandRecord& hand) {
    std::vector<DoneSoFar> all;
    for (const Event& event : hand.events) {
        if (!is_settlement(event.verb)) continue;
        DoneSoFar& done = done_so_far_of(all, wager_of(event.who, event.wager, event.verb));
        done.what +=
            (done.what.empty() ? "" : ", ") + settled_in_words(event, unit_of(hand.header));
    }
    for (const WagerAnswer& open : open_wagers(hand)) {
        DoneSoFar& done = done_so_far_of(all, {open.who, open.wager});
        if (done.what.empty()) done.what = "left as it is";
    }
    return all;
}

/// League: the seats that nobody put out or placed.
void add_seats(std::vector<DoneSoFar>& all, const HandRecord& hand) {
    if (hand.header.game() != Game::League) return;
    for (const TableSeat& seat : table_after(hand, hand.events.size()).seats) {
        DoneSoFar& done = done_so_far_of(all, {who_of(seat), Wager::None});
        if (done.what.empty()) done.what = "stays in";
    }
}

Choice choice_of(const WagerOf& about, std::string label) {
    Choice choice;
    choice.label = std::move(label);
    choice.whom = place_in_words(about.who);
    choice.about = about;
    return choice;
}

Choice none(const std::string& label) {
    Choice choice;
    choice.label = label;
    return choice;
}

bool is_about(const std::vector<Choice>& choices, Who who) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& choice) { return choice.about->who == who; });
}

/// A clause of who goes out, for the list where nobody does.
constexpr std::string_view family_of_leaving = "IBL-EH-";

ClauseId first_of_family(std::span<const ClauseId> sheet) {
    const auto found = std::find_if(sheet.begin(), sheet.end(), [](ClauseId clause) {
        return clause.id.substr(0, family_of_leaving.size()) == family_of_leaving;
    });
    return found != sheet.end() ? *found : sheet.front();
}

}  // namespace

std::vector<Choice> active_choices(const Scenario& scenario) {
    std::vector<Choice> choices;
    const HandRecord& hand = scenario.hand;
    for (const WagerAnswer& open : open_wagers(hand))
        choices.push_back(choice_of({open.who, open.wager},
                                    std::string(title_of(open.wager)) + " " +
                                        amount_in_words(open.stake, unit_of(hand.header))));
    for (const TableSeat& seat : table_after(hand, hand.events.size()).seats) {
        for (const TableHand& played : seat.hands) {
            if (!is_about(choices, played.who))
                choices.push_back(choice_of({played.who, Wager::None}, "The hand"));
        }
    }
    choices.push_back(none("None of them"));
    return choices;
}

std::vector<Choice> error_choices(const Scenario& scenario) {
    std::vector<DoneSoFar> all = what_was_done(scenario.hand);
    add_seats(all, scenario.hand);
    std::stable_sort(all.begin(), all.end(), [](const DoneSoFar& a, const DoneSoFar& b) {
        return a.about.who.seat < b.about.who.seat;
    });
    std::vector<Choice> choices;
    for (const DoneSoFar& done : all)
        choices.push_back(choice_of(done.about, title_of_wager(done.about) + ": " + done.what));
    choices.push_back(none("Everything is settled correctly"));
    return choices;
}

std::vector<Choice> clause_choices_of(const Scenario& scenario) {
    const bool out = scenario.question.kind == QuestionKind::Out;
    std::vector<ClauseId> clauses = key_of(scenario).choices;
    if (clauses.empty())
        clauses = clause_choices(scenario.game(),
                                 first_of_family(rules_of(scenario.game())->clauses()), {});
    std::vector<Choice> choices;
    for (const ClauseId clause : clauses) {
        Choice choice;
        choice.act = clause.id;
        choice.label = clause.id;
        if (out) choice.whom = "By which clause?";
        choices.push_back(std::move(choice));
    }
    if (out) choices.push_back(none("Nobody goes out: no clause"));
    return choices;
}

}  // namespace fairdeal
