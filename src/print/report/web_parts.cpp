#include "print/report/web_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "picture/page.h"
#include "print/html.h"
#include "print/report/report_words.h"

namespace fairdeal {

namespace {

constexpr std::string_view style = fixed(R"css(
:root { color-scheme: light dark; --ink: #1c1c1e; --soft: #5b5b60; --line: #d6d6da; --paper: #ffffff;
  --over: #b3261e; --under: #8a5a00; --mark: #17734c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ececee; --soft: #a5a5ab; --line: #3c3c41; --paper: #17181a; --over: #ff8a80;
    --under: #e0a94a; --mark: #5ec796; } }
body { font: 15px/1.45 "Inter", system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 76rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { position: absolute; left: -100vw; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.6rem; text-align: left;
  vertical-align: top; }
th.n, td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th { position: sticky; top: 0; background: var(--paper); }
th button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: 0;
  cursor: pointer; }
th[aria-sort] button { color: var(--mark); }
th[aria-sort="ascending"] button::after { content: " \2191"; }
th[aria-sort="descending"] button::after { content: " \2193"; }
td small { display: block; color: var(--soft); }
.bars { display: grid; grid-template-columns: 1fr 1fr; width: 9rem; height: 0.6rem; margin-top: 0.4rem; }
.bars i { justify-self: end; background: var(--under); height: 100%; }
.bars b { background: var(--over); height: 100%; border-left: 1px solid var(--ink); }
svg { width: 100%; max-width: 48rem; height: auto; }
svg text { fill: var(--ink); font-size: 12px; }
.axis, .house { stroke: var(--ink); fill: none; } .limit { stroke: var(--soft); fill: none; stroke-dasharray: 5 4; }
.rare { stroke-dasharray: 2 3; }
.dot { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.dot.named { fill: var(--over); stroke: var(--over); }
.dot:hover, .dot:focus { stroke: var(--mark); stroke-width: 4; outline: none; }
#said { min-height: 1.5em; color: var(--mark); }
@media print { body { margin: 0; max-width: none; font-size: 11px; } th { position: static; }
  h2 { break-after: avoid; } tr { break-inside: avoid; } #said { display: none; } }
)css");

// A click on a heading sorts its table: numbers the largest first, words the first first, and the
// other way up at the next. What the mouse or the keyboard is on in a chart is said below it.
constexpr std::string_view script = fixed(R"js(
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.parentElement, row = head.parentElement;
    const body = row.parentElement.parentElement.tBodies[0];
    const at = Array.prototype.indexOf.call(row.children, head);
    const numbers = head.classList.contains("n");
    const before = head.getAttribute("aria-sort");
    const falling = before ? before === "ascending" : numbers;
    for (const other of row.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", falling ? "descending" : "ascending");
    const value = (line) => line.children[at].dataset.v;
    const compare = numbers ? (a, b) => value(a) - value(b)
                            : (a, b) => value(a).localeCompare(value(b), undefined, {numeric: true});
    const lines = Array.from(body.rows).sort(compare);
    if (falling) lines.reverse();
    body.append(...lines);
  });
}
const said = document.getElementById("said");
for (const dot of document.querySelectorAll(".dot")) {
  const say = () => { said.textContent = dot.getAttribute("aria-label"); };
  dot.addEventListener("mouseenter", say);
  dot.addEventListener("focus", say);
}
)js");

std::string heading_of(const WebColumn& column) {
    const std::string title = escaped(column.title);
    return fmt::format(
        fixed("<th scope=\"col\"{}>{}</th>"), column.numbers ? fixed(" class=\"n\"") : "",
        column.sorts ? fmt::format(fixed("<button type=\"button\">{}</button>"), title) : title);
}

std::string html_of(const WebCell& cell) {
    const std::string inside =
        cell.strong ? fmt::format(fixed("<strong>{}</strong>"), cell.html) : cell.html;
    return fmt::format(fixed("<td{} data-v=\"{}\">{}</td>"),
                       cell.number ? fixed(" class=\"n\"") : "", escaped(cell.value), inside);
}

/// Where things stand in the picture of the funnel.
class FunnelPlace {
public:
    explicit FunnelPlace(const FunnelPicture& funnel) {
        for (const auto& dot : funnel.dots) {
            most_ = std::max(most_, dot.expected);
            highest_ = std::max(highest_, dot.times);
        }
        for (const auto& at : funnel.limits) most_ = std::max(most_, at.expected);
        highest_ = std::max(highest_, 1.0) * 1.15;
    }
    static constexpr double width = 720, height = 340, left = 52, below = 40;
    [[nodiscard]] double x(double expected) const {
        return left + (width - left - 10) * (most_ > 0 ? expected / most_ : 0);
    }
    [[nodiscard]] double y(double times) const {
        const double share = std::min(1.0, times / highest_);
        return height - below - (height - below - 10) * share;
    }
    [[nodiscard]] double highest() const { return highest_; }

private:
    double most_ = 0, highest_ = 0;
};

std::string line_of(const FunnelPicture& funnel, const FunnelPlace& place,
                    double FunnelPicture::Limits::*limit, std::string_view kind) {
    std::string points;
    for (const auto& at : funnel.limits)
        points += fmt::format("{:.1f},{:.1f} ", place.x(at.expected), place.y(at.*limit));
    return fmt::format(fixed("<polyline class=\"{}\" points=\"{}\"/>\n"), kind, points);
}

std::string text_at(double x, double y, std::string_view anchor, const std::string& words) {
    return fmt::format(fixed("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n"), x,
                       y, anchor, escaped(words));
}

}  // namespace

std::string html_of(const WebTable& table) {
    std::string text =
        fmt::format(fixed("<div class=\"wide\"><table><caption>{}</caption>\n<thead><tr>"),
                    escaped(table.caption));
    for (const WebColumn& column : table.columns) text += heading_of(column);
    text += fixed("</tr></thead>\n<tbody>\n");
    for (const auto& row : table.rows) {
        text += "<tr>";
        for (const WebCell& cell : row) text += html_of(cell);
        text += "</tr>\n";
    }
    return text + fixed("</tbody></table></div>\n");
}

std::string web_facts(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::string text = "<dl>\n";
    for (const auto& [name, value] : rows)
        text += fmt::format(fixed("<dt>{}</dt><dd>{}</dd>\n"), escaped(name), escaped(value));
    return text + "</dl>\n";
}

std::string web_bars(const Exposure& own, Money most, Unit unit) {
    const auto share = [&](Money part) {
        return most.is_zero() ? 0.0
                              : 100.0 * static_cast<double>(part.in_cents()) /
                                    static_cast<double>(most.in_cents());
    };
    const std::string words = tr("Underpaid {under}, overpaid {over}",
                                 "under"_a = report_words::printed(own.underpaid, unit),
                                 "over"_a = report_words::printed(own.overpaid, unit));
    return fmt::format(fixed("<span class=\"bars\" role=\"img\" aria-label=\"{}\" title=\"{}\"><i "
                             "style=\"width:{:.1f}%\"></i><b style=\"width:{:.1f}%\"></b></span>"),
                       escaped(words), escaped(words), share(own.underpaid), share(own.overpaid));
}

std::string web_funnel(const FunnelPicture& funnel,
                       const std::function<std::string(std::size_t dot)>& words) {
    const FunnelPlace place(funnel);
    constexpr double bottom = FunnelPlace::height - FunnelPlace::below;
    std::string text = fmt::format(fixed("<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"group\" "
                                         "aria-label=\"{}\">\n"),
                                   FunnelPlace::width, FunnelPlace::height,
                                   escaped(tr("The dealers beside the house")));
    text += fmt::format(fixed("<path class=\"axis\" d=\"M{:.0f} 10V{:.0f}H{:.0f}\"/>\n"),
                        FunnelPlace::left, bottom, FunnelPlace::width - 10);
    text += fmt::format(fixed("<path class=\"house\" d=\"M{:.0f} {:.1f}H{:.0f}\"/>\n"),
                        FunnelPlace::left, place.y(1), FunnelPlace::width - 10);
    using Limits = FunnelPicture::Limits;
    for (const auto& [limit, kind] :
         {std::pair(&Limits::low, fixed("limit")), std::pair(&Limits::high, fixed("limit")),
          std::pair(&Limits::lowest, fixed("limit rare")),
          std::pair(&Limits::highest, fixed("limit rare"))})
        text += line_of(funnel, place, limit, kind);
    text += text_at(FunnelPlace::left - 6, 20, "end", fmt::format("{:.1f}", place.highest()));
    text += text_at(FunnelPlace::left - 6, place.y(1) + 4, "end", "1");
    text += text_at(
        FunnelPlace::width - 10, bottom + 20, "end",
        tr("times the house\u2019s errors, over the wrong hands the house would have in as many"));
    for (std::size_t i = 0; i < funnel.dots.size(); ++i) {
        const auto& dot = funnel.dots[i];
        const std::string label = escaped(words(i));
        const double x = place.x(dot.expected), y = place.y(dot.times);
        text += fmt::format(
            fixed("<circle class=\"dot{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\" tabindex=\"0\" "
                  "role=\"img\" aria-label=\"{}\"><title>{}</title></circle>\n"),
            dot.named ? fixed(" named") : "", x, y, label, label);
        if (dot.named) text += text_at(x + 10, y + 4, "start", dot.name);
    }
    return text + fixed("</svg>\n<p id=\"said\" aria-live=\"polite\"></p>\n");
}

std::string web_document(const std::string& title, const std::string& body) {
    std::string text = fixed(
        "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
        "'unsafe-inline'; script-src 'unsafe-inline'\">\n");
    text += fmt::format(fixed("<title>{}</title>\n"), escaped(title));
    text += fmt::format(fixed("<style>{}</style>\n</head>\n<body>\n"), style);
    text += body;
    text += fmt::format(fixed("<script>{}</script>\n"), script);
    return text + fixed("</body>\n</html>\n");
}

}  // namespace fairdeal
