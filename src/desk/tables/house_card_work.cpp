// Reading what lies in the folder, putting it in force, and working out what a card changes.

#include <algorithm>

#include "base/translation.h"
#include "desk/tables/house_card_session.h"
#include "desk/tables/house_card_words.h"
#include "store/places.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// When anything in the folder was made or taken away last.
fs::file_time_type last_change(const fs::path& folder) {
    std::error_code error;
    const auto time = fs::last_write_time(folder, error);
    return error ? fs::file_time_type() : time;
}

HouseCardEffects effects_of(const TableCardFile& card, const Library& library,
                            const std::atomic<bool>& called_off) {
    const Game game = card.card.game();
    const TableCard now = house_card(library, game);
    HouseCardEffects effects;
    if (const RuleBook* book = find_book(library, game)) {
        effects.options = differences(card.card, now, *book);
        effects.clauses = clauses_changed(card.card, now, *book);
    }
    if (auto items = affected_by(card, library, &called_off)) effects.items = *std::move(items);
    return effects;
}

}  // namespace

fs::path HouseCardSession::folder() const {
    return house_cards_folder(school_file_.empty() ? fairdeal::school_file() : school_file_);
}

SchoolClock HouseCardSession::clock() const {
    return school_.clock.now ? school_.clock : machine_clock();
}

std::string HouseCardSession::today() const {
    const SchoolClock house = clock();
    return iso_day(house.now(), house.east);
}

Problems HouseCardSession::put_in_force() {
    if (library_.books.empty()) return {};
    in_force_since_ = today();
    folder_was_ = last_change(folder());
    cards_ = read_house_cards(folder());
    const auto house_now = [&] {
        std::vector<TableCard> all;
        all.reserve(every_game.size());
        for (const Game game : every_game) all.push_back(house_card(library_, game));
        return all;
    };
    const auto before = house_now();
    shelf_.put_in_force(all_in_force(cards_, in_force_since_), library_);
    if (school_.school && house_now() != before) tell_editions(school_, library_);
    return cards_.problems;
}

void HouseCardSession::read() {
    put_in_force();
    read_drafts();
}

void HouseCardSession::read_drafts() {
    drafts_.clear();
    draft_problems_.clear();
    for (const Game game : every_game) {
        auto kept = read_card_draft(folder(), game);
        if (!kept)
            draft_problems_.insert(draft_problems_.end(), kept.error().begin(), kept.error().end());
        else if (*kept)
            drafts_.emplace(game, **std::move(kept));
    }
    if (part_ == HouseCardPart::Approval && !has_draft()) part_ = HouseCardPart::Options;
}

bool HouseCardSession::poll() {
    bool changed = false;
    if (effects_run_.is_done()) {
        effects_ = effects_run_.take();
        changed = true;
    }
    if (in_force_since_.empty()) return changed;
    if (in_force_since_ == today() && folder_was_ == last_change(folder())) return changed;
    read();
    return true;
}

void HouseCardSession::begin_effects() {
    const TableCardFile* table = table_of(picked());
    if (table == nullptr) return;
    TableCardFile card = *table;
    card.id = house_card_id(game_);
    called_off_ = std::make_shared<std::atomic<bool>>(false);
    effects_run_.begin([card, library = std::make_shared<const Library>(library_),
                        off = called_off_] { return effects_of(card, *library, *off); });
}

void HouseCardSession::call_off() {
    effects_.reset();
    if (!effects_run_.is_under_way()) return;
    *called_off_ = true;
    effects_run_.take();
}

void HouseCardSession::wait() {
    if (effects_run_.is_under_way()) effects_ = effects_run_.take();
}

}  // namespace fairdeal
