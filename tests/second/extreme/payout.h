#pragma once
// What every hand on the felt comes to, and how the bank goes out over it, pile by pile.

#include "extreme/felt.h"

namespace second::extreme {

struct Settlement {
    std::vector<Due> dues;  // in order
    bool is_short = false;  // more is owed than the bank holds
};
Settlement settle_felt(const Felt& felt);

}  // namespace second::extreme
