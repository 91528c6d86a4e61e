#pragma once
// A painter that paints nothing and writes down what it is told, a call a line.

#include <string>

#include "picture/painter.h"

namespace fairdeal {

class DrawnCalls : public Painter {
public:
    /// `ruler` measures the words.
    explicit DrawnCalls(Painter& ruler) : ruler_(ruler) {}

    void save() override { calls_ += "save\n"; }
    void restore() override { calls_ += "restore\n"; }
    void move(Point by) override;
    void turn(double angle) override;
    void stretch(double across, double down) override;
    void clip(const Path& path) override;
    void fill(const Path& path, Ink ink) override;
    void fill(const Path& path, const Gradient& gradient) override;
    void stroke(const Path& path, Ink ink, double width, double dash) override;
    void grain(const Path& path, double strength) override;
    void text(std::string_view words, Point at, const Font& font, Ink ink, Align align) override;
    [[nodiscard]] double text_width(std::string_view words, const Font& font) override {
        return ruler_.text_width(words, font);
    }
    void begin_fade(const Box& bounds) override;
    void end_fade(double opacity) override;

    [[nodiscard]] const std::string& calls() const { return calls_; }

private:
    Painter& ruler_;
    std::string calls_;
};

}  // namespace fairdeal
