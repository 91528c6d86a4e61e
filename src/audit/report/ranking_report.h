#pragma once
// The dealers of an audited log beside the house, as text, CSV and JSON.

#include <functional>

#include "audit/ranking/ranking.h"

namespace fairdeal {

/// What a clause or misreading is called in words, by its id; empty: nobody knows.
using NameOf = std::function<std::string(const std::string& id)>;

/// Every dealer on a line, the worst first, and below whom chance does not explain.
std::string text_of(const DealerRanking& ranking);

/// What is looked at of one dealer.
enum class DealerView : unsigned char { Causes, Shifts };
/// The dealer's line in words, then the views asked for as tables.
std::string text_of(const DealerRanking& ranking, const RankedDealer& dealer,
                    std::span<const DealerView> views, const NameOf& name_of);

/// "12 of 362 hands; all others 2 of 7000 hands".
std::string chances_in_words(const Cause& cause);
/// "more errors than chance explains", "within chance", ...
std::string verdict_on(const RankedDealer& dealer);
/// "3.4": of 100, to a tenth.
std::string per_hundred(double rate);
/// chance_in_words() of what chance does not explain, else "chance".
std::string odds_of(double log10_chance);
/// "the rate rises, by more than chance explains".
std::string trend_in_words(Trend trend);

/// Header and rows.
std::string ranking_as_csv(const DealerRanking& ranking);
std::string causes_as_csv(const RankedDealer& dealer);
std::string causes_csv_header();
std::string as_csv_row(const std::string& dealer, const Cause& cause);
std::string shifts_as_csv(const RankedDealer& dealer);

/// One JSON object, ended by LF: the house, and the dealers given with causes and shifts.
std::string json_of(const DealerRanking& ranking, std::span<const RankedDealer> dealers);

}  // namespace fairdeal
