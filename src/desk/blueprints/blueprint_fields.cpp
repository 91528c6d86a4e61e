#include "desk/blueprints/blueprint_fields.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "training/aims.h"
#include "training/book/clause_title.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int of_whole = 1000, most_share = 999, most_risk = 499;
constexpr int most_amount = 1'000'000;

/// A number of an exam: where it is, what it is called, its bounds.
struct NumberOfExam {
    const char* name;
    const char *label, *hint;
    int least, most, digits;
    int* (*at)(Blueprint& exam);  // null: the exam has it not
};

template <int SequentialRule::*member>
int* of_sequential(Blueprint& exam) {
    auto* rule = std::get_if<SequentialRule>(&exam.rule);
    return rule == nullptr ? nullptr : &(rule->*member);
}
template <int FixedForm::*member>
int* of_fixed(Blueprint& exam) {
    auto* rule = std::get_if<FixedForm>(&exam.rule);
    return rule == nullptr ? nullptr : &(rule->*member);
}
template <int ExamTime::*member>
int* of_time(Blueprint& exam) {
    return &(exam.time.*member);
}

// clang-format off
constexpr NumberOfExam rule_numbers[] = {
    {"p0",    sentence("Not good enough: right in so many of 100 answers"), sentence("Somebody who is right no more often should fail"), 1, most_share, 1, of_sequential<&SequentialRule::p0>},
    {"p1",    sentence("Good enough: right in so many of 100 answers"), sentence("Somebody who is right at least as often should pass"), 1, most_share, 1, of_sequential<&SequentialRule::p1>},
    {"alpha", sentence("Risk of a false pass, in 100 exams"), sentence("Smaller makes exams longer"), 1, most_risk, 1, of_sequential<&SequentialRule::alpha>},
    {"beta",  sentence("Risk of a false fail, in 100 exams"), sentence("Smaller makes exams longer"), 1, most_risk, 1, of_sequential<&SequentialRule::beta>},
    {"cap",   sentence("Most items"), sentence("Then the exam ends in any case"), 1, most_items, 0, of_sequential<&SequentialRule::cap>},
    {"right", sentence("Right answers that pass at the end"), sentence("Of the most items, where nothing was decided before"), 1, most_items, 0, of_sequential<&SequentialRule::right_at_cap>},
    {"items", sentence("Items"), sentence("All of them are asked"), 1, most_items, 0, of_fixed<&FixedForm::items>},
    {"cut",   sentence("Right answers that pass"), "", 1, most_items, 0, of_fixed<&FixedForm::cut>},
};
constexpr NumberOfExam other_numbers[] = {
    {"percent",    sentence("Time for an item, in per cent of what somebody who knows needs"), "", 100, 2000, 0, of_time<&ExamTime::percent_of_norm>},
    {"seconds",    sentence("Seconds for an item, at least"), "", 10, 3600, 0, of_time<&ExamTime::least>},
    {"minutes",    sentence("Minutes for the whole exam"), "", 5, 600, 0, of_time<&ExamTime::whole>},
    {"breakdowns", sentence("Breakdowns after which it can be resumed"), sentence("After more of them the exam is not resumed"), 0, 99, 0, of_time<&ExamTime::breakdowns>},
    {"word",       sentence("Milliseconds to read a word"), sentence("An answer that comes sooner than its story can be read is flagged; 0: none is"), 0, 2000, 0, of_time<&ExamTime::ms_a_word>},
    {"months",     sentence("Months that a certificate is valid"), "", 1, 120, 0, [](Blueprint& exam) { return &exam.months; }},
};
struct ErrorOfExam {
    const char* name;
    const char* label;
    CriticalError error;
};
constexpr ErrorOfExam error_ticks[] = {
    {"paid-losing",  sentence("A losing wager is paid or handed back"), CriticalError::PaidLosing},
    {"took-winning", sentence("A wager that wins or pushes is taken"), CriticalError::TookWinning},
    {"action-open",  sentence("A wager that is due is left on the table"), CriticalError::ActionOpen},
    {"large-error",  sentence("The amount is wrong by more than allowed"), CriticalError::LargeError},
};
struct NumberOfCell {
    const char* name;
    const char *label, *hint;
    int least, most, digits;
    int BlueprintCell::*member;
};
constexpr NumberOfCell cell_numbers[] = {
    {"least",  sentence("Items in every exam, at least"), "", 1, 20, 0, &BlueprintCell::least},
    {"share",  sentence("Right answers that it takes, in 100"), sentence("Of the items of this part; who has fewer fails"), 0, of_whole, 1, &BlueprintCell::share},
    {"weight", sentence("Weight"), sentence("How often it comes beside the other parts once all have their least"), 1, 20, 0, &BlueprintCell::weight},
};
struct FeatureName {
    Feature feature;
    const char* name;
};
constexpr FeatureName feature_names[] = {
    {Feature::Natural,     sentence("Somebody has a blackjack")},
    {Feature::Split,       sentence("A hand is split")},
    {Feature::Double,      sentence("A bet is doubled")},
    {Feature::Bust,        sentence("A hand busts")},
    {Feature::Soft,        sentence("A hand ends soft")},
    {Feature::Insurance,   sentence("Insurance is bought")},
    {Feature::SideWager,   sentence("A side bet is made")},
    {Feature::Surrender,   sentence("A hand is surrendered")},
    {Feature::ManySeats,   sentence("Three or more seats are dealt")},
    {Feature::ShortBank,   sentence("The bank cannot pay everybody")},
    {Feature::Raise,       sentence("A bet is raised")},
    {Feature::Elimination, sentence("Somebody is eliminated")},
};
// clang-format on

std::string told(const char* marked) { return *marked == 0 ? std::string() : tr(marked); }

/// Of a row of the tables above.
template <class Row>
ExamField number_field(const Row& row, int number) {
    ExamField field{row.name, ExamField::Kind::Number, told(row.label), told(row.hint)};
    field.number = number;
    field.least = row.least;
    field.most = row.most;
    field.digits = row.digits;
    return field;
}

void add_numbers(std::vector<ExamField>& fields, std::span<const NumberOfExam> numbers,
                 Blueprint exam) {
    for (const NumberOfExam& number : numbers) {
        const int* at = number.at(exam);
        if (at == nullptr) continue;
        fields.push_back(number_field(number, *at));
    }
}

bool counts(const Blueprint& exam, CriticalError error) {
    return std::find(exam.critical.begin(), exam.critical.end(), error) != exam.critical.end();
}

void add_errors(std::vector<ExamField>& fields, const Blueprint& exam) {
    for (const ErrorOfExam& tick : error_ticks) {
        ExamField field{tick.name, ExamField::Kind::Tick,
                        tr("Fails at once: {error}", "error"_a = tr(tick.label)), ""};
        field.number = counts(exam, tick.error) ? 1 : 0;
        fields.push_back(std::move(field));
    }
    if (!counts(exam, CriticalError::LargeError)) return;
    ExamField field{"large", ExamField::Kind::Number, tr("Allowed error of an amount"), ""};
    field.number = static_cast<int>(exam.large.in_cents());
    field.most = most_amount;
    field.digits = 2;
    fields.push_back(std::move(field));
}

void turn_error(Blueprint& exam, CriticalError error, bool on) {
    if (on == counts(exam, error)) return;
    if (on)
        exam.critical.push_back(error);
    else
        std::erase(exam.critical, error);
    exam.large =
        counts(exam, CriticalError::LargeError) ? std::max(exam.large, Money::cents(100)) : Money();
}

ExamField card_field(const Blueprint& exam, const Library& library) {
    ExamField field{"table", ExamField::Kind::Choice, tr("Table card"),
                    tr("The card in force is taken as it is on the day an exam is opened")};
    field.number = -1;
    for (const TableCardFile* card : cards_for(exam, library)) {
        if (card->id == exam.table) field.number = static_cast<int>(field.choices.size());
        field.choices.push_back(card->id == house_card_id(exam.game)
                                    ? tr("{card}, the card in force", "card"_a = card->title)
                                    : card->title);
    }
    return field;
}

template <class T>
void turn_value(std::vector<T>& values, const T& value) {
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end())
        values.push_back(value);
    else
        values.erase(found);
}

template <class T>
bool has(const std::vector<T>& values, const T& value) {
    return std::find(values.begin(), values.end(), value) != values.end();
}

CellTick tick(std::string title, std::string detail, bool on) {
    CellTick made{std::move(title), std::move(detail), on, {}};
    made.spoken = made.title + (on ? ". " + tr("Chosen.") : ".");
    if (!made.detail.empty()) made.spoken += " " + made.detail;
    return made;
}

CellTick clause_tick(const std::string& id, bool on, Game game, const Library& library) {
    const RuleBook* book = find_book(library, game);
    const BookClause* clause = book == nullptr ? nullptr : find_clause(*book, id);
    const std::string title = clause_title(library, id);
    std::string detail = id;
    if (!can_be_dealt(game, id)) detail += dot + tr("no dealt hand turns on it");
    if (clause != nullptr) detail += dot + clause->text;
    return tick(title.empty() ? id : title, std::move(detail), on);
}

}  // namespace

std::vector<const TableCardFile*> cards_for(const Blueprint& exam, const Library& library) {
    const std::string house = house_card_id(exam.game);
    std::vector<const TableCardFile*> cards;
    for (const TableCardFile& card : library.tables) {
        if (card.card.game() == exam.game && (card.id == house || is_of_content(card)))
            cards.push_back(&card);
    }
    std::stable_partition(cards.begin(), cards.end(),
                          [&](const TableCardFile* card) { return card->id == house; });
    return cards;
}

std::vector<std::string> clauses_for(Game game, const Library& library) {
    std::vector<std::string> clauses;
    const RuleBook* book = find_book(library, game);
    if (book == nullptr) return clauses;
    for (const BookSection& section : book->sections) {
        for (const BookClause& clause : section.clauses) {
            if (clause.kind == ClauseKind::Settlement || clause.kind == ClauseKind::Procedure)
                clauses.push_back(clause.id);
        }
    }
    return clauses;
}

std::vector<QuestionKind> kinds_for_exams() {
    std::vector<QuestionKind> kinds;
    for (const QuestionKind kind : every_question_kind()) {
        if (kind != QuestionKind::Talk) kinds.push_back(kind);
    }
    return kinds;
}

std::vector<ExamField> exam_fields(const Blueprint& exam, const Library& library) {
    std::vector<ExamField> fields;
    fields.push_back({"title", ExamField::Kind::Line, tr("Title"), "", exam.title});
    fields.push_back({"note", ExamField::Kind::Words, tr("What it certifies"),
                      tr("One sentence; it is printed on the certificate"), exam.note});
    fields.push_back(card_field(exam, library));
    ExamField rule{"rule", ExamField::Kind::Choice, tr("How it is decided"), ""};
    rule.choices = {tr("As soon as the answers decide it"), tr("After a fixed number of items")};
    rule.number = std::holds_alternative<FixedForm>(exam.rule) ? 1 : 0;
    fields.push_back(std::move(rule));
    add_numbers(fields, rule_numbers, exam);
    add_errors(fields, exam);
    add_numbers(fields, other_numbers, exam);
    return fields;
}

std::vector<ExamField> cell_fields(const BlueprintCell& cell) {
    std::vector<ExamField> fields;
    fields.push_back(
        {"cell-title", ExamField::Kind::Line, tr("Title of the part"), "", cell.title});
    for (const NumberOfCell& number : cell_numbers) {
        fields.push_back(number_field(number, cell.*number.member));
    }
    return fields;
}

void set_exam_number(Blueprint& exam, const std::string& field, int value, const Library& library) {
    if (field == "table") {
        const auto cards = cards_for(exam, library);
        if (value >= 0 && value < std::ssize(cards))
            exam.table = cards[static_cast<std::size_t>(value)]->id;
    } else if (field == "rule") {
        const bool is_fixed = std::holds_alternative<FixedForm>(exam.rule);
        if (value == 1 && !is_fixed) exam.rule = FixedForm();
        if (value == 0 && is_fixed) exam.rule = SequentialRule();
    } else if (field == "large") {
        exam.large = Money::cents(std::clamp(value, 0, most_amount));
    }
    for (const ErrorOfExam& tick : error_ticks)
        if (field == tick.name) turn_error(exam, tick.error, value != 0);
    for (const std::span<const NumberOfExam> numbers :
         {std::span<const NumberOfExam>(rule_numbers),
          std::span<const NumberOfExam>(other_numbers)}) {
        for (const NumberOfExam& number : numbers) {
            int* at = field == number.name ? number.at(exam) : nullptr;
            if (at != nullptr) *at = std::clamp(value, number.least, number.most);
        }
    }
}

void set_cell_number(BlueprintCell& cell, const std::string& field, int value) {
    for (const NumberOfCell& number : cell_numbers) {
        if (field == number.name)
            cell.*number.member = std::clamp(value, number.least, number.most);
    }
}

std::vector<CellTick> ticks_of(const BlueprintCell& cell, CellList list, Game game,
                               const Library& library) {
    std::vector<CellTick> ticks;
    if (list == CellList::Clauses) {
        for (const std::string& id : clauses_for(game, library))
            ticks.push_back(clause_tick(id, has(cell.clauses, id), game, library));
    } else if (list == CellList::Kinds) {
        for (const QuestionKind kind : kinds_for_exams())
            ticks.push_back(tick(kind_in_words(kind), "", has(cell.kinds, kind)));
    } else {
        for (const FeatureName& feature : feature_names)
            ticks.push_back(tick(tr(feature.name), "", has(cell.features, feature.feature)));
    }
    return ticks;
}

bool turn_tick(BlueprintCell& cell, CellList list, std::size_t row, Game game,
               const Library& library) {
    if (list == CellList::Clauses) {
        const auto clauses = clauses_for(game, library);
        if (row >= clauses.size()) return true;
        if (cell.clauses == std::vector{clauses[row]}) return false;
        turn_value(cell.clauses, clauses[row]);
    } else if (list == CellList::Kinds) {
        const auto kinds = kinds_for_exams();
        if (row < kinds.size()) turn_value(cell.kinds, kinds[row]);
    } else if (row < std::size(feature_names)) {
        turn_value(cell.features, feature_names[row].feature);
    }
    return true;
}

}  // namespace fairdeal
