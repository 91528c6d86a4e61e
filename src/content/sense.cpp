// What does not make sense although every file can be read by itself.

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "content/lessons/lesson_sense.h"
#include "content/library.h"
#include "games/all_games.h"
#include "questions/grade.h"
#include "rules/verdict_words.h"

namespace fairdeal {

namespace {

/// What has an id: before it in the list of all ids, and what is said of one that comes again.
struct IdKind {
    std::string_view word;
    const char* is_taken;
};
constexpr IdKind table_card{fixed("table card"),
                            sentence("{id} is the id of another table card too")};
constexpr IdKind a_misreading{"misreading", sentence("{id} is the id of another misreading too")};
constexpr IdKind a_scenario{"scenario", sentence("{id} is the id of another scenario too")};
constexpr IdKind a_lesson{"lesson", sentence("{id} is the id of another lesson too")};
constexpr IdKind an_exam{"exam", sentence("{id} is the id of another exam too")};

/// What is wrong may stand in a hand that is about correcting it.
constexpr std::string_view correction_clause = "IRR-20";

std::string id_key(const IdKind& kind, const std::string& id) {
    return fmt::format("{} {}", kind.word, id);
}

class SenseCheck {
public:
    SenseCheck(const ContentFiles& files, const Library& known) : files_(files) {
        for (const auto& file : files.books) books_.push_back(with_chapters(file.value));
        for (const RuleBook& book : known.books) books_.push_back(with_chapters(book));
        for (const auto& file : files.tables) tables_.push_back(&file.value);
        for (const TableCardFile& table : known.tables) tables_.push_back(&table);
        for (const TableCardFile& table : known.tables) ids_.insert(id_key(table_card, table.id));
        for (const Misreading& misreading : known.misreadings)
            ids_.insert(id_key(a_misreading, misreading.id));
        for (const Scenario& scenario : known.scenarios)
            ids_.insert(id_key(a_scenario, scenario.id));
        for (const Lesson& lesson : known.lessons) note_lesson(lesson);
        put_on_shelf(known);
    }

    Problems check() {
        for (const auto& file : files_.books) check_book(file);
        for (const auto& file : files_.chapters) check_chapter(file);
        for (const auto& file : files_.tables)
            note_id(table_card, file.value.id, file.place_of("id"));
        for (const auto& file : files_.misreadings) check_misreadings(file);
        for (const auto& file : files_.scenarios) {
            note_id(a_scenario, file.value.id, file.place_of("id"));
            // One that was dealt in the school may be about no clause; one that is written teaches.
            if (file.value.clauses.empty())
                wrong(file.place_of("id"), tr("<{element}> has no <{part}>",
                                              "element"_a = "scenario", "part"_a = "teaches"));
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

    void note_id(const IdKind& kind, const std::string& id, const Place& where) {
        if (!ids_.insert(id_key(kind, id)).second) wrong(where, tr_of(kind.is_taken, "id"_a = id));
    }

    [[nodiscard]] const RuleBook* book_of(Game game) const {
        const auto found = std::find_if(books_.begin(), books_.end(),
                                        [&](const RuleBook& book) { return book.game == game; });
        return found == books_.end() ? nullptr : &*found;
    }

    /// As it will stand in the library, with the chapters that are read beside it.
    [[nodiscard]] RuleBook with_chapters(RuleBook book) const {
        for (const auto& chapter : files_.chapters) put_chapter(chapter.value, book);
        return book;
    }

    void must_be_in_book(Game game, const std::string& id, const Place& where) {
        const RuleBook* book = book_of(game);
        if (book == nullptr)
            return wrong(where, tr("there is no rule book of {game}", "game"_a = to_text(game)));
        if (find_clause(*book, id) != nullptr || find_open_point(*book, id) != nullptr) return;
        wrong(where, tr("the rule book of {game} has no {clause}", "game"_a = to_text(game),
                        "clause"_a = id));
    }

    void check_book(const Sourced<RuleBook>& file) {
        const RuleBook& book = file.value;
        const auto first =
            std::find_if(files_.books.begin(), files_.books.end(),
                         [&](const auto& other) { return other.value.game == book.game; });
        if (&*first != &file)
            wrong(file.place_of("game"),
                  tr("this is a second rule book of {game}", "game"_a = to_text(book.game)));
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

    void check_chapter(const Sourced<BookChapter>& file) {
        const auto must_hold = [&](const std::string& id, const Place& where) {
            if (file.places.count(id) == 0)
                wrong(where, tr("the chapter has no {clause}", "clause"_a = id));
        };
        for (const OpenPoint& point : file.value.open_points) {
            for (const std::string& id : point.about)
                must_hold(id, file.place_of(point.id + " about"));
        }
        for (const ClauseId clause : irregular_clauses())
            must_hold(std::string(clause.id), {file.source, 1, 1});
    }

    void check_misreadings(const Sourced<std::vector<Misreading>>& file) {
        for (const Misreading& misreading : file.value) {
            note_id(a_misreading, misreading.id, file.place_of(misreading.id));
            const Place where = file.place_of(misreading.id + " clause");
            if (!misreading.of_chapter)
                must_be_in_book(misreading.game, misreading.clause, where);
            else if (!books_.empty())
                must_be_in_book(books_.front().game, misreading.clause, where);
        }
    }

    void check_scenario(const Sourced<Scenario>& file) {
        const Scenario& scenario = file.value;
        for (const std::string& clause : scenario.clauses)
            must_be_in_book(scenario.game(), clause, file.place_of("teaches"));
        check_table(file);
        if (rules_of(scenario.game()) == nullptr) {
            return wrong(file.place_of("record"),
                         tr("the rules of {game} are not known to this program yet",
                            "game"_a = to_text(scenario.game())));
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
        ids_.insert(id_key(a_lesson, lesson.id));
        ids_.insert(number_of(lesson));
    }

    void check_lesson(const Sourced<Lesson>& file) {
        note_id(a_lesson, file.value.id, file.place_of("id"));
        if (!ids_.insert(number_of(file.value)).second)
            wrong(file.place_of("id"),
                  tr("there is another {game} lesson {number}", "game"_a = to_text(file.value.game),
                     "number"_a = file.value.number));
        const std::size_t before = problems_.size();
        for (const auto& hand : hands_of(file)) check_lesson_hand(hand);
        append(lesson_problems(file, shelf_, problems_.size() == before));
    }

    void check_exam(const Sourced<Blueprint>& file) {
        const Blueprint& exam = file.value;
        note_id(an_exam, exam.id, file.place_of("id"));
        const TableCardFile* table = table_named(exam.table);
        if (table == nullptr)
            wrong(file.place_of("table"),
                  tr("there is no table card {card}", "card"_a = exam.table));
        else if (table->card.game() != exam.game)
            wrong(file.place_of("table"),
                  tr("{card} is a table card of {game}", "card"_a = exam.table,
                     "game"_a = to_text(table->card.game())));
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
            wrong(hand.place_of("record"), tr("in this hand {breach}", "breach"_a = breach.what));
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
                         tr("there is no table card {card}", "card"_a = scenario.table));
        const TableCard& card = table->card;
        if (card.game() != scenario.game())
            return wrong(file.place_of("table"),
                         tr("{card} is a table card of {game}", "card"_a = scenario.table,
                            "game"_a = to_text(card.game())));
        const TableCard& dealt = scenario.hand.header.card;
        for (const OptionSpec& spec : options_of(card.game()))
            must_agree(file, spec.name, dealt.text(spec), card.text(spec));
        if (scenario.hand.header.notation == 1) return;  // it says nothing of remedies
        for (const RemedySpec& spec : remedies())
            must_agree(file, spec.name, dealt.remedies.text(spec), card.remedies.text(spec));
    }

    void must_agree(const Sourced<Scenario>& file, std::string_view option, std::string_view here,
                    std::string_view there) {
        if (here == there) return;
        wrong(file.place_of("record"),
              tr("the hand is dealt with {option}={here}, the table card {card} has "
                 "{option}={there}",
                 "option"_a = option, "here"_a = here, "card"_a = file.value.table,
                 "there"_a = there));
    }

    /// What the whole record settles must be right: a scenario shows no other dealer's error than
    /// those it asks for.
    void check_settlement(const Sourced<Scenario>& file) {
        const bool is_about_errors = file.value.question.kind == QuestionKind::Error ||
                                     teaches(file.value, correction_clause);
        if (is_about_errors) return;
        const HandRecord whole = whole_hand(file.value);
        for (const WagerVerdict& wager : judge(claim_of(whole), rule(whole)).discrepancies()) {
            if (wager.claimed.empty()) continue;
            wrong(file.place_of("record"),
                  tr("the record settles {wager} of {who} wrongly: '{claimed}' where '{ruled}' is "
                     "due",
                     "wager"_a = to_text(wager.wager), "who"_a = to_text(wager.who),
                     "claimed"_a = claimed_in_words(wager), "ruled"_a = ruled_in_words(wager)));
        }
    }

    const ContentFiles& files_;
    std::vector<RuleBook> books_;
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
