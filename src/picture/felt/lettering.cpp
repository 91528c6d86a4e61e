#include "picture/felt/lettering.h"

#include <cmath>

namespace fairdeal {

namespace {

// The angle further along the bow by a length, walked in small steps (negative: to the left).
double walk(const Bow& bow, double angle, double length) {
    const int steps = std::max(1, static_cast<int>(std::abs(length) / 8));
    for (int i = 0; i < steps; ++i) {
        const double speed = std::hypot(bow.across * std::cos(angle), bow.down * std::sin(angle));
        angle += length / steps / speed;
    }
    return angle;
}

double lean(const Bow& bow, double angle) {
    return std::atan2(-bow.down * std::sin(angle), bow.across * std::cos(angle));
}

}  // namespace

double lettered_width(Painter& painter, std::string_view words, const Lettering& how) {
    double width = 0;
    for (const char& letter : words)
        width += painter.text_width({&letter, 1}, how.font) + how.spacing * how.font.size;
    return width - how.spacing * how.font.size;
}

void letter_along(Painter& painter, std::string_view words, const Bow& bow, double angle,
                  const Lettering& how) {
    double at = walk(bow, angle, -lettered_width(painter, words, how) / 2);
    for (const char& letter : words) {
        const double width = painter.text_width({&letter, 1}, how.font);
        const double middle = walk(bow, at, width / 2);
        if (letter != ' ') {
            const Saved saved(painter);
            painter.move(bow.at(middle));
            painter.turn(lean(bow, middle));
            painter.text({&letter, 1}, {-width / 2, 0}, how.font, how.ink);
        }
        at = walk(bow, at, width + how.spacing * how.font.size);
    }
}

std::string upper(std::string words) {
    for (char& c : words)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return words;
}

}  // namespace fairdeal
