#include "games/irregular/at_issue.h"

#include <algorithm>
#include <array>

#include "games/irregular/clauses.h"
#include "games/irregular/irregular.h"

namespace fairdeal::irr {

namespace {

class Issues {
public:
    explicit Issues(const Course& course) : course_(course) {}

    std::vector<ClauseId> among(const WhatLies& lies) {
        const LooseCard* loose = course_.loose();
        const bool is_seen = loose != nullptr && loose->is_seen();
        add(boxed_card, course_.boxed_lies());
        add(loose_unseen, loose != nullptr && !is_seen);
        add(loose_seen, is_seen && !loose->in_first_deal);
        add(deal_seen, is_seen && loose->in_first_deal);
        add(overdraw, lies.overdrawn);
        add(dealer_missed, course_.was_missed(0) && course_.table().dealer.cards.size() < 2);
        add(seat_missed, any_seat([&](const TableSeat& seat) { return has_no_card(seat); }));
        add(one_card, any_seat([&](const TableSeat& seat) {
                const bool is_out = (lies.out_seats >> seat.seat & 1U) != 0;
                return !is_out && has_one_card(seat);
            }));
        add(empty_box, lies.box);
        add(cards_out, lies.lacks_a_card);
        add(misscan, course_.misread_is_open());
        add(off_limit, lies.off_limit);
        return std::move(all_);
    }

private:
    void add(ClauseId clause, bool is_open) {
        if (is_open && !course_.is_ordered(clause) && course_.sheet().knows(clause))
            all_.push_back(clause);
    }
    template <class Fits>
    [[nodiscard]] bool any_seat(Fits fits) const {
        const auto& seats = course_.table().seats;
        return std::any_of(seats.begin(), seats.end(), fits);
    }
    static std::size_t cards_of(const TableSeat& seat) {
        return seat.hands.empty() ? 0 : seat.hands.front().cards.size();
    }
    [[nodiscard]] bool has_no_card(const TableSeat& seat) const {
        return course_.was_missed(seat.seat, 1) && course_.was_missed(seat.seat, 2) &&
               cards_of(seat) == 0 && !course_.is_void(seat.seat);
    }
    [[nodiscard]] bool has_one_card(const TableSeat& seat) const {
        return course_.was_missed(seat.seat, 1) != course_.was_missed(seat.seat, 2) &&
               cards_of(seat) < 2;
    }

    const Course& course_;
    std::vector<ClauseId> all_;
};

}  // namespace

std::vector<ClauseId> at_issue(const Course& course, const WhatLies& lies) {
    return Issues(course).among(lies);
}

}  // namespace fairdeal::irr

namespace fairdeal {

bool can_be_at_issue(std::string_view clause) {
    using namespace irr;
    constexpr std::array rows{boxed_card, loose_unseen,  loose_seen,  deal_seen,
                              overdraw,   dealer_missed, seat_missed, one_card,
                              empty_box,  cards_out,     misscan,     off_limit};
    return std::any_of(rows.begin(), rows.end(), [&](ClauseId one) { return one.id == clause; });
}

}  // namespace fairdeal
