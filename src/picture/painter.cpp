#include "picture/painter.h"

#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/translation.h"

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

tl::unexpected<Problems> not_written(const std::string& path, const char* why) {
    return refused({path, 0, 0}, tr("cannot be written: {why}", "why"_a = why));
}

Result<void> write_pdf(const std::string& path, Size size, const std::string& title,
                       const std::vector<Drawing>& pages, const std::string& created) {
    const auto bytes = pdf_bytes(size, title, pages, created);
    if (!bytes) return tl::make_unexpected(bytes.error());
    std::ofstream file(path, std::ios::binary);
    file << *bytes;
    file.close();
    if (file) return {};
    return not_written(path, std::strerror(errno));
}

}  // namespace fairdeal
