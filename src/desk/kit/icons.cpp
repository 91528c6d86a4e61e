#include "desk/kit/icons.h"

#include <string>

#include "base/translation.h"

namespace fairdeal {

extern const char* const house_sign_drawing;  // house_sign.cpp.in

namespace {

/// The strokes within a square of 24.
const char* strokes(Icon which) {
    switch (which) {
        case Icon::Learn:
            return R"(<path d="M12 6.5C10 4.9 7 4.3 3.5 4.5v13.2c3.5-.2 6.5.4 8.5 2 2-1.6 5-2.2 8.5-2V4.5C17 4.3 14 4.9 12 6.5z"/><path d="M12 6.5v13.2"/>)";
        case Icon::Practise:
            return R"(<rect x="3.5" y="6" width="10" height="14" rx="2"/><path d="M10 3.6l7.6 1.9a2 2 0 0 1 1.5 2.4l-2.4 9.6"/><path d="M8.5 10.5c-1.6 1.6-2.3 2.2-2.3 3.2 0 1.6 2.3 1.4 2.3.2 0 1.2 2.3 1.4 2.3-.2 0-1-.7-1.6-2.3-3.2z" fill="COLOUR" stroke="none"/>)";
        case Icon::Replay:
            return R"(<path d="M4 12a8 8 0 1 0 2.6-5.9"/><path d="M4 3.5v4h4"/><path d="M10.3 9.2v5.6l4.7-2.8z" fill="COLOUR"/>)";
        case Icon::Rebuild:
            return R"(<rect x="2.5" y="5" width="12.5" height="10" rx="2"/><path d="M15 9l5-2.5v7L15 11z"/><path d="M3 19.5h17.5M10 17.2v4.6"/>)";
        case Icon::Audit:
            return R"(<path d="M4 4v16h16"/><path d="M8.5 16v-4M13 16V7.5M17.5 16v-6.5" stroke-width="2.6"/>)";
        case Icon::Cases:
            return R"(<path d="M12 4v16M7.5 20h9M5 7.5h14"/><path d="M5 7.5l-2.5 6h5zM19 7.5l-2.5 6h5z"/><path d="M2.5 13.5a2.5 2.5 0 0 0 5 0M16.5 13.5a2.5 2.5 0 0 0 5 0"/>)";
        case Icon::Certify:
            return fixed(
                R"(<circle cx="12" cy="9" r="5.5"/><path d="M8.6 13.4L7 21l5-2.6 5 2.6-1.6-7.6"/><path d="M9.8 9l1.6 1.6 2.9-3"/>)");
        case Icon::Duty:
            return fixed(
                R"(<rect x="4.5" y="4" width="15" height="17" rx="2.5"/><path d="M9 2.8v2.6M15 2.8v2.6"/><circle cx="12" cy="10.6" r="2.3"/><path d="M7.8 17.6c.6-2.4 2.2-3.5 4.2-3.5s3.6 1.1 4.2 3.5"/>)");
        case Icon::Sun:
            return fixed(
                R"(<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8"/>)");
        case Icon::Moon:
            return R"(<path d="M20 14.5A8.3 8.3 0 0 1 9.5 4a8.3 8.3 0 1 0 10.5 10.5z"/>)";
        case Icon::Keys:
            return R"(<rect x="2.5" y="6" width="19" height="12.5" rx="2.5"/><path d="M6.5 10h.01M10 10h.01M13.5 10h.01M17.5 10h.01M6.5 14.5h.01M17.5 14.5h.01M9.5 14.5h5"/>)";
        case Icon::Back: return R"(<path d="M20 12H4.5M10.5 6l-6 6 6 6"/>)";
        case Icon::Previous: return R"(<path d="M14.5 6l-6 6 6 6"/>)";
        case Icon::Next: return R"(<path d="M9.5 6l6 6-6 6"/>)";
        case Icon::Play: return R"(<path d="M8 5.2v13.6l11-6.8z" fill="COLOUR"/>)";
        case Icon::Pause: return R"(<path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="3"/>)";
        case Icon::First: return R"(<path d="M18 6l-7 6 7 6zM6.5 6v12" fill="COLOUR"/>)";
        case Icon::Last: return R"(<path d="M6 6l7 6-7 6zM17.5 6v12" fill="COLOUR"/>)";
        case Icon::StepBack: return R"(<path d="M15.5 6l-8 6 8 6z" fill="COLOUR"/>)";
        case Icon::Step: return R"(<path d="M8.5 6l8 6-8 6z" fill="COLOUR"/>)";
        case Icon::Up: return R"(<path d="M6 14.5l6-6 6 6"/>)";
        case Icon::Down: return R"(<path d="M6 9.5l6 6 6-6"/>)";
        case Icon::Undo:
            return R"(<path d="M9 5.5L4.5 10 9 14.5"/><path d="M4.5 10H15a4.7 4.7 0 0 1 0 9.4h-4"/>)";
        case Icon::Close: return R"(<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>)";
    }
    return "";
}

}  // namespace

wxBitmapBundle icon(Icon which, const wxColour& colour, int size) {
    const std::string shade = colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string();
    std::string body = strokes(which);
    for (std::size_t at = body.find("COLOUR"); at != std::string::npos; at = body.find("COLOUR"))
        body.replace(at, 6, shade);
    const std::string svg =
        fixed(
            R"(<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><g fill="none" stroke=")") +
        shade + R"(" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">)" + body +
        "</g></svg>";
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

wxBitmapBundle house_sign(int size) {
    return wxBitmapBundle::FromSVG(house_sign_drawing, wxSize(size, size));
}

}  // namespace fairdeal
