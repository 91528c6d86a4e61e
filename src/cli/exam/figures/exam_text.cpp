#include "cli/exam/figures/exam_text.h"

#include <fmt/format.h>

#include "assessment/statistics/figure_meanings.h"
#include "base/translation.h"
#include "cli/output.h"

namespace fairdeal {

std::string to_text(const Figure& figure, int decimals) {
    return figure.value ? fmt::format("{:.{}f}", *figure.value, decimals) : "-";
}

std::string explained(std::string_view id, const Figure& figure, int decimals) {
    return explained(id, figure, to_text(figure, decimals));
}

std::string explained(std::string_view id, const Figure& figure, const std::string& value) {
    const FigureMeaning& meaning = meaning_of(id);
    if (!figure.value) return fmt::format("{}: {}\n", meaning.name, not_told(figure));
    return fmt::format("{}: {}\n    {}\n", meaning.name, value, meaning.meaning);
}

std::string not_told(const Figure& figure) {
    return tr("cannot be computed: {why}", "why"_a = tr(figure.why_not.data()));
}

Json as_json(const Figure& figure) {
    if (figure.value) return *figure.value;
    return {{"cannot-be-told", figure.why_not}};
}

Json as_json(const Interval& interval) { return Json::array({interval.low, interval.high}); }

}  // namespace fairdeal
