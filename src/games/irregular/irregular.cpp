#include "games/irregular/irregular.h"

#include <algorithm>

#include "base/translation.h"
#include "cards/may_be.h"
#include "games/irregular/at_issue.h"
#include "games/irregular/clauses.h"
#include "games/irregular/objections.h"
#include "games/irregular/settle.h"
#include "record/decks.h"
#include "record/lines.h"

namespace fairdeal {

namespace {

using namespace irr;

/// A wager that is not played, and why it goes back.
struct TakenOut {
    int seat = 0;
    Wager wager = Wager::None;
    ClauseId clause;
};

class Chapter {
public:
    Chapter(const HandRecord& laid, const IrregularGame& game, Ruling& ruling)
        : laid_(laid),
          game_(game),
          ruling_(ruling),
          sheet_(laid.header.card, game.options),
          course_(laid, sheet_, decks_of(laid.header) * cards_in_deck, game.rule) {}

    void rule() {
        for_each_line(laid_, [this](const auto& line) { follow(line); });
        object_to_limits();
        take_out_seats_without_cards();
        rule_the_play();
        if (const auto clause = course_.is_void())
            settle_void(*clause);
        else
            add_remedies();
        put_breaches_together();
        ruling_.notes = std::move(notes_);
        if (!sheet_.wants_reasons()) {
            for (Line& line : ruling_.lines) line.because.clear();
        }
    }

private:
    void follow(const Event& event) {
        // A card that is accepted is laid by the line that accepts it.
        const bool is_objected_to = !breaches_.empty() && breaches_.back().line == event.line;
        if (!is_objected_to) object_to(course_, event, breaches_);
        const bool misses_it = course_.loose() != nullptr && !course_.loose()->passed_over &&
                               !event.cards.empty() && !breaches_.empty() &&
                               breaches_.back().line == event.line;
        if (misses_it) course_.pass_over();
        course_.apply(event);
    }

    void follow(const FloorEvent& event) {
        object_to(course_, event, breaches_);
        note(event);
        // What they make of these is in how the hand is laid (laid_as_read()).
        if (event.verb == FloorVerb::Refuse) sheet_.note_known(who_refuses);
        if (event.verb == FloorVerb::Misread) sheet_.note_known(misscan);
        if (event.verb == FloorVerb::Withdraw) withdraw(event);
        if (event.verb == FloorVerb::Void && !event.who.is_dealer()) take_out_all(event);
        if (event.verb == FloorVerb::Burn && course_.loose() == nullptr && !course_.boxed_lies())
            burned_.insert(burned_.end(), event.cards.begin(), event.cards.end());
        course_.apply(event);
        if (event.verb == FloorVerb::Void && event.who.is_dealer() && !void_at_)
            void_at_ = event.before;
    }

    /// What is to be reported, right or wrong.
    void note(const FloorEvent& event) {
        if (event.verb == FloorVerb::Correct) {
            notes_.push_back(
                {event.line, mispay,
                 tr_of(event.takes ? sentence("corrected: {amount} was taken from {who}")
                                   : sentence("corrected: {amount} was paid to {who}"),
                       "who"_a = to_text(event.who), "amount"_a = to_text(event.amount))});
        } else if (event.verb == FloorVerb::Move) {
            notes_.push_back(
                {event.line, misplaced,
                 tr("{card} was moved from {from} to {to}; the round is ruled on the cards as they "
                    "lay at the end",
                    "card"_a = to_text(event.cards.front().card), "from"_a = to_text(event.who),
                    "to"_a = to_text(event.to))});
        } else if (tells_of_bad_card(event)) {
            notes_.push_back({event.line, bad_card,
                              tr("a card was lost, damaged or foreign: the pack is doubtful since "
                                 "its last full count")});
        }
    }

    /// The first line of the hand that does.
    [[nodiscard]] bool tells_of_bad_card(const FloorEvent& event) const {
        const bool names_a_clause = event.verb == FloorVerb::Rules || event.verb == FloorVerb::Void;
        return names_a_clause && clause_of(event.clause) == bad_card &&
               std::none_of(notes_.begin(), notes_.end(),
                            [](const Breach& note) { return note.clause == bad_card; });
    }

    /// A wager that is taken down before a card is dealt was never up.
    void withdraw(const FloorEvent& event) {
        const bool before_deal = course_.table().first_deal == no_event;
        const auto clause = may_withdraw(course_, event.who.seat);
        if (before_deal || clause) take_out(event.who.seat, event.wager, clause.value_or(late_bet));
    }

    /// A wager goes back once, by the first clause that says so.
    void take_out(int seat, Wager wager, ClauseId clause) {
        if (!is_taken_out(seat, wager) && sheet_.knows(clause))
            taken_out_.push_back({seat, wager, clause});
    }

    void take_out_all(const FloorEvent& event) {
        if (!may_be_void(course_, event)) return;
        take_out_seat(event.who.seat, clause_of(event.clause).value_or(void_round));
    }

    void take_out_seat(int number, ClauseId clause) {
        const TableSeat* seat = course_.table().find(number);
        if (seat == nullptr) return;
        for (const PlacedWager& wager : seat->wagers) take_out(number, wager.name, clause);
    }

    void object_to_limits() {
        const auto& limits = laid_.header.facts.limits;
        if (!limits) return;
        const bool goes_back = chosen<OffLimit>(sheet_, Remedy::OffLimit) == OffLimit::Return;
        for (const Stake& stake : stakes_before_the_deal(laid_)) {
            if (stake.sum >= limits->first && stake.sum <= limits->second) continue;
            stakes_are_off_limit_ = true;
            notes_.push_back(
                {stake.line, off_limit,
                 tr_of(goes_back ? sentence("a stake of {amount}, outside the limits {least} to "
                                            "{most}: it is returned")
                                 : sentence("a stake of {amount}, outside the limits {least} to "
                                            "{most}: it stands"),
                       "amount"_a = to_text(stake.sum), "least"_a = to_text(limits->first),
                       "most"_a = to_text(limits->second))});
            if (goes_back) take_out(stake.seat, stake.wager, off_limit);
        }
    }

    /// A seat whose first two cards were both missed: its hand is dead.
    void take_out_seats_without_cards() {
        if (chosen<SeatMissed>(sheet_, Remedy::SeatMissed) != SeatMissed::Return) return;
        for (const TableSeat& seat : course_.table().seats) {
            const bool both = course_.was_missed(seat.seat, 1) && course_.was_missed(seat.seat, 2);
            if (both && seat.hands.empty()) take_out_seat(seat.seat, seat_missed);
        }
    }

    [[nodiscard]] bool is_taken_out(int seat, Wager wager) const {
        return std::any_of(taken_out_.begin(), taken_out_.end(), [&](const TakenOut& one) {
            return one.seat == seat && one.wager == wager;
        });
    }
    /// Nothing of the seat is played.
    [[nodiscard]] bool is_out(int number) const {
        const TableSeat* seat = course_.table().find(number);
        if (seat == nullptr || seat->wagers.empty()) return false;
        return std::all_of(seat->wagers.begin(), seat->wagers.end(), [&](const PlacedWager& wager) {
            return is_taken_out(number, wager.name);
        });
    }
    [[nodiscard]] bool is_played(const Event& event) const {
        if (event.who.is_dealer()) return true;
        if (is_out(event.who.seat)) return false;
        return event.wager == Wager::None || !is_taken_out(event.who.seat, event.wager);
    }

    /// Rules what is played, up to where the round was made void.
    void rule_the_play() {
        HandRecord played{laid_.header, {}};
        std::vector<bool> kept;
        const std::size_t end = void_at_.value_or(laid_.events.size());
        for (std::size_t i = 0; i < laid_.events.size(); ++i) {
            kept.push_back(i < end && is_played(laid_.events[i]));
            if (kept.back()) played.events.push_back(laid_.events[i]);
        }
        game_.rule(played, ruling_);
        spread_out(kept);
        put_back();
    }

    /// Indices of the ruling point into what was played; they are made to point into the hand.
    void spread_out(const std::vector<bool>& kept) {
        std::vector<int> places;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i]) places.push_back(static_cast<int>(i));
        }
        const auto moved = [&](int& index) {
            if (index != no_event) index = places.at(static_cast<std::size_t>(index));
        };
        for (Line& line : ruling_.lines) {
            moved(line.due);
            moved(line.before_card_after);
        }
        std::vector<Effect> effects(kept.size(), Effect::Counts);
        for (std::size_t i = 0; i < places.size(); ++i)
            effects.at(static_cast<std::size_t>(places[i])) = ruling_.effects.at(i);
        ruling_.effects = std::move(effects);
        ruling_.folds_plainly = false;
    }

    /// The wagers that are not played, before what is settled on the play.
    void put_back() {
        std::vector<Line> lines;
        for (const TakenOut& one : taken_out_) {
            const TableSeat* seat = course_.table().find(one.seat);
            const PlacedWager* wager = seat == nullptr ? nullptr : seat->find(one.wager);
            if (wager == nullptr) continue;
            lines.push_back(returned(*seat, *wager, one.clause, sheet_));
        }
        ruling_.lines.insert(ruling_.lines.begin(), lines.begin(), lines.end());
    }

    void settle_void(ClauseId clause) {
        ruling_.lines = returned_by_void(course_, clause, game_, ruling_.lines);
        ruling_.undecided.clear();
        ruling_.next.clear();
        ruling_.may.clear();
        ruling_.short_bank = {};
        ruling_.complete = true;
    }

    // What the chapter asks for before the play goes on.

    void add_remedies() {
        const WhatLies lies = what_lies();
        ruling_.at_issue = at_issue(course_, lies);
        if (const auto clause = course_.must_be_void())
            return ask_for(FloorWho::Table, FloorVerb::Void, *clause);
        if (course_.boxed_lies() && sheet_.knows(boxed_card))
            return ask_for(FloorWho::Shoe, FloorVerb::Burn, boxed_card);
        if (lies.lacks_a_card && sheet_.knows(cards_out)) return ask_for_cards();
        if (course_.loose() != nullptr) return ask_about_loose(*course_.loose());
        if (lies.overdrawn && chosen<Overdraw>(sheet_, Remedy::Overdraw) == Overdraw::Burn &&
            sheet_.knows(overdraw))
            ruling_.next.insert(ruling_.next.begin(),
                                act_of(FloorWho::Shoe, FloorVerb::Burn, overdraw));
        if (lies.box && chosen<EmptyBox>(sheet_, Remedy::EmptyBox) == EmptyBox::Burn &&
            sheet_.knows(empty_box))
            return ask_for(FloorWho::Shoe, FloorVerb::Burn, empty_box);
        offer_withdrawal();
    }

    [[nodiscard]] WhatLies what_lies() const {
        WhatLies lies{is_overdrawn(), box_lies(), lacks_a_card(), stakes_are_off_limit_};
        for (const TableSeat& seat : course_.table().seats) {
            if (is_out(seat.seat)) lies.out_seats |= 1U << seat.seat;
        }
        return lies;
    }
    [[nodiscard]] bool box_lies() const { return course_.has_empty_box() && burned_.empty(); }
    [[nodiscard]] bool lacks_a_card() const { return asks_for_a_card() && course_.is_shoe_empty(); }

    [[nodiscard]] bool asks_for_a_card() const {
        return std::any_of(ruling_.next.begin(), ruling_.next.end(), [](const Act& act) {
            return !act.decides &&
                   (act.verb == Verb::Deal || act.verb == Verb::Hit || act.verb == Verb::Double);
        });
    }

    void ask_for_cards() {
        const bool shuffles =
            chosen<CardsOut>(sheet_, Remedy::CardsOut) == CardsOut::ShuffleDiscards;
        ask_for(shuffles ? FloorWho::Shoe : FloorWho::Table,
                shuffles ? FloorVerb::Shuffle : FloorVerb::Void, cards_out);
    }

    void ask_about_loose(const LooseCard& loose) {
        const bool burns =
            loose.is_seen() ? !loose.in_first_deal &&
                                  chosen<LooseSeen>(sheet_, Remedy::LooseSeen) == LooseSeen::Burn
                            : chosen<LooseUnseen>(sheet_, Remedy::LooseUnseen) == LooseUnseen::Burn;
        const ClauseId by = loose.is_seen() ? loose_seen : loose_unseen;
        if (burns && sheet_.knows(by)) return ask_for(FloorWho::Shoe, FloorVerb::Burn, by);
        if (nobody_draws(ruling_) && sheet_.knows(who_refuses))
            return ask_for(FloorWho::Shoe, FloorVerb::Burn, who_refuses);
        const bool decides = std::any_of(ruling_.next.begin(), ruling_.next.end(),
                                         [](const Act& act) { return act.decides; });
        if (decides && loose.is_seen()) ruling_.may_also = {FloorVerb::Accept, FloorVerb::Refuse};
    }

    void offer_withdrawal() {
        const bool any = std::any_of(
            course_.table().seats.begin(), course_.table().seats.end(), [&](const TableSeat& seat) {
                return !is_out(seat.seat) && may_withdraw(course_, seat.seat).has_value();
            });
        if (any && !ruling_.complete) ruling_.may_also.push_back(FloorVerb::Withdraw);
    }

    /// A card that the dealer drew and that does not count lies there still.
    [[nodiscard]] bool is_overdrawn() const {
        std::vector<DealtCard> burned = burned_;
        for (std::size_t i = 0; i < laid_.events.size(); ++i) {
            const Event& event = laid_.events[i];
            const bool is_dealers = event.who.is_dealer() && event.verb == Verb::Hit;
            if (!is_dealers || ruling_.effects.at(i) != Effect::LeftOut) continue;
            const auto gone = std::find_if(burned.begin(), burned.end(), [&](const DealtCard& one) {
                return may_be(one.card, event.cards.front().card);
            });
            if (gone == burned.end()) return true;
            burned.erase(gone);
        }
        return false;
    }

    static Act act_of(FloorWho by, FloorVerb verb, ClauseId clause) {
        Act act;
        act.by = by;
        act.remedy = verb;
        act.because.push_back(clause);
        return act;
    }

    /// Nothing else may happen before it.
    void ask_for(FloorWho by, FloorVerb verb, ClauseId clause) {
        ruling_.next = {act_of(by, verb, clause)};
        ruling_.may.clear();
    }

    void put_breaches_together() {
        std::vector<Breach>& all = ruling_.breaches;
        all.erase(std::remove_if(all.begin(), all.end(),
                                 [&](const Breach& of_game) {
                                     return std::any_of(breaches_.begin(), breaches_.end(),
                                                        [&](const Breach& ours) {
                                                            return ours.line == of_game.line;
                                                        });
                                 }),
                  all.end());
        all.insert(all.end(), breaches_.begin(), breaches_.end());
        ruling_.sort_breaches();
    }

    const HandRecord& laid_;
    const IrregularGame& game_;
    Ruling& ruling_;
    const ChapterSheet sheet_;
    Course course_;
    std::vector<Breach> breaches_, notes_;
    std::vector<TakenOut> taken_out_;
    std::optional<std::size_t> void_at_;  // index of the event before which the round was made void
    std::vector<DealtCard> burned_;       // that lay in a hand or a box
    bool stakes_are_off_limit_ = false;
};

/// A plain hand within the limits: its game says all there is to say.
bool is_plain(const HandRecord& laid) { return laid.floor.empty() && !laid.header.facts.limits; }

}  // namespace

void rule_irregular(const HandRecord& laid, const IrregularGame& game, Ruling& ruling) {
    ruling.clear();
    if (is_plain(laid)) {
        game.rule(laid, ruling);
        if (ruling.breaches.empty() && !laid.header.facts.out) return;
    }
    Chapter(laid, game, ruling).rule();
}

const RemedySpec* remedy_of(std::string_view clause) {
    const auto specs = remedies();
    const auto found = std::find_if(specs.begin(), specs.end(), [&](const RemedySpec& spec) {
        return clause == std::string(irregular_prefix) + std::to_string(spec.clause);
    });
    return found == specs.end() ? nullptr : &*found;
}

std::span<const ClauseId> irregular_clauses() { return irr::all; }

}  // namespace fairdeal
