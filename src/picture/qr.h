#pragma once
// QR codes, drawn as sharp squares that print and copy well.

#include "picture/painter.h"

namespace fairdeal {

struct QrCode {
    int width = 0;           // modules a side
    std::vector<bool> dark;  // rows from the top
    [[nodiscard]] bool at(int x, int y) const {
        return dark.at(static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                       static_cast<std::size_t>(x));
    }
};

/// How much of a code may be lost; the less, the more bytes it holds in squares of one size.
enum class QrLoss : unsigned char { Quarter, Seventh, Fifteenth };

/// A code of these bytes; refused where they are too many (1663, 2331 and 2953 are the most).
Result<QrCode> qr_of(std::string_view bytes, QrLoss loss = QrLoss::Quarter);

/// Within `box`, a quiet zone of four modules around it.
void draw_qr(Painter& painter, const QrCode& code, const Box& box);

}  // namespace fairdeal
