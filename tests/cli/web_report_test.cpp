// fairdeal report: the web page, in a browser without a screen and without a network.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include "running.h"

using namespace fairdeal;

namespace {

/// What a reader does on the page, done within it: what is told comes as JSON in the last element.
/// Faults of the page's own script are told too.
constexpr std::string_view reader_of_the_page = R"js(
<script>
const faults = [];
window.addEventListener("error", (fault) => faults.push(String(fault.message)));
document.addEventListener("securitypolicyviolation", (e) => faults.push(e.violatedDirective));
</script>)js";
constexpr std::string_view reading_of_the_page = R"js(
<script>
{
const column = (table, at) => Array.from(table.tBodies[0].rows, (row) => row.children[at].dataset.v);
const sorted = [];
for (const table of document.querySelectorAll("table")) {
  const heads = Array.from(table.tHead.rows[0].children);
  heads.forEach((head, at) => {
    const button = head.querySelector("button");
    if (!button || head.classList.contains("n") === false) return;
    const before = column(table, at).length;
    button.click();
    const falling = {way: head.getAttribute("aria-sort"), values: column(table, at)};
    button.click();
    const rising = {way: head.getAttribute("aria-sort"), values: column(table, at)};
    sorted.push({title: button.textContent, before, falling, rising});
  });
}
const said = document.getElementById("said"), dots = [];
for (const dot of document.querySelectorAll(".dot")) {
  dot.dispatchEvent(new MouseEvent("mouseenter"));
  const hovered = said.textContent;
  said.textContent = "";
  dot.focus();
  dots.push({label: dot.getAttribute("aria-label"), hovered, focused: said.textContent});
}
const body = getComputedStyle(document.body);
const seen = document.createElement("pre");
seen.textContent = JSON.stringify({
  faults, sorted, dots, ink: body.color, paper: body.backgroundColor,
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  fetched: performance.getEntriesByType("resource").map((each) => each.name),
  headings: Array.from(document.querySelectorAll("h1, h2"), (each) => each.textContent)});
seen.id = "seen";
document.body.append(seen);
}
</script>)js";

const std::string browser =
    "chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync "
    "--disable-dev-shm-usage --virtual-time-budget=3000 ";

/// A report of a night of two dealers, one of them worse, and what a browser makes of it.
struct Page {
    Folder folder;
    std::string file = folder.path("night.html");

    Page() {
        const std::string hands = folder.path("hands"), log = folder.path("night.db");
        const Ran made =
            shell("$FAIRDEAL deal --game midnight --seed 9 --count 400 --errors 0.1 > '" + hands +
                  "' && $FAIRDEAL import --log '" + log + "' '" + hands +
                  "' && $FAIRDEAL report --log '" + log +
                  "' --house 'Casino <Bellevue> & Söhne' --out '" + file + "'");
        BOOST_REQUIRE_MESSAGE(made.status == 0, made.err);
    }
    /// Runs the browser on a file of the folder.
    [[nodiscard]] std::string browse(const std::string& name, const std::string& options) const {
        const Ran ran = shell(browser + options + " --user-data-dir='" + folder.path("browser") +
                              "' 'file://" + folder.path(name) + "'");
        BOOST_REQUIRE_MESSAGE(ran.status == 0, ran.err);
        return ran.out;
    }
    /// What a reader finds on the page.
    [[nodiscard]] nlohmann::json read(const std::string& options) const {
        std::string page = text_of_file(file);
        const auto put = [&](std::string_view before, std::string_view more) {
            const auto at = page.rfind(before);
            BOOST_REQUIRE(at != std::string::npos);
            page.insert(at, more);
        };
        put("<style>", reader_of_the_page);
        put("</body>", reading_of_the_page);
        static_cast<void>(folder.write("read.html", page));
        const std::string shown = browse("read.html", "--dump-dom " + options);
        const std::string begin = "<pre id=\"seen\">";
        const auto from = shown.find(begin), until = shown.rfind("</pre>");
        BOOST_REQUIRE_MESSAGE((from != std::string::npos && until != std::string::npos), shown);
        std::string told = shown.substr(from + begin.size(), until - from - begin.size());
        for (const auto& [was, is] : {std::pair("&lt;", "<"), {"&gt;", ">"}, {"&amp;", "&"}})
            for (auto at = told.find(was); at != std::string::npos; at = told.find(was, at + 1))
                told.replace(at, std::string_view(was).size(), is);
        return nlohmann::json::parse(told);
    }
    static const Page& shared() {
        static const Page page;
        return page;
    }
};

std::vector<double> numbers(const nlohmann::json& values) {
    std::vector<double> all;
    for (const auto& value : values) all.push_back(std::stod(value.get<std::string>()));
    return all;
}

/// "rgb(23, 24, 26)": how light it is, 0 to 765.
int lightness(const std::string& colour) {
    int red = -1, green = -1, blue = -1;
    BOOST_REQUIRE(std::sscanf(colour.c_str(), "rgb(%d, %d, %d)", &red, &green, &blue) == 3);
    return red + green + blue;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(web_report)

BOOST_AUTO_TEST_CASE(a_browser_sorts_its_tables_and_says_what_the_mouse_is_on) {
    const nlohmann::json seen = Page::shared().read("");
    BOOST_TEST(seen["faults"].empty(), seen["faults"].dump());
    BOOST_TEST(seen["fetched"].empty(), seen["fetched"].dump());
    BOOST_TEST(seen["sorted"].size() > 10U);
    bool some_differ = false;
    for (const auto& one : seen["sorted"]) {
        const std::string title = one["title"];
        BOOST_TEST(one["falling"]["way"] == "descending", title);
        BOOST_TEST(one["rising"]["way"] == "ascending", title);
        const auto falling = numbers(one["falling"]["values"]);
        const auto rising = numbers(one["rising"]["values"]);
        BOOST_TEST(std::is_sorted(falling.rbegin(), falling.rend()), title);
        BOOST_TEST(std::is_sorted(rising.begin(), rising.end()), title);
        BOOST_TEST(rising.size() == one["before"].get<std::size_t>(), title);
        some_differ = some_differ || (!rising.empty() && rising.front() < rising.back());
    }
    BOOST_TEST(some_differ);
    BOOST_TEST(seen["dots"].size() > 1U);
    for (const auto& dot : seen["dots"]) {
        BOOST_TEST(!dot["label"].get<std::string>().empty());
        BOOST_TEST(dot["hovered"] == dot["label"]);
        BOOST_TEST(dot["focused"] == dot["label"]);
    }
}

BOOST_AUTO_TEST_CASE(it_is_light_or_dark_as_the_reader_has_it_and_fits_a_phone) {
    const Page& page = Page::shared();
    const nlohmann::json light = page.read("--blink-settings=preferredColorScheme=1");
    const nlohmann::json dark = page.read("--blink-settings=preferredColorScheme=0");
    BOOST_TEST(lightness(light["paper"]) - lightness(light["ink"]) > 400);
    BOOST_TEST(lightness(dark["ink"]) - lightness(dark["paper"]) > 400);
    // Tables scroll by themselves; the page does not scroll sideways.
    BOOST_TEST(page.read("--window-size=500,800")["wide"] == 0);
}

BOOST_AUTO_TEST_CASE(it_prints_whole) {
    const Page& page = Page::shared();
    const std::string pdf = page.folder.path("printed.pdf");
    static_cast<void>(page.browse("night.html", "--print-to-pdf='" + pdf + "'"));
    const std::string text = shell("pdftotext -layout '" + pdf + "' -").out;
    BOOST_TEST(says(text, "Casino <Bellevue> & Söhne"));
    const nlohmann::json seen = page.read("");
    BOOST_TEST(seen["headings"].size() > 5U);
    // Each table's first and last column are on the paper, so nothing beside them is cut.
    for (const char* column : {"Dealer", "By chance", "Misreading", "Underpaid"})
        BOOST_TEST(says(text, column), column);
}

BOOST_AUTO_TEST_SUITE_END()
