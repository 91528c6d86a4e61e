#include "picture/qr.h"

#include <qrencode.h>

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

QRecLevel level_of(QrLoss loss) {
    switch (loss) {
        case QrLoss::Quarter: return QR_ECLEVEL_Q;
        case QrLoss::Seventh: return QR_ECLEVEL_M;
        case QrLoss::Fifteenth: return QR_ECLEVEL_L;
    }
    return QR_ECLEVEL_Q;
}

}  // namespace

Result<QrCode> qr_of(std::string_view bytes, QrLoss loss) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.data()), 0, level_of(loss)),
        QRcode_free);
    if (!made) return refused({}, tr("no QR code holds this text: it is empty or too long"));
    QrCode code{made->width, {}};
    const auto modules =
        static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
    code.dark.reserve(modules);
    for (std::size_t i = 0; i < modules; ++i) code.dark.push_back((made->data[i] & 1U) != 0);
    return code;
}

void draw_qr(Painter& painter, const QrCode& code, const Box& box) {
    constexpr int quiet = 4;
    const double side = std::min(box.width, box.height) / (code.width + 2 * quiet);
    painter.fill(Path().box(box), ink(0xffffff));
    Path modules;
    for (int y = 0; y < code.width; ++y) {
        for (int x = 0; x < code.width;) {
            int run = 0;
            while (x + run < code.width && code.at(x + run, y)) ++run;
            if (run > 0)
                modules.box(
                    {box.x + (x + quiet) * side, box.y + (y + quiet) * side, run * side, side});
            x += std::max(run, 1);
        }
    }
    painter.fill(modules, ink(0x000000));
}

}  // namespace fairdeal
