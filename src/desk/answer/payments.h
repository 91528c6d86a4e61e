#pragma once
// eXtreme's payments as a trainee gives them: a list in the order in which the dealer's bank pays,
// built while the wagers are answered, since a short bank pays in rounds (BJX-SHORT).

#include "desk/answer/practice.h"

namespace fairdeal {

/// Where the payments of this wager stand in the list.
std::vector<std::size_t> payments_of(const Practice& practice, std::size_t wager);
/// The payment that digits typed at this wager go into: the picked one, else its last.
std::optional<std::size_t> payment_at(const Practice& practice, std::size_t wager);

/// Another payment to this wager, at the end of the list; one without an amount is picked instead.
void add_payment(Practice& practice, std::size_t wager);
/// Goes to a payment and its wager.
void pick_payment(Practice& practice, std::size_t payment);
/// The payment of the current row changes places with the one before it (-1) or after it (1).
void move_payment(Practice& practice, int step);
void remove_payment(Practice& practice, std::size_t payment);
/// The payment of the current row goes.
void drop_payment(Practice& practice);
void remove_payments_of(Practice& practice, std::size_t wager);

/// The dealer's stack with all that was collected, as the trainee says it, before anything is paid.
/// Nothing if only one spot is in question or the record does not count the stack.
std::optional<Money> bank_before(const Practice& practice);

}  // namespace fairdeal
