#include "desk/write/lesson_hands.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/hand/to_scenario.h"
#include "desk/cases/case_entries.h"
#include "desk/frame/desk.h"
#include "desk/replay/replay_keeping.h"
#include "desk/write/own_lessons.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_listed = 200;

std::string_view title_of(OfferFrom from) {
    switch (from) {
        case OfferFrom::Drill: return "The hand of the drill";
        case OfferFrom::Replay: return "The hand open in Replay";
        case OfferFrom::Rebuild: return "The hand typed in Rebuild";
        case OfferFrom::Case: return "The hand of the picked case";
        case OfferFrom::Audit: return "A hand of the audit's picked row";
        case OfferFrom::Shelf: return "From the shelf";
        case OfferFrom::Removed: return "What was removed last";
        case OfferFrom::New: break;
    }
    return "New";
}

/// Under an id that no other hand has, and at a table card with its options.
PitScenario from_drill(Scenario scenario, const Library& library) {
    const std::string id = scenario.id;
    scenario.title = "A hand from a drill";
    for (int number = 2;; ++number) {
        const Scenario* same = find_scenario(library, scenario.id);
        if (same == nullptr || same->hand == scenario.hand) break;
        scenario.id = fmt::format("{}-{}", id, number);
    }
    PitScenario made{std::move(scenario), std::nullopt};
    const TableCard& card = made.scenario.hand.header.card;
    const auto same = std::find_if(library.tables.begin(), library.tables.end(),
                                   [&](const TableCardFile& table) { return table.card == card; });
    if (same != library.tables.end()) {
        made.scenario.table = same->id;
        return made;
    }
    made.scenario.table = made.scenario.id + "-table";
    made.table = TableCardFile{made.scenario.table, "The table of a drill",
                               "The house options of one drilled hand.", card};
    return made;
}

/// The scenario that an open hand makes.
Result<PitScenario> scenario_of_hand(const Desk& desk, OfferFrom from) {
    const auto of_hand = [&](const Result<HandRecord>& hand) -> Result<PitScenario> {
        if (!hand) return tl::make_unexpected(hand.error());
        return scenario_from_hand(*hand, desk.library.tables);
    };
    const auto& run = desk.learn.run;
    switch (from) {
        case OfferFrom::Drill:
            if (run && run->practice) return from_drill(run->practice->scenario, desk.library);
            break;
        case OfferFrom::Replay: return of_hand(hand_for_scenario(desk.replay));
        case OfferFrom::Case: return of_hand(hand_for_scenario(desk.cases));
        case OfferFrom::Audit: return of_hand(hand_for_scenario(desk.audit));
        case OfferFrom::Rebuild: return of_hand(read_record(text_of(desk.rebuild.entry)));
        case OfferFrom::Shelf:
        case OfferFrom::Removed:
        case OfferFrom::New: break;
    }
    return refused({}, "There is no such hand");
}

/// The same, if it is a hand of the lesson's game.
Result<PitScenario> scenario_of_offer(const Desk& desk, OfferFrom from) {
    auto made = scenario_of_hand(desk, from);
    if (made && made->scenario.game() != desk.learn.author.draft.game)
        return refused({}, "It is a hand of " + std::string(title_of(made->scenario.game())));
    return made;
}

/// Is there anything at all to be taken from there?
bool is_there(const Desk& desk, OfferFrom from) {
    switch (from) {
        case OfferFrom::Drill: return desk.learn.run && desk.learn.run->practice;
        case OfferFrom::Replay: return desk.replay.hand.has_value();
        case OfferFrom::Rebuild: return !desk.rebuild.entry.hand.record.events.empty();
        case OfferFrom::Case: return picked_case(desk.cases) != nullptr && desk.replay.log;
        case OfferFrom::Audit: return picked_cell(desk.audit) != nullptr && !desk.audit.running;
        case OfferFrom::Shelf:
        case OfferFrom::Removed:
        case OfferFrom::New: break;
    }
    return false;
}

Offer new_piece(PartKind kind, const char* detail) {
    return {OfferFrom::New, kind, {}, std::string(title_of(kind)), detail, {}, {}};
}

PartKind kind_of_hand(LessonPart place) {
    return place == LessonPart::Rule ? PartKind::Figure : PartKind::Hand;
}

void add_new(std::vector<Offer>& all, LessonPart place) {
    if (place != LessonPart::Rule) {
        all.push_back(new_piece(PartKind::Talk, "A question whose answers you write"));
        return;
    }
    all.push_back(new_piece(PartKind::Text, "The rule in plain words"));
    all.push_back(new_piece(PartKind::Row, "One of several things in a row"));
    all.push_back(new_piece(PartKind::Say, "Words said aloud at the table"));
    all.push_back(new_piece(PartKind::Watch, "A mistake that is often made"));
}

/// What is open. A hand of an audit has to be looked for in its log, which waits until it is
/// wanted.
void add_open(std::vector<Offer>& all, const Desk& desk, LessonPart place) {
    for (const OfferFrom from : {OfferFrom::Drill, OfferFrom::Replay, OfferFrom::Rebuild,
                                 OfferFrom::Case, OfferFrom::Audit}) {
        if (!is_there(desk, from)) continue;
        Offer offer{from, kind_of_hand(place), {}, std::string(title_of(from)), {}, {}, {}};
        if (from != OfferFrom::Audit) {
            const auto made = scenario_of_offer(desk, from);
            if (!made) offer.why_not = made.error().front().what;
            offer.detail = made ? made->scenario.story : offer.why_not;
        }
        all.push_back(std::move(offer));
    }
}

/// What was removed last, where such a piece may stand.
void add_removed(std::vector<Offer>& all, const AuthorRoom& room, LessonPart place) {
    if (!room.removed) return;
    const bool of_rule = room.removed->kind <= PartKind::Figure;
    if (of_rule != (place == LessonPart::Rule)) return;
    all.push_back({OfferFrom::Removed,
                   room.removed->kind,
                   {},
                   std::string(title_of(OfferFrom::Removed)),
                   std::string(title_of(room.removed->kind)),
                   {},
                   {}});
}

void add_shelf(std::vector<Offer>& all, const Desk& desk, LessonPart place) {
    const AuthorRoom& room = desk.learn.author;
    ScenarioFilter filter;
    filter.game = room.draft.game;
    filter.search = room.search;
    const auto list = list_scenarios(desk.library, filter, Preferences());
    for (const ScenarioItem& item : list.items) {
        if (all.size() >= most_listed) break;
        const Scenario* scenario = find_scenario(desk.library, item.id);
        const bool talk = scenario->question.kind == QuestionKind::Talk;
        if (talk && place == LessonPart::Rule) continue;  // there is no hand to look at
        all.push_back({OfferFrom::Shelf,
                       place == LessonPart::Rule ? PartKind::Figure : PartKind::Link,
                       item.id,
                       item.title,
                       item.kind + " \u00b7 " + item.detail,
                       {},
                       {}});
    }
}

DraftPart written_new(PartKind kind, LessonPart place) {
    DraftPart part;
    part.place = place;
    part.kind = kind;
    if (kind == PartKind::Talk)
        part.body = "<choice right=\"yes\" why=\"\"></choice>\n<choice why=\"\"></choice>\n";
    return part;
}

/// What it becomes in the lesson, and the table card that has to come with it.
struct Piece {
    DraftPart part;
    std::optional<TableCardFile> table;
};

Result<Piece> piece_of(const Desk& desk, const Offer& offer) {
    const LessonPart place = place_to_put_in(desk.learn.author);
    if (offer.from == OfferFrom::New) return Piece{written_new(offer.kind, place), std::nullopt};
    if (offer.from == OfferFrom::Removed) {
        DraftPart part = *desk.learn.author.removed;
        part.place = place;
        return Piece{std::move(part), std::nullopt};
    }
    PitScenario pit;
    if (offer.from == OfferFrom::Shelf) {
        if (offer.kind == PartKind::Link)
            return Piece{part_of(LessonItem(ScenarioLink{offer.id}), place), std::nullopt};
        const Scenario* scenario = find_scenario(desk.library, offer.id);
        if (scenario == nullptr) return refused({}, "There is no such scenario");
        pit.scenario = *scenario;
    } else {
        auto made = scenario_of_offer(desk, offer.from);
        if (!made) return tl::make_unexpected(std::move(made.error()));
        pit = *std::move(made);
    }
    if (offer.kind == PartKind::Figure)
        return Piece{part_of(LessonFigure{pit.scenario.table, "", pit.scenario.hand}), pit.table};
    return Piece{part_of(LessonItem(pit.scenario), place), pit.table};
}

/// An offer of the list as it is now, or the reason why it cannot be had.
std::optional<Offer> offer_at(Desk& desk, std::size_t number) {
    const auto all = offers(desk);
    if (number >= all.size()) return std::nullopt;
    if (all[number].why_not.empty()) return all[number];
    desk.learn.author.error = all[number].why_not;
    return std::nullopt;
}

/// The table card goes into our own folder at once: the hand could not be read without it.
bool keep_table(Desk& desk, const std::optional<TableCardFile>& table) {
    AuthorRoom& room = desk.learn.author;
    if (!table || find_table(desk.library, table->id) != nullptr) return true;
    const Problems wrong = keep_own(desk, {{own_table_name(table->id), write_table_card(*table)}});
    if (!wrong.empty()) room.error = to_text(wrong.front());
    return wrong.empty();
}

}  // namespace

/// The lesson as a whole takes it into the rule.
LessonPart place_to_put_in(const AuthorRoom& room) {
    const auto rows = rows_of(room.draft);
    const LessonPart place = room.row < rows.size() ? rows[room.row].place : LessonPart::End;
    return place == LessonPart::End ? LessonPart::Rule : place;
}

std::vector<Offer> offers(const Desk& desk) {
    const LessonPart place = place_to_put_in(desk.learn.author);
    std::vector<Offer> all;
    if (desk.learn.author.search.empty()) {
        add_new(all, place);
        add_removed(all, desk.learn.author, place);
        add_open(all, desk, place);
    }
    add_shelf(all, desk, place);
    for (Offer& offer : all)
        offer.spoken = offer.title + ". " + offer.detail + (offer.detail.ends_with('.') ? "" : ".");
    return all;
}

void put_in(Desk& desk, std::size_t number) {
    AuthorRoom& room = desk.learn.author;
    room.error.clear();
    room.notice.clear();
    const auto offer = offer_at(desk, number);
    if (!offer) return;
    const auto piece = piece_of(desk, *offer);
    if (!piece) {
        room.error = to_text(piece.error().front());
        return;
    }
    if (!keep_table(desk, piece->table)) return;
    if (offer->from == OfferFrom::Removed) room.removed.reset();
    add_piece(desk, piece->part);
}

void take_to_lesson(Desk& desk) {
    show_learn_view(desk, LearnView::Write);
    AuthorRoom& room = desk.learn.author;
    room.adding = true;
    room.search.clear();
    const auto all = offers(desk);
    const auto drill = std::find_if(
        all.begin(), all.end(), [](const Offer& offer) { return offer.from == OfferFrom::Drill; });
    if (drill != all.end()) room.offer = static_cast<std::size_t>(drill - all.begin());
}

bool can_be_scenario(const Offer& offer) {
    return offer.from > OfferFrom::Removed && offer.from < OfferFrom::Shelf &&
           offer.why_not.empty();
}

namespace {

/// An item of a lesson is named after it with a slash, and has no hints: as a scenario of its own
/// it needs a plain name and one.
Scenario as_scenario(Scenario item) {
    std::replace(item.id.begin(), item.id.end(), '/', '-');
    if (item.title.empty()) item.title = item.story.substr(0, item.story.find('.'));
    if (item.hints.empty() && !item.clauses.empty()) {
        const std::string& clause = item.clauses.front();
        item.hints = {"Name the clause first: it is one of " + clause.substr(0, clause.rfind('-')) +
                      "."};
    }
    return item;
}

}  // namespace

void keep_as_scenario(Desk& desk, std::size_t number) {
    AuthorRoom& room = desk.learn.author;
    room.error.clear();
    room.notice.clear();
    const auto offer = offer_at(desk, number);
    if (!offer || !can_be_scenario(*offer)) return;
    const auto made = scenario_of_offer(desk, offer->from);
    if (!made) {
        room.error = to_text(made.error().front());
        return;
    }
    const Scenario scenario = as_scenario(made->scenario);
    if (find_scenario(desk.library, scenario.id) != nullptr) {
        room.notice = "It is on the shelf already, as " + scenario.id + ".";
        return;
    }
    std::vector<PackFile> files{
        {own_scenario_name(scenario.game(), scenario.id), write_scenario(scenario)}};
    if (made->table && find_table(desk.library, made->table->id) == nullptr)
        files.push_back({own_table_name(made->table->id), write_table_card(*made->table)});
    const Problems wrong = keep_own(desk, files);
    if (!wrong.empty())
        room.error = to_text(wrong.front());
    else
        room.notice = "Saved as the scenario " + scenario.id + ": it is in Practise now.";
}

}  // namespace fairdeal
