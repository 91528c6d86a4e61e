#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "exam/diagnostics/kept_places.h"
#include "store/places.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::vector<KeptPlace> every_place(const ContentOptions& options) {
    return kept_places(school_file(), content_folder(options).value_or(fs::path()),
                       packs_of(options));
}

std::string text_of(const std::vector<KeptPlace>& places) {
    std::string text;
    for (const KeptPlace& place : places) {
        text += tr(place.title) + "\n    ";
        if (place.path.empty())
            text += tr("none is named");
        else
            text += fmt::format("{}  ({})", place.path.string(), standing_of(place));
        if (*place.variable != 0)
            text += "  " + tr("{variable} names another", "variable"_a = place.variable);
        text += "\n";
    }
    return text;
}

std::string json_of(const std::vector<KeptPlace>& places) {
    Json json;
    for (const KeptPlace& place : places) {
        std::error_code error;
        json[place.name] = {
            {"path", place.path.empty() ? Json(nullptr) : Json(place.path.string())},
            {"exists", !place.path.empty() && fs::exists(place.path, error)}};
    }
    return line_of(json);
}

}  // namespace

ExitStatus run_where(const WhereOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto places = every_place(options.content);
    print(options.json ? json_of(places) : text_of(places));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
