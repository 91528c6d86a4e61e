#include "record/header.h"

#include <algorithm>
#include <bitset>

#include "base/text.h"
#include "base/translation.h"
#include "record/header_keys.h"
#include "record/reading/event_mistake.h"

namespace fairdeal {

namespace {

/// What a name of a header stands for: a key, an option, a remedy, or none of them.
struct Named {
    const HeaderKey* key = nullptr;
    const OptionSpec* option = nullptr;
    const RemedySpec* remedy = nullptr;
    /// Tells those that there are apart.
    [[nodiscard]] std::size_t number(Game game) const {
        if (key != nullptr) return static_cast<std::size_t>(key - header_keys().data());
        return header_key_count +
               (remedy != nullptr
                    ? static_cast<std::size_t>(remedy->remedy)
                    : remedy_count + static_cast<std::size_t>(option - options_of(game).data()));
    }
    [[nodiscard]] bool is_any() const {
        return key != nullptr || option != nullptr || remedy != nullptr;
    }
};
constexpr std::size_t most_named = header_key_count + remedy_count + option_count;

Named named(const Header& header, const Word& name) {
    if (const HeaderKey* key = find_key(header, name)) return {key};
    if (const OptionSpec* option = find_option(header.game(), name)) return {nullptr, option};
    return {nullptr, nullptr, header.notation > 1 ? find_remedy(name) : nullptr};
}

/// Reads one `key=value`; what is wrong, or nothing.
Wrong read_pair(Header& header, const Named& what, std::string_view name, std::string_view value) {
    if (value.empty()) return tr("{key} has no value", "key"_a = in_quotes(name));
    if (what.key != nullptr) return what.key->read(header, value);
    if (what.option != nullptr) return header.card.set(*what.option, value);
    if (what.remedy != nullptr) return header.card.remedies.set(*what.remedy, value);
    if (name == "notation") return tr("'notation=2' stands right after the game, once");
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
    for (const HeaderKey& key : header_keys()) {
        const std::string value = key.write(header);
        if (!value.empty()) (((text += ' ') += key.name) += '=') += value;
    }
    for (const OptionSpec& spec : options_of(header.game())) {
        if (header.card.is_standard(spec)) continue;
        (((text += ' ') += spec.name) += '=') += header.card.text(spec);
    }
    if (header.notation == 1) return text;  // it knows no remedies, whatever the card has
    for (const RemedySpec& spec : remedies()) {
        if (header.card.remedies.is_standard(spec)) continue;
        (((text += ' ') += spec.name) += '=') += header.card.remedies.text(spec);
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
    std::size_t end = std::min(space, text.size());
    const bool is_second = begins_with_version_2(text.substr(end));
    header.notation = is_second ? 2 : 1;
    if (is_second) end += version_2.size();
    if (end < text.size()) PairsReader(header, text, end + 1, problems).read();
    miss(header, text, problems);
    return true;
}

}  // namespace fairdeal
