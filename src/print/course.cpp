#include "print/course.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "audit/cases/archive.h"
#include "base/text.h"
#include "base/translation.h"
#include "ledger/hash.h"
#include "picture/png.h"
#include "picture/table/table_picture.h"
#include "picture/table/table_screen.h"
#include "questions/form.h"
#include "questions/key.h"
#include "questions/words/act_words.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// With every run of blanks as one blank.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const char put = c == '\n' ? ' ' : c;
        if (put != ' ' || (!line.empty() && line.back() != ' ')) line += put;
    }
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

std::string says_of(const Misreading& misreading) {
    return fmt::format("{} ({})", misreading.says, misreading.clause);
}

/// What the guest gains on the wager; tips and what goes back of their stake count nothing.
Money gain_in(const std::vector<Line>& lines) {
    Money gain;
    for (const Line& line : lines) {
        if (line.verb == Verb::Pay) gain += line.amount;
        if (line.verb == Verb::Take) gain -= line.amount;
    }
    return gain;
}

/// The right amount first, then what misreadings give, each once with all of their sentences.
std::vector<CourseAnswer> amounts_of(const Scenario& scenario, const Library& library) {
    const Money right = gain_in(key_of(scenario).lines);
    std::vector<CourseAnswer> answers{{decimal(right), true, ""}};
    for (const Misreading& misreading : library.misreadings) {
        if (!misreading.is_of(scenario.hand.header)) continue;
        // Somebody for whom the play is not over, or the wager not there, has no amount to give.
        if (answers_as_read(scenario, &misreading).empty()) continue;
        const Money wrong = gain_in(key_as_read(scenario, &misreading).lines);
        if (wrong == right) continue;
        const auto same = std::find_if(answers.begin(), answers.end(), [&](const auto& answer) {
            return answer.said == decimal(wrong);
        });
        if (same == answers.end())
            answers.push_back({decimal(wrong), false, one_line(says_of(misreading))});
        else
            same->feedback += " " + tr("Or: {why}", "why"_a = one_line(says_of(misreading)));
    }
    return answers;
}

/// What the clause that decides says.
std::string deciding_clause_says(const Key& key, const Scenario& scenario, const Library& library) {
    if (key.because.empty()) return "";
    const RuleBook* book = find_book(library, scenario.game());
    const ClauseId clause = key.because.front();
    const auto words = book == nullptr
                           ? std::nullopt
                           : what_clause_says(*book, clause.id, scenario.hand.header.card);
    return words ? fmt::format(" {} ({})", words->text, clause.id)
                 : fmt::format(" ({})", clause.id);
}

/// Why a choice is wrong: its misreading, the clause that it breaks, or the one that decides.
std::string feedback_of(const Mark& mark, const Scenario& scenario, const Library& library) {
    if (mark.right) return "";
    if (const Misreading* misreading = find_misreading(library, mark.misreading))
        return one_line(says_of(*misreading));
    std::string words = mark.trainer_says;
    for (const Breach& breach : mark.breaches)
        words += fmt::format("{}{} ({}).", words.empty() ? "" : " ", capital(breach.what),
                             breach.clause.id);
    if (words.empty()) words = tr("No.") + deciding_clause_says(mark.key, scenario, library);
    return one_line(words);
}

std::vector<CourseAnswer> choices_of_item(const Scenario& scenario, const Library& library) {
    std::vector<CourseAnswer> answers;
    for (const Choice& choice : form_of(scenario).choices) {
        FilledIn filled;
        filled.chosen = {choice.text};
        const Mark mark = grade(answer_of(filled, scenario), scenario, library.misreadings);
        const std::string words =
            choice.whom.empty() ? choice.label : choice.whom + ": " + choice.label;
        answers.push_back({one_line(words), mark.right, feedback_of(mark, scenario, library)});
    }
    return answers;
}

std::string numbers(const std::vector<int>& all) { return fmt::format("{}", fmt::join(all, ", ")); }

/// The minimum and whether it is a tournament; what else is said of a table stands on the felt.
std::string facts_in_words(const Header& header) {
    const TableFacts& facts = header.facts;
    std::string words;
    if (facts.minimum)
        words += " " + tr("The minimum is {amount}.",
                          "amount"_a = amount_in_words(*facts.minimum, unit_of(header)));
    if (facts.mode == Mode::Tournament) words += " " + tr("It is a tournament.");
    if (facts.mode == Mode::Regular) words += " " + tr("It is regular play.");
    if (facts.left)
        words += " " + tr("The shoe holds {cards} more cards.", "cards"_a = *facts.left);
    if (facts.hand) words += " " + tr("Hand {hand}.", "hand"_a = *facts.hand);
    if (facts.final_hand) words += " " + tr("It is the final hand.");
    if (!facts.eliminations.empty())
        words += " " + tr("Elimination hands: {hands}.", "hands"_a = numbers(facts.eliminations));
    if (!facts.prizes.empty())
        words += " " + tr("Places with a prize: {places}.", "places"_a = numbers(facts.prizes));
    if (!facts.feeders.empty())
        words += " " + tr("Places that play on: {places}.", "places"_a = numbers(facts.feeders));
    return words;
}

/// "hit soft 17: yes, decks: 6"; empty: all as the rule book has it.
std::string options_in_words(const TableCard& card) {
    std::string words;
    for (const OptionSpec& spec : options_of(card.game())) {
        if (card.is_standard(spec)) continue;
        std::string option = fmt::format("{}: {}", spec.name, card.text(spec));
        std::replace(option.begin(), option.end(), '-', ' ');
        add_to_list(words, option);
    }
    return words;
}

std::vector<std::string> table_of(const Scenario& scenario) {
    const Header& header = scenario.hand.header;
    const std::string options = options_in_words(header.card);
    std::vector<std::string> paragraphs{
        tr(title_of(scenario.game()).data()) + "." + facts_in_words(header) + " " +
        (options.empty() ? tr("House rules: the standard table card.")
                         : tr("House rules: {rules}.", "rules"_a = options))};
    const std::string words = table_in_words(view_of(table_screen(scenario)));
    for (const std::string_view line : split_at(words, '\n')) paragraphs.push_back(one_line(line));
    return paragraphs;
}

std::string question_of(const Scenario& scenario) {
    const Unit unit = unit_of(scenario.hand.header);
    std::string words = one_line(scenario.story);
    if (scenario.question.event)
        words += " " + event_in_words(*scenario.question.event, unit) + "?";
    if (scenario.question.floor_event) words += " " + event_asked_in_words(scenario.question, unit);
    if (scenario.question.kind == QuestionKind::Amount)
        words += " " + (unit == Unit::Chips
                            ? tr("What does the player gain on it, in chips? What is paid counts "
                                 "up, what is taken counts down, with a minus; a stake that goes "
                                 "back and a tip count nothing.")
                            : tr("What does the player gain on it, in dollars? What is paid counts "
                                 "up, what is taken counts down, with a minus; a stake that goes "
                                 "back and a tip count nothing."));
    return words;
}

std::string clauses_say(const Key& key, const Scenario& scenario, const Library& library) {
    const RuleBook* book = find_book(library, scenario.game());
    std::string all;
    for (const ClauseId clause : key.because) {
        const auto words = book == nullptr
                               ? std::nullopt
                               : what_clause_says(*book, clause.id, scenario.hand.header.card);
        all += fmt::format("{}{}", all.empty() ? "" : " ", clause.id);
        if (words && clause.id.starts_with("AMB")) all += fmt::format(": {}", words->heading);
        all += words ? fmt::format(": {}", words->text) : ".";
    }
    return all.empty() ? tr("No clause decides it.") : one_line(all);
}

std::string picture_of(const Scenario& scenario) {
    constexpr Size size{640, 480};
    const TableView view = view_of(table_screen(scenario));
    const auto bytes =
        png_bytes(size, 1, without_grain([&](Painter& painter) {
                      draw_table(painter, view, {0, 0, size.width, size.height}, Surround::Light);
                  }));
    return bytes ? to_base64(*bytes) : "";
}

}  // namespace

std::vector<QuestionKind> course_kinds() {
    return {QuestionKind::Amount, QuestionKind::Outcome, QuestionKind::May, QuestionKind::Next,
            QuestionKind::Clause};
}

std::optional<CourseItem> course_item(const Scenario& scenario, const Library& library,
                                      bool draws) {
    const InEnglish kept;  // the files are marked lang="en"
    CourseItem item;
    item.is_amount = scenario.question.kind == QuestionKind::Amount;
    if (!item.is_amount && answer_form(scenario.question) != AnswerForm::OneChoice)
        return std::nullopt;
    const Key key = key_of(scenario);
    item.id = scenario.id;
    item.title = one_line(scenario.story);
    item.table = table_of(scenario);
    item.question = question_of(scenario);
    item.answers =
        item.is_amount ? amounts_of(scenario, library) : choices_of_item(scenario, library);
    for (const ClauseId clause : key.because) item.clauses.emplace_back(clause.id);
    item.says = clauses_say(key, scenario, library);
    const bool has_right = std::any_of(item.answers.begin(), item.answers.end(),
                                       [](const CourseAnswer& answer) { return answer.right; });
    if (!has_right) return std::nullopt;
    if (draws) item.picture = picture_of(scenario);
    return item;
}

Result<std::vector<CourseItem>> course_items(const CourseRequest& request, const Library& library) {
    constexpr std::int64_t most_seeds_each = 20;
    Request wanted = request.request;
    const auto known = course_kinds();
    if (wanted.kinds.empty()) wanted.kinds = known;
    for (const QuestionKind kind : wanted.kinds) {
        if (std::find(known.begin(), known.end(), kind) == known.end())
            return refused({}, tr("the answer to '{kind}' is neither one amount nor one choice, so "
                                  "other systems cannot mark it",
                                  "kind"_a = to_text(kind)));
    }
    std::vector<CourseItem> items;
    for (std::int64_t i = 0; i < request.count * most_seeds_each; ++i) {
        if (static_cast<std::int64_t>(items.size()) == request.count) return items;
        const auto made = make_item(wanted, request.seed + static_cast<std::uint64_t>(i));
        if (!made) break;
        auto item = course_item(made->scenario, library, request.draws);
        if (!item) continue;
        // Other systems list questions by their names.
        item->title = fmt::format("{}. {}", items.size() + 1, item->title);
        items.push_back(*std::move(item));
    }
    if (static_cast<std::int64_t>(items.size()) == request.count) return items;
    return refused({}, tr("no match: no hand that was dealt has all that was asked for"));
}

std::string course_category(Game game) { return fmt::format("Fairdeal/{}", title_of(game)); }

std::string qti_zip(const std::string& title, const std::vector<CourseItem>& items) {
    Archive archive;
    for (CourseFile& file : qti_package(title, items))
        archive.push_back({std::move(file.name), std::move(file.bytes)});
    for (const CourseItem& item : items) {
        if (!item.picture.empty())
            archive.push_back({picture_name(item), from_base64(item.picture).value()});
    }
    return write(archive);
}

}  // namespace fairdeal
