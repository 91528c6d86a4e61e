#pragma once
// QR codes, drawn as sharp squares that print and copy well.

#include "picture/painter.h"

namespace fairdeal {

struct QrCode {
    int width = 0;           // modules a side
    std::vector<bool> dark;  // rows from the top
    [[nodiscard]] bool at(int x, int y) const {
        return dark.at(static_cast<std::size_t>(y * width + x));
    }
};

/// A code of these bytes that a quarter of may be lost; refused where they are too many.
Result<QrCode> qr_of(std::string_view bytes);

/// Within `box`, a quiet zone of four modules around it.
void draw_qr(Painter& painter, const QrCode& code, const Box& box);

}  // namespace fairdeal
