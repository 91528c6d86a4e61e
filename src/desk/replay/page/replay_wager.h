#pragma once
// One wager as it is due and as it was recorded, side by side.

#include "desk/replay/replay_words.h"
#include "desk/verdict/verdict_card.h"

namespace fairdeal {

class WagerCard : public Tile {
public:
    WagerCard(wxWindow* parent, const RuledWagerScreen& wager, int width,
              const std::string& open_clause, const OnClause& clause);
    [[nodiscard]] const std::vector<wxButton*>& chips() const { return chips_; }

private:
    wxSizer* make_heading(const RuledWagerScreen& wager, int width);
    wxSizer* make_sides(const RuledWagerScreen& wager, int width);
    std::vector<wxButton*> chips_;
};

/// A wager whose settlement a change makes another.
class DifferenceCard : public Tile {
public:
    DifferenceCard(wxWindow* parent, const DifferenceScreen& difference, int width,
                   const std::string& open_clause, const OnClause& clause);

private:
    std::vector<wxButton*> chips_;
};

}  // namespace fairdeal
