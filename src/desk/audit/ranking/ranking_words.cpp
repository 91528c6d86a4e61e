#include "desk/audit/ranking/ranking_words.h"

#include <algorithm>

#include "audit/report/chances.h"
#include "audit/report/ranking_report.h"
#include "base/translation.h"
#include "print/report/dealer_funnel.h"
#include "training/book/clause_title.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string times_in_words(const RankedDealer& dealer) {
    return tr("{times} times the house\u2019s errors, {drawn} drawn in",
              "times"_a = fmt::format("{:.1f}", dealer.ratio()),
              "drawn"_a = fmt::format("{:.1f}", dealer.shrunk));
}

RankedItem item_of(const RankedDealer& dealer) {
    RankedItem item;
    item.named = is_beyond_chance(dealer.log10_chance);
    item.title = tr("Dealer {dealer}", "dealer"_a = dealer.dealer);
    item.detail =
        tr_n("{rate} of 100 hands wrong ({wrong} of {count} hand)",
             "{rate} of 100 hands wrong ({wrong} of {count} hands)", dealer.hands.n,
             "rate"_a = per_hundred(dealer.hands.rate()), "wrong"_a = grouped(dealer.hands.k));
    add_part(item.detail, times_in_words(dealer));
    const bool in_one_thing = !item.named && first_beyond_chance(dealer) != nullptr;
    item.word = item.named     ? tr("beyond chance")
                : in_one_thing ? tr("beyond chance in one thing")
                               : tr("within chance");
    item.named = item.named || in_one_thing;
    item.spoken = item.title + ". " + item.detail + ". " + item.word;
    return item;
}

RankedItem item_of(const Cause& cause, const Library& library) {
    RankedItem item;
    item.named = is_beyond_chance(cause.log10_chance);
    item.title = name_of(cause, library);
    item.detail = chances_in_words(cause);
    item.word = item.named ? chance_in_words(cause.log10_chance) : tr("within chance");
    item.spoken = item.title + ". " + item.detail + ". " + item.word;
    return item;
}

std::string story_of(const RankedDealer& dealer, bool alone) {
    std::string story =
        tr("Wrong: {rate} of 100 hands, between {low} and {high} with 95 % confidence. In the same "
           "games the house has {house}.",
           "rate"_a = per_hundred(dealer.hands.rate()), "low"_a = per_hundred(dealer.interval.low),
           "high"_a = per_hundred(dealer.interval.high),
           "house"_a = per_hundred(dealer.rate_of_house()));
    story += " " + (is_beyond_chance(dealer.log10_chance)
                        ? tr("By chance alone so many or more come about less than {chance} times.",
                             "chance"_a = chance_in_words(dealer.log10_chance))
                    : first_beyond_chance(dealer) != nullptr
                        ? tr("As a whole chance explains it, but not what is named below.")
                        : tr("Chance explains it."));
    if (alone)
        story = tr("Wrong: {rate} of 100 hands, between {low} and {high} with 95 % confidence.",
                   "rate"_a = per_hundred(dealer.hands.rate()),
                   "low"_a = per_hundred(dealer.interval.low),
                   "high"_a = per_hundred(dealer.interval.high));
    switch (dealer.trend) {
        case Trend::TooFewToSay: break;
        case Trend::NoneBeyondChance:
            story += " " + tr("From shift to shift there is no trend beyond chance.");
            break;
        case Trend::Rising:
            story += " " + tr("It rises from shift to shift, by more than chance explains.");
            break;
        case Trend::Falling:
            story += " " + tr("It falls from shift to shift, by more than chance explains.");
            break;
    }
    return story;
}

void add_funnel(RankingScreen& screen, const DealerRanking& ranking, const RankedDealer& picked) {
    screen.funnel = funnel_of(ranking, picked.dealer);
    const auto named = std::ranges::count_if(ranking.dealers, [](const RankedDealer& dealer) {
        return is_beyond_chance(dealer.log10_chance);
    });
    screen.funnel_words = tr_n("Funnel plot: {named} of {count} dealer beyond chance",
                               "Funnel plot: {named} of {count} dealers beyond chance",
                               static_cast<std::int64_t>(screen.dealers.size()), "named"_a = named);
}

}  // namespace

std::string name_of(const Cause& cause, const Library& library) {
    const std::string clause = cause.clause == nothing_said
                                   ? tr("Settled where nothing was due")
                                   : clause_title_with_id(library, cause.clause);
    const Misreading* misreading = find_misreading(library, cause.misreading);
    if (misreading == nullptr) return clause;
    if (cause.of == Cause::Of::Hands)
        return tr("{clause}: {misreading}", "clause"_a = clause,
                  "misreading"_a = action_of(*misreading));
    return tr("{clause}: {misreading}, {count} of {all}", "clause"_a = clause,
              "misreading"_a = action_of(*misreading), "count"_a = grouped(cause.misread),
              "all"_a = grouped(cause.own.k));
}

RankingScreen ranking_screen(const AuditSession& session) {
    RankingScreen screen;
    if (!session.report) return screen;
    const DealerRanking& ranking = session.report->ranking;
    if (ranking.dealers.empty()) {
        screen.empty = session.report->has_no_hand()
                           ? tr(no_hand_audited)
                           : tr("No hand with a settlement names a dealer.");
        return screen;
    }
    screen.house = tr_n(
        "The house: {rate} of 100 hands wrong ({wrong} of {count} hand). A dealer is named "
        "when chance does not explain their errors; at most 5 % of those named are named "
        "by chance.",
        "The house: {rate} of 100 hands wrong ({wrong} of {count} hands). A dealer is named "
        "when chance does not explain their errors; at most 5 % of those named are named "
        "by chance.",
        ranking.house.n, "rate"_a = per_hundred(ranking.house.rate()),
        "wrong"_a = grouped(ranking.house.k));
    if (ranking.compared < 2)
        screen.house =
            tr("Only one dealer is in it: there is nobody to compare with. What is listed is "
               "compared with a careful dealer, who gets 1 in 100 wrong.");
    const RankedDealer* picked = ranked_dealer(session);
    for (const RankedDealer& dealer : ranking.dealers) {
        if (&dealer == picked) screen.picked = static_cast<int>(screen.dealers.size());
        screen.dealers.push_back(item_of(dealer));
    }
    add_funnel(screen, ranking, *picked);
    screen.title = screen.dealers.at(static_cast<std::size_t>(screen.picked)).title;
    screen.story = story_of(*picked, ranking.compared < 2);
    for (const Cause& cause : picked->causes)
        screen.causes.push_back(item_of(cause, session.library));
    if (!screen.causes.empty())
        screen.cause = static_cast<int>(std::min(session.cause, screen.causes.size() - 1));
    return screen;
}

}  // namespace fairdeal
