#pragma once
// A drawn picture in a window, painted by whatever function it is given, with its words for a
// screen reader.

#include <wx/panel.h>
#include <functional>
#include <string>

#include "gui/theme.h"
#include "picture/progress.h"

namespace fairdeal {

/// The inks of a chart in the theme in force.
ChartInks chart_inks();

class PictureCanvas : public wxPanel {
public:
    using Draw = std::function<void(Painter& painter, const Box& box)>;
    PictureCanvas(wxWindow* parent, const std::string& name, int height);
    void show(Draw draw, const std::string& words);
    /// Called with the place of a click.
    std::function<void(double x, double y)> on_click;

private:
    void paint();
    Draw draw_;
};

}  // namespace fairdeal
