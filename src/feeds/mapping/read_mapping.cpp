#include <algorithm>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "content/xml.h"
#include "feeds/documents/json_pointer.h"
#include "feeds/mapping/mapping.h"
#include "feeds/mapping/program.h"
#include "words/house/time_zone.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_program = 65'536;

/// One of these words, by its number; the first where it is none, which is noted.
template <class Words>
Words word_of(const Element& element, std::string_view attribute,
              std::initializer_list<std::string_view> words) {
    const std::string_view word = element.attribute(attribute);
    const auto* const found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) return static_cast<Words>(found - words.begin());
    if (element.has(attribute))
        element.wrong_value(
            attribute,
            tr("{word} is not {words}", "word"_a = in_quotes(word),
               "words"_a = or_list(std::vector<std::string>(words.begin(), words.end()))));
    return Words{};
}

std::vector<std::string> path_in(const Element& element, std::string_view attribute) {
    const auto path = path_of(element.attribute(attribute));
    if (!path && element.has(attribute))
        element.wrong_value(attribute, tr("{word} is not a JSON Pointer such as /seats/0/bet",
                                          "word"_a = in_quotes(element.attribute(attribute))));
    return path.value_or(std::vector<std::string>());
}

int signed_number_in(const Element& element, std::string_view attribute, int most) {
    std::string_view text = element.attribute(attribute);
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const auto number = whole_number_from(text, most);
    if (!number && element.has(attribute))
        element.wrong_value(attribute, tr("{word} is not a whole number from {least} to {most}",
                                          "word"_a = in_quotes(element.attribute(attribute)),
                                          "least"_a = -most, "most"_a = most));
    const auto value = static_cast<int>(number.value_or(0));
    return negative ? -value : value;
}

void read_source(const Element& element, Mapping& mapping) {
    element.must_have({"kind"}, {"document", "version", "version-at"});
    element.must_hold({});
    mapping.kind = word_of<FeedKind>(element, "kind", {"json", "csv", "xml"});
    mapping.document = element.attribute("document");
    if ((mapping.kind == FeedKind::Json) != mapping.document.empty())
        element.wrong(tr("a csv or xml source says by {attribute} what a round is; json does not",
                         "attribute"_a = "document"));
    if (element.has("version") != element.has("version-at"))
        element.wrong(tr("version and version-at go together"));
    if (!element.has("version")) return;
    mapping.feed_version = number_in(element, "version", 1, 9999);
    mapping.feed_version_at = path_in(element, "version-at");
}

void read_money(const Element& element, Mapping& mapping) {
    element.must_have({"scale", "decimal", "win-is"});
    element.must_hold({});
    constexpr int most_scale = 6;
    mapping.scale = signed_number_in(element, "scale", most_scale);
    mapping.decimal_mark = word_of<int>(element, "decimal", {"point", "comma"}) == 0 ? '.' : ',';
    mapping.win_is_gross = word_of<int>(element, "win-is", {"gross", "net"}) == 0;
}

void read_time_form(const Element& element, Mapping& mapping) {
    element.must_have({"form"}, {"zone"});
    element.must_hold({});
    mapping.time = word_of<FeedTime>(element, "form",
                                     {"epoch-milliseconds", "epoch-seconds", "rfc-3339", "clock"});
    if ((mapping.time == FeedTime::Clock) != element.has("zone"))
        return element.wrong(tr("the zone of a clock is named, and of no other time"));
    if (!element.has("zone")) return;
    mapping.zone = element.attribute("zone");
    if (!is_time_zone(mapping.zone))
        element.wrong_value("zone", tr("{word} is not a time zone such as Europe/London",
                                       "word"_a = in_quotes(mapping.zone)));
}

/// By the id of the round.
void read_join_of_lists(const Element& element, Mapping& mapping) {
    element.must_have({"lists", "id", "key"});
    element.must_hold({});
    FeedJoin join;
    join.lists = words_in(element.attribute("lists"));
    join.id = path_in(element, "id");
    join.key = path_in(element, "key");
    for (const std::string& name : join.lists) {
        if (std::count(join.lists.begin(), join.lists.end(), name) != 1)
            element.wrong_value("lists", tr("{word} is here twice", "word"_a = in_quotes(name)));
    }
    mapping.join = std::move(join);
}

/// By table and time.
void read_join(const Element& element, Mapping& mapping) {
    if (element.has("lists")) return read_join_of_lists(element, mapping);
    element.must_have({"columns", "form", "before", "table", "start", "end"});
    element.must_hold({});
    FeedJoin join{
        words_in(element.attribute("columns")),
        word_of<FeedTime>(element, "form", {"epoch-milliseconds", "epoch-seconds", "rfc-3339"}),
        number_in(element, "before", 0, 3600),
        path_in(element, "table"),
        path_in(element, "start"),
        path_in(element, "end")};
    for (const char* name : {"time", "table"}) {
        if (std::count(join.columns.begin(), join.columns.end(), name) != 1)
            element.wrong_value("columns",
                                tr("one of the columns is called {name}", "name"_a = name));
    }
    mapping.join = std::move(join);
}

void read_limits(const Element& element, FeedLimits& limits) {
    element.must_have({}, {"bytes", "rows", "seconds", "megabytes"});
    element.must_hold({});
    const auto size_in = [&](std::string_view name, std::size_t& size, int least, int most) {
        if (element.has(name))
            size = static_cast<std::size_t>(number_in(element, name, least, most));
    };
    size_in("bytes", limits.bytes, 1, 16'777'216);
    size_in("rows", limits.rows, 1, 100'000);
    size_in("megabytes", limits.megabytes, 64, 1024);
    if (element.has("seconds")) limits.seconds = number_in(element, "seconds", 1, 60);
}

std::optional<UtcTime> moment_of(const Element& element, std::string_view attribute) {
    if (!element.has(attribute)) return std::nullopt;
    const auto time = utc_time_from(element.attribute(attribute));
    if (!time)
        element.wrong_value(attribute, tr("{word} is not a time such as 2026-03-14T21:05:09Z",
                                          "word"_a = in_quotes(element.attribute(attribute))));
    return time;
}

void read_card_span(const Element& element, Mapping& mapping) {
    element.must_have({"decks"}, {"from", "until", "facts"});
    element.must_hold({});
    TableCardSpan span{moment_of(element, "from"), moment_of(element, "until"),
                       number_in(element, "decks", 1, 12), element.words_in("facts")};
    if (span.from && span.until && *span.until <= *span.from)
        element.wrong(tr("it ends before it begins"));
    for (const TableCardSpan& other : mapping.cards_in_force) {
        const bool before = other.until && span.from && *other.until <= *span.from;
        const bool after = span.until && other.from && *span.until <= *other.from;
        if (!before && !after) element.wrong(tr("two table cards are in force at the same time"));
    }
    mapping.cards_in_force.push_back(std::move(span));
}

/// The words of one kind, each once.
void read_words(const Element& element, FeedWords& words) {
    element.must_have({"text", "is"});
    element.must_hold({});
    const std::string text(element.attribute("text"));
    if (!words.emplace(text, element.attribute("is")).second)
        element.wrong_value("text", tr("{word} is here twice", "word"_a = in_quotes(text)));
}

bool is_one_of(std::string_view letters, std::string_view word) {
    return word.size() == 1 && letters.find(word) != std::string_view::npos;
}

void read_card_parts(const Element& cards, std::string_view name, std::string_view letters,
                     FeedWords& words) {
    for (const Element& part : cards.children(name)) {
        read_words(part, words);
        if (part.has("is") && !is_one_of(letters, part.attribute("is")))
            part.wrong_value("is",
                             tr("{word} is not one of {letters}",
                                "word"_a = in_quotes(part.attribute("is")), "letters"_a = letters));
    }
}

/// Every card that the source can name: all its suits with all its ranks.
void read_cards(const Element& element, FeedWords& cards) {
    element.must_have({"order"}, {"between", "hidden"});
    element.must_hold({{"suit", 0, any_number}, {"rank", 0, any_number}});
    const bool suit_first = word_of<int>(element, "order", {"suit-rank", "rank-suit", "rank"}) == 0;
    FeedWords suits, ranks;
    read_card_parts(element, "suit", "shdc", suits);
    read_card_parts(element, "rank", "23456789TJQKA", ranks);
    if ((element.attribute("order") == "rank") != suits.empty())
        element.wrong(tr("cards in the order rank have no suits, and others have"));
    if (suits.empty()) suits.emplace("", "?");
    const std::string between(element.attribute("between"));
    for (const auto& [suit, suit_is] : suits) {
        for (const auto& [rank, rank_is] : ranks) {
            const std::string text = suit_first ? suit + between + rank : rank + between + suit;
            if (!cards.emplace(text, rank_is + suit_is).second)
                element.wrong(tr("{word} would name two cards", "word"_a = in_quotes(text)));
        }
    }
    if (element.has("hidden")) cards.emplace(element.attribute("hidden"), "??");
}

void read_field(const Element& element, Mapping& mapping) {
    element.must_have({"at"}, {"required"});
    element.must_hold({});
    mapping.fields.push_back({path_in(element, "at"), is_yes(element, "required")});
}

Mapping mapping_of(const Element& root) {
    root.must_have({"format", "name", "version", "game", "title"});
    root.must_hold({{"source"},
                    {"money"},
                    {"time"},
                    {"seats"},
                    {"order", 0, 1},
                    {"join", 0, 1},
                    {"limits", 0, 1},
                    {"table-card", 1, any_number},
                    {"cards", 0, any_number},
                    {"bet", 0, any_number},
                    {"action", 0, any_number},
                    {"status", 0, any_number},
                    {"reason", 0, any_number},
                    {"field", 1, any_number}});
    Mapping mapping;
    mapping.name = name_in(root, "name");
    mapping.version = number_in(root, "version", 1, 9999);
    mapping.game = game_in(root, "game");
    mapping.title = root.words_in("title");
    if (const auto source = root.child("source")) read_source(*source, mapping);
    if (const auto money = root.child("money")) read_money(*money, mapping);
    if (const auto time = root.child("time")) read_time_form(*time, mapping);
    if (const auto seats = root.child("seats")) {
        seats->must_have({"offset"});
        mapping.seat_offset = signed_number_in(*seats, "offset", 9);
    }
    if (const auto order = root.child("order")) {
        order->must_have({"is"});
        word_of<int>(*order, "is", {"rebuilt", "unknown"});
        mapping.order = order->attribute("is");
    }
    if (const auto join = root.child("join")) read_join(*join, mapping);
    if (const auto limits = root.child("limits")) read_limits(*limits, mapping.limits);
    for (const Element& span : root.children("table-card")) read_card_span(span, mapping);
    for (const Element& cards : root.children("cards")) read_cards(cards, mapping.cards);
    for (const Element& word : root.children("bet")) read_words(word, mapping.bets);
    for (const Element& word : root.children("action")) read_words(word, mapping.actions);
    for (const Element& word : root.children("status")) read_words(word, mapping.statuses);
    for (const Element& word : root.children("reason")) read_words(word, mapping.reasons);
    for (const Element& field : root.children("field")) read_field(field, mapping);
    return mapping;
}

/// One of the folder's files; not of a pipe, which may never end.
Result<std::string> file_of_mapping(const fs::path& file, std::size_t most) {
    auto text = read_file_if_there(file, most);
    if (!text) return tl::make_unexpected(std::move(text.error()));
    return *text ? Result<std::string>(**std::move(text)) : read_file(file, most);
}

}  // namespace

std::string Mapping::versioned_name() const { return name + "@" + std::to_string(version); }

Result<Mapping> read_mapping_xml(std::string_view xml, const std::string& source) {
    return read_xml<Mapping>(xml, source, "mapping", mapping_of);
}

Result<Mapping> read_mapping(const fs::path& folder) {
    const fs::path file = folder / "mapping.xml";
    const auto xml = file_of_mapping(file, largest_xml);
    if (!xml) return tl::make_unexpected(xml.error());
    auto mapping = read_mapping_xml(*xml, file.string());
    if (!mapping) return mapping;
    const fs::path program = folder / "rows.jq";
    auto text = file_of_mapping(program, largest_program);
    if (!text) return tl::make_unexpected(text.error());
    if (text->size() > largest_program)
        return refused({program.string(), 0, 0},
                       tr("more than {most} bytes", "most"_a = largest_program));
    if (auto wrong = why_not_to_run(*text, program.string()); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    mapping->folder = folder;
    mapping->program = *std::move(text);
    return mapping;
}

std::vector<std::string> mappings_in(const fs::path& content) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(content / "db" / "mappings", error), end;
         !error && entry != end; entry.increment(error)) {
        std::error_code none;
        if (fs::exists(entry->path() / "mapping.xml", none))
            names.push_back(entry->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

Result<fs::path> mapping_folder(const std::string& named, const std::optional<fs::path>& content) {
    std::error_code none;
    if (fs::exists(fs::path(named) / "mapping.xml", none)) return fs::path(named);
    const auto names = content ? mappings_in(*content) : std::vector<std::string>();
    if (std::find(names.begin(), names.end(), named) != names.end())
        return *content / "db" / "mappings" / named;
    return refused_about(
        named, names.empty()
                   ? tr("there is no such mapping: name a folder with a mapping.xml")
                   : tr("there is no such mapping: name a folder with a mapping.xml, or {names}",
                        "names"_a = or_list(names)));
}

}  // namespace fairdeal
