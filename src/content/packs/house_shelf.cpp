#include "content/packs/house_shelf.h"

#include <algorithm>

#include "base/translation.h"
#include "content/packs/affected.h"
#include "questions/grade.h"

namespace fairdeal {

namespace {

TableCardFile* table_in(Library& library, const std::string& id) {
    const auto found = std::find_if(library.tables.begin(), library.tables.end(),
                                    [&](const TableCardFile& table) { return table.id == id; });
    return found == library.tables.end() ? nullptr : &*found;
}

/// Whether the hand could have gone on as it did under the card as well.
bool goes_on_under(const Scenario& written, const TableCard& card) {
    const HandRecord whole = whole_hand(written);
    const auto there = dealt_under(card, whole);
    return there && new_fault(whole, *there).empty();
}

Scenario dealt_in_house(const Scenario& written, const TableCardFile& house) {
    Scenario there = written;
    if (written.question.kind == QuestionKind::Talk) return there;
    const auto changed = affected_item(written, house.card);
    auto hand = dealt_under(house.card, written.hand);
    if (!hand || (changed && !changed->why_not.empty())) {
        there.table = as_shipped_id(house.id);
        return there;
    }
    there.hand = *std::move(hand);
    if (!goes_on_under(written, house.card)) {
        there.after.clear();
        there.floor_after.clear();
    }
    if (changed && changed->was != changed->is) there.hints.clear();
    return there;
}

/// The card that ships stands beside the house's own, for what is still asked by it.
void put_beside(const TableCardFile& shipped, bool is_needed, Library& library) {
    const std::string id = as_shipped_id(shipped.id);
    if (!is_needed) {
        std::erase_if(library.tables, [&](const auto& table) { return table.id == id; });
    } else if (table_in(library, id) == nullptr) {
        TableCardFile& beside = library.tables.emplace_back(shipped);
        beside.id = id;
        beside.title = tr("{card}, as it ships", "card"_a = shipped.title);
    }
}

}  // namespace

const TableCardFile* HouseShelf::shipped(const std::string& house_card) const {
    const auto found = shipped_.find(house_card);
    return found == shipped_.end() ? nullptr : &found->second;
}

void HouseShelf::deal(Scenario& scenario, const TableCardFile& card) {
    if (scenario.table != card.id && scenario.table != as_shipped_id(card.id)) return;
    const auto before = dealt_.find(scenario.id);
    const bool is_ours = before != dealt_.end() && before->second.made == scenario;
    const Scenario written = is_ours ? before->second.written : scenario;
    Scenario made = written.hand.header.card == card.card ? written : dealt_in_house(written, card);
    if (!is_ours && made == written) return;
    dealt_[scenario.id] = {written, made};
    scenario = std::move(made);
}

void HouseShelf::deal(Lesson& lesson, const TableCardFile& card) {
    for (auto* part :
         {&lesson.worked, &lesson.faded, &lesson.whole, &lesson.contrast.items, &lesson.check}) {
        for (LessonItem& item : *part)
            if (auto* scenario = std::get_if<Scenario>(&item)) deal(*scenario, card);
    }
}

void HouseShelf::put_in_force(const std::vector<TableCardFile>& cards, Library& library) {
    for (const Game game : every_game) {
        TableCardFile* entry = table_in(library, house_card_id(game));
        if (entry == nullptr) continue;
        const TableCardFile shipped = shipped_.try_emplace(entry->id, *entry).first->second;
        const auto own = std::find_if(cards.begin(), cards.end(), [&](const TableCardFile& card) {
            return card.card.game() == game;
        });
        TableCardFile wanted = own == cards.end() ? shipped : *own;
        wanted.id = shipped.id;
        *entry = wanted;
        put_beside(shipped, wanted.card != shipped.card, library);
        if (wanted.card == shipped.card && dealt_.empty()) continue;
        for (Scenario& scenario : library.scenarios) deal(scenario, wanted);
        for (Lesson& lesson : library.lessons)
            if (lesson.game == game) deal(lesson, wanted);
    }
}

}  // namespace fairdeal
