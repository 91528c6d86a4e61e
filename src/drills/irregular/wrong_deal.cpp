#include "drills/irregular/wrong_deal.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "dealing/deal.h"
#include "questions/asked.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

using Lines = std::vector<std::string>;

bool brings_cards(const Event& event) {
    return event.verb == Verb::Deal || event.verb == Verb::Hit || event.verb == Verb::Double;
}
bool is_first_deal(const Event& event) { return event.verb == Verb::Deal && event.who.hand == 0; }
bool is_stake(const Event& event) {
    return event.verb == Verb::Bet || event.verb == Verb::Blind || event.verb == Verb::Secret;
}

bool is_at_issue(const HandRecord& hand, std::string_view clause) {
    const Ruling ruling = rule(hand);
    return std::any_of(ruling.at_issue.begin(), ruling.at_issue.end(),
                       [&](ClauseId one) { return one.id == clause; });
}

/// One hand, and what can be made of it.
class Spoiler {
public:
    Spoiler(const HandRecord& hand, Dice& dice) : hand_(hand), dice_(dice), header_(hand.header) {
        header_.identity = {};
        header_.notation = 2;
        for (std::size_t i = 0; i < events().size(); ++i) {
            if (is_first_deal(events()[i])) deals_.push_back(i);
        }
        while (played_ < events().size() && !is_last_settlement(played_)) ++played_;
    }

    std::optional<HandRecord> spoil(WrongDeal wrong) {
        if (deals_.empty()) return std::nullopt;
        switch (wrong) {
            case WrongDeal::BoxedCard: return cut_at(any_draw(), fixed("shoe boxed ") + any_card());
            case WrongDeal::UnseenCard: return cut_at(any_play(), fixed("dealer draw (??)"));
            case WrongDeal::SeenCard: return cut_at(any_play(), fixed("dealer draw ") + any_card());
            case WrongDeal::RefusedCard: return refused();
            case WrongDeal::SeenInDeal:
                return cut_at(any_deal(), fixed("dealer draw ") + any_card());
            case WrongDeal::Overdrawn: return overdrawn();
            case WrongDeal::DealerMissed: return dealer_missed();
            case WrongDeal::SeatMissed: return seat_missed();
            case WrongDeal::OneCard: return one_card();
            case WrongDeal::EmptyBox: return empty_box();
            case WrongDeal::CardsOut: return cards_out();
            case WrongDeal::Misplaced: return record_of(first_lines_of(any_deal()));
            case WrongDeal::Misread: return misread(false);
            case WrongDeal::VoidRound: return misread(true);
            case WrongDeal::TakenDown: return taken_down();
            case WrongDeal::OffLimit: return off_limit();
            case WrongDeal::Mispaid: return mispaid();
            case WrongDeal::SurplusCard: return surplus_card();
            case WrongDeal::HoleSeen: return or_void(hole_seen(), wrong);
            case WrongDeal::BadCard:
            case WrongDeal::MachineFails: return or_void(stopped_anywhere(), wrong);
            case WrongDeal::EarlyPickup: return early_pickup();
            case WrongDeal::NoDecision: return no_decision();
        }
        throw Fault("nothing that goes wrong");
    }

private:
    using Place = std::optional<std::size_t>;

    [[nodiscard]] const std::vector<Event>& events() const { return hand_.events; }
    /// From here on the record only settles.
    [[nodiscard]] bool is_last_settlement(std::size_t from) const {
        return std::all_of(events().begin() + static_cast<std::ptrdiff_t>(from), events().end(),
                           [](const Event& event) { return is_settlement(event.verb); });
    }

    std::string any_card() { return to_text(dice_.one_of<Card>(std::span<const Card>(deck()))); }

    template <class Fits>
    Place any_place(std::size_t first, std::size_t end, Fits fits) {
        std::vector<std::size_t> places;
        for (std::size_t i = first; i < end; ++i) {
            if (fits(events()[i])) places.push_back(i);
        }
        return places.empty() ? Place() : dice_.one_of<std::size_t>(places);
    }
    Place any_draw() { return any_place(deals_.front(), played_, brings_cards); }
    Place any_deal() { return any_place(deals_.front() + 1, deals_.back() + 1, is_first_deal); }
    /// What comes after the first deal, before the hand is settled.
    Place any_play() {
        return any_place(deals_.back() + 1, played_,
                         [](const Event& event) { return !is_settlement(event.verb); });
    }
    Place deal_of(Who who) {
        return any_place(deals_.front(), deals_.back() + 1, [&](const Event& event) {
            return is_first_deal(event) && event.who == who;
        });
    }
    /// The deal of a seat, none of the dealer's.
    Place any_seats_deal() {
        return any_place(deals_.front(), deals_.back() + 1, [](const Event& event) {
            return is_first_deal(event) && !event.who.is_dealer();
        });
    }

    [[nodiscard]] Lines first_lines_of(Place end) const {
        Lines lines;
        for (std::size_t i = 0; end && i < *end; ++i) lines.push_back(to_text(events()[i]));
        return lines;
    }
    [[nodiscard]] std::optional<HandRecord> record_of(const Lines& lines) const {
        if (lines.empty()) return std::nullopt;
        const std::string text = fmt::format("{}\n{}\n", to_text(header_), fmt::join(lines, "\n"));
        auto record = read_record(text);
        return record ? std::optional(*std::move(record)) : std::nullopt;
    }
    std::optional<HandRecord> cut_at(Place place, const std::string& line) {
        Lines lines = first_lines_of(place);
        if (!lines.empty()) lines.push_back(line);
        return record_of(lines);
    }
    /// The rest of the play, without what a seat does.
    void add_rest(Lines& lines, std::size_t from, Who without) const {
        for (std::size_t i = from; i < played_; ++i) {
            if (events()[i].who.seat != without.seat) lines.push_back(to_text(events()[i]));
        }
    }
    /// So many of them, the last ones left out by chance.
    void cut_somewhere(Lines& lines, std::size_t at_least) {
        lines.resize(at_least + dice_.below(lines.size() - at_least + 1));
    }

    std::optional<HandRecord> refused() {
        const std::string card = any_card();
        const auto drawn = cut_at(any_play(), fixed("dealer draw ") + card);
        if (!drawn) return std::nullopt;
        const Ruling ruling = rule(*drawn);
        const Act* decides = offered_to(ruling);
        if (decides == nullptr) return std::nullopt;
        auto refused =
            read_record(write(*drawn) + to_text(decides->who) + " refuse " + card + "\n");
        return refused ? std::optional(*std::move(refused)) : std::nullopt;
    }

    /// Often played on to where the card is burned and the hand is settled.
    std::optional<HandRecord> overdrawn() {
        const Place stands = any_place(deals_.back(), played_, [](const Event& event) {
            return event.who.is_dealer() && event.verb == Verb::Stand;
        });
        const std::string card = any_card();
        Lines lines = first_lines_of(stands);
        if (lines.empty()) return std::nullopt;
        lines.push_back(fixed("dealer hit ") + card);
        if (dice_.chance(50)) lines.push_back(fixed("shoe burn ") + card);
        return record_of(lines);
    }

    std::optional<HandRecord> dealer_missed() {
        const Place dealers = deal_of(the_dealer);
        if (!dealers || *dealers < deals_.front() + 2) return std::nullopt;
        const std::size_t some = deals_.front() + 1 + dice_.below(*dealers - deals_.front() - 1);
        return cut_at(some, fixed("dealer skip 1"));
    }

    std::optional<HandRecord> seat_missed() {
        const Place deal = any_seats_deal();
        if (!deal) return std::nullopt;
        const Who who = events()[*deal].who;
        Lines lines = first_lines_of(deal);
        for (const int card : {1, 2})
            lines.push_back(fmt::format("{} skip {}", to_text(who), card));
        if (dice_.chance(50)) add_rest(lines, *deal + 1, who);
        return record_of(lines);
    }

    std::optional<HandRecord> one_card() {
        const Place deal = any_seats_deal();
        if (!deal || events()[*deal].cards.size() < 2) return std::nullopt;
        const Event& both = events()[*deal];
        Lines lines = first_lines_of(deal);
        lines.push_back(fmt::format("{} deal {}", to_text(both.who), to_text(both.cards[0])));
        lines.push_back(fmt::format("{} skip 2", to_text(both.who)));
        const std::size_t so_far = lines.size();
        for (std::size_t i = *deal + 1; i <= deals_.back(); ++i)
            lines.push_back(to_text(events()[i]));
        cut_somewhere(lines, so_far);
        return record_of(lines);
    }

    std::optional<HandRecord> empty_box() {
        std::vector<int> free;
        for (int seat = 1; seat <= highest_seat; ++seat) {
            const bool is_taken =
                std::any_of(events().begin(), events().end(),
                            [&](const Event& one) { return one.who.seat == seat; });
            if (!is_taken) free.push_back(seat);
        }
        const Place place = any_deal();
        if (free.empty() || !place) return std::nullopt;
        return cut_at(place, fmt::format(fixed("{} deal {} {}"), dice_.one_of<int>(free),
                                         any_card(), any_card()));
    }

    /// As many cards are out as leave none.
    std::optional<HandRecord> cards_out() {
        const Place place = any_draw();
        if (!place) return std::nullopt;
        int drawn = 0;
        for (std::size_t i = 0; i < *place; ++i) {
            if (brings_cards(events()[i])) drawn += static_cast<int>(events()[i].cards.size());
        }
        header_.facts.out = decks_of(header_) * cards_in_deck - drawn;
        return record_of(first_lines_of(place));
    }

    std::optional<HandRecord> misread(bool makes_void) {
        const Place deal = any_seats_deal();
        if (!deal) return std::nullopt;
        const Event& theirs = events()[*deal];
        const auto& card = theirs.cards[dice_.below(theirs.cards.size())].card;
        auto read = cut_at(deals_.back() + 1, fmt::format("{} misread {} {}", to_text(theirs.who),
                                                          to_text(card), any_card()));
        if (!read || !makes_void) return read;
        auto made_void = read_record(write(*read) + fixed("dealer void IRR-15\n"));
        return made_void ? std::optional(*std::move(made_void)) : std::nullopt;
    }

    std::optional<HandRecord> taken_down() {
        const Place stake = any_place(0, deals_.front(), is_stake);
        if (!stake) return std::nullopt;
        const Event& up = events()[*stake];
        Lines lines = first_lines_of(deals_.front());
        lines.push_back(fmt::format("{} withdraw {}", to_text(up.who), to_text(up.wager)));
        if (!is_side(up.wager) && dice_.chance(80)) add_rest(lines, deals_.front(), up.who);
        return record_of(lines);
    }

    std::optional<HandRecord> off_limit() {
        const Place stake = any_place(0, deals_.front(), [](const Event& event) {
            return is_stake(event) && !is_side(event.wager);
        });
        if (!stake) return std::nullopt;
        const Money sum = events()[*stake].amount;
        header_.facts.limits = dice_.chance(50) ? std::pair(sum + sum, sum * 20)
                                                : std::pair(Money::cents(1), half_of(sum));
        Lines lines = first_lines_of(deals_.back() + 1);
        const std::size_t so_far = lines.size();
        add_rest(lines, deals_.back() + 1, nobody_);
        cut_somewhere(lines, so_far);
        if (dice_.chance(50)) lines = first_lines_of(played_);
        return record_of(lines);
    }

    std::optional<HandRecord> mispaid() {
        const auto error = static_cast<DealerError>(dice_.below(dealer_error_count));
        const auto wrong = fairdeal::spoil(hand_, error, dice_);
        if (!wrong) return std::nullopt;
        HandRecord record = *wrong;
        record.header = header_;
        auto read = read_record(write(record));
        return read ? std::optional(*std::move(read)) : std::nullopt;
    }

    /// Two cards came where a hand took one, or one came to a hand that stands.
    std::optional<HandRecord> surplus_card() {
        const Place place = any_place(deals_.back() + 1, played_, [](const Event& event) {
            return !event.who.is_dealer() && (event.verb == Verb::Hit || event.verb == Verb::Stand);
        });
        if (!place) return std::nullopt;
        auto hand = cut_at(*place + 1, fixed("dealer draw ") + any_card());
        return hand && is_at_issue(*hand, fixed("IRR-3")) ? hand : std::nullopt;
    }

    /// Until it is turned.
    std::optional<HandRecord> hole_seen() {
        const auto is_turned = [](const Event& event) {
            return event.who.is_dealer() && event.verb == Verb::Turn;
        };
        const auto lies = std::find_if(events().begin(), events().end(), [](const Event& event) {
            return event.who.is_dealer() && is_first_deal(event) && event.cards.back().face_down;
        });
        const auto turned = std::find_if(lies, events().end(), is_turned);
        if (lies == events().end() || turned == events().end()) return std::nullopt;
        const auto first = static_cast<std::size_t>(lies - events().begin()) + 1;
        const auto last = static_cast<std::size_t>(turned - events().begin());
        return record_of(first_lines_of(first + dice_.below(last - first + 1)));
    }

    std::optional<HandRecord> stopped_anywhere() {
        return record_of(first_lines_of(
            any_place(deals_.front() + 1, played_, [](const Event&) { return true; })));
    }

    /// Often the round has been made void for it, where this house does so.
    std::optional<HandRecord> or_void(std::optional<HandRecord> hand, WrongDeal wrong) {
        if (!hand || !dice_.chance(40)) return hand;
        auto made_void = read_record(write(*hand) +
                                     fmt::format(fixed("dealer void {}\n"), clause_to_name(wrong)));
        const bool is_allowed = made_void && rule(*made_void).breaches.empty();
        return is_allowed ? std::optional(*std::move(made_void)) : hand;
    }

    /// Before a wager is settled, at the end or on the way.
    std::optional<HandRecord> early_pickup() {
        return record_of(
            first_lines_of(any_place(deals_.back() + 1, events().size(), [](const Event& event) {
                const bool is_of_a_hand = event.wager != Wager::None && !is_side(event.wager);
                return is_settlement(event.verb) && is_of_a_hand;
            })));
    }

    /// Where a player chooses: some hands must draw.
    std::optional<HandRecord> no_decision() {
        const auto hand =
            record_of(first_lines_of(any_place(deals_.back() + 1, played_, [](const Event& event) {
                const bool plays = event.verb == Verb::Hit || event.verb == Verb::Stand ||
                                   event.verb == Verb::Double || event.verb == Verb::Split;
                return plays && !event.who.is_dealer();
            })));
        if (!hand) return std::nullopt;
        const Ruling ruling = rule(*hand);
        const bool chooses = std::any_of(ruling.next.begin(), ruling.next.end(),
                                         [](const Act& act) { return act.decides; });
        return chooses ? hand : std::nullopt;
    }

    static constexpr Who nobody_{highest_seat + 1, 0};
    const HandRecord& hand_;
    Dice& dice_;
    Header header_;
    std::vector<std::size_t> deals_;  // lines of the first deal
    std::size_t played_ = 0;          // the play is before this line
};

}  // namespace

std::span<const std::string_view> clauses_about(WrongDeal wrong) {
    using Clauses = std::array<std::string_view, 3>;
    static constexpr std::array<Clauses, every_wrong_deal.size()> all{{
        {"IRR-1", "IRR-25", "IRR-24"},   // boxed card
        {"IRR-2", "IRR-24", "IRR-2"},    // unseen card
        {"IRR-3", "IRR-4", "IRR-3"},     // seen card
        {"IRR-4", "IRR-3", "IRR-4"},     // refused card
        {"IRR-5", "IRR-25", "IRR-5"},    // seen in the deal
        {"IRR-6", "IRR-6", "IRR-6"},     // overdrawn
        {"IRR-7", "IRR-14", "IRR-7"},    // dealer missed
        {"IRR-8", "IRR-8", "IRR-8"},     // seat missed
        {"IRR-9", "IRR-18", "IRR-9"},    // one card
        {"IRR-10", "IRR-11", "IRR-18"},  // empty box
        {"IRR-13", "IRR-25", "IRR-13"},  // cards out
        {"IRR-14", "IRR-24", "IRR-14"},  // misplaced
        {"IRR-15", "IRR-25", "IRR-15"},  // misread
        {"IRR-15", "IRR-25", "IRR-15"},  // void round
        {"IRR-18", "IRR-18", "IRR-18"},  // taken down
        {"IRR-19", "IRR-19", "IRR-19"},  // off limit
        {"IRR-20", "IRR-24", "IRR-20"},  // mispaid
        {"IRR-12", "IRR-12", "IRR-12"},  // surplus card
        {"IRR-16", "IRR-25", "IRR-16"},  // hole card seen
        {"IRR-17", "IRR-25", "IRR-17"},  // bad card
        {"IRR-21", "IRR-21", "IRR-21"},  // early pickup
        {"IRR-22", "IRR-22", "IRR-22"},  // no decision
        {"IRR-23", "IRR-25", "IRR-23"},  // machine fails
    }};
    return all.at(static_cast<std::size_t>(wrong));
}

std::string_view clause_to_name(WrongDeal wrong) {
    return wrong >= WrongDeal::SurplusCard ? clauses_about(wrong).front() : std::string_view();
}

std::optional<HandRecord> with_wrong_deal(const HandRecord& hand, WrongDeal wrong, Dice& dice) {
    return Spoiler(hand, dice).spoil(wrong);
}

}  // namespace fairdeal
