#include "record/header.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>
#include <iterator>

#include "base/text.h"
#include "base/translation.h"
#include "record/event_mistake.h"
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
    int since = 1;  // the version of the notation
};

using Wrong = std::optional<std::string>;

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
constexpr std::array keys{
    Key{"id",           all_four,         read_identity<&Identity::id>,     write_identity<&Identity::id>},
    Key{"table",        all_four,         read_identity<&Identity::table>,  write_identity<&Identity::table>},
    Key{"dealer",       all_four,         read_identity<&Identity::dealer>, write_identity<&Identity::dealer>},
    Key{"shoe",         all_four,         read_identity<&Identity::shoe>,   write_identity<&Identity::shoe>},
    Key{"pack",         all_four,         read_identity<&Identity::pack>,   write_identity<&Identity::pack>, 2},
    Key{"at",           all_four,         read_time<&Identity::at>,         write_identity<&Identity::at>},
    Key{"until",        all_four,         read_time<&Identity::until>,      write_identity<&Identity::until>, 2},
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
    Key{"out",          all_four,         read_number<&F::out, 0, 9999>,    write_number<&F::out>, 2},
    Key{"behind",       all_four,         read_number<&F::behind, 0, 9999>, write_number<&F::behind>, 2},
    Key{"sign",         all_four,         read_sign,                        write_sign, 2},
    Key{"limits",       all_four,         read_limits,                      write_limits, 2},
    Key{"players",      all_four,         read_players,                     write_players, 2},
};
// clang-format on

bool is_of(const Key& key, const Header& header) {
    return (key.games >> static_cast<unsigned>(header.game()) & 1U) != 0 &&
           key.since <= header.notation;
}

constexpr Vocabulary names_of_keys([] {
    std::array<std::string_view, keys.size()> names;
    std::transform(keys.begin(), keys.end(), names.begin(),
                   [](const Key& key) { return key.name; });
    return names;
}());

const Key* find_key(const Header& header, const Word& name) {
    const std::size_t place = names_of_keys.find(name);
    return place < keys.size() && is_of(keys.at(place), header) ? &keys.at(place) : nullptr;
}

/// What a name of a header stands for: a key, an option, a remedy, or none of them.
struct Named {
    const Key* key = nullptr;
    const OptionSpec* option = nullptr;
    const RemedySpec* remedy = nullptr;
    /// Tells those that there are apart.
    [[nodiscard]] std::size_t number(Game game) const {
        if (key != nullptr) return static_cast<std::size_t>(key - keys.data());
        return keys.size() +
               (remedy != nullptr
                    ? static_cast<std::size_t>(remedy->remedy)
                    : remedy_count + static_cast<std::size_t>(option - options_of(game).data()));
    }
    [[nodiscard]] bool is_any() const {
        return key != nullptr || option != nullptr || remedy != nullptr;
    }
};
constexpr std::size_t most_named = keys.size() + remedy_count + option_count;

Named named(const Header& header, const Word& name) {
    if (const Key* key = find_key(header, name)) return {key};
    if (const OptionSpec* option = find_option(header.game(), name)) return {nullptr, option};
    return {nullptr, nullptr, header.notation > 1 ? find_remedy(name) : nullptr};
}

/// Reads one `key=value`; what is wrong, or nothing.
Wrong read_pair(Header& header, const Named& what, std::string_view name, std::string_view value) {
    if (value.empty()) return tr("{key} has no value", "key"_a = in_quotes(name));
    if (what.key != nullptr) return what.key->read(header, value);
    if (what.option != nullptr) return header.card.set(*what.option, value);
    if (what.remedy != nullptr) return header.remedies.set(*what.remedy, value);
    return tr("{key} is not a key of a {game} hand", "key"_a = in_quotes(name),
              "game"_a = to_text(header.game()));
}

/// What every hand of the game must say in its header, and this one does not.
void miss(const Header& header, std::string_view text, Problems& problems) {
    const bool is_complete = header.facts.minimum && header.facts.mode != Mode::None;
    if (header.game() != Game::Extreme || is_complete) return;
    for (const std::string_view key : {" minimum=", " mode="}) {
        if (text.find(key) != std::string_view::npos) continue;
        problems.push_back(
            {{"", 1, 1}, tr("an extreme hand needs {key}", "key"_a = key.substr(1))});
    }
}

/// What stands right after the game in a record of the notation's second version.
constexpr std::string_view version_2 = " notation=2";
bool begins_with_version_2(std::string_view rest) {
    return rest.substr(0, version_2.size()) == version_2 &&
           (rest.size() == version_2.size() || rest[version_2.size()] == ' ');
}

/// Nothing is recorded; the memory stays.
void clear(Identity& identity) {
    for (std::string* part : {&identity.id, &identity.table, &identity.dealer, &identity.shoe,
                              &identity.pack, &identity.at, &identity.until})
        part->clear();
}

/// Likewise of the table.
void clear(TableFacts& facts) {
    for (std::vector<int>* list :
         {&facts.eliminations, &facts.prizes, &facts.feeders, &facts.secrets})
        list->clear();
    facts.passes.clear();
    facts.minimum.reset();
    for (std::optional<int>* number : {&facts.hand, &facts.start, &facts.seats, &facts.left})
        number->reset();
    facts.mode = Mode::None;
    facts.final_hand = false;
    facts.offers_known = facts.settlements_known = true;
    facts.out.reset();
    facts.behind.reset();
    facts.sign.clear();
    facts.limits.reset();
    facts.players.clear();
}

/// Reads the pairs of a header line after its first word.
class PairsReader {
public:
    PairsReader(Header& header, std::string_view line, std::size_t from, Problems& problems)
        : header_(header), line_(line), from_(from), problems_(problems) {}

    void read() {
        for (std::size_t at = from_, end = 0; end != std::string_view::npos; at = end + 1) {
            end = line_.find(' ', at);
            read_word(line_.substr(at, end - at));
        }
    }

private:
    void read_word(std::string_view word) {
        const auto equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const Named what = named(header_, Word(name));
        const bool was_given = was_given_before(what, name);
        if (equals == std::string_view::npos) {
            wrong(word, word.empty() ? tr(stray_space)
                                     : tr("{word} is not key=value", "word"_a = in_quotes(word)));
        } else if (was_given) {
            wrong(word, tr("{key} is given twice", "key"_a = in_quotes(name)));
        } else if (Wrong no = read_pair(header_, what, name, word.substr(equals + 1))) {
            wrong(word, *std::move(no));
        }
    }

    void wrong(std::string_view at, std::string what) {
        const auto column = static_cast<int>(at.data() - line_.data()) + 1;
        problems_.push_back({{"", 1, column}, std::move(what)});
    }

    /// What stands for something is remembered; any other name is looked for in the line.
    bool was_given_before(const Named& what, std::string_view name) {
        if (!what.is_any()) return stands_before(name);
        const std::size_t number = what.number(header_.game());
        const bool was_given = given_[number];
        given_[number] = true;
        return was_given;
    }

    [[nodiscard]] bool stands_before(std::string_view name) const {
        const auto size = static_cast<std::size_t>(name.data() - line_.data());
        for (std::size_t at = from_, end = 0; at < size; at = end + 1) {
            end = line_.find(' ', at);
            const std::string_view word = line_.substr(at, end - at);
            if (word.substr(0, word.find('=')) == name) return true;
        }
        return false;
    }

    Header& header_;
    std::string_view line_;
    std::size_t from_;
    Problems& problems_;
    std::bitset<most_named> given_;  // by Named::number
};

}  // namespace

std::string to_text(const Header& header) {
    std::string text(to_text(header.game()));
    if (header.notation > 1) text += version_2;
    for (const Key& key : keys) {
        const std::string value = key.write(header);
        if (!value.empty()) (((text += ' ') += key.name) += '=') += value;
    }
    for (const OptionSpec& spec : options_of(header.game())) {
        if (header.card.is_standard(spec)) continue;
        (((text += ' ') += spec.name) += '=') += header.card.text(spec);
    }
    for (const RemedySpec& spec : remedies()) {
        if (header.remedies.is_standard(spec)) continue;
        (((text += ' ') += spec.name) += '=') += header.remedies.text(spec);
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
    clear(header.facts);
    header.card = TableCard(*game);
    header.remedies = RemedyCard();
    std::size_t end = std::min(space, text.size());
    const bool is_second = begins_with_version_2(text.substr(end));
    header.notation = is_second ? 2 : 1;
    if (is_second) end += version_2.size();
    if (end < text.size()) PairsReader(header, text, end + 1, problems).read();
    miss(header, text, problems);
    return true;
}

}  // namespace fairdeal
