#include "record/header_keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.h"
#include "base/translation.h"
#include "record/game_sets.h"

namespace fairdeal {

namespace {

using game_sets::extreme, game_sets::league;
constexpr unsigned all_four = game_sets::every;

/// `what`: a marked sentence of the {value}.
Wrong wrong_value(std::string_view value, const char* what) {
    return tr_of(what, "value"_a = in_quotes(value));
}

template <std::string Identity::*Part>
Wrong read_identity(Header& header, std::string_view value) {
    if (std::ssize(value) > longest_identity)
        return tr_n("a value of more than {count} character",
                    "a value of more than {count} characters", longest_identity);
    header.identity.*Part = value;
    return std::nullopt;
}

template <std::string Identity::*Part>
std::string write_identity(const Header& header) {
    return header.identity.*Part;
}

template <std::string Identity::*Part>
Wrong read_time(Header& header, std::string_view value) {
    if (!is_utc_time(value))
        return wrong_value(value,
                           sentence("{value} is not a UTC time such as 2026-03-14T21:05:09Z"));
    header.identity.*Part = value;
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

/// Takes the first item off a list; false: there was none left.
bool take_item(std::optional<std::string_view>& list, std::string_view& item) {
    if (!list) return false;
    const auto comma = list->find(',');
    item = list->substr(0, comma);
    list = comma == std::string_view::npos ? std::nullopt : std::optional(list->substr(comma + 1));
    return true;
}

template <std::vector<int> TableFacts::*Part, int Most>
Wrong read_list(Header& header, std::string_view value) {
    std::vector<int>& list = header.facts.*Part;
    std::optional rest = value;
    for (std::string_view item; take_item(rest, item);) {
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
    std::optional rest = value;
    for (std::string_view item; take_item(rest, item);) {
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

Wrong read_sign(Header& header, std::string_view value) {
    if (std::ssize(value) > longest_identity)
        return tr_n("a value of more than {count} character",
                    "a value of more than {count} characters", longest_identity);
    header.facts.sign = value;
    return std::nullopt;
}

std::string write_sign(const Header& header) { return header.facts.sign; }

Wrong read_limits(Header& header, std::string_view value) {
    const auto hyphen = value.find('-');
    const auto least = money_from(value.substr(0, hyphen));
    const auto most =
        hyphen == std::string_view::npos ? std::nullopt : money_from(value.substr(hyphen + 1));
    if (!least || !most || *least > *most)
        return wrong_value(value, sentence("{value} is not least-most such as 25-500"));
    header.facts.limits = {*least, *most};
    return std::nullopt;
}

std::string write_limits(const Header& header) {
    const auto& limits = header.facts.limits;
    return limits ? to_text(limits->first) + "-" + to_text(limits->second) : "";
}

Wrong read_players(Header& header, std::string_view value) {
    auto& players = header.facts.players;
    std::optional rest = value;
    for (std::string_view item; take_item(rest, item);) {
        const auto colon = item.find(':');
        const auto seat = whole_number_from(item.substr(0, colon), 9);
        const std::string_view name =
            colon == std::string_view::npos ? std::string_view() : item.substr(colon + 1);
        if (!seat || *seat == 0 || name.empty() || std::ssize(name) > longest_identity ||
            (!players.empty() && *seat <= players.back().first)) {
            return wrong_value(
                value, sentence("{value} is not a rising list of seat:player such as 1:P77,3:P12"));
        }
        players.emplace_back(static_cast<int>(*seat), name);
    }
    return std::nullopt;
}

std::string write_players(const Header& header) {
    std::string text;
    for (const auto& [seat, player] : header.facts.players)
        text += fmt::format("{}{}:{}", text.empty() ? "" : ",", seat, player);
    return text;
}

using F = TableFacts;
// In canonical order; the house options follow.
// clang-format off
constexpr std::array<HeaderKey, header_key_count> keys{{
    HeaderKey{"id",           all_four,         read_identity<&Identity::id>,     write_identity<&Identity::id>},
    HeaderKey{"table",        all_four,         read_identity<&Identity::table>,  write_identity<&Identity::table>},
    HeaderKey{"dealer",       all_four,         read_identity<&Identity::dealer>, write_identity<&Identity::dealer>},
    HeaderKey{"shoe",         all_four,         read_identity<&Identity::shoe>,   write_identity<&Identity::shoe>},
    HeaderKey{"pack",         all_four,         read_identity<&Identity::pack>,   write_identity<&Identity::pack>, 2},
    HeaderKey{"at",           all_four,         read_time<&Identity::at>,         write_identity<&Identity::at>},
    HeaderKey{"until",        all_four,         read_time<&Identity::until>,      write_identity<&Identity::until>, 2},
    HeaderKey{"minimum",      extreme | league, read_minimum,                     write_minimum},
    HeaderKey{"mode",         extreme,          read_mode,                        write_mode},
    HeaderKey{"hand",         league,           read_number<&F::hand, 1, 9999>,   write_number<&F::hand>},
    HeaderKey{"eliminations", league,           read_list<&F::eliminations, 9999>, write_list<&F::eliminations>},
    HeaderKey{"start",        league,           read_number<&F::start, 1, 9>,     write_number<&F::start>},
    HeaderKey{"prizes",       league,           read_list<&F::prizes, 9>,         write_list<&F::prizes>},
    HeaderKey{"feeders",      league,           read_list<&F::feeders, 9>,        write_list<&F::feeders>},
    HeaderKey{"seats",        league,           read_number<&F::seats, 1, 9>,     write_number<&F::seats>},
    HeaderKey{"final",        league,           read_final,                       write_final},
    HeaderKey{"secrets",      league,           read_list<&F::secrets, 9>,        write_list<&F::secrets>},
    HeaderKey{"left",         extreme,          read_number<&F::left, 0, 9999>,   write_number<&F::left>},
    HeaderKey{"passes",       extreme,          read_passes,                      write_passes},
    HeaderKey{"offers",       all_four,         read_known<&F::offers_known>,     write_known<&F::offers_known>},
    HeaderKey{"settlements",  all_four,         read_known<&F::settlements_known>, write_known<&F::settlements_known>},
    HeaderKey{"out",          all_four,         read_number<&F::out, 0, 9999>,    write_number<&F::out>, 2},
    HeaderKey{"behind",       all_four,         read_number<&F::behind, 0, 9999>, write_number<&F::behind>, 2},
    HeaderKey{"sign",         all_four,         read_sign,                        write_sign, 2},
    HeaderKey{"limits",       all_four,         read_limits,                      write_limits, 2},
    HeaderKey{"players",      all_four,         read_players,                     write_players, 2},
}};
// clang-format on

bool is_of(const HeaderKey& key, const Header& header) {
    return (key.games >> static_cast<unsigned>(header.game()) & 1U) != 0 &&
           key.since <= header.notation;
}

constexpr Vocabulary names_of_keys([] {
    std::array<std::string_view, keys.size()> names;
    std::transform(keys.begin(), keys.end(), names.begin(),
                   [](const HeaderKey& key) { return key.name; });
    return names;
}());

}  // namespace

std::span<const HeaderKey, header_key_count> header_keys() { return keys; }

const HeaderKey* find_key(const Header& header, const Word& name) {
    const std::size_t place = names_of_keys.find(name);
    return place < keys.size() && is_of(keys.at(place), header) ? &keys.at(place) : nullptr;
}

}  // namespace fairdeal
