#include "audit/report/ranking_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/report/cause_json.h"
#include "audit/report/chances.h"
#include "base/translation.h"
#include "formats/csv_row.h"

namespace fairdeal {

namespace {

using Json = nlohmann::ordered_json;

/// "5.6 to 10.5".
std::string interval_in_text(const RateInterval& interval) {
    return tr("{low} to {high}", "low"_a = per_hundred(interval.low),
              "high"_a = per_hundred(interval.high));
}

std::string house_in_text(const DealerRanking& ranking) {
    return tr_n("the house: {rate} of 100 hands wrong, {wrong} of {count} hand",
                "the house: {rate} of 100 hands wrong, {wrong} of {count} hands", ranking.house.n,
                "rate"_a = per_hundred(ranking.house.rate()), "wrong"_a = ranking.house.k) +
           "\n";
}

/// Rows of equal columns: the first to the left, the last as long as it likes, the rest to the
/// right.
std::string columns_of(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line = fmt::format("{:<{}}", row.front(), widths.front());
        for (std::size_t i = 1; i + 1 < row.size(); ++i)
            line += fmt::format("  {:>{}}", row[i], widths[i]);
        line += "  " + row.back();
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string causes_in_text(const RankedDealer& dealer, const NameOf& name_of) {
    if (dealer.causes.empty()) return tr("no wager was settled wrongly") + "\n";
    std::vector<std::vector<std::string>> rows{{tr("clause"), tr("wrong"), tr("of"),
                                                tr("the others"), tr("of"), tr("chance"),
                                                tr("cause")}};
    for (const Cause& cause : dealer.causes) {
        std::string words =
            cause.clause == nothing_said ? tr("nothing was due") : name_of(cause.clause);
        if (cause.of == Cause::Of::Hands)
            words =
                tr("{misreading}, in so many hands", "misreading"_a = name_of(cause.misreading));
        else if (!cause.misreading.empty())
            words = tr("{clause}: {misreading}, {count} of {all}", "clause"_a = words,
                       "misreading"_a = name_of(cause.misreading), "count"_a = cause.misread,
                       "all"_a = cause.own.k);
        rows.push_back({cause.clause, fmt::format("{}", cause.own.k),
                        fmt::format("{}", cause.own.n), fmt::format("{}", cause.others.k),
                        fmt::format("{}", cause.others.n), odds_of(cause.log10_chance), words});
    }
    return columns_of(rows);
}

std::string shifts_in_text(const RankedDealer& dealer) {
    if (dealer.shifts.empty()) return tr("no hand has a time") + "\n";
    std::vector<std::vector<std::string>> rows{
        {tr("shift"), tr("hands"), tr("wrong"), tr("of 100")}};
    for (const ShiftErrors& shift : dealer.shifts)
        rows.push_back({shift.shift, fmt::format("{}", shift.hands.n),
                        fmt::format("{}", shift.hands.k), per_hundred(shift.hands.rate())});
    return columns_of(rows) + trend_in_words(dealer.trend) + "\n";
}

}  // namespace

std::string per_hundred(double rate) { return fmt::format("{:.1f}", rate * 100); }

std::string odds_of(double log10_chance) {
    return is_beyond_chance(log10_chance) ? chance_in_words(log10_chance) : tr("chance");
}

std::string chances_in_words(const Cause& cause) {
    const auto share = [&](const Share& one) {
        return cause.of == Cause::Of::Hands
                   ? tr_n("{wrong} of {number} hand", "{wrong} of {number} hands", one.n,
                          "wrong"_a = one.k, "number"_a = one.n)
                   : tr_n("{wrong} of {number} wager", "{wrong} of {number} wagers", one.n,
                          "wrong"_a = one.k, "number"_a = one.n);
    };
    if (cause.others.n == 0)
        return tr("{own}; a careful dealer gets 1 in 100 wrong", "own"_a = share(cause.own));
    return tr("{own}; all others {others}", "own"_a = share(cause.own),
              "others"_a = share(cause.others));
}

std::string verdict_on(const RankedDealer& dealer) {
    if (is_beyond_chance(dealer.log10_chance))
        return tr("more errors than chance explains ({chance})",
                  "chance"_a = chance_in_words(dealer.log10_chance));
    if (const Cause* cause = first_beyond_chance(dealer))
        return tr(
            "within chance as a whole, but not in {clause} ({chance})",
            "clause"_a = cause->clause == nothing_said ? tr("what was not due") : cause->clause,
            "chance"_a = chance_in_words(cause->log10_chance));
    return tr("within chance");
}

std::string trend_in_words(Trend trend) {
    switch (trend) {
        case Trend::TooFewToSay: return tr("too few shifts or errors for a trend");
        case Trend::NoneBeyondChance: return tr("no trend beyond chance");
        case Trend::Rising: return tr("the rate rises, by more than chance explains");
        case Trend::Falling: return tr("the rate falls, by more than chance explains");
    }
    throw Fault("invalid trend");
}

std::string text_of(const DealerRanking& ranking) {
    std::string text = house_in_text(ranking);
    if (ranking.dealers.empty())
        return text + tr("no hand with a settlement names a dealer") + "\n";
    std::vector<std::vector<std::string>> rows{
        {tr("dealer"), tr("hands"), tr("wrong"), tr("of 100"), tr("95 % between"),
         tr("house, same games"), tr("times the house"), tr("drawn in"), tr("verdict")}};
    for (const RankedDealer& dealer : ranking.dealers)
        rows.push_back({dealer.dealer, fmt::format("{}", dealer.hands.n),
                        fmt::format("{}", dealer.hands.k), per_hundred(dealer.hands.rate()),
                        interval_in_text(dealer.interval), per_hundred(dealer.rate_of_house()),
                        fmt::format("{:.2f}", dealer.ratio()), fmt::format("{:.2f}", dealer.shrunk),
                        verdict_on(dealer)});
    return text + columns_of(rows) + "\n" +
           tr("The house is all dealers, this one among them. \u201cDrawn in\u201d is what is left "
              "where few hands say little (Marshall 1991); of those named, chance explains at "
              "most 5 % (Benjamini and Hochberg 1995).") +
           "\n";
}

std::string text_of(const DealerRanking& ranking, const RankedDealer& dealer,
                    std::span<const DealerView> views, const NameOf& name_of) {
    std::string text = house_in_text(ranking);
    text +=
        tr_n(
            "dealer {dealer}: {rate} of 100 hands wrong, {wrong} of {count} hand, {interval} "
            "with 95 % confidence",
            "dealer {dealer}: {rate} of 100 hands wrong, {wrong} of {count} hands, {interval} "
            "with 95 % confidence",
            dealer.hands.n, "dealer"_a = dealer.dealer, "rate"_a = per_hundred(dealer.hands.rate()),
            "wrong"_a = dealer.hands.k, "interval"_a = interval_in_text(dealer.interval)) +
        "\n";
    text += tr("the house in the same games: {rate} of 100; {verdict}",
               "rate"_a = per_hundred(dealer.rate_of_house()), "verdict"_a = verdict_on(dealer)) +
            "\n";
    for (const DealerView view : views)
        text += "\n" + (view == DealerView::Causes ? causes_in_text(dealer, name_of)
                                                   : shifts_in_text(dealer));
    return text;
}

std::string ranking_as_csv(const DealerRanking& ranking) {
    std::string text =
        "dealer,hands,wrong_hands,rate_low,rate_high,expected_wrong_hands,times_the_house,"
        "times_the_house_shrunk,log10_of_corrected_chance,beyond_chance,trend\n";
    for (const RankedDealer& dealer : ranking.dealers) {
        CsvRow row;
        row.text(dealer.dealer).number(dealer.hands.n).number(dealer.hands.k);
        row.real(dealer.interval.low).real(dealer.interval.high).real(dealer.expected);
        row.real(dealer.ratio()).real(dealer.shrunk).real(dealer.log10_chance);
        row.word(is_beyond_chance(dealer.log10_chance) ? "yes" : "no").word(to_text(dealer.trend));
        text += row.line();
    }
    return text;
}

std::string causes_csv_header() {
    return "dealer,clause,misreading,wrong,chances,chances_are,others_wrong,others_chances,"
           "log10_of_corrected_chance,beyond_chance,misread_wagers\n";
}

std::string as_csv_row(const std::string& dealer, const Cause& cause) {
    CsvRow row;
    row.text(dealer).text(cause.clause == nothing_said ? "" : cause.clause);
    row.text(cause.misreading).number(cause.own.k).number(cause.own.n).word(to_text(cause.of));
    row.number(cause.others.k).number(cause.others.n).real(cause.log10_chance);
    row.word(is_beyond_chance(cause.log10_chance) ? "yes" : "no").number(cause.misread);
    return row.line();
}

std::string causes_as_csv(const RankedDealer& dealer) {
    std::string text = causes_csv_header();
    for (const Cause& cause : dealer.causes) text += as_csv_row(dealer.dealer, cause);
    return text;
}

std::string shifts_as_csv(const RankedDealer& dealer) {
    std::string text = "dealer,shift,hands,wrong_hands\n";
    for (const ShiftErrors& shift : dealer.shifts) {
        CsvRow row;
        row.text(dealer.dealer).text(shift.shift).number(shift.hands.n).number(shift.hands.k);
        text += row.line();
    }
    return text;
}

nlohmann::ordered_json json_of(const Cause& cause) {
    const auto share = [](const Share& one) -> Json {
        return {{"wrong", one.k}, {"chances", one.n}};
    };
    return {{"clause", cause.clause == nothing_said ? Json(nullptr) : Json(cause.clause)},
            {"misreading", cause.misreading.empty() ? Json(nullptr) : Json(cause.misreading)},
            {"misread-wagers", cause.misread},
            {"chances-are", to_text(cause.of)},
            {"dealer-share", share(cause.own)},
            {"others-share", share(cause.others)},
            {"log10-of-corrected-chance", cause.log10_chance},
            {"beyond-chance", is_beyond_chance(cause.log10_chance)}};
}

namespace {

Json hands_in_json(const Share& hands) { return {{"hands", hands.n}, {"wrong-hands", hands.k}}; }

Json json_of(const RankedDealer& dealer) {
    Json json{{"dealer", dealer.dealer}};
    json.update(hands_in_json(dealer.hands));
    json.update({{"rate-low", dealer.interval.low},
                 {"rate-high", dealer.interval.high},
                 {"expected-wrong-hands", dealer.expected},
                 {"times-the-house", dealer.ratio()},
                 {"times-the-house-shrunk", dealer.shrunk},
                 {"log10-of-corrected-chance", dealer.log10_chance},
                 {"beyond-chance", is_beyond_chance(dealer.log10_chance)},
                 {"trend", to_text(dealer.trend)}});
    json["causes"] = Json::array();
    for (const Cause& cause : dealer.causes) json["causes"].push_back(json_of(cause));
    json["shifts"] = Json::array();
    for (const ShiftErrors& shift : dealer.shifts) {
        Json one{{"shift", shift.shift}};
        one.update(hands_in_json(shift.hands));
        json["shifts"].push_back(std::move(one));
    }
    return json;
}

}  // namespace

std::string json_of(const DealerRanking& ranking, std::span<const RankedDealer> dealers) {
    Json json{{"house", hands_in_json(ranking.house)},
              {"dealers-compared", ranking.compared},
              {"dealers", Json::array()}};
    for (const RankedDealer& dealer : dealers) json["dealers"].push_back(json_of(dealer));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace fairdeal
