#include "blackjack/due.h"

namespace fairdeal {

const char* does(DealersMove draw) {
    switch (draw) {
        case DealersMove::Nothing: return sentence("the dealer takes no card");
        case DealersMove::OneCard: return sentence("the dealer takes one card");
        case DealersMove::Draws: return sentence("the dealer draws");
        case DealersMove::Stands: return sentence("the dealer stands");
        case DealersMove::Chooses: return sentence("the dealer draws or stands");
        case DealersMove::NeedNot: return sentence("the dealer need not draw");
        case DealersMove::Finished: return sentence("the dealer does nothing more");
    }
    throw Fault("a dealer's play that is none");
}

}  // namespace fairdeal
