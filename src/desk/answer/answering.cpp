#include "desk/answer/answering.h"

namespace fairdeal {

void Answering::pick(Who who, Wager wager) {
    change([&](Practice& practice) {
        for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
            const WagerAnswer& answer = practice.wagers[i];
            if (answer.who == who && answer.wager == wager) go_to(practice, i);
        }
    });
}

}  // namespace fairdeal
