#include "desk/tables/house_card_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/tables/house_card_session.h"
#include "desk/tables/house_card_words.h"
#include "training/book/clause_title.h"
#include "words/words.h"

namespace fairdeal {

namespace {

HouseChangeRow change_row(const AffectedItem& item, const Library& library) {
    const auto with_clause = [&](const std::string& key, const std::string& clauses) {
        const std::string deciding = clauses.substr(0, clauses.find(' '));
        return deciding.empty() ? key : key + dot + clause_title_with_id(library, deciding);
    };
    HouseChangeRow row{
        item.title, tr("Now: {answer}", "answer"_a = with_clause(item.was, item.because)), {}, {}};
    for (const std::string& id : item.lessons) {
        const Lesson* lesson = find_lesson(library.lessons, id);
        row.title += dot + tr("in the lesson \u201c{lesson}\u201d",
                              "lesson"_a = lesson == nullptr ? id : lesson->title);
    }
    row.is =
        item.why_not.empty()
            ? tr("Then: {answer}", "answer"_a = with_clause(item.is, item.is_because))
            : tr("Then it is asked under the shipped card: {reason}", "reason"_a = item.why_not);
    row.spoken = row.title + ". " + row.was + ". " + row.is + ".";
    return row;
}

std::string first_problem(const Problems& problems) {
    if (problems.empty()) return "";
    return tr("A card cannot be read, so the card before it stays in force: {problem}",
              "problem"_a = to_text(problems.front()));
}

}  // namespace

std::vector<ListedCard> HouseCardSession::listed() const {
    std::vector<ListedCard> all;
    if (has_draft()) all.push_back({ListedCard::Kind::Draft});
    for (std::size_t i = cards_.all.size(); i > 0; --i) {  // the last approved first
        const HouseCard& card = cards_.all[i - 1];
        if (card.table.card.game() == game_)
            all.push_back({ListedCard::Kind::Approved, card.number});
    }
    const std::string house = house_card_id(game_);
    all.push_back({ListedCard::Kind::Shipped, 0, house});
    for (const TableCardFile& table : library_.tables) {
        if (table.card.game() == game_ && table.id != house && is_of_content(table))
            all.push_back({ListedCard::Kind::Shipped, 0, table.id});
    }
    return all;
}

/// What is picked, as long as it is there; else what is in force.
ListedCard HouseCardSession::picked() const {
    const auto cards = listed();
    if (picked_ && std::find(cards.begin(), cards.end(), *picked_) != cards.end()) return *picked_;
    if (const HouseCard* card = card_in_force(cards_, game_, today()))
        return {ListedCard::Kind::Approved, card->number};
    return {ListedCard::Kind::Shipped, 0, house_card_id(game_)};
}

bool HouseCardSession::is_draft_open() const { return picked().kind == ListedCard::Kind::Draft; }

const TableCardFile* HouseCardSession::shipped_card(const std::string& id) const {
    const TableCardFile* shipped = shelf_.shipped(id);
    return shipped != nullptr ? shipped : find_table(library_, id);
}

const TableCardFile* HouseCardSession::table_of(const ListedCard& card) const {
    if (card.kind == ListedCard::Kind::Draft) return &draft();
    if (card.kind == ListedCard::Kind::Shipped) return shipped_card(card.id);
    for (const HouseCard& approved : cards_.all) {
        if (approved.number == card.number && approved.table.card.game() == game_)
            return &approved.table;
    }
    return nullptr;
}

OptionSpec HouseCardSession::option() const {
    const auto options = house_choices(game_);
    return options[std::min(option_, options.size() - 1)];
}

HouseCardRow HouseCardSession::row_of(const ListedCard& card) const {
    HouseCardRow row{card, {}, {}, {}, false, {}};
    const TableCardFile* table = table_of(card);
    if (table == nullptr) return row;
    row.title = table->title;
    const HouseCard* now = card_in_force(cards_, game_, today());
    if (card.kind == ListedCard::Kind::Draft) {
        const RuleBook* book = find_book(library_, game_);
        const auto changes =
            book == nullptr
                ? 0
                : std::ssize(differences(table->card, house_card(library_, game_), *book));
        row.word = tr("draft");
        row.detail = changes == 0 ? tr("Same as the card in force")
                                  : tr_n("{count} option differs from the card in force",
                                         "{count} options differ from the card in force", changes);
    } else if (card.kind == ListedCard::Kind::Shipped) {
        row.in_force = now == nullptr && card.id == house_card_id(game_);
        row.word = row.in_force ? tr("in force, as shipped") : tr("shipped");
        row.detail = table->note;
    }
    for (const HouseCard& approved : cards_.all) {
        if (&approved.table != table) continue;
        row.in_force = &approved == now;
        row.word = standing_word(cards_, approved, today());
        row.detail = standing_in_words(cards_, approved, today());
    }
    row.spoken = row.title + ", " + row.word + ". " + row.detail;
    return row;
}

HouseCardScreen HouseCardSession::screen() const {
    HouseCardScreen screen;
    screen.game = game_;
    if (!may_see_others(school_)) {
        screen.forbidden = tr("Only a trainer or an administrator can change table cards.");
        return screen;
    }
    screen.error = error_.empty() ? first_problem(cards_.problems) : error_;
    for (const Problem& problem : draft_problems_) {
        if (screen.error.empty())
            screen.error = tr("A draft cannot be read and is left as it is: {problem}",
                              "problem"_a = to_text(problem));
    }
    screen.notice = notice_;
    const ListedCard open = picked();
    for (const ListedCard& card : listed()) {
        if (card == open) screen.picked = screen.rows.size();
        screen.rows.push_back(row_of(card));
    }
    const TableCardFile* table = table_of(open);
    if (table == nullptr) return screen;
    const HouseCardRow& row = screen.rows.at(screen.picked);
    screen.title = row.title;
    screen.standing =
        open.kind == ListedCard::Kind::Approved ? row.detail : capital(row.word) + dot + row.detail;
    screen.note = open.kind == ListedCard::Kind::Shipped ? "" : table->note;
    screen.part = part_;
    if (is_draft_open())
        screen.name =
            FieldScreen{tr("Name of the card"), blank_name_.value_or(table->title), "", "", false};
    add_part(screen, *table);
    return screen;
}

void HouseCardSession::add_part(HouseCardScreen& screen, const TableCardFile& table) const {
    const RuleBook* book = find_book(library_, game_);
    if (book == nullptr) return;
    switch (part_) {
        case HouseCardPart::Options: {
            const TableCard now = house_card(library_, game_);
            screen.options = option_rows(table.card, now, *book);
            screen.option = std::min(option_, screen.options.size() - 1);
            screen.open = option_screen(option(), table.card, now, *book);
            screen.open.can_choose = is_draft_open();
            return;
        }
        case HouseCardPart::Changes: return add_effects(screen);
        case HouseCardPart::Approval: return add_form(screen);
    }
}

void HouseCardSession::add_effects(HouseCardScreen& screen) const {
    screen.is_working = is_working();
    if (screen.is_working)
        screen.story = tr("Working out every scenario and lesson under this card\u2026");
    if (!effects_) return;
    screen.changes = effects_->options;
    for (const AffectedItem& item : effects_->items)
        screen.changes.push_back(change_row(item, library_));
    if (effects_->options.empty()) {
        screen.story = tr("This card is the same as the one in force: nothing changes.");
        return;
    }
    const auto items = std::ssize(effects_->items);
    screen.story = tr_n(
        "{count} question in scenarios and lessons gets another answer. Drills, payouts and "
        "rounds follow the card.",
        "{count} questions in scenarios and lessons get another answer. Drills, payouts and "
        "rounds follow the card.",
        items);
    std::vector<std::string> clauses;
    for (const std::string& id : effects_->clauses)
        clauses.push_back(clause_title_with_id(library_, id));
    if (!clauses.empty())
        screen.story += " " + tr("Trainees are asked these clauses again: {clauses}.",
                                 "clauses"_a = and_list(clauses));
    if (items > 0)
        screen.story += " " + tr("The text of the lessons stays as it is: write your own "
                                 "where it no longer fits.");
}

void HouseCardSession::add_form(HouseCardScreen& screen) const {
    screen.story =
        tr("From its first day, drills, payouts, rounds, lessons, scenarios and new exams follow "
           "this card. Exams already open, past answers and certificates keep the card they were "
           "made under.");
    screen.from = {tr("First day"), from_, tr("Today or a later day, such as 2026-12-01"), "",
                   false};
    screen.to = {tr("Last day"), to_,
                 tr("Leave it empty to keep the card in force until another replaces it"), "",
                 false};
    const auto person = school_.school->person(school_.who);
    screen.asks_passphrase = person && person->has_passphrase;
    const std::string name = person && !person->name.empty() ? person->name : school_.who;
    screen.passphrase = {tr("Passphrase of {name}", "name"_a = name), passphrase_,
                         tr("Your name and today\u2019s date are saved with the card"), "", true};
}

}  // namespace fairdeal
