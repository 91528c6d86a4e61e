#pragma once
// A hand as it went: the table after each line, and beside it what has gone wrong so far. It knows
// no clause of the four games; what the play allows at a moment it asks them.

#include <functional>

#include "games/irregular/choices.h"
#include "record/record.h"
#include "record/table.h"
#include "rules/ruling.h"

namespace fairdeal::irr {

/// Rules a plain hand by the clauses of its game, with reasons.
using RulePlain = std::function<void(const HandRecord&, Ruling&)>;

/// A card that was drawn in error and lies in no hand.
struct LooseCard {
    DealtCard dealt;  // face down: nobody has seen it
    bool in_first_deal = false;
    bool passed_over = false;  // another card was drawn before it: said once
    [[nodiscard]] bool is_seen() const { return !dealt.face_down; }
};

class Course {
public:
    /// `laid` is as_played(); it and the sheet outlive the course. `shoe`: cards of the whole shoe.
    Course(const HandRecord& laid, const ChapterSheet& sheet, int shoe, const RulePlain& plain);

    [[nodiscard]] const HandRecord& record() const { return record_; }
    [[nodiscard]] const Header& header() const { return record_.header; }
    [[nodiscard]] const ChapterSheet& sheet() const { return sheet_; }
    [[nodiscard]] const TableState& table() const { return table_; }
    /// The loose card whose turn it is; null: none lies there.
    [[nodiscard]] const LooseCard* loose() const { return loose_.empty() ? nullptr : &loose_[0]; }
    /// A card found face up in the shoe lies there still.
    [[nodiscard]] bool boxed_lies() const { return boxed_lies_; }
    [[nodiscard]] bool has_refused(Who who) const;
    [[nodiscard]] bool was_missed(int seat, int card) const;  // by a `skip`; of the dealer: seat 0
    [[nodiscard]] bool was_missed(int seat) const { return missed_.at(index(seat)) != 0; }
    [[nodiscard]] bool any_seat_was_missed() const;
    /// Somebody got cards where nothing was up, and they have not been made void.
    [[nodiscard]] bool has_empty_box() const;
    /// The seat's hand was made void.
    [[nodiscard]] bool is_void(int seat) const { return (void_seats_ >> seat & 1U) != 0; }
    /// A card that was misread makes the hand another, and the play has not gone on since.
    [[nodiscard]] bool misread_is_open() const {
        return misread_matters_ && misread_at_ == events_;
    }
    /// The floor has ordered something by this clause.
    [[nodiscard]] bool is_ordered(ClauseId clause) const;
    /// The shoe is known to be empty.
    [[nodiscard]] bool is_shoe_empty() const { return left_ == 0; }
    /// Cards left in the shoe; nothing: the header does not say what was out.
    [[nodiscard]] std::optional<int> left() const { return left_; }
    /// Some seat that plays, but for this one, has fewer than two cards.
    [[nodiscard]] bool others_lack_cards(int seat) const;
    /// The clause by which the round must be void now.
    [[nodiscard]] std::optional<ClauseId> must_be_void() const;
    /// The clause by which the round was made void.
    [[nodiscard]] std::optional<ClauseId> is_void() const { return void_by_; }
    /// What the play asks for now, by the game's own clauses.
    [[nodiscard]] Ruling asks() const;

    /// The next line, of the play or of the floor.
    void apply(const Event& event);
    void apply(const FloorEvent& event);
    /// The loose card will be missed: said once.
    void pass_over() { loose_.front().passed_over = true; }

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    void take_from_shoe();
    /// The loose card lies somewhere now, if it can be this one.
    bool take_loose(Card card);
    void burn(const FloorEvent& event);
    [[nodiscard]] bool matters(const FloorEvent& misread) const;

    const HandRecord& record_;
    const ChapterSheet& sheet_;
    const RulePlain& plain_;
    std::size_t events_ = 0;  // of the play, so far
    TableState table_;
    std::vector<LooseCard> loose_;  // in the order in which they were drawn
    int boxed_ = 0;
    bool boxed_lies_ = false;
    std::vector<Who> refused_;
    std::array<std::uint8_t, highest_seat + 1> missed_{};  // bit 1: the first card, 2: the second
    std::vector<std::string_view> ordered_;
    std::optional<int> left_;
    std::optional<Card> last_dealt_;
    bool misread_matters_ = false;
    std::size_t misread_at_ = 0;  // events of the play before the card that was misread last
    std::optional<ClauseId> void_by_;
    unsigned void_seats_ = 0;  // a bit each
};

/// What is left of the play is to stand and to settle: nobody can draw a card any more.
[[nodiscard]] bool nobody_draws(const Ruling& now);

/// The clause of the chapter with this id; nothing: there is none.
[[nodiscard]] std::optional<ClauseId> clause_of(std::string_view id);

}  // namespace fairdeal::irr
