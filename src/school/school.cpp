#include "school/school.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

#include "base/text.h"
#include "base/translation.h"
#include "school/school_objections.h"
#include "school/school_sql.h"
#include "store/database_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

FileKind school_kind() {
    constexpr std::int64_t before_shifts = 5;  // nothing that a reader asks for came since
    return {.application_id = school_application_id,
            .says = {.is_none = sentence("this is not a school's file, nor any database"),
                     .of_another_program =
                         sentence("this is another program's database, not a school's file"),
                     .is_empty = sentence("the file is empty; it is not a school's file"),
                     .unfinished = sentence(
                         "this school was not finished when it was made; it holds nothing"),
                     .newer = sentence("this school was made by a newer Fairdeal (its version is "
                                       "{version}, this program knows up to {newest})"),
                     .older = sentence("this school was made by an older Fairdeal: open it once "
                                       "for writing to bring it up to date"),
                     .changed = sentence("the tables of this school are not as Fairdeal made them: "
                                         "the file is damaged or was changed by another program"),
                     .cannot_be_made = sentence("the school cannot be made here: {why}")},
            .migrations = school_sql_migrations(),
            .is_private = true,
            .readable_from = before_shifts};
}

bool is_clause_id(const std::string& id) {
    constexpr std::size_t longest = 64;
    return !id.empty() && id.size() <= longest &&
           std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c <= '~'; });
}

constexpr const char* no_source =
    sentence("the school holds a source of answers that there is not");
constexpr const char* no_game = sentence("the school holds a game that there is not");

template <class Value>
Value sound(const std::optional<Value>& value, const char* wrong) {
    if (!value) throw damaged(tr(wrong));
    return *value;
}

int small(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, 0, 1'000'000));
}

GivenAnswer answer_in(const Statement& row, std::string_view person) {
    GivenAnswer answer;
    answer.person = person;
    answer.number = row.number(0);
    answer.at = row.number(1);
    answer.source = sound(answer_source_from(row.text(2)), no_source);
    answer.game = sound(game_from(row.text(3)), no_game);
    answer.kind = row.text(4);
    answer.item = row.text(5);
    answer.clauses = words_in(row.text(6));
    answer.right = row.number(7) != 0;
    answer.blamed = words_in(row.text(8));
    answer.misreading = row.text(9);
    answer.steps_wrong = small(row.number(10));
    answer.hints = small(row.number(11));
    answer.choices = small(row.number(12));
    answer.took = row.number(13);
    answer.norm = row.number(14);
    answer.said = row.text(15);
    return answer;
}

/// What makes two answers the same, whatever their numbers.
auto identity_of(const GivenAnswer& answer) {
    return std::tie(answer.person, answer.at, answer.item, answer.kind, answer.said);
}

}  // namespace

std::string objection_to(const GivenAnswer& answer) {
    constexpr std::size_t longest_text = 65'536, longest_list = 4'096;
    for (const auto* list : {&answer.clauses, &answer.blamed}) {
        if (!std::all_of(list->begin(), list->end(), is_clause_id))
            return tr("an answer names a clause that can be none");
        if (joined(*list).size() > longest_list) return tr("an answer names too many clauses");
    }
    if (answer.kind.empty() || answer.kind.size() > 64) return tr("an answer of no kind");
    if (answer.item.empty() || answer.item.size() > longest_text)
        return tr("an answer's item is missing or too long");
    if (answer.said.size() > longest_text) return tr("an answer is too long to be kept");
    if (answer.misreading.size() > 200) return tr("an answer names a misreading that can be none");
    if (std::min({answer.steps_wrong, answer.hints, answer.choices}) < 0 ||
        std::min(answer.took, answer.norm) < 0)
        return tr("an answer counts less than nothing");
    return "";
}

School::School(Database database, fs::path file)
    : database_(std::move(database)), file_(std::move(file)) {}

Result<School> School::open(const fs::path& file, Access access) {
    auto database = open_database_file(file, access, school_kind());
    if (!database) return tl::make_unexpected(std::move(database.error()));
    return School(*std::move(database), file);
}

Result<School> School::open_or_create(const fs::path& file) {
    if (auto made = make_database_file_unless_there(file, school_kind()); !made)
        return tl::make_unexpected(std::move(made.error()));
    return open(file, Access::Write);
}

tl::unexpected<Problems> School::refusal(std::string what) const {
    return refused({file_.string(), 0, 0}, std::move(what));
}

tl::unexpected<Problems> School::nobody(std::string_view id) const {
    return refusal(tr("there is nobody of the id {id}", "id"_a = in_quotes(id)));
}

std::int64_t School::append(const GivenAnswer& answer) {
    const std::int64_t number = answer_count(answer.person) + 1;
    Statement(database_, school_sql_add_answer)
        .bind(":person", answer.person)
        .bind(":number", number)
        .bind(":at", answer.at)
        .bind(":source", to_text(answer.source))
        .bind(":game", to_text(answer.game))
        .bind(":kind", answer.kind)
        .bind(":item", answer.item)
        .bind(":clauses", joined(answer.clauses))
        .bind(":is_right", answer.right ? 1 : 0)
        .bind(":blamed", joined(answer.blamed))
        .bind(":misreading", answer.misreading)
        .bind(":steps_wrong", answer.steps_wrong)
        .bind(":hints", answer.hints)
        .bind(":choices", answer.choices)
        .bind(":took", answer.took)
        .bind(":norm", answer.norm)
        .bind(":said", answer.said)
        .run();
    return number;
}

Result<std::int64_t> School::add(const GivenAnswer& answer) {
    if (const std::string why = objection_to(answer); !why.empty()) return refusal(why);
    Transaction all_or_nothing(database_);
    if (!person(answer.person)) return nobody(answer.person);
    const std::int64_t number = append(answer);
    Statement(database_, school_sql_drop_open).bind(":person", answer.person).run();
    all_or_nothing.commit();
    return number;
}

Result<std::int64_t> School::add_in_run(const GivenAnswer& answer, const UnfinishedRun& run) {
    if (const std::string why = objection_to(answer); !why.empty()) return refusal(why);
    Transaction all_or_nothing(database_);
    if (!person(answer.person)) return nobody(answer.person);
    const std::int64_t number = append(answer);
    keep_unfinished(answer.person, run);
    all_or_nothing.commit();
    return number;
}

std::int64_t School::answer_count(std::string_view person) const {
    Statement row(database_, school_sql_last_answer);
    row.bind(":person", person);
    if (!row.step()) throw Fault("a number without a row");
    return row.number(0);
}

std::vector<GivenAnswer> School::answers_of(std::string_view person, std::int64_t after) const {
    Statement rows(database_, school_sql_answers_after);
    rows.bind(":person", person).bind(":after", after);
    std::vector<GivenAnswer> answers;
    while (rows.step()) answers.push_back(answer_in(rows, person));
    return answers;
}

Result<std::int64_t> School::merge(std::vector<GivenAnswer> answers, const ImportSource& source) {
    std::stable_sort(answers.begin(), answers.end(), [](const auto& a, const auto& b) {
        return std::tie(a.person, a.at, a.number) < std::tie(b.person, b.at, b.number);
    });
    Transaction all_or_nothing(database_);
    std::int64_t added = 0;
    std::vector<GivenAnswer> there;
    std::set<decltype(identity_of(there[0]))> known;
    std::int64_t first = 0;  // new number of the person
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const GivenAnswer& answer = answers[i];
        if (const std::string why = objection_to(answer); !why.empty()) return refusal(why);
        if (i == 0 || answer.person != answers[i - 1].person) {
            if (!person(answer.person)) return nobody(answer.person);
            if (i > 0) note_import(answers[i - 1].person, first, source);
            first = answer_count(answer.person) + 1;
            known.clear();
            there = answers_of(answer.person);
            for (const GivenAnswer& one : there) known.insert(identity_of(one));
        }
        if (!known.insert(identity_of(answer)).second) continue;
        append(answer);
        ++added;
    }
    if (!answers.empty()) note_import(answers.back().person, first, source);
    all_or_nothing.commit();
    return added;
}

void School::keep_open(std::string_view person, const OpenItem& item) {
    Statement(database_, school_sql_keep_open)
        .bind(":person", person)
        .bind(":source", to_text(item.source))
        .bind(":game", to_text(item.game))
        .bind(":kind", item.kind)
        .bind(":item", item.item)
        .bind(":shown", item.shown)
        .bind(":spent", std::max<Millis>(item.spent, 0))
        .bind(":hints", std::max(item.hints, 0))
        .bind(":draft", item.draft)
        .run();
}

std::optional<OpenItem> School::open_item(std::string_view person) const {
    Statement row(database_, school_sql_open_item);
    if (!row.bind(":person", person).step()) return std::nullopt;
    OpenItem item;
    item.source = sound(answer_source_from(row.text(0)), no_source);
    item.game = sound(game_from(row.text(1)), no_game);
    item.kind = row.text(2);
    item.item = row.text(3);
    item.shown = row.number(4);
    item.spent = row.number(5);
    item.hints = small(row.number(6));
    item.draft = row.text(7);
    return item;
}

void School::drop_open(std::string_view person) {
    Statement(database_, school_sql_drop_open).bind(":person", person).run();
}

void School::keep_run(std::string_view person, const OpenRun& run) {
    Statement(database_, school_sql_keep_run)
        .bind(":person", person)
        .bind(":source", to_text(run.source))
        .bind(":game", to_text(run.game))
        .bind(":clauses", joined(run.clauses))
        .bind(":kinds", joined(run.kinds))
        .bind(":begun", run.answers_before)
        .run();
}

std::optional<OpenRun> School::open_run(std::string_view person) const {
    Statement row(database_, school_sql_open_run);
    if (!row.bind(":person", person).step()) return std::nullopt;
    OpenRun run;
    run.source = sound(answer_source_from(row.text(0)), no_source);
    run.game = sound(game_from(row.text(1)), no_game);
    run.clauses = words_in(row.text(2));
    run.kinds = words_in(row.text(3));
    run.answers_before = row.number(4);
    return run;
}

void School::drop_run(std::string_view person) {
    Statement(database_, school_sql_drop_run).bind(":person", person).run();
}

void School::keep_unfinished(std::string_view person, const UnfinishedRun& run) {
    Statement(database_, school_sql_keep_unfinished)
        .bind(":person", person)
        .bind(":kind", run.kind)
        .bind(":state", run.state)
        .bind(":at", run.at)
        .run();
}

std::vector<UnfinishedRun> School::unfinished(std::string_view person) const {
    std::vector<UnfinishedRun> runs;
    Statement row(database_, school_sql_unfinished);
    row.bind(":person", person);
    while (row.step())
        runs.push_back({std::string(row.text(0)), std::string(row.text(1)), row.number(2)});
    return runs;
}

void School::drop_unfinished(std::string_view person, std::string_view kind) {
    Statement(database_, school_sql_drop_unfinished)
        .bind(":person", person)
        .bind(":kind", kind)
        .run();
}

void School::keep_lesson(std::string_view person, const LessonProgress& progress) {
    Statement(database_, school_sql_keep_lesson)
        .bind(":person", person)
        .bind(":lesson", progress.lesson)
        .bind(":step", progress.step)
        .bind(":done", progress.done ? 1 : 0)
        .bind(":at", progress.at)
        .bind(":draft", progress.draft)
        .bind(":spent", std::max<Millis>(progress.spent, 0))
        .bind(":imported", progress.imported)
        .run();
}

std::vector<LessonProgress> School::lessons_of(std::string_view person) const {
    Statement rows(database_, school_sql_lessons_of);
    rows.bind(":person", person);
    std::vector<LessonProgress> lessons;
    while (rows.step())
        lessons.push_back({std::string(rows.text(0)), std::string(rows.text(1)),
                           rows.number(2) != 0, rows.number(3), std::string(rows.text(4)),
                           rows.number(5), std::string(rows.text(6))});
    return lessons;
}

void School::rename_lesson(std::string_view before, std::string_view now) {
    Statement(database_, school_sql_rename_lesson).bind(":before", before).bind(":now", now).run();
}

Result<void> School::set(std::string_view person, const SchoolSettings& settings) {
    if (!this->person(person)) return nobody(person);
    Problems problems;
    const auto must = [&](bool fine, const char* field, const char* what) {
        if (!fine) problems.push_back({{field, 0, 0}, tr(what)});
    };
    must(settings.cap >= 1 && settings.cap <= 500, "cap",
         sentence("it must be from 1 to 500 a day"));
    must(settings.new_a_day >= 0 && settings.new_a_day <= 100, "new_a_day",
         sentence("it must be from 0 to 100 a day"));
    must(settings.retention >= 0.70 && settings.retention <= 0.97, "retention",
         sentence("it must be from 70 % to 97 %"));
    must(settings.exam.empty() || is_utc_time(settings.exam + "T00:00:00Z"), "exam",
         sentence("it must be a day such as 2026-12-01"));
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    std::vector<std::string> games;
    for (const Game game : settings.games) games.emplace_back(to_text(game));
    Statement(database_, school_sql_keep_settings)
        .bind(":person", person)
        .bind(":cap", settings.cap)
        .bind(":new_a_day", settings.new_a_day)
        .bind(":retention", std::lround(settings.retention * 1000))
        .bind(":exam", settings.exam)
        .bind(":games", joined(games))
        .run();
    return {};
}

SchoolSettings School::settings_of(std::string_view person) const {
    Statement row(database_, school_sql_settings_of);
    if (!row.bind(":person", person).step()) return {};
    SchoolSettings settings;
    settings.cap = small(row.number(0));
    settings.new_a_day = small(row.number(1));
    settings.retention = static_cast<double>(row.number(2)) / 1000;
    settings.exam = row.text(3);
    for (const std::string& game : words_in(row.text(4)))
        settings.games.push_back(sound(game_from(game), no_game));
    return settings;
}

}  // namespace fairdeal
