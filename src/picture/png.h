#pragma once
// A drawing as the bytes of a PNG, for what is not a file of its own: a badge, an item of a course.

#include "picture/painter.h"

namespace fairdeal {

/// `size` in units of the drawing, `scale` pixels a unit; the same drawing makes the same bytes.
Result<std::string> png_bytes(Size size, double scale, const Drawing& drawing);

/// The same drawing without the grain of cloth and leather, which makes a PNG several times as
/// large.
Drawing without_grain(Drawing drawing);

}  // namespace fairdeal
