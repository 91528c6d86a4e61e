#include "picture/painter.h"

namespace fairdeal {

Gradient down(const Box& box, Ink top, Ink bottom) {
    return {{box.x, box.y}, {box.x, box.bottom()}, 0, {{0, top}, {1, bottom}}};
}

Gradient rings(Point centre, double radius, Ink inside, Ink outside) {
    return {centre, centre, radius, {{0, inside}, {1, outside}}};
}

void Painter::kept(const std::string&, const Box&, const Drawing& drawing) { drawing(*this); }

void Painter::shadow(const Path& path, double reach, Ink ink, Point fall) {
    constexpr int layers = 4;
    const Saved saved(*this);
    move(fall);
    for (int i = layers; i >= 1; --i) stroke(path, ink.faded(1.0 / layers), reach * 2 * i / layers);
    fill(path, ink);
}

}  // namespace fairdeal
