#include "desk/kit/rows/row_lines.h"

#include <cmath>

namespace fairdeal {

namespace {

// Of Inter, in parts of its letters' size.
constexpr double line_height = 1.25;
constexpr double above_base = 0.97;

double height_of(double size) { return line_height * size * letters(); }

double height_of(std::initializer_list<double> sizes) {
    double height = -Gap::tight;
    for (const double size : sizes) height += height_of(size) + Gap::tight;
    return height;
}

}  // namespace

int height_of_lines(std::initializer_list<double> sizes, int edge) {
    return static_cast<int>(std::ceil(height_of(sizes))) + 2 * edge;
}

RowLines::RowLines(const wxRect2DDouble& row, std::initializer_list<double> sizes) : sizes_(sizes) {
    double top = middle_of(row, height_of(sizes));
    for (const double size : sizes) {
        tops_.push_back(top);
        top += height_of(size) + Gap::tight;
    }
}

double RowLines::top(std::size_t line) const { return tops_.at(line); }

double RowLines::top(std::size_t line, double size) const {
    return tops_.at(line) + (sizes_.at(line) - size) * above_base * letters();
}

double RowLines::beside(std::size_t line, double height) const {
    return tops_.at(line) + (height_of(sizes_.at(line)) - height) / 2;
}

double middle_of(const wxRect2DDouble& row, double height) {
    return row.m_y + (row.m_height - height) / 2;
}

}  // namespace fairdeal
