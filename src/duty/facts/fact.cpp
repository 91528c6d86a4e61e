#include "duty/facts/fact.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "exam/sitting/exam_text.h"
#include "ledger/note.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_id = 64, longest_subject = 56, longest_line = 200;
constexpr std::int64_t largest_number = 100000;
constexpr std::int64_t largest_record = std::int64_t{1} << 48U;
constexpr std::string_view corrects_key = "corrects";

bool is_id(std::string_view text, std::size_t longest) {
    return !text.empty() && text.size() <= longest &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

bool are_ids(std::string_view text) {
    const auto ids = split_at(text, ' ');
    return std::all_of(ids.begin(), ids.end(),
                       [](std::string_view id) { return is_id(id, longest_line); });
}

/// A table card as card_line() writes it.
bool is_card(std::string_view text) {
    const auto card = card_from_line(text, "");
    return card && card_line(*card) == text;
}

bool is_choice(std::string_view text, std::string_view words) {
    const auto all = split_at(words, '|');
    return std::find(all.begin(), all.end(), text) != all.end();
}

bool has_form(const FactKey& key, std::string_view text) {
    switch (key.form) {
        case FactForm::Id: return is_id(text, longest_id);
        case FactForm::Ids: return are_ids(text);
        case FactForm::Line: return text.size() <= longest_line && is_one_line(text);
        case FactForm::Time: return day_or_time_from(text).has_value();
        case FactForm::Game: return game_from(text).has_value();
        case FactForm::Card: return is_card(text);
        case FactForm::Number: {
            const auto number = whole_number_from(text, largest_number);
            return number && *number >= 1;
        }
        case FactForm::Role: return floor_role_from(text).has_value();
        case FactForm::Sha256: return is_hex(text, hash_digits);
        case FactForm::Choice: return is_choice(text, key.words);
    }
    throw Fault("invalid form of a fact");
}

std::string what_it_should_be(const FactKey& key) {
    switch (key.form) {
        case FactForm::Id: return tr("an id: printable letters without spaces, at most 64");
        case FactForm::Ids: return tr("ids with a space between each two");
        case FactForm::Line: return tr("a line of at most 200 bytes");
        case FactForm::Time:
            return tr("a day such as 2026-11-26 or a UTC time such as 2026-11-26T21:05:00Z");
        case FactForm::Game: {
            std::vector<std::string> games;
            for (const Game game : every_game) games.emplace_back(to_text(game));
            return tr("a game: {games}", "games"_a = or_list(games));
        }
        case FactForm::Card: return tr("a table card as a record's header has it");
        case FactForm::Number: return tr("a whole number from 1 to 100000");
        case FactForm::Role:
            return tr(
                "a role: trainee, dealer, floorperson, pit-manager, shift-manager or "
                "casino-manager");
        case FactForm::Sha256: return tr("64 hexadecimal digits");
        case FactForm::Choice: {
            std::vector<std::string> words;
            for (const std::string_view word : split_at(key.words, '|')) words.emplace_back(word);
            return or_list(words);
        }
    }
    throw Fault("invalid form of a fact");
}

std::size_t index_of(const FactSpec& spec, std::string_view name) {
    const auto found = std::find_if(spec.keys.begin(), spec.keys.end(),
                                    [&](const FactKey& key) { return key.name == name; });
    return static_cast<std::size_t>(found - spec.keys.begin());
}

/// What many rows ask of every fact is read once.
void read_off(Fact& fact) {
    const FactSpec& spec = spec_of(fact.kind);
    const auto given = [&](std::string_view name) -> std::string_view {
        const std::size_t at = index_of(spec, name);
        return at < fact.values.size() ? std::string_view(fact.values[at]) : std::string_view();
    };
    fact.from = day_or_time_from(given("since"));
    fact.to = day_or_time_from(given("until"));
    fact.game = game_from(given("game"));
}

class FactReader {
public:
    FactReader(const FactSpec& spec, const Place& where) : spec_(spec), where_(where) {
        fact_.kind = spec.kind;
        fact_.values.resize(spec.keys.size());
    }

    Result<Fact> read(const std::string& subject, const std::vector<TypedValue>& values) {
        fact_.subject = subject;
        if (spec_.subject == FactSubject::House ? !subject.empty()
                                                : !is_id(subject, longest_subject))
            wrong(where_, tr("{text} is no id of a {what}", "text"_a = in_quotes(subject),
                             "what"_a = to_text(spec_.subject)));
        for (const TypedValue& typed : values) take(typed);
        look_for_missing();
        if (!problems_.empty()) return tl::make_unexpected(std::move(problems_));
        read_off(fact_);
        if (fact_.from && fact_.to && *fact_.to <= *fact_.from)
            return refused(place_of(values, "until"), tr("it ends before it begins"));
        return std::move(fact_);
    }

private:
    void wrong(Place where, std::string what) {
        problems_.push_back({std::move(where), std::move(what)});
    }

    [[nodiscard]] Place place_of(const std::vector<TypedValue>& values,
                                 std::string_view key) const {
        const auto found = std::find_if(values.begin(), values.end(),
                                        [&](const TypedValue& typed) { return typed.key == key; });
        return found == values.end() ? where_ : found->where;
    }

    void take(const TypedValue& typed) {
        if (typed.key == corrects_key) return take_corrects(typed);
        const std::size_t at = index_of(spec_, typed.key);
        if (at == spec_.keys.size())
            return wrong(typed.where, tr("a {kind} has no {key}", "kind"_a = spec_.word,
                                         "key"_a = in_quotes(typed.key)));
        if (!fact_.values[at].empty())
            return wrong(typed.where, tr("{key} is here twice", "key"_a = typed.key));
        fact_.values[at] = typed.value;
        if (has_form(spec_.keys[at], typed.value)) return;
        const std::string what = tr("{text} is not {what}", "text"_a = in_quotes(typed.value),
                                    "what"_a = what_it_should_be(spec_.keys[at]));
        // The name of an option, or of a field, is its place already.
        const bool is_named = typed.where.source.ends_with(typed.key);
        wrong(typed.where, is_named ? what : typed.key + ": " + what);
    }

    void take_corrects(const TypedValue& typed) {
        const auto number = correction_from(typed.value);
        if (fact_.corrects || !number)
            return wrong(typed.where, tr("{text} is no number of a fact such as 12 or #12",
                                         "text"_a = in_quotes(typed.value)));
        fact_.corrects = *number;
    }

    void look_for_missing() {
        for (std::size_t i = 0; i < spec_.keys.size(); ++i) {
            if (!spec_.keys[i].is_required || !fact_.values[i].empty()) continue;
            wrong(where_,
                  tr("a {kind} needs {key}", "kind"_a = spec_.word, "key"_a = spec_.keys[i].name));
        }
        if (spec_.kind == FactKind::TakenBack && !fact_.corrects)
            wrong(where_, tr("say which fact is taken back: corrects"));
    }

    const FactSpec& spec_;
    const Place& where_;
    Fact fact_;
    Problems problems_;
};

std::string case_of(const Fact& fact) {
    std::string id(to_text(spec_of(fact.kind).subject));
    return fact.subject.empty() ? id : id + ":" + fact.subject;
}

std::string subject_in(std::string_view case_id) {
    const auto colon = case_id.find(':');
    return colon == std::string_view::npos ? "" : std::string(case_id.substr(colon + 1));
}

tl::unexpected<Problems> no_fact(std::int64_t number) {
    return refused({}, tr("record #{number} is no fact that can be read", "number"_a = number));
}

}  // namespace

const std::string& Fact::value(std::string_view key) const {
    const std::size_t index = index_of(spec_of(kind), key);
    if (index >= values.size()) throw Fault("a fact has no such key");
    return values[index];
}

std::optional<UtcTime> Fact::time(std::string_view key) const {
    return day_or_time_from(value(key));
}

int Fact::number_of(std::string_view key) const {
    return static_cast<int>(whole_number_from(value(key), largest_number).value_or(0));
}

std::optional<FloorRole> Fact::role(std::string_view key) const {
    return floor_role_from(value(key));
}

bool Fact::holds_at(const UtcTime& time) const {
    return (!from || *from <= time) && (!to || time < *to);
}

Result<Fact> fact_from(FactKind kind, const std::string& subject,
                       const std::vector<TypedValue>& values, const Place& where) {
    return FactReader(spec_of(kind), where).read(subject, values);
}

std::optional<std::int64_t> correction_from(std::string_view text) {
    if (text.starts_with('#')) text.remove_prefix(1);
    const auto number = whole_number_from(text, largest_record);
    return number && *number >= 1 ? number : std::nullopt;
}

Entry entry_of(const Fact& fact, const std::string& by, const UtcTime& at) {
    const FactSpec& spec = spec_of(fact.kind);
    std::string text = std::string(spec.word) + "\n";
    for (std::size_t i = 0; i < spec.keys.size(); ++i) {
        if (!fact.values.at(i).empty())
            text += std::string(spec.keys[i].name) + " " + fact.values[i] + "\n";
    }
    if (fact.corrects)
        text += std::string(corrects_key) + " " + std::to_string(*fact.corrects) + "\n";
    if (!fact.attached.empty()) text += "\n" + fact.attached;
    return {EntryKind::Duty, std::nullopt, case_of(fact), by, at, text};
}

Result<Fact> fact_of(const Entry& entry, std::int64_t number) {
    const auto blank = entry.text.find("\n\n");
    const std::string head = entry.text.substr(0, blank);
    const auto lines = split_at(trimmed(head, "\n"), '\n');
    const FactSpec* spec = find_fact_spec(lines.front());
    if (spec == nullptr || entry.kind != EntryKind::Duty || !entry.at) return no_fact(number);
    std::vector<TypedValue> values;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto space = std::min(lines[i].find(' '), lines[i].size());
        const auto rest = std::min(space + 1, lines[i].size());
        values.push_back(
            {std::string(lines[i].substr(0, space)), std::string(lines[i].substr(rest)), {}});
    }
    auto fact = fact_from(spec->kind, subject_in(entry.case_id), values, {});
    if (!fact) return no_fact(number);
    if (blank != std::string::npos) fact->attached = entry.text.substr(blank + 2);
    if (entry_of(*fact, entry.by, *entry.at) != entry) return no_fact(number);
    fact->number = number;
    fact->hash = leaf_hash(write(entry));
    fact->by = entry.by;
    fact->at = *entry.at;
    return fact;
}

std::string in_words(const Fact& fact) {
    const FactSpec& spec = spec_of(fact.kind);
    std::string text = std::string(spec.word);
    for (std::size_t i = 0; i < spec.keys.size(); ++i) {
        const bool is_short = spec.keys[i].form != FactForm::Sha256 && !fact.values[i].empty();
        if (is_short) text += " " + std::string(spec.keys[i].name) + "=" + fact.values[i];
    }
    return text;
}

}  // namespace fairdeal
