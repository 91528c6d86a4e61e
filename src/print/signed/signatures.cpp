#include "print/signed/signatures.h"

#include "base/translation.h"

namespace fairdeal {

void put_signatures(PageFlow& flow) {
    constexpr double height = 34;
    flow.need(2 * height + 20);
    flow.gap(10);
    for (const std::string& who : {tr("Prepared by"), tr("Reviewed by")}) {
        flow.block(height, [](Painter& painter, const Box& box) {
            const double y = box.bottom() - 12;
            for (const auto& [from, to] : {std::pair(0.0, 0.55), std::pair(0.6, 1.0)})
                painter.stroke(Path()
                                   .move_to({box.x + box.width * from, y})
                                   .line_to({box.x + box.width * to, y}),
                               on_paper::black, 0.7);
        });
        const Box area = flow.area();
        flow.label(who, {area.x, flow.at() - 11, area.width * 0.55, 11}, on_paper::small);
        flow.label(tr("Date"), {area.x + area.width * 0.6, flow.at() - 11, area.width * 0.4, 11},
                   on_paper::small);
    }
}

}  // namespace fairdeal
