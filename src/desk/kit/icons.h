#pragma once
// The app's icons, drawn by hand as SVG in one line weight and coloured when they are asked for.

#include <wx/bmpbndl.h>

namespace fairdeal {

enum class Icon : unsigned char {
    Learn,
    Practise,
    Replay,
    Rebuild,
    Audit,
    Cases,
    Certify,
    Duty,
    Sun,
    Moon,
    Keys,
    Back,
    Previous,
    Next,
    Play,
    Pause,
    First,
    Last,
    StepBack,
    Step,
    Up,
    Down,
    Undo,
    Close
};

/// The icon in a colour, `size` pixels square.
wxBitmapBundle icon(Icon which, const wxColour& colour, int size = 20);

/// The sign of the house: a spade on a green felt.
wxBitmapBundle house_sign(int size);

}  // namespace fairdeal
