#include "golden/drawn_calls.h"

#include <fmt/format.h>

#include <cmath>

namespace fairdeal {

namespace {

/// To a hundredth, and zero without a sign.
std::string number(double value) {
    return fmt::format("{:g}", std::round(value * 100) / 100 + 0.0);
}

std::string text_of(Point point) { return number(point.x) + "," + number(point.y); }

std::string text_of(Ink ink) {
    return fmt::format("{}/{}/{}/{}", number(ink.red), number(ink.green), number(ink.blue),
                       number(ink.opacity));
}

std::string text_of(const Path& path) {
    std::string text;
    for (const Path::Segment step : path.steps()) text += "MLCZ"[static_cast<int>(step)];
    for (const Point point : path.points()) text += " " + text_of(point);
    return text;
}

std::string text_of(const Gradient& gradient) {
    std::string text =
        text_of(gradient.from) + " " + text_of(gradient.to) + " " + number(gradient.radius);
    for (const Gradient::Stop& stop : gradient.stops)
        text += " " + number(stop.at) + ":" + text_of(stop.ink);
    return text;
}

}  // namespace

void DrawnCalls::move(Point by) { calls_ += "move " + text_of(by) + "\n"; }
void DrawnCalls::turn(double angle) { calls_ += "turn " + number(angle) + "\n"; }
void DrawnCalls::stretch(double across, double down) {
    calls_ += "stretch " + number(across) + " " + number(down) + "\n";
}
void DrawnCalls::clip(const Path& path) { calls_ += "clip " + text_of(path) + "\n"; }
void DrawnCalls::fill(const Path& path, Ink ink) {
    calls_ += "fill " + text_of(ink) + " " + text_of(path) + "\n";
}
void DrawnCalls::fill(const Path& path, const Gradient& gradient) {
    calls_ += "fill " + text_of(gradient) + " " + text_of(path) + "\n";
}
void DrawnCalls::stroke(const Path& path, Ink ink, double width, double dash) {
    calls_ += fmt::format("stroke {} {} {} {}\n", text_of(ink), number(width), number(dash),
                          text_of(path));
}
void DrawnCalls::grain(const Path& path, double strength) {
    calls_ += "grain " + number(strength) + " " + text_of(path) + "\n";
}
void DrawnCalls::text(std::string_view words, Point at, const Font& font, Ink ink, Align align) {
    calls_ += fmt::format("text {} {} {}{}{} {} {} {}\n", text_of(at), static_cast<int>(font.face),
                          number(font.size), font.bold ? " bold" : "", font.italic ? " italic" : "",
                          "<|>"[static_cast<int>(align)], text_of(ink), words);
}
void DrawnCalls::begin_fade(const Box& bounds) {
    calls_ += fmt::format("fade {} {} {}\n", text_of(Point{bounds.x, bounds.y}),
                          number(bounds.width), number(bounds.height));
}
void DrawnCalls::end_fade(double opacity) { calls_ += "faded " + number(opacity) + "\n"; }

}  // namespace fairdeal
