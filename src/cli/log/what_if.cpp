#include <fmt/format.h>

#include "audit/explain/house_change_words.h"
#include "audit/report/report_text.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/log/option_words.h"
#include "cli/output.h"
#include "formats/csv_row.h"
#include "training/book/clause_title.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

/// The words of the command line; every word that is none is a problem.
class WhatIfRequest : public OptionWords {
public:
    WhatIfRequest(const WhatIfOptions& asked, const Library& library) {
        filter_.table = asked.table;
        filter_.dealer = asked.dealer;
        read_span(filter_, {"--since", asked.since}, {"--until", asked.until});
        read_hands(asked.hands);
        if (!asked.card.empty()) read_card(asked.card, library);
        read_game(asked);
        if (problems().empty()) read_options(asked);
        filter_.game = change_.game;
    }
    [[nodiscard]] const HandFilter& filter() const { return filter_; }
    [[nodiscard]] const HouseChange& change() const { return change_; }

private:
    void read_hands(const std::string& words) {
        if (words.empty()) return;
        auto hands = hand_numbers_from(words);
        if (hands)
            change_.hands = *std::move(hands);
        else
            refuse("--hands", hands.error().front().what);
    }

    void read_card(const std::string& named, const Library& library) {
        auto card = table_card_of("--card", named, library);
        if (card) {
            change_.card = card->card;
            return;
        }
        for (Problem& problem : card.error()) refuse(std::move(problem));
    }

    void read_game(const WhatIfOptions& asked) {
        const auto game = game_from(asked.game);
        if (game)
            change_.game = *game;
        else if (!asked.game.empty())
            refuse(no_game(asked.game));
        else if (change_.card)
            change_.game = change_.card->game();
        else if (asked.card.empty())
            refuse("--game",
                   tr("whose options are they? Name the game, or a table card by --card"));
        if (game && change_.card && change_.card->game() != *game)
            refuse("--card",
                   tr("the table card is of {game}", "game"_a = to_text(change_.card->game())));
    }

    void read_options(const WhatIfOptions& asked) {
        if (asked.options.empty() && asked.card.empty())
            refuse("--option",
                   tr("what is to be changed? Name an option, or a table card by --card"));
        for (const std::string& words : asked.options) {
            auto option = other_option_from(change_.game, words);
            if (option)
                change_.options.push_back(*std::move(option));
            else
                refuse("--option", option.error().front().what);
        }
    }

    HandFilter filter_;
    HouseChange change_;
};

/// "12 settled otherwise: #6 #13 ..."; no colon where there is none.
std::string counted(std::string words, const std::vector<std::int64_t>& hands) {
    constexpr std::size_t shown = 6;
    if (!hands.empty()) words += ": " + hands_in_text(hands, shown);
    return words + "\n";
}

std::string text_of(const HouseChangeReport& report, const Library& library) {
    std::string text =
        tr_n("{count} hand of the game", "{count} hands of the game", report.hands) + "\n" +
        counted(tr_n("{count} settled otherwise", "{count} settled otherwise", report.otherwise),
                report.first_hands) +
        counted(tr_n("{count} would have been dealt otherwise; its amounts are not counted",
                     "{count} would have been dealt otherwise; their amounts are not counted",
                     report.played_otherwise),
                report.first_unplayable);
    if (report.wagers == 0) return text;
    for (const Unit unit : report.guests.units())
        text += cost_in_words(report, unit, exact_amount) + "\n";
    text += "\n";
    for (const NamedCell& clause : report.clauses) {
        const std::string title = clause.name == nothing_said ? tr("nothing would be due")
                                                              : clause_title(library, clause.name);
        std::string amounts;
        for (const Unit unit : clause.cell.sums.exposures.units()) {
            const Exposure& guests = clause.cell.sums.exposures.in(unit);
            amounts += fmt::format("  +{} -{}", exact_amount(guests.overpaid, unit),
                                   exact_amount(guests.underpaid, unit));
        }
        text += fmt::format("{:<12}  {:>6}{}  {}\n", clause.name, clause.cell.sums.wrong_wagers,
                            amounts, title);
    }
    return text;
}

std::string csv_of(const HouseChangeReport& report) {
    std::string text = "clause,wagers,cash_more,cash_less,chips_more,chips_less,first_hands\n";
    for (const NamedCell& clause : report.clauses) {
        CsvRow row;
        row.text(clause.name == nothing_said ? "" : clause.name);
        row.number(clause.cell.sums.wrong_wagers);
        for (const Unit unit : every_unit) {
            const Exposure& guests = clause.cell.sums.exposures.in(unit);
            row.amount(guests.overpaid).amount(guests.underpaid);
        }
        row.word(fmt::format("{}", fmt::join(clause.cell.first_hands, " ")));
        text += row.line();
    }
    return text;
}

Json json_of(const Exposures& guests) {
    Json json;
    for (const Unit unit : every_unit)
        json[std::string(to_text(unit))] = {{"more", to_text(guests.in(unit).overpaid)},
                                            {"less", to_text(guests.in(unit).underpaid)}};
    return json;
}

std::string json_of(const HouseChangeReport& report) {
    Json json{{"finished", report.finished},
              {"hands", report.hands},
              {"settled-otherwise", report.otherwise},
              {"dealt-otherwise", report.played_otherwise},
              {"wagers", report.wagers},
              {"guests", json_of(report.guests)},
              {"first-hands", report.first_hands},
              {"first-dealt-otherwise", report.first_unplayable},
              {"by", {{"clause", Json::array()}}}};
    for (const NamedCell& clause : report.clauses)
        json["by"]["clause"].push_back(
            {{"name", clause.name == nothing_said ? Json(nullptr) : Json(clause.name)},
             {"wagers", clause.cell.sums.wrong_wagers},
             {"guests", json_of(clause.cell.sums.exposures)},
             {"first-hands", clause.cell.first_hands}});
    return line_of(json);
}

}  // namespace

ExitStatus run_what_if(const WhatIfOptions& options) {
    const auto english = english_for_programs(options.json || options.csv);
    const Library library = library_or_none(options.content);
    const WhatIfRequest request(options, library);
    if (!request.problems().empty()) return unusable(request.problems());
    const bool watched = is_watched();
    const auto report = house_change(options.log, request.filter(), request.change(),
                                     watched ? Progress([](std::int64_t done, std::int64_t of) {
                                         show_progress(done, of);
                                         return true;
                                     })
                                             : Progress());
    if (watched) clear_progress();
    if (!report) return unusable(report.error());
    print(options.json  ? json_of(*report)
          : options.csv ? csv_of(*report)
                        : text_of(*report, library));
    if (report->finished && report->hands == 0)
        return unusable(
            tr("no hand of the log is among those asked for, or of this game: nothing "
               "was compared"));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
