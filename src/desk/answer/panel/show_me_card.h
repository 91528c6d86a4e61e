#pragma once
// Show me: the line of the right settlement that is played on the felt, with its sum and the clause
// that decides it.

#include "desk/answer/practice_screen.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class ShowMeCard : public Tile {
public:
    ShowMeCard(wxWindow* parent, const ShowMeScreen& screen, int width);
};

}  // namespace fairdeal
