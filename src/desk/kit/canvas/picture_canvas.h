#pragma once
// A drawn picture in a window, painted by whatever function it is given, with its words for a
// screen reader. It grows with the desktop's letters: what is drawn is measured in units of its
// own.

#include <wx/panel.h>
#include <functional>
#include <string>

#include "desk/kit/theme.h"
#include "picture/charts/progress.h"

namespace fairdeal {

/// The inks of a chart in the theme in force.
ChartInks chart_inks();

/// Pixels in a unit of a drawing: how much larger than usual the letters are, in whole quarters, so
/// that with usual letters it is drawn pixel by pixel.
double drawing_scale();
/// So many units in pixels.
int as_drawn(double units);

class PictureCanvas : public wxPanel {
public:
    using Draw = std::function<void(Painter& painter, const Box& box)>;
    /// `height` in units of the drawing.
    PictureCanvas(wxWindow* parent, const std::string& name, int height);
    void show(Draw draw, const std::string& words);
    /// Called with the place of a click in the drawing.
    std::function<void(double x, double y)> on_click;

private:
    void paint();
    Draw draw_;
};

}  // namespace fairdeal
