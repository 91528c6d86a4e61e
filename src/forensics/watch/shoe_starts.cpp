#include "forensics/watch/shoe_starts.h"

#include "forensics/shoe_count.h"

namespace fairdeal {

void ShoeStarts::begin(int out, const HandRef& hand, const std::string& shoe) {
    ++shoes_;
    if (out <= most_burned_first) {
        if (shoes_ == 2) found_.reset();
        return;
    }
    if (shoes_ == 1 && out > cards_in(1)) return;
    if (found_)
        ++found_->times;
    else
        found_ = NotWhole{hand, shoe, out, 1, {}};
    found_->hands.push_back(hand.number);
}

}  // namespace fairdeal
