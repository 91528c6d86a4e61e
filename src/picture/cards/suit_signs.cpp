#include <array>

#include "picture/cards/card_picture.h"

namespace fairdeal {

namespace {

Path spade() {
    Path p;
    p.move_to({0, -0.5}).curve_to({0.1, -0.3}, {0.44, -0.12}, {0.44, 0.14});
    p.curve_to({0.44, 0.36}, {0.16, 0.4}, {0.06, 0.2})
        .curve_to({0.08, 0.34}, {0.12, 0.44}, {0.2, 0.5});
    p.line_to({-0.2, 0.5}).curve_to({-0.12, 0.44}, {-0.08, 0.34}, {-0.06, 0.2});
    p.curve_to({-0.16, 0.4}, {-0.44, 0.36}, {-0.44, 0.14})
        .curve_to({-0.44, -0.12}, {-0.1, -0.3}, {0, -0.5});
    return p.close();
}

Path heart() {
    Path p;
    p.move_to({0, 0.5}).curve_to({-0.08, 0.3}, {-0.46, 0.1}, {-0.46, -0.2});
    p.curve_to({-0.46, -0.52}, {-0.08, -0.58}, {0, -0.26})
        .curve_to({0.08, -0.58}, {0.46, -0.52}, {0.46, -0.2});
    p.curve_to({0.46, 0.1}, {0.08, 0.3}, {0, 0.5});
    return p.close();
}

Path diamond() {
    Path p;
    p.move_to({0, -0.52})
        .curve_to({0.1, -0.32}, {0.24, -0.12}, {0.4, 0})
        .curve_to({0.24, 0.12}, {0.1, 0.32}, {0, 0.52});
    p.curve_to({-0.1, 0.32}, {-0.24, 0.12}, {-0.4, 0})
        .curve_to({-0.24, -0.12}, {-0.1, -0.32}, {0, -0.52});
    return p.close();
}

Path club() {
    Path p;
    p.circle({0, -0.26}, 0.225).circle({-0.235, 0.08}, 0.225).circle({0.235, 0.08}, 0.225);
    p.move_to({-0.1, -0.1})
        .line_to({0.1, -0.1})
        .line_to({0.06, 0.1})
        .curve_to({0.07, 0.3}, {0.11, 0.44}, {0.2, 0.5});
    p.line_to({-0.2, 0.5}).curve_to({-0.11, 0.44}, {-0.07, 0.3}, {-0.06, 0.1});
    return p.close();
}

Path question() {
    Path p;
    p.circle({0, 0}, 0.2);
    return p;
}

}  // namespace

const Path& suit_sign(Suit suit) {
    static const std::array<Path, 5> signs{question(), spade(), heart(), diamond(), club()};
    return signs.at(static_cast<std::size_t>(suit));
}

Ink suit_ink(Suit suit) {
    switch (colour_of(suit)) {
        case Colour::Red: return ink(0xc0182b);
        case Colour::Black: return ink(0x15171c);
        case Colour::Unknown: break;
    }
    return ink(0x6b7280);
}

}  // namespace fairdeal
