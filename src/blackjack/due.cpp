#include "blackjack/due.h"

namespace fairdeal {

const char* does(Draw draw) {
    switch (draw) {
        case Draw::Nothing: return sentence("the dealer takes no card");
        case Draw::OneCard: return sentence("the dealer takes one card");
        case Draw::Draws: return sentence("the dealer draws");
        case Draw::Stands: return sentence("the dealer stands");
        case Draw::Chooses: return sentence("the dealer draws or stands");
        case Draw::NeedNot: return sentence("the dealer need not draw");
        case Draw::Finished: return sentence("the dealer does nothing more");
    }
    throw Fault("a dealer's play that is none");
}

}  // namespace fairdeal
