#pragma once
// What a web report is made of: the document with its style and its one script, tables that sort,
// bars, and the funnel. Every word given as `html` is markup; all others are escaped here.

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "picture/charts/funnel.h"
#include "record/unit.h"

namespace fairdeal {

struct WebCell {
    std::string html;
    std::string value;  // that it is sorted by
    bool number = false;
    bool strong = false;
};

struct WebColumn {
    std::string title;
    bool numbers = false;
    bool sorts = true;  // not where its cells cannot be compared: counts beside amounts, bars
};

struct WebTable {
    std::string caption;  // for a screen reader
    std::vector<WebColumn> columns;
    std::vector<std::vector<WebCell>> rows;
};
std::string html_of(const WebTable& table);

/// Names with values.
std::string web_facts(const std::vector<std::pair<std::string, std::string>>& rows);

/// Underpaid to the left, overpaid to the right, beside the most of the table.
std::string web_bars(const Exposure& own, Money most, Unit unit);

/// The funnel; `words` says what a dot is, by its number.
std::string web_funnel(const FunnelPicture& funnel,
                       const std::function<std::string(std::size_t dot)>& words);

/// The whole document.
std::string web_document(const std::string& title, const std::string& body);

}  // namespace fairdeal
