#pragma once
// What the page of packs and shoes says, as plain values.

#include "desk/shoe/shoe_session.h"
#include "picture/charts/evidence_chart.h"
#include "picture/charts/kind_grid.h"

namespace fairdeal {

/// A row of the list, or a finding.
struct ShoeItem {
    std::string title, detail, word;
    bool alarmed = false;  // something was found
    bool indented = false;
    std::string spoken;
};

struct ShoeScreen {
    bool has_log = false;
    std::string summary;  // "night.db: 438 hands, 22 shoes of 1 pack"
    bool working = false;
    int per_mille = 0;
    std::string error;
    std::vector<ShoeItem> rows;
    int picked = -1;
    std::string empty;         // why there are no rows; else empty
    std::string title, story;  // of the picked row
    std::optional<EvidencePicture> chart;
    std::string chart_words;
    std::optional<KindGridPicture> kinds;
    std::string kinds_title, kinds_words;
    std::vector<ShoeItem> findings;
    int finding = -1;
    std::string no_finding;   // why none is listed; else empty
    std::string hands_label;  // "12 hands in Replay"; empty: there are none
    bool can_open_case = false;
};
ShoeScreen shoe_screen(const ShoeSession& session);

}  // namespace fairdeal
