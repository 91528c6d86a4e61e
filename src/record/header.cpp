#include "record/header.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "base/text.h"
#include "base/translation.h"
#include "record/game_sets.h"

namespace fairdeal {

namespace {

using game_sets::extreme, game_sets::league;
constexpr unsigned all_four = game_sets::every;

/// One key of the header: its games, how its value is read (what is wrong in words, or nothing) and
/// written (empty: left out).
struct Key {
    std::string_view name;
    unsigned games;
    std::optional<std::string> (*read)(Header&, std::string_view);
    std::string (*write)(const Header&);
};

using Wrong = std::optional<std::string>;

/// `what`: a marked sentence of the {value}.
Wrong wrong_value(std::string_view value, const char* what) {
    return tr_of(what, "value"_a = in_quotes(value));
}

template <std::string Identity::*Part>
Wrong read_identity(Header& header, std::string_view value) {
    constexpr int longest = 64;
    if (std::ssize(value) > longest)
        return tr_n("a value of more than {count} character",
                    "a value of more than {count} characters", longest);
    header.identity.*Part = value;
    return std::nullopt;
}

template <std::string Identity::*Part>
std::string write_identity(const Header& header) {
    return header.identity.*Part;
}

Wrong read_at(Header& header, std::string_view value) {
    if (!is_utc_time(value))
        return wrong_value(value,
                           sentence("{value} is not a UTC time such as 2026-03-14T21:05:09Z"));
    header.identity.at = value;
    return std::nullopt;
}

Wrong read_minimum(Header& header, std::string_view value) {
    header.facts.minimum = money_from(value);
    if (!header.facts.minimum)
        return wrong_value(value, sentence("{value} is not an amount such as 50 or 12.50"));
    return std::nullopt;
}

std::string write_minimum(const Header& header) {
    return header.facts.minimum ? to_text(*header.facts.minimum) : "";
}

Wrong read_mode(Header& header, std::string_view value) {
    if (value == "tournament")
        header.facts.mode = Mode::Tournament;
    else if (value == "regular")
        header.facts.mode = Mode::Regular;
    else
        return wrong_value(value, sentence("{value} is not tournament or regular"));
    return std::nullopt;
}

std::string write_mode(const Header& header) {
    if (header.facts.mode == Mode::None) return "";
    return header.facts.mode == Mode::Tournament ? "tournament" : "regular";
}

Wrong read_final(Header& header, std::string_view value) {
    if (value != "yes" && value != "no")
        return wrong_value(value, sentence("{value} is not yes or no"));
    header.facts.final_hand = value == "yes";
    return std::nullopt;
}

std::string write_final(const Header& header) { return header.facts.final_hand ? "yes" : ""; }

template <std::optional<int> TableFacts::*Part, int Least, int Most>
Wrong read_number(Header& header, std::string_view value) {
    const auto number = whole_number_from(value, Most);
    if (!number || *number < Least) {
        return tr("{value} is not a whole number from {least} to {most}",
                  "value"_a = in_quotes(value), "least"_a = Least, "most"_a = Most);
    }
    header.facts.*Part = static_cast<int>(*number);
    return std::nullopt;
}

template <std::optional<int> TableFacts::*Part>
std::string write_number(const Header& header) {
    return header.facts.*Part ? std::to_string(*(header.facts.*Part)) : "";
}

template <std::vector<int> TableFacts::*Part, int Most>
Wrong read_list(Header& header, std::string_view value) {
    std::vector<int>& list = header.facts.*Part;
    for (const std::string_view item : split_at(value, ',')) {
        const auto number = whole_number_from(item, Most);
        if (!number || *number == 0 || (!list.empty() && *number <= list.back())) {
            return tr("{value} is not a rising list such as 1,2 of numbers from 1 to {most}",
                      "value"_a = in_quotes(value), "most"_a = Most);
        }
        list.push_back(static_cast<int>(*number));
    }
    return std::nullopt;
}

template <std::vector<int> TableFacts::*Part>
std::string write_list(const Header& header) {
    return fmt::format("{}", fmt::join(header.facts.*Part, ","));
}

Wrong read_passes(Header& header, std::string_view value) {
    auto& passes = header.facts.passes;
    for (const std::string_view item : split_at(value, ',')) {
        const auto colon = item.find(':');
        const auto seat = whole_number_from(item.substr(0, colon), 9);
        const auto times = colon == std::string_view::npos
                               ? std::nullopt
                               : whole_number_from(item.substr(colon + 1), 99);
        if (!seat || *seat == 0 || !times || (!passes.empty() && *seat <= passes.back().first)) {
            return wrong_value(
                value, sentence("{value} is not a rising list of seat:passes such as 2:3,5:1"));
        }
        passes.emplace_back(static_cast<int>(*seat), static_cast<int>(*times));
    }
    return std::nullopt;
}

std::string write_passes(const Header& header) {
    std::string text;
    for (const auto& [seat, times] : header.facts.passes) {
        text += fmt::format("{}{}:{}", text.empty() ? "" : ",", seat, times);
    }
    return text;
}

template <bool TableFacts::*Part>
Wrong read_known(Header& header, std::string_view value) {
    if (value != "known" && value != "unknown")
        return wrong_value(value, sentence("{value} is not known or unknown"));
    header.facts.*Part = value == "known";
    return std::nullopt;
}

template <bool TableFacts::*Part>
std::string write_known(const Header& header) {
    return header.facts.*Part ? "" : "unknown";
}

using F = TableFacts;
// In canonical order; the house options follow.
// clang-format off
constexpr std::array keys{
    Key{"id",           all_four,         read_identity<&Identity::id>,     write_identity<&Identity::id>},
    Key{"table",        all_four,         read_identity<&Identity::table>,  write_identity<&Identity::table>},
    Key{"dealer",       all_four,         read_identity<&Identity::dealer>, write_identity<&Identity::dealer>},
    Key{"shoe",         all_four,         read_identity<&Identity::shoe>,   write_identity<&Identity::shoe>},
    Key{"at",           all_four,         read_at,                          write_identity<&Identity::at>},
    Key{"minimum",      extreme | league, read_minimum,                     write_minimum},
    Key{"mode",         extreme,          read_mode,                        write_mode},
    Key{"hand",         league,           read_number<&F::hand, 1, 9999>,   write_number<&F::hand>},
    Key{"eliminations", league,           read_list<&F::eliminations, 9999>, write_list<&F::eliminations>},
    Key{"start",        league,           read_number<&F::start, 1, 9>,     write_number<&F::start>},
    Key{"prizes",       league,           read_list<&F::prizes, 9>,         write_list<&F::prizes>},
    Key{"feeders",      league,           read_list<&F::feeders, 9>,        write_list<&F::feeders>},
    Key{"seats",        league,           read_number<&F::seats, 1, 9>,     write_number<&F::seats>},
    Key{"final",        league,           read_final,                       write_final},
    Key{"secrets",      league,           read_list<&F::secrets, 9>,        write_list<&F::secrets>},
    Key{"left",         extreme,          read_number<&F::left, 0, 9999>,   write_number<&F::left>},
    Key{"passes",       extreme,          read_passes,                      write_passes},
    Key{"offers",       all_four,         read_known<&F::offers_known>,     write_known<&F::offers_known>},
    Key{"settlements",  all_four,         read_known<&F::settlements_known>, write_known<&F::settlements_known>},
};
// clang-format on

bool is_of(const Key& key, Game game) {
    return (key.games >> static_cast<unsigned>(game) & 1U) != 0;
}

const Key* find_key(Game game, std::string_view name) {
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const Key& key) {
        return key.name == name && is_of(key, game);
    });
    return found == keys.end() ? nullptr : &*found;
}

/// Reads one `key=value`; what is wrong, or nothing.
Wrong read_pair(Header& header, std::string_view name, std::string_view value) {
    if (value.empty()) return tr("{key} has no value", "key"_a = in_quotes(name));
    if (const Key* key = find_key(header.game(), name)) return key->read(header, value);
    if (const OptionSpec* spec = find_option(header.game(), name))
        return header.card.set(*spec, value);
    return tr("{key} is not a key of a {game} hand", "key"_a = in_quotes(name),
              "game"_a = to_text(header.game()));
}

/// What every hand of the game must say in its header, and this one does not.
void miss(const Header& header, std::string_view text, Problems& problems) {
    if (header.game() != Game::Extreme) return;
    for (const std::string_view key : {" minimum=", " mode="}) {
        if (text.find(key) != std::string_view::npos) continue;
        problems.push_back(
            {{"", 1, 1}, tr("an extreme hand needs {key}", "key"_a = key.substr(1))});
    }
}

constexpr const char* stray_space =
    sentence("more than one space, or a space at an end of the line");

/// Nothing is recorded; the memory stays.
void clear(Identity& identity) {
    for (std::string* part :
         {&identity.id, &identity.table, &identity.dealer, &identity.shoe, &identity.at})
        part->clear();
}

void read_pairs(Header& header, std::string_view text, std::size_t from, Problems& problems) {
    constexpr std::size_t most_of_them = 16;  // more are rare
    std::vector<std::string_view> seen;
    seen.reserve(most_of_them);
    for (std::size_t end = 0; end != std::string_view::npos; from = end + 1) {
        end = text.find(' ', from);
        const std::string_view word = text.substr(from, end - from);
        const Place where{"", 1, static_cast<int>(word.data() - text.data()) + 1};
        const auto equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        if (equals == std::string_view::npos) {
            problems.push_back(
                {where, word.empty() ? tr(stray_space)
                                     : tr("{word} is not key=value", "word"_a = in_quotes(word))});
        } else if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
            problems.push_back({where, tr("{key} is given twice", "key"_a = in_quotes(name))});
        } else if (const Wrong wrong = read_pair(header, name, word.substr(equals + 1))) {
            problems.push_back({where, *wrong});
        }
        seen.push_back(name);
    }
}

}  // namespace

std::string to_text(const Header& header) {
    std::string text(to_text(header.game()));
    for (const Key& key : keys) {
        const std::string value = key.write(header);
        if (!value.empty()) (((text += ' ') += key.name) += '=') += value;
    }
    for (const OptionSpec& spec : options_of(header.game())) {
        if (header.card.is_standard(spec)) continue;
        (((text += ' ') += spec.name) += '=') += header.card.text(spec);
    }
    return text;
}

std::optional<Header> read_header(std::string_view text, Problems& problems) {
    Header header;
    if (!read_header_into(header, text, problems)) return std::nullopt;
    return header;
}

bool read_header_into(Header& header, std::string_view text, Problems& problems) {
    const auto space = text.find(' ');
    const auto game = game_from(text.substr(0, space));
    if (!game) {
        problems.push_back({{"", 1, 1},
                            tr("{word} is not a game: breakout, midnight, extreme or league",
                               "word"_a = in_quotes(text.substr(0, space)))});
        return false;
    }
    clear(header.identity);
    header.facts = {};
    header.card = TableCard(*game);
    if (space != std::string_view::npos) read_pairs(header, text, space + 1, problems);
    miss(header, text, problems);
    return true;
}

}  // namespace fairdeal
