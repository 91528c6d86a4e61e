#pragma once
// What the audit page says of the dealers beside the house, as plain values.

#include "desk/audit/audit_session.h"
#include "picture/charts/funnel.h"

namespace fairdeal {

/// A row: a name, a line below it, a word at its right.
struct RankedItem {
    std::string title, detail, word;
    bool named = false;  // chance does not explain it
    std::string spoken;
};

struct RankingScreen {
    std::string house;  // what the others are compared with, in a sentence
    std::string empty;  // why nobody is ranked; else empty
    std::vector<RankedItem> dealers;
    int picked = -1;
    FunnelPicture funnel;  // without limits where there is nothing to draw
    std::string funnel_words;
    std::string title, story;  // of the picked dealer
    std::vector<RankedItem> causes;
    int cause = -1;
};

/// "Super Tie (BRK-ST-3): pushes the Super Tie, 6 of 8".
std::string name_of(const Cause& cause, const Library& library);
/// Of a finished or stopped audit; empty without one.
RankingScreen ranking_screen(const AuditSession& session);

}  // namespace fairdeal
