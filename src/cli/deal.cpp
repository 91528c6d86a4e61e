#include "dealing/deal.h"
#include "base/text.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/games.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

std::string no_option(Game game, std::string_view text) {
    const OptionSpec& known = options_of(game).front();
    return tr("{word} is not an option of {game}, such as {name}={standard}",
              "word"_a = in_quotes(text), "game"_a = to_text(game), "name"_a = known.name,
              "standard"_a = known.standard);
}

/// What the command line says of the house: its table card, and the options that it names.
struct AskedHouse {
    TableCard card;
    std::vector<const OptionSpec*> named;
};

Result<AskedHouse> asked_house(const DealOptions& options) {
    const auto game = game_from(options.game);
    if (!game) return tl::make_unexpected(Problems{no_game(options.game)});
    if (!options.cards.empty() && options.cards != "random") {
        return refused({"--options", 0, 0}, tr("{word} is not random, the only word there is",
                                               "word"_a = in_quotes(options.cards)));
    }
    AskedHouse asked{TableCard(*game), {}};
    Problems problems;
    for (const std::string& text : options.options) {
        const auto equals = text.find('=');
        const OptionSpec* spec = find_option(*game, std::string_view(text).substr(0, equals));
        if (equals == std::string::npos || spec == nullptr) {
            problems.push_back({{"--option", 0, 0}, no_option(*game, text)});
            continue;
        }
        const auto wrong = asked.card.set(*spec, std::string_view(text).substr(equals + 1));
        if (wrong) problems.push_back({{"--option", 0, 0}, *wrong});
        asked.named.push_back(spec);
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return asked;
}

}  // namespace

ExitStatus run_deal(const DealOptions& options) {
    const auto asked = asked_house(options);
    if (!asked) return unusable(asked.error());
    using Cards = DealingMachine::Cards;
    DealingMachine machine(asked->card, options.seed, options.errors_per_mille,
                           options.cards.empty() ? Cards::AsGiven : Cards::Random, asked->named);
    for (std::int64_t dealt = 0; dealt < options.count; ++dealt) {
        if (dealt > 0) print("\n");
        print(to_text(machine.next()));
    }
    return ExitStatus::Fine;
}

}  // namespace fairdeal
