#include "cli/school/drill.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/out_file.h"
#include "cli/output.h"
#include "content/library.h"
#include "drills/drill_words.h"
#include "drills/item_level.h"
#include "print/course.h"
#include "questions/words/act_words.h"

namespace fairdeal {

namespace {

/// Reads each word; what is none is a problem of that option, `refusal` with the {word}.
template <class Value, class Read>
std::vector<Value> read_words(const std::vector<std::string>& words, std::string_view option,
                              const char* refusal, Read read, Problems& problems) {
    std::vector<Value> values;
    for (const std::string& word : words) {
        if (const auto value = read(word))
            values.push_back(*value);
        else
            problems.push_back(
                {{std::string(option), 0, 0}, tr_of(refusal, "word"_a = in_quotes(word))});
    }
    return values;
}

TableCard card_in(Game game, const std::vector<std::string>& options, Problems& problems) {
    TableCard card(game);
    for (const std::string& text : options) {
        const auto equals = text.find('=');
        const std::string_view name = std::string_view(text).substr(0, equals);
        const auto wrong = equals == std::string::npos || !card.text(name)
                               ? std::optional(tr("{word} is not an option of this game",
                                                  "word"_a = in_quotes(text)))
                               : card.set(name, std::string_view(text).substr(equals + 1));
        if (wrong) problems.push_back({{"--option", 0, 0}, *wrong});
    }
    return card;
}

Result<Library> library_of(const DrillOptions& options) {
    const auto content = content_folder(options.content);
    return content ? load_library(*content) : Result<Library>(no_content());
}

/// Those that neither the engine nor the rule book of the game has.
Problems unknown_clauses(Game game, const DrillOptions& options) {
    const auto& ruled = rules_of(game)->clauses();
    const auto chapter = irregular_clauses();
    Problems unknown;
    for (const std::string& id : options.clauses) {
        const auto is_it = [&](ClauseId one) { return one.id == id; };
        if (std::any_of(ruled.begin(), ruled.end(), is_it) ||
            std::any_of(chapter.begin(), chapter.end(), is_it))
            continue;
        const auto library = library_of(options);
        const RuleBook* book = library ? find_book(*library, game) : nullptr;
        if (book == nullptr || find_clause(*book, id) == nullptr)
            unknown.push_back(
                {{"--clause", 0, 0}, tr("unknown clause {id}", "id"_a = in_quotes(id))});
    }
    return unknown;
}

Result<Request> request_in(const DrillOptions& options) {
    const auto game = game_from(options.game);
    if (!game) return tl::make_unexpected(Problems{no_game(options.game)});
    Problems problems = unknown_clauses(*game, options);
    Request request;
    request.game = *game;
    request.clauses = options.clauses;
    request.kinds =
        read_words<QuestionKind>(options.kinds, "--kind", sentence("{word} is not a question"),
                                 question_kind_from, problems);
    request.features =
        read_words<Feature>(options.features, "--feature",
                            sentence("{word} is not a feature of a hand"), feature_from, problems);
    const TableCard card = card_in(*game, options.options, problems);
    if (!options.any_house) request.card = card;
    if (options.level != 0) request.level = options.level;
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return request;
}

std::string answer_of(const Scenario& scenario, const Key& key) {
    const bool says_nothing = scenario.question.kind == QuestionKind::Error && key.wagers.empty();
    return says_nothing ? tr("nothing is wrong")
                        : answer_in_words(right_answer(scenario, key), scenario);
}

Json json_of(const Item& item) {
    const Scenario& scenario = item.scenario;
    Json json{{"id", scenario.id},
              {"question", to_text(scenario.question.kind)},
              {"story", shown_story(scenario)},
              {"record", write(scenario.hand)},
              {"answer", answer_of(scenario, key_of(scenario))},
              {"clauses", scenario.clauses},
              {"level", scenario.level},
              {"item-level", item_level(scenario)},
              {"seconds", seconds_for(scenario)},
              {"hands-dealt", item.attempts}};
    if (const auto event = event_asked(scenario.question); !event.empty()) json["event"] = event;
    return json;
}

std::string item_in_text(const Item& item) {
    const Scenario& scenario = item.scenario;
    std::string text = fmt::format("# {}: {}\n", scenario.id, shown_story(scenario));
    if (const auto event = event_asked(scenario.question); !event.empty())
        text += "# " + tr("may: {event}", "event"_a = event) + "\n";
    text += "# " + tr("key: {answer}", "answer"_a = answer_of(scenario, key_of(scenario))) +
            "\n# " +
            tr("by {clauses}; level {level}, table {table}; {seconds} s; hands dealt: {hands}",
               "clauses"_a = fmt::join(scenario.clauses, " "), "level"_a = item_level(scenario),
               "table"_a = scenario.level, "seconds"_a = seconds_for(scenario),
               "hands"_a = item.attempts) +
            "\n";
    return text + write(scenario.hand);
}

/// The clauses of the rule book that rule and that the engine can cite.
std::vector<std::string> clauses_to_reach(const Library& library, Game game) {
    std::vector<std::string> ids;
    const RuleBook* book = find_book(library, game);
    for (const ClauseId clause : rules_of(game)->clauses()) {
        const BookClause* words = book == nullptr ? nullptr : find_clause(*book, clause.id);
        if (words != nullptr &&
            (words->kind == ClauseKind::Settlement || words->kind == ClauseKind::Procedure))
            ids.emplace_back(clause.id);
    }
    return ids;
}

/// A file for another course system. Without its misreadings and clauses an item would be half a
/// one, so the content must be there.
ExitStatus write_course(const Request& request, const DrillOptions& options) {
    const auto library = library_of(options);
    if (!library) return unusable(library.error());
    const auto items =
        course_items({request, options.count, options.seed, !options.no_pictures}, *library);
    if (!items) {
        complain(items.error());
        return ExitStatus::Wrong;
    }
    const std::string title = course_category(request.game);
    const std::string bytes =
        options.format == "qti" ? qti_zip(title, *items) : moodle_xml(title, *items);
    if (options.out.empty()) {
        print(bytes);
    } else if (const auto put = write_file(options.out, bytes, options.force); !put) {
        return unusable(put.error());
    }
    return ExitStatus::Fine;
}

/// One clause a line: under the wished table card, and else under any.
ExitStatus print_reach(Request request, const DrillOptions& options) {
    const auto library = library_of(options);
    if (!library) return unusable(library.error());
    ExitStatus status = ExitStatus::Fine;
    for (const std::string& clause : clauses_to_reach(*library, request.game)) {
        request.clauses = {clause};
        std::int64_t made = 0;
        std::int64_t attempts = 0;
        for (std::int64_t i = 0; i < options.count; ++i) {
            const auto item = make_item(request, options.seed + static_cast<std::uint64_t>(i));
            made += item ? 1 : 0;
            attempts += item ? item->attempts : 0;
        }
        if (made < options.count) status = ExitStatus::Wrong;
        const double hands =
            static_cast<double>(attempts) / static_cast<double>(std::max<std::int64_t>(1, made));
        print(fmt::format("{:14} {}\n", clause,
                          tr("{made} of {all} items, {hands:.1f} hands dealt for each",
                             "made"_a = made, "all"_a = options.count, "hands"_a = hands)));
    }
    return status;
}

}  // namespace

ExitStatus run_drill(const DrillOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto request = request_in(options);
    if (!request) return unusable(request.error());
    const auto may = options.out.empty() ? Result<void>() : may_write(options.out, options.force);
    if (!may) return unusable(may.error());
    if (!options.format.empty()) return write_course(*request, options);
    if (options.reach) return print_reach(*request, options);
    constexpr int most_items = 500;
    Levels levels;
    if (options.item_level != 0) levels = {options.item_level, options.item_level};
    for (std::int64_t i = 0; i < options.count; ++i) {
        const auto item = make_item_of(levels, *request,
                                       options.seed + static_cast<std::uint64_t>(i), most_items);
        if (!item) {
            complain({{{}, tr("no match: no hand that was dealt has all that was asked for")}});
            return ExitStatus::Wrong;
        }
        if (options.json)
            print_json(json_of(*item));
        else
            print((i > 0 ? "\n" : "") + item_in_text(*item));
    }
    return ExitStatus::Fine;
}

}  // namespace fairdeal
