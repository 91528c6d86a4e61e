#include "desk/write/lesson_hands.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/hand/to_scenario.h"
#include "base/translation.h"
#include "desk/cases/case_entries.h"
#include "desk/replay/replay_keeping.h"
#include "desk/write/author_session.h"
#include "drills/drill_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_listed = 200;

std::string title_of(OfferFrom from) {
    switch (from) {
        case OfferFrom::Drill: return tr("The hand of the drill");
        case OfferFrom::Replay: return tr("The hand open in Replay");
        case OfferFrom::Rebuild: return tr("The hand typed in Rebuild");
        case OfferFrom::Case: return tr("The hand of the picked case");
        case OfferFrom::Audit: return tr("A hand of the audit's picked row");
        case OfferFrom::Shelf: return tr("From the library");
        case OfferFrom::Removed: return tr("What was removed last");
        case OfferFrom::New: break;
    }
    return tr("New");
}

/// Under an id that no other hand has, and at a table card with its options.
PitScenario from_drill(Scenario scenario, const Library& library) {
    const std::string id = scenario.id;
    scenario.title = tr("A hand from a drill");
    for (int number = 2;; ++number) {
        const Scenario* same = find_scenario(library, scenario.id);
        if (same == nullptr || same->hand == scenario.hand) break;
        scenario.id = fmt::format("{}-{}", id, number);
    }
    PitScenario made{std::move(scenario), std::nullopt};
    const TableCard& card = made.scenario.hand.header.card;
    const auto same =
        std::find_if(library.tables.begin(), library.tables.end(), [&](const TableCardFile& table) {
            // The house's own may be another one tomorrow.
            return table.card == card && is_of_content(table);
        });
    if (same != library.tables.end()) {
        made.scenario.table = same->id;
        return made;
    }
    made.scenario.table = made.scenario.id + "-table";
    made.table = TableCardFile{made.scenario.table, tr("The table of a drill"),
                               tr("The house options of one drilled hand."), card};
    return made;
}

/// The scenario that an open hand makes.
Result<PitScenario> scenario_of_hand(const OpenHands& hands, const Library& shelf, OfferFrom from) {
    const auto of_hand = [&](const Result<HandRecord>& hand) -> Result<PitScenario> {
        if (!hand) return tl::make_unexpected(hand.error());
        return scenario_from_hand(*hand, shelf.tables);
    };
    switch (from) {
        case OfferFrom::Drill:
            if (hands.run && hands.run->practice)
                return from_drill(hands.run->practice->scenario, shelf);
            break;
        case OfferFrom::Replay: return of_hand(hand_for_scenario(hands.replay));
        case OfferFrom::Case: return of_hand(hand_for_scenario(hands.cases));
        case OfferFrom::Audit: return of_hand(hand_for_scenario(hands.audit));
        case OfferFrom::Rebuild: return of_hand(read_record(text_of(hands.rebuild.entry)));
        case OfferFrom::Shelf:
        case OfferFrom::Removed:
        case OfferFrom::New: break;
    }
    return refused({}, tr("There is no such hand"));
}

/// Is there anything at all to be taken from there?
bool is_there(const OpenHands& hands, OfferFrom from) {
    switch (from) {
        case OfferFrom::Drill: return hands.run && hands.run->practice;
        case OfferFrom::Replay: return hands.replay.hand.has_value();
        case OfferFrom::Rebuild: return !hands.rebuild.entry.hand.record.events.empty();
        case OfferFrom::Case: return picked_case(hands.cases) != nullptr && hands.replay.log;
        case OfferFrom::Audit: return picked_cell(hands.audit) != nullptr && !hands.audit.running;
        case OfferFrom::Shelf:
        case OfferFrom::Removed:
        case OfferFrom::New: break;
    }
    return false;
}

Offer new_piece(PartKind kind, const char* detail) {
    return {OfferFrom::New, kind, {}, title_of(kind), tr(detail), {}, {}};
}

PartKind kind_of_hand(LessonPart place) {
    return place == LessonPart::Rule ? PartKind::Figure : PartKind::Hand;
}

void add_new(std::vector<Offer>& all, LessonPart place) {
    if (place != LessonPart::Rule)
        all.push_back(new_piece(PartKind::Hand, sentence("A hand that is dealt on the felt")));
    if (place != LessonPart::Rule) {
        all.push_back(new_piece(PartKind::Talk, sentence("A question whose answers you write")));
        return;
    }
    all.push_back(new_piece(PartKind::Text, sentence("The rule in plain words")));
    all.push_back(new_piece(PartKind::Row, sentence("One of several things in a row")));
    all.push_back(new_piece(PartKind::Say, sentence("Words said aloud at the table")));
    all.push_back(new_piece(PartKind::Watch, sentence("A mistake that is often made")));
}

/// What was removed last, where such a piece may stand.
void add_removed(std::vector<Offer>& all, const std::optional<DraftPart>& removed,
                 LessonPart place) {
    if (!removed) return;
    const bool of_rule = removed->kind <= PartKind::Figure;
    if (of_rule != (place == LessonPart::Rule)) return;
    all.push_back({OfferFrom::Removed,
                   removed->kind,
                   {},
                   title_of(OfferFrom::Removed),
                   title_of(removed->kind),
                   {},
                   {}});
}

/// A scenario that is written takes the hand itself, a lesson the scenario as it is.
void add_shelf(std::vector<Offer>& all, const Library& shelf, const ScenarioFilter& filter,
               LessonPart place, bool in_scenario) {
    const auto list = list_scenarios(shelf, filter, Preferences());
    for (const ScenarioItem& item : list.items) {
        if (all.size() >= most_listed) break;
        const Scenario* scenario = find_scenario(shelf, item.id);
        const bool talk = scenario->question.kind == QuestionKind::Talk;
        if (talk && place == LessonPart::Rule) continue;  // there is no hand to look at
        all.push_back({OfferFrom::Shelf,
                       in_scenario                 ? PartKind::Hand
                       : place == LessonPart::Rule ? PartKind::Figure
                                                   : PartKind::Link,
                       item.id,
                       item.title,
                       item.kind + " \u00b7 " + item.detail,
                       {},
                       {}});
    }
}

DraftPart written_new(PartKind kind, LessonPart place, const std::string& table) {
    DraftPart part;
    part.place = place;
    part.kind = kind;
    if (kind == PartKind::Hand) part.table = table;
    if (kind == PartKind::Talk)
        part.body = fixed("<choice right=\"yes\" why=\"\"></choice>\n<choice why=\"\"></choice>\n");
    return part;
}

}  // namespace

/// The scenario that an open hand makes, if it is a hand of the lesson's game.
Result<PitScenario> AuthorSession::scenario_of_offer(OfferFrom from) const {
    auto made = scenario_of_hand(hands, shelf(), from);
    if (made && made->scenario.game() != draft.game)
        return refused({},
                       tr("It is a hand of {game}", "game"_a = title_of(made->scenario.game())));
    return made;
}

Result<AuthorSession::Piece> AuthorSession::piece_of(const Offer& chosen) const {
    const LessonPart place = place_to_put_in();
    if (chosen.from == OfferFrom::New)
        return Piece{written_new(chosen.kind, place, house_card_id(draft.game)), std::nullopt};
    if (chosen.from == OfferFrom::Removed) {
        DraftPart part = *removed;
        part.place = place;
        return Piece{std::move(part), std::nullopt};
    }
    PitScenario pit;
    if (chosen.from == OfferFrom::Shelf) {
        if (chosen.kind == PartKind::Link)
            return Piece{part_of(LessonItem(ScenarioLink{chosen.id}), place), std::nullopt};
        const Scenario* scenario = find_scenario(shelf(), chosen.id);
        if (scenario == nullptr) return refused({}, tr("There is no such scenario"));
        pit.scenario = *scenario;
    } else {
        auto made = scenario_of_offer(chosen.from);
        if (!made) return tl::make_unexpected(std::move(made.error()));
        pit = *std::move(made);
    }
    if (chosen.kind == PartKind::Figure)
        return Piece{part_of(LessonFigure{pit.scenario.table, "", pit.scenario.hand}), pit.table};
    return Piece{part_of(LessonItem(pit.scenario), place), pit.table};
}

/// The picked offer of the list as it is now; nothing, and the reason is said, where it cannot be
/// had.
std::optional<Offer> AuthorSession::picked_offer() {
    error.clear();
    notice.clear();
    const auto all = offers();
    if (all.empty()) return std::nullopt;
    const Offer& picked = all[std::min(offer, all.size() - 1)];
    if (picked.why_not.empty()) return picked;
    error = picked.why_not;
    return std::nullopt;
}

/// The table card goes into our own folder at once: the hand could not be read without it.
bool AuthorSession::keep_table(const std::optional<TableCardFile>& table) {
    if (!table || find_table(shelf(), table->id) != nullptr) return true;
    const Problems wrong =
        own_lessons.keep({{own_table_name(table->id), write_table_card(*table)}});
    if (!wrong.empty()) error = to_text(wrong.front());
    return wrong.empty();
}

/// The lesson as a whole takes it into the rule.
LessonPart AuthorSession::place_to_put_in() const {
    const auto rows = rows_of(draft);
    const LessonPart place = row < rows.size() ? rows[row].place : LessonPart::End;
    return place == LessonPart::End ? LessonPart::Rule : place;
}

/// A hand of an audit has to be looked for in its log, which waits until it is wanted.
void AuthorSession::add_open(std::vector<Offer>& all, LessonPart place) const {
    for (const OfferFrom from : {OfferFrom::Drill, OfferFrom::Replay, OfferFrom::Rebuild,
                                 OfferFrom::Case, OfferFrom::Audit}) {
        if (!is_there(hands, from)) continue;
        Offer open_hand{from, kind_of_hand(place), {}, title_of(from), {}, {}, {}};
        if (from != OfferFrom::Audit) {
            const auto made = scenario_of_offer(from);
            if (!made) open_hand.why_not = made.error().front().what;
            open_hand.detail = made ? shown_story(made->scenario) : open_hand.why_not;
        }
        all.push_back(std::move(open_hand));
    }
}

std::vector<Offer> AuthorSession::offers() const {
    const LessonPart place = place_to_put_in();
    std::vector<Offer> all;
    if (search.empty()) {
        add_new(all, place);
        if (!draft.is_scenario) add_removed(all, removed, place);
        add_open(all, place);
    }
    ScenarioFilter filter;
    filter.game = draft.game;
    filter.search = search;
    add_shelf(all, shelf(), filter, place, draft.is_scenario);
    for (Offer& each : all)
        each.spoken = each.title + ". " + each.detail + (each.detail.ends_with('.') ? "" : ".");
    return all;
}

void AuthorSession::search_offers(const std::string& words) {
    search = words;
    offer = 0;
}

void AuthorSession::put_in() {
    const auto chosen = picked_offer();
    if (!chosen) return;
    const auto piece = piece_of(*chosen);
    if (!piece) {
        error = to_text(piece.error().front());
        return;
    }
    if (!keep_table(piece->table)) return;
    if (chosen->from == OfferFrom::Removed) removed.reset();
    draft.is_scenario ? put_into_scenario(piece->part) : add_piece(piece->part);
}

/// Its hand and question; title, story and clauses where there are none yet, and hints that were
/// typed stay.
void AuthorSession::put_into_scenario(const DraftPart& part) {
    DraftPart& into = draft.parts.front();
    const auto before = hand_body_from(into.body);
    auto body = hand_body_from(part.body);
    if (before && body && !before->hints.empty()) body->hints = before->hints;
    into.kind = part.kind;
    into.table = part.table.empty() ? house_card_id(draft.game) : part.table;
    into.body = body ? to_text(*body) : part.body;
    if (into.words.empty()) into.words = part.words;
    if (draft.clauses.empty()) draft.clauses = part.clauses;
    row = 1;
    adding = false;
    rows_changed();
}

void AuthorSession::offer_drill() {
    adding = true;
    search.clear();
    const auto all = offers();
    const auto drill = std::find_if(
        all.begin(), all.end(), [](const Offer& each) { return each.from == OfferFrom::Drill; });
    if (drill != all.end()) offer = static_cast<std::size_t>(drill - all.begin());
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
        item.hints = {tr("Name the clause first: it is one of {clauses}.",
                         "clauses"_a = clause.substr(0, clause.rfind('-')))};
    }
    return item;
}

}  // namespace

/// It goes into our own folder, from where it is in Practise at once and can be linked to.
void AuthorSession::keep_as_scenario() {
    const auto chosen = picked_offer();
    if (!chosen || !can_be_scenario(*chosen)) return;
    const auto made = scenario_of_offer(chosen->from);
    if (!made) {
        error = to_text(made.error().front());
        return;
    }
    const Scenario scenario = as_scenario(made->scenario);
    if (find_scenario(shelf(), scenario.id) != nullptr) {
        notice = tr("It is in the library already, as \u201c{scenario}\u201d.",
                    "scenario"_a = find_scenario(shelf(), scenario.id)->title);
        return;
    }
    std::vector<PackFile> files{
        {own_scenario_name(scenario.game(), scenario.id), write_scenario(scenario)}};
    if (made->table && find_table(shelf(), made->table->id) == nullptr)
        files.push_back({own_table_name(made->table->id), write_table_card(*made->table)});
    const Problems wrong = own_lessons.keep(files);
    if (!wrong.empty())
        error = to_text(wrong.front());
    else
        notice = tr("Saved as the scenario \u201c{scenario}\u201d: it is in Practise now.",
                    "scenario"_a = scenario.title);
    list_own_scenarios();
}

}  // namespace fairdeal
