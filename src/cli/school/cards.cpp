#include "cli/school/cards.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "desk/tables/house_card_words.h"

namespace fairdeal {

namespace {

std::string card_lines(const std::string& word, const std::string& title,
                       const std::string& detail) {
    return fmt::format("  {}: {}\n    {}\n", word, title, detail);
}

/// The draft of a game, and the cards approved for it, the newest first.
std::string text_of(const HouseCards& cards, Game game, const std::string& day,
                    const std::optional<CardDraft>& draft) {
    std::string text = std::string(title_of(game)) + "\n";
    if (draft) text += card_lines(tr("draft"), draft->table.title, draft->table.note);
    for (auto card = cards.all.rbegin(); card != cards.all.rend(); ++card) {
        if (card->table.card.game() != game) continue;
        text += card_lines(standing_word(cards, *card, day), card->table.title,
                           standing_in_words(cards, *card, day));
        text += fmt::format("    {}\n    {}\n", card->table.note, card->file.string());
    }
    if (card_in_force(cards, game, day) == nullptr)
        text +=
            "  " + tr("in force: the card that ships, {id}", "id"_a = house_card_id(game)) + "\n";
    return text;
}

std::string_view word_of(CardStanding standing) {
    switch (standing) {
        case CardStanding::InForce: return "in-force";
        case CardStanding::Soon: return "soon";
        case CardStanding::Past: return "past";
    }
    throw Fault("invalid standing of a card");
}

Json json_of(const HouseCards& cards, const HouseCard& card, const std::string& day) {
    Json json{{"standing", word_of(standing_of(cards, card, day))},
              {"number", card.number},
              {"title", card.table.title},
              {"note", card.table.note},
              {"file", card.file.string()}};
    if (const auto& approved = card.table.approved) {
        json["approved-by"] = approved->by;
        json["from"] = approved->from;
        if (!approved->to.empty()) json["to"] = approved->to;
    }
    return json;
}

Json json_of(const HouseCards& cards, Game game, const std::string& day,
             const std::optional<CardDraft>& draft) {
    Json json{{"game", to_text(game)}, {"day", day}, {"cards", Json::array()}};
    for (const HouseCard& card : cards.all) {
        if (card.table.card.game() == game) json["cards"].push_back(json_of(cards, card, day));
    }
    if (draft) json["draft"] = {{"title", draft->table.title}, {"note", draft->table.note}};
    json["shipped-card-in-force"] = card_in_force(cards, game, day) == nullptr;
    return json;
}

}  // namespace

ExitStatus run_cards(const CardsOptions& options) {
    const auto english = english_for_programs(options.json);
    const std::string day = options.at.empty() ? day_today() : options.at;
    if (!is_day_of_calendar(day))
        return unusable(
            {{{"--at", 0, 0},
              tr("{word} is not a day such as 2026-03-14", "word"_a = in_quotes(day))}});
    const auto only = game_from(options.game);
    if (!options.game.empty() && !only) return unusable({no_game(options.game)});
    const auto folder = house_cards_of(options.content);
    const std::string& school = options.content.school;
    if (!school.empty() && !may_be_there(school) && !may_be_there(folder))
        return unusable({{{school, 0, 0}, tr("there is no such file")}});
    const HouseCards cards = read_house_cards(folder);
    Problems problems = cards.problems;
    for (const Game game : every_game) {
        if (only && game != *only) continue;
        auto draft = read_card_draft(folder, game);
        if (!draft) {
            problems.insert(problems.end(), draft.error().begin(), draft.error().end());
            draft = std::nullopt;
        }
        if (options.json)
            print_json(json_of(cards, game, day, *draft));
        else
            print(text_of(cards, game, day, *draft));
    }
    return problems.empty() ? ExitStatus::Fine : unusable(problems);
}

void add_cards(CLI::App& app, CardsOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "cards", tr("List the house's table cards: draft, in force, superseded, and who approved"));
    command->add_option("--game", options.game, tr("This game only"));
    command->add_option("--at", options.at, tr("As it is on a day such as 2026-12-01"));
    command->add_flag("--json", options.json, tr("One JSON object a game"));
    command->add_option("--school", options.content.school,
                        tr("The school's file; the cards are in table-cards beside it"));
    command->footer(
        tr("Cards are changed and approved at the desk, in Learn under Table cards.\n"
           "Exit status: 0 when every card can be read, 2 when one is left out."));
    command->callback([&] { status = run_cards(options); });
}

}  // namespace fairdeal
