// The misreading that gives the settlement that is typed in.

#include <algorithm>

#include "base/translation.h"

#include "desk/rebuild/entry_words.h"

namespace fairdeal {

std::string likely_mistakes(const HandRecord& record, const Ruling& ruling,
                            const Library& library) {
    const Claim claim = claim_of(record);
    if (claim.empty()) return {};
    std::vector<std::string> actions;
    for (const WagerVerdict& wager : judge(claim, record, ruling, library.misreadings).wagers) {
        // What is not typed yet may still be.
        if (wager.standing == Standing::Missing || !wager.misreading) continue;
        const Misreading* misreading = find_misreading(library, *wager.misreading);
        if (misreading == nullptr) continue;
        const std::string& action = action_of(*misreading);
        if (std::find(actions.begin(), actions.end(), action) == actions.end())
            actions.push_back(action);
    }
    if (actions.empty()) return {};
    return " " + tr("Likely: {mistakes}.", "mistakes"_a = fmt::join(actions, "; "));
}

}  // namespace fairdeal
