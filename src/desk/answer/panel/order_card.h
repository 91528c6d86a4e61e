#pragma once
// How a short bank had to pay, payment by payment, and the first pair that was paid out of turn.

#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class OrderCard : public Tile {
public:
    /// `open_clause` is the clause whose words are shown; its chip is marked.
    OrderCard(wxWindow* parent, const OrderScreen& order, int width, const std::string& open_clause,
              const OnClause& clause);
    [[nodiscard]] const std::vector<wxButton*>& chips() const { return chips_; }

private:
    wxSizer* make_heading(const OrderScreen& order);
    void add_payment(wxSizer* column, const DuePaymentScreen& payment, int width);

    std::vector<wxButton*> chips_;
};

}  // namespace fairdeal
