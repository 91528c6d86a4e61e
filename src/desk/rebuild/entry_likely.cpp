// The misreading that gives the settlement that is typed in.

#include <algorithm>

#include "desk/rebuild/entry_words.h"
#include "words/of_the_dealer.h"

namespace fairdeal {

std::string likely_mistakes(const HandRecord& record, const Ruling& ruling,
                            const Library& library) {
    const Claim claim = claim_of(record);
    if (claim.empty()) return {};
    std::vector<std::string> actions;
    for (const WagerVerdict& wager : judge(claim, record, ruling, library.misreadings).wagers) {
        // What is not typed yet may still be.
        if (wager.standing == Standing::Missing || !wager.misreading) continue;
        const std::string action = action_of_the_dealer(wager.trainer_says);
        if (std::find(actions.begin(), actions.end(), action) == actions.end())
            actions.push_back(action);
    }
    std::string text;
    for (const std::string& action : actions) text += (text.empty() ? " Likely: " : "; ") + action;
    return text.empty() ? text : text + ".";
}

}  // namespace fairdeal
