// What does not make sense although every file can be read by itself.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "content/lessons/lesson_sense.h"
#include "content/library.h"
#include "games/all_games.h"
#include "questions/grade.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

class SenseCheck {
public:
    SenseCheck(const ContentFiles& files, const Library& known) : files_(files) {
        for (const auto& file : files.books) books_.push_back(&file.value);
        for (const RuleBook& book : known.books) books_.push_back(&book);
        for (const auto& file : files.tables) tables_.push_back(&file.value);
        for (const TableCardFile& table : known.tables) tables_.push_back(&table);
        for (const TableCardFile& table : known.tables) ids_.insert("table card " + table.id);
        for (const Misreading& misreading : known.misreadings)
            ids_.insert("misreading " + misreading.id);
        for (const Scenario& scenario : known.scenarios) ids_.insert("scenario " + scenario.id);
        for (const Lesson& lesson : known.lessons) note_lesson(lesson);
        put_on_shelf(known);
    }

    Problems check() {
        for (const auto& file : files_.books) check_book(file);
        for (const auto& file : files_.tables)
            note_id("table card", file.value.id, file.place_of("id"));
        for (const auto& file : files_.misreadings) check_misreadings(file);
        for (const auto& file : files_.scenarios) {
            note_id("scenario", file.value.id, file.place_of("id"));
            check_scenario(file);
        }
        for (const auto& file : files_.glossaries) append(glossary_problems(file, shelf_));
        for (const auto& file : files_.lessons) check_lesson(file);
        for (const auto& file : files_.exams) check_exam(file);
        return std::move(problems_);
    }

private:
    void wrong(const Place& where, std::string what) {
        problems_.push_back({where, std::move(what)});
    }

    void note_id(std::string_view kind, const std::string& id, const Place& where) {
        if (!ids_.insert(fmt::format("{} {}", kind, id)).second)
            wrong(where, fmt::format("{} is the id of another {} too", id, kind));
    }

    [[nodiscard]] const RuleBook* book_of(Game game) const {
        const auto found = std::find_if(books_.begin(), books_.end(),
                                        [&](const RuleBook* book) { return book->game == game; });
        return found == books_.end() ? nullptr : *found;
    }

    void must_be_in_book(Game game, const std::string& id, const Place& where) {
        const RuleBook* book = book_of(game);
        if (book == nullptr)
            return wrong(where, fmt::format("there is no rule book of {}", to_text(game)));
        if (find_clause(*book, id) != nullptr || find_open_point(*book, id) != nullptr) return;
        wrong(where, fmt::format("the rule book of {} has no {}", to_text(game), id));
    }

    void check_book(const Sourced<RuleBook>& file) {
        const RuleBook& book = file.value;
        if (book_of(book.game) != &book)
            wrong(file.place_of("game"),
                  fmt::format("this is a second rule book of {}", to_text(book.game)));
        for (const BookSection& section : book.sections) {
            for (const BookClause& clause : section.clauses) {
                for (const std::string& id : clause.figure_of)
                    must_be_in_book(book.game, id, file.place_of(clause.id + " figure-of"));
            }
        }
        for (const OpenPoint& point : book.open_points) {
            for (const std::string& id : point.about)
                must_be_in_book(book.game, id, file.place_of(point.id + " about"));
        }
        const GameRules* rules = rules_of(book.game);
        if (rules == nullptr) return;
        for (const ClauseId clause : rules->clauses())
            must_be_in_book(book.game, std::string(clause.id), file.place_of("game"));
    }

    void check_misreadings(const Sourced<std::vector<Misreading>>& file) {
        for (const Misreading& misreading : file.value) {
            note_id("misreading", misreading.id, file.place_of(misreading.id));
            must_be_in_book(misreading.game, misreading.clause,
                            file.place_of(misreading.id + " clause"));
        }
    }

    void check_scenario(const Sourced<Scenario>& file) {
        const Scenario& scenario = file.value;
        for (const std::string& clause : scenario.clauses)
            must_be_in_book(scenario.game(), clause, file.place_of("teaches"));
        check_table(file);
        if (rules_of(scenario.game()) == nullptr) {
            return wrong(file.place_of("record"),
                         fmt::format("the rules of {} are not known to this program yet",
                                     to_text(scenario.game())));
        }
        if (const auto problem = question_problem(scenario)) {
            const bool about_event = scenario.question.kind == QuestionKind::May;
            wrong(file.place_of(about_event ? "event" : "ask"), *problem);
        }
        check_settlement(file);
    }

    void append(const Problems& more) {
        problems_.insert(problems_.end(), more.begin(), more.end());
    }

    void put_on_shelf(const Library& known) {
        shelf_.book = [this](Game game) { return book_of(game); };
        shelf_.scenario = [this, &known](std::string_view id) -> const Scenario* {
            const auto& files = files_.scenarios;
            const auto found = std::find_if(files.begin(), files.end(),
                                            [&](const auto& file) { return file.value.id == id; });
            return found == files.end() ? find_scenario(known, id) : &found->value;
        };
        for (const auto& file : files_.glossaries) {
            for (const GlossaryTerm& term : file.value) shelf_.terms.insert(term.id);
        }
        for (const GlossaryTerm& term : known.glossary) shelf_.terms.insert(term.id);
    }

    /// The id and the number of a lesson: neither may come again.
    static std::string number_of(const Lesson& lesson) {
        return fmt::format("{} lesson {}", to_text(lesson.game), lesson.number);
    }
    void note_lesson(const Lesson& lesson) {
        ids_.insert("lesson " + lesson.id);
        ids_.insert(number_of(lesson));
    }

    void check_lesson(const Sourced<Lesson>& file) {
        note_id("lesson", file.value.id, file.place_of("id"));
        if (!ids_.insert(number_of(file.value)).second)
            wrong(file.place_of("id"), fmt::format("there is another {}", number_of(file.value)));
        const std::size_t before = problems_.size();
        for (const auto& hand : hands_of(file)) check_lesson_hand(hand);
        append(lesson_problems(file, shelf_, problems_.size() == before));
    }

    void check_exam(const Sourced<Blueprint>& file) {
        const Blueprint& exam = file.value;
        note_id("exam", exam.id, file.place_of("id"));
        const TableCardFile* table = table_named(exam.table);
        if (table == nullptr)
            wrong(file.place_of("table"), fmt::format("there is no table card {}", exam.table));
        else if (table->card.game() != exam.game)
            wrong(file.place_of("table"),
                  fmt::format("{} is a table card of {}", exam.table, to_text(table->card.game())));
        for (const BlueprintCell& cell : exam.cells) {
            for (const std::string& clause : cell.clauses)
                must_be_in_book(exam.game, clause, file.place_of("cell " + cell.id));
        }
    }

    /// A figure has no id, and is not asked about.
    void check_lesson_hand(const Sourced<Scenario>& hand) {
        if (!hand.value.id.empty()) return check_scenario(hand);
        check_table(hand);
        for (const Breach& breach : rule(hand.value.hand).breaches)
            wrong(hand.place_of("record"), "in this hand " + breach.what);
        check_settlement(hand);
    }

    [[nodiscard]] const TableCardFile* table_named(std::string_view id) const {
        const auto found =
            std::find_if(tables_.begin(), tables_.end(),
                         [&](const TableCardFile* table) { return table->id == id; });
        return found == tables_.end() ? nullptr : *found;
    }

    void check_table(const Sourced<Scenario>& file) {
        const Scenario& scenario = file.value;
        const TableCardFile* table = table_named(scenario.table);
        if (table == nullptr)
            return wrong(file.place_of("table"),
                         fmt::format("there is no table card {}", scenario.table));
        const TableCard& card = table->card;
        if (card.game() != scenario.game())
            return wrong(file.place_of("table"), fmt::format("{} is a table card of {}",
                                                             scenario.table, to_text(card.game())));
        for (const OptionSpec& spec : options_of(card.game())) {
            const std::string here = scenario.hand.header.card.text(spec);
            if (here == card.text(spec)) continue;
            wrong(file.place_of("record"),
                  fmt::format("the hand is dealt with {}={}, the table card {} has {}={}",
                              spec.name, here, scenario.table, spec.name, card.text(spec)));
        }
    }

    /// What the whole record settles must be right: a scenario shows no other dealer's error than
    /// those it asks for.
    void check_settlement(const Sourced<Scenario>& file) {
        if (file.value.question.kind == QuestionKind::Error) return;
        HandRecord whole = file.value.hand;
        whole.events.insert(whole.events.end(), file.value.after.begin(), file.value.after.end());
        for (const WagerVerdict& wager : judge(claim_of(whole), rule(whole)).discrepancies()) {
            if (wager.claimed.empty()) continue;
            wrong(file.place_of("record"),
                  fmt::format("the record settles {} of {} wrongly: '{}' where '{}' is due",
                              to_text(wager.wager), to_text(wager.who), claimed_in_words(wager),
                              ruled_in_words(wager)));
        }
    }

    const ContentFiles& files_;
    std::vector<const RuleBook*> books_;
    std::vector<const TableCardFile*> tables_;
    std::set<std::string, std::less<>> ids_;  // each with its kind before it
    LessonShelf shelf_;
    Problems problems_;
};

}  // namespace

Problems check_sense(const ContentFiles& files, const Library& known) {
    return SenseCheck(files, known).check();
}

}  // namespace fairdeal
