#pragma once
// Where the lines of text of a drawn row stand.

#include <wx/geometry.h>
#include <initializer_list>
#include <vector>

#include "desk/kit/theme.h"

namespace fairdeal {

/// How high a row is whose lines have letters of these sizes (CSS pixels, as `font` takes them),
/// from above down.
int height_of_lines(std::initializer_list<double> sizes, int edge = Gap::row);

/// The lines of a row, one under the other; all of them stand in the middle of its height.
class RowLines {
public:
    RowLines(const wxRect2DDouble& row, std::initializer_list<double> sizes);
    /// Where a line begins, for `draw_text`.
    [[nodiscard]] double top(std::size_t line) const;
    /// Where letters of another size begin that stand on the base line of that line.
    [[nodiscard]] double top(std::size_t line, double size) const;
    /// Where what is so high begins that stands beside the middle of a line.
    [[nodiscard]] double beside(std::size_t line, double height) const;

private:
    std::vector<double> sizes_;
    std::vector<double> tops_;
};

/// Where what is so high begins that stands in the middle of a row.
double middle_of(const wxRect2DDouble& row, double height);

}  // namespace fairdeal
