#pragma once
// The table cards of a house: those that ship, those that were approved and the one that is being
// changed, of each game; what a card would change for trainees; a card put in force.

#include <atomic>
#include <map>
#include <memory>

#include "base/off_thread.h"
#include "content/packs/affected.h"
#include "desk/frame/destination.h"
#include "desk/school/school.h"
#include "desk/tables/house_card_actions.h"
#include "desk/tables/house_card_screen.h"

namespace fairdeal {

/// What another card changes for trainees.
struct HouseCardEffects {
    std::vector<HouseChangeRow> options;  // that differ
    std::vector<std::string> clauses;     // that say something else, and are asked again
    std::vector<AffectedItem> items;
};

class HouseCardSession {
public:
    /// Cards are put in force on this shelf; they lie beside the school's file (empty: the user's
    /// own).
    HouseCardSession(Library& library, SchoolSession& school,
                     const std::filesystem::path& school_file)
        : library_(library), school_(school), school_file_(school_file) {}
    ~HouseCardSession() { call_off(); }
    HouseCardSession(const HouseCardSession&) = delete;
    HouseCardSession& operator=(const HouseCardSession&) = delete;

    /// Reads the cards and puts those of today in force; why any is left out.
    Problems put_in_force();
    /// Call it on a timer. It looks for a new day, a card approved at another desk, and a list of
    /// changes that is ready. True: show the page again.
    bool poll();
    [[nodiscard]] bool is_working() const { return effects_run_.is_under_way(); }
    /// The page comes up: what another program wrote is seen.
    void enter();

    [[nodiscard]] HouseCardScreen screen() const;
    [[nodiscard]] bool can(HouseCardAction action) const;
    std::optional<Destination> apply(HouseCardAction action);

    void choose(Game game);
    void pick(std::size_t row);
    void pick_option(std::size_t option) { option_ = option; }
    /// Into the draft: one of the picked option's choices, or one of its numbers.
    void choose_value(std::size_t choice);
    void set_number(std::size_t field, int value);
    void name_draft(const std::string& typed);
    void type_from(const std::string& typed) { from_ = typed; }
    void type_to(const std::string& typed) { to_ = typed; }
    void type_passphrase(const std::string& typed) { passphrase_ = typed; }
    void forget_passphrase() { passphrase_.clear(); }

    /// Begins a draft with a card's file.
    void import_file(const std::filesystem::path& file);
    /// "breakout-house-2.xml": a name for the picked card's file.
    [[nodiscard]] std::string export_name() const;
    void export_file(const std::filesystem::path& file);

    /// Today, as the house's clock has it: "2026-11-26".
    [[nodiscard]] std::string today() const;
    /// Waits until what changes is worked out; for tests.
    void wait();

private:
    [[nodiscard]] std::filesystem::path folder() const;
    [[nodiscard]] SchoolClock clock() const;
    [[nodiscard]] std::vector<ListedCard> listed() const;
    [[nodiscard]] ListedCard picked() const;
    [[nodiscard]] const TableCardFile* table_of(const ListedCard& card) const;
    [[nodiscard]] const TableCardFile* shipped_card(const std::string& id) const;
    [[nodiscard]] const TableCardFile& draft() const { return drafts_.at(game_).table; }
    [[nodiscard]] bool has_draft() const { return drafts_.contains(game_); }
    [[nodiscard]] bool is_draft_open() const;
    [[nodiscard]] OptionSpec option() const;
    [[nodiscard]] HouseCardRow row_of(const ListedCard& card) const;
    void add_part(HouseCardScreen& screen, const TableCardFile& table) const;
    void add_effects(HouseCardScreen& screen) const;
    void add_form(HouseCardScreen& screen) const;
    void read();
    void read_drafts();
    void begin_draft(const TableCardFile& from);
    void keep_draft(TableCardFile changed);
    void drop_draft();
    void show(HouseCardPart part);
    void begin_effects();
    void call_off();
    void ask_approval();
    void approve();
    [[nodiscard]] std::string objection();

    Library& library_;
    SchoolSession& school_;
    const std::filesystem::path& school_file_;
    HouseShelf shelf_;
    HouseCards cards_;
    std::map<Game, CardDraft> drafts_;
    Problems draft_problems_;
    std::string in_force_since_;                    // the day for which cards are in force
    std::filesystem::file_time_type folder_was_{};  // when the folder was read
    Game game_ = Game::Breakout;
    std::optional<ListedCard> picked_;
    std::size_t option_ = 0;
    HouseCardPart part_ = HouseCardPart::Options;
    std::optional<HouseCardEffects> effects_;
    OffThread<HouseCardEffects> effects_run_;
    std::shared_ptr<std::atomic<bool>> called_off_;
    std::optional<std::string> blank_name_;  // typed where a draft needs a name
    std::string from_, to_, passphrase_;
    std::string error_, notice_;
};

}  // namespace fairdeal
