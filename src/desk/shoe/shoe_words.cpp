#include "desk/shoe/shoe_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/translation.h"
#include "forensics/words/finding_words.h"
#include "forensics/words/report_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string name_of(const PackReport& pack) {
    if (!pack.pack.empty()) return tr("Pack {name}", "name"_a = pack.pack);
    return pack.table.empty() ? tr("No pack or table named")
                              : tr("Table {name}, pack not named", "name"_a = pack.table);
}

std::string name_of(const ShoeReport& shoe) {
    return shoe.shoe.empty() ? tr("Shoe of hand {hand}", "hand"_a = to_text(shoe.first))
                             : tr("Shoe {name}", "name"_a = shoe.shoe);
}

std::string hands_in_words(std::int64_t hands) {
    return tr_n("{number} hand", "{number} hands", hands, "number"_a = grouped(hands));
}

std::string findings_in_words(std::size_t findings) {
    return findings == 0
               ? ""
               : tr_n("{count} finding", "{count} findings", static_cast<std::int64_t>(findings));
}

ShoeItem item_of(const ShoeSession& session, const ShoeRow& row) {
    const WatchReport& report = *session.report;
    const std::size_t findings = findings_of(session, row).size();
    ShoeItem item;
    item.alarmed = findings > 0;
    item.word = findings_in_words(findings);
    if (row.of == ShoeRowOf::Log) {
        item.title = tr("The whole log");
        item.detail = hands_in_words(report.hands);
    } else if (row.of == ShoeRowOf::Pack) {
        const PackReport& pack = report.packs[row.pack];
        item.title = name_of(pack);
        item.detail =
            tr("{shoes}, {hands}", "shoes"_a = tr_n("{count} shoe", "{count} shoes", pack.shoes),
               "hands"_a = hands_in_words(pack.hands));
    } else {
        const ShoeReport& shoe = report.shoes[row.shoe];
        item.indented = true;
        item.title = name_of(shoe);
        item.detail =
            tr("{hands}, {seen} of {cards} cards read", "hands"_a = hands_in_words(shoe.hands),
               "seen"_a = shoe.seen, "cards"_a = cards_in(shoe.decks));
    }
    item.spoken = item.title + ", " + item.detail + (item.word.empty() ? "" : ", " + item.word);
    return item;
}

ShoeItem item_of(const ShoeFinding& finding) {
    const FindingWords words = in_words(finding);
    ShoeItem item;
    item.alarmed = true;
    item.title = capital(words.what);
    item.word = words.sure;
    item.detail =
        tr("{about}{since}; {look}", "about"_a = words.about.empty() ? "" : words.about + ", ",
           "since"_a = words.since, "look"_a = words.look);
    item.spoken = item.title + ", " + item.word + ", " + item.detail;
    return item;
}

// --- what is said of the picked row

std::string story_of_log(const WatchReport& report) {
    std::string story =
        tr("{hands} of {packs}.", "hands"_a = hands_in_words(report.hands),
           "packs"_a = tr_n("{count} pack", "{count} packs", std::ssize(report.packs)));
    for (std::size_t i = 0; i < unsaid_count; ++i) {
        if (const auto unsaid = unsaid_in_words(static_cast<Unsaid>(i), report))
            story += "\n" + as_sentence(*unsaid);
    }
    return story;
}

std::string story_of(const PackReport& pack) {
    std::string story = tr("{decks}; {shoes}, {hands}, {cards} cards read.",
                           "decks"_a = tr_n("{count} deck", "{count} decks", pack.decks),
                           "shoes"_a = tr_n("{count} shoe", "{count} shoes", pack.shoes),
                           "hands"_a = hands_in_words(pack.hands), "cards"_a = grouped(pack.seen));
    story += " " + tr("Missing cards: {odds}.",
                      "odds"_a = evidence_in_words(
                          pack.log_missing.value_or(pack.log_restart_odds.value_or(0))));
    const std::string not_provable = not_provable_in_words(pack.not_provable);
    return not_provable.empty() ? story : story + "\n" + as_sentence(not_provable);
}

std::string story_of(const ShoeReport& shoe, const PackReport& pack) {
    return tr("{hands} of {pack}, from hand {first} to hand {last}; {seen} of {cards} cards read.",
              "hands"_a = hands_in_words(shoe.hands), "pack"_a = name_of(pack),
              "first"_a = to_text(shoe.first), "last"_a = to_text(shoe.last), "seen"_a = shoe.seen,
              "cards"_a = cards_in(shoe.decks));
}

// --- the chart of evidence

EvidencePicture::Curve curve_of(const PackReport& pack, std::string name,
                                double EvidencePoint::*test, double dash) {
    EvidencePicture::Curve curve{std::move(name), {}, dash};
    const double ten = std::log(10.0);
    for (const EvidencePoint& point : pack.trace) curve.odds.push_back(point.*test / ten);
    return curve;
}

EvidencePicture chart_of(const PackReport& pack) {
    EvidencePicture chart;
    chart.curves = {curve_of(pack, tr("cards missing"), &EvidencePoint::missing, 0),
                    curve_of(pack, tr("one too many"), &EvidencePoint::extra, 6),
                    curve_of(pack, tr("one in place of another"), &EvidencePoint::swapped, 3),
                    curve_of(pack, tr("another number of decks"), &EvidencePoint::decks, 1.5)};
    chart.alarm = pack.log_alarm / std::log(10.0);
    chart.alarm_name =
        tr("alarm: {odds}; others 1 in 365", "odds"_a = odds_by_chance(pack.log_alarm));
    chart.first = tr("hand {hand}", "hand"_a = fmt::format("#{}", pack.first.number));
    chart.last = tr("hand {hand}", "hand"_a = fmt::format("#{}", pack.last.number));
    return chart;
}

/// The shoe's hands among those of the chart.
void mark(EvidencePicture& chart, const PackReport& pack, const ShoeReport& shoe) {
    const auto place = [&](std::int64_t hand) {
        const auto found = std::lower_bound(
            pack.trace.begin(), pack.trace.end(), hand,
            [](const EvidencePoint& point, std::int64_t number) { return point.hand < number; });
        return static_cast<std::size_t>(found - pack.trace.begin());
    };
    const std::size_t first = place(shoe.first.number), end = place(shoe.last.number + 1);
    if (first < end) chart.marked = {first, end};
}

/// Of each test the highest odds and the last.
std::string words_of(const EvidencePicture& chart) {
    std::string words = tr("How sure each test is, over {hands}.",
                           "hands"_a = hands_in_words(std::ssize(chart.curves.front().odds)));
    const double ten = std::log(10.0);
    for (const EvidencePicture::Curve& curve : chart.curves) {
        const double most = *std::max_element(curve.odds.begin(), curve.odds.end());
        words += " " + tr("{test}: at most {most}, at last {last}.", "test"_a = capital(curve.name),
                          "most"_a = evidence_in_words(most * ten),
                          "last"_a = evidence_in_words(curve.odds.back() * ten));
    }
    return words + " " + as_sentence(chart.alarm_name);
}

// --- the kinds of cards

void mark_kinds(KindGridPicture& grid, const ShoeFinding& finding) {
    for (const Card card : finding.suspects)
        grid.kinds.at(kind_of(card)).mark = KindGridPicture::Suspect::Missing;
    for (const Card card : finding.extra)
        grid.kinds.at(kind_of(card)).mark = KindGridPicture::Suspect::TooMany;
}

std::string marked_in_words(const KindGridPicture& grid, KindGridPicture::Suspect mark) {
    std::vector<std::string> cards;
    for (std::size_t kind = 0; kind < card_kinds; ++kind)
        if (grid.kinds.at(kind).mark == mark)
            cards.push_back(to_text(card_of_kind(kind)) + " " + grid.kinds.at(kind).seen);
    return fmt::format("{}", fmt::join(cards, ", "));
}

void add_kinds(ShoeScreen& screen, const ShoeSession& session, const ShoeRow& row,
               const std::array<std::int64_t, card_kinds>& copies) {
    KindGridPicture grid;
    std::int64_t all = 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        grid.kinds.at(kind).seen = grouped(copies.at(kind));
        all += copies.at(kind);
    }
    for (const std::size_t found : findings_of(session, row))
        mark_kinds(grid, session.report->findings[found]);
    const std::string expected = fmt::format("{:.1f}", static_cast<double>(all) / card_kinds);
    screen.kinds_title = tr("Seen of each kind of card; expected {number}", "number"_a = expected);
    screen.kinds_words = as_sentence(screen.kinds_title);
    const auto [least, most] = std::minmax_element(copies.begin(), copies.end());
    screen.kinds_words +=
        " " + tr("From {least} to {most}.", "least"_a = grouped(*least), "most"_a = grouped(*most));
    using Suspect = KindGridPicture::Suspect;
    if (const std::string cards = marked_in_words(grid, Suspect::Missing); !cards.empty())
        screen.kinds_words += " " + tr("Suspected missing: {cards}.", "cards"_a = cards);
    if (const std::string cards = marked_in_words(grid, Suspect::TooMany); !cards.empty())
        screen.kinds_words += " " + tr("Suspected too many: {cards}.", "cards"_a = cards);
    screen.kinds = std::move(grid);
}

void add_pack(ShoeScreen& screen, const ShoeSession& session, const ShoeRow& row) {
    const PackReport& pack = session.report->packs[row.pack];
    if (pack.trace.size() > 1) screen.chart = chart_of(pack);
    std::array<std::int64_t, card_kinds> copies{};
    if (row.of == ShoeRowOf::Pack) {
        screen.title = name_of(pack);
        screen.story = story_of(pack);
        for (std::size_t kind = 0; kind < card_kinds; ++kind)
            copies.at(kind) = pack.kinds.at(kind).copies;
    } else {
        const ShoeReport& shoe = session.report->shoes[row.shoe];
        screen.title = name_of(shoe);
        screen.story = story_of(shoe, pack);
        if (screen.chart) mark(*screen.chart, pack, shoe);
        for (std::size_t kind = 0; kind < card_kinds; ++kind)
            copies.at(kind) = shoe.copies.at(kind);
    }
    if (screen.chart) screen.chart_words = words_of(*screen.chart);
    add_kinds(screen, session, row, copies);
}

std::string nothing_found(const ShoeSession& session, const ShoeRow& row) {
    if (row.of != ShoeRowOf::Pack) return tr("Nothing was found.");
    const PackReport& pack = session.report->packs[row.pack];
    if (pack.shoes == 0)
        return tr("Nothing was found, but the records do not say which hands belong to one shoe.");
    return pack.not_provable == NotProvable::No
               ? tr("Nothing was found.")
               : tr("Nothing was found, but these hands cannot prove that no card is missing.");
}

void add_picked(ShoeScreen& screen, const ShoeSession& session) {
    const ShoeRow& row = session.rows[session.picked];
    if (row.of == ShoeRowOf::Log) {
        screen.title = tr("The whole log");
        screen.story = story_of_log(*session.report);
    } else {
        add_pack(screen, session, row);
    }
    for (const std::size_t found : findings_of(session, row))
        screen.findings.push_back(item_of(session.report->findings[found]));
    if (screen.findings.empty())
        screen.no_finding = nothing_found(session, row);
    else
        screen.finding = static_cast<int>(session.finding);
    const auto hands = std::ssize(hands_behind(session));
    if (hands > 0)
        screen.hands_label = tr_n("{number} hand in Replay", "{number} hands in Replay", hands,
                                  "number"_a = grouped(hands));
    screen.can_open_case =
        picked_finding(session) != nullptr && session.open_log.file == session.file;
}

}  // namespace

ShoeScreen shoe_screen(const ShoeSession& session) {
    ShoeScreen screen;
    screen.has_log = session.open_log.log != nullptr;
    screen.working = session.work.is_under_way();
    if (screen.working && session.reached->of > 0)
        screen.per_mille = static_cast<int>(session.reached->done * 1000 / session.reached->of);
    screen.error = session.error;
    if (!screen.has_log) {
        screen.summary = tr("No log is open.");
        return screen;
    }
    screen.summary = tr("{log}: what its hands show together.",
                        "log"_a = std::filesystem::path(session.file).filename().string());
    const auto grown = hands_since(session);
    if (grown > 0 && !screen.working)
        screen.summary +=
            " " + tr_n("{count} hand came into the log since: look again (F5).",
                       "{count} hands came into the log since: look again (F5).", grown);
    if (!session.report) {
        if (screen.working) screen.empty = tr("Checking the hands.");
        return screen;
    }
    if (session.report->hands == 0) {
        screen.empty = tr("This log holds no hand yet.");
        return screen;
    }
    for (const ShoeRow& row : session.rows) screen.rows.push_back(item_of(session, row));
    screen.picked = static_cast<int>(session.picked);
    add_picked(screen, session);
    return screen;
}

}  // namespace fairdeal
