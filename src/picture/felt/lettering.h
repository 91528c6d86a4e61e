#pragma once
// Words that follow a bow, as they are printed on a felt.

#include "picture/painter.h"
#include "picture/table/table_layout.h"

namespace fairdeal {

struct Lettering {
    Font font;
    Ink ink;
    double spacing = 0;  // between letters, in parts of the size
};
/// Letters (ASCII) along the bow's lower side, centred at `angle`, their heads towards its centre.
void letter_along(Painter& painter, std::string_view words, const Bow& bow, double angle,
                  const Lettering& how);

/// How long the words are with that spacing.
double lettered_width(Painter& painter, std::string_view words, const Lettering& how);

/// ASCII letters as capitals, all else as it is.
std::string upper(std::string words);

}  // namespace fairdeal
