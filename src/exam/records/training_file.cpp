#include "exam/records/training_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "exam/records/appeal.h"
#include "exam/sitting/incident_words.h"
#include "formats/csv_row.h"
#include "log/rows.h"
#include "print/hand_page.h"
#include "school/names.h"
#include "training/memory.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Millis longest_on_task = 10 * a_minute;  // a walk for coffee is no training

std::int64_t minutes_of(Millis time) { return (time + a_minute / 2) / a_minute; }

/// Never 0 of a time that was measured.
std::string printed_minutes(Millis time) {
    const std::int64_t minutes = minutes_of(time);
    return minutes == 0 ? "< 1" : std::to_string(minutes);
}

std::string time_of(const TrainingFile& file) {
    const std::int64_t minutes = minutes_of(file.time);
    if (file.time > 0 && minutes == 0) return fixed("less than a minute on training and exams");
    return grouped(minutes) + (minutes == 1 ? fixed(" minute on training and exams")
                                            : fixed(" minutes on training and exams"));
}

const Lesson* lesson_of(const Library& library, const std::string& id) {
    const auto found = std::find_if(library.lessons.begin(), library.lessons.end(),
                                    [&](const Lesson& lesson) { return lesson.id == id; });
    return found == library.lessons.end() ? nullptr : &*found;
}

constexpr const char* office_log = fixed("office log");
constexpr std::string_view imported_from = fixed("imported from ");

std::string evidence_of(const std::string& import) {
    return import.empty() ? fixed("school file") : std::string(imported_from) + import;
}

void add_lessons(TrainingFile& file, const School& school, const Library& library) {
    for (const LessonProgress& progress : school.lessons_of(file.dealer)) {
        const Lesson* lesson = lesson_of(library, progress.lesson);
        if (lesson == nullptr || lesson->game != file.game) continue;
        file.lines.push_back({utc_day(progress.at), "lesson", lesson->title, 0, 0, 0,
                              progress.done ? "done" : "begun", "",
                              evidence_of(progress.imported)});
    }
}

void add_answers(TrainingFile& file, const School& school) {
    std::map<std::tuple<std::string, AnswerSource, std::string>, TrainingLine> days;
    const auto imports = school.imports_of(file.dealer);
    for (const GivenAnswer& answer : school.answers_of(file.dealer)) {
        if (answer.game != file.game) continue;
        const std::string day = utc_day(answer.at);
        const ImportedAnswers* import = import_of(imports, answer.number);
        const std::string evidence = evidence_of(import == nullptr ? "" : to_text(import->source));
        TrainingLine& line = days[{day, answer.source, evidence}];
        line.evidence = evidence;
        line.day = day;
        line.kind = to_text(answer.source);
        line.time += std::clamp<Millis>(answer.took, 0, longest_on_task);
        ++line.asked;
        line.right += answer.right ? 1 : 0;
    }
    for (auto& [when, line] : days) {
        line.what = fmt::format("{} questions", line.asked);
        file.lines.push_back(std::move(line));
    }
}

/// The game of an exam, from the line before its blueprint.
std::optional<Game> game_of(const Sitting& sitting) {
    return game_from(sitting.blueprint.substr(0, sitting.blueprint.find_first_of(" \n")));
}

/// What somebody wrote into the log, in one line.
std::string in_one_line(std::string words) {
    while (!words.empty() && words.back() == '\n') words.pop_back();
    std::replace(words.begin(), words.end(), '\n', ' ');
    return words;
}

/// The exam with the result that counts.
void add_exam(TrainingFile& file, const Sitting& sitting) {
    TrainingLine exam{
        day_of(sitting.opened_at),
        "exam",
        fmt::format("{} ({}), invigilator {}", sitting.exam, sitting.id, sitting.invigilator),
        sitting.spent(),
        0,
        0,
        std::string(to_text(sitting.stage())),
        sitting.examiner,
        office_log};
    if (sitting.result) {
        const SittingResult counts = sitting.final_result();
        exam.asked = counts.right + counts.wrong;
        exam.right = counts.right;
        exam.outcome = counts.passed ? "passed" : "failed";
        if (sitting.stage() == SittingStage::Resit) exam.outcome = fixed("does not count: resit");
    }
    file.lines.push_back(exam);
}

/// An appeal, with the result that it is against, and what followed from it.
void add_appeal(TrainingFile& file, const Sitting& sitting) {
    if (!sitting.appeal) return;
    const SittingIncident& appeal = *sitting.appeal;
    file.lines.push_back({day_of(appeal.at), "appeal",
                          fmt::format("{}, against {}: {}", sitting.id,
                                      score_in_words(*sitting.result), in_one_line(appeal.text)),
                          0, 0, 0, sitting.resolution ? "heard" : "open", appeal.by, office_log});
    if (!sitting.resolution) return;
    const SignedWord& heard = *sitting.resolution;
    const std::string follows =
        sitting.grant ? in_words(*sitting.grant) : fixed("the result stands");
    file.lines.push_back({day_of(heard.at), fixed("appeal heard"),
                          fmt::format("{}, {}. {}", sitting.id, follows, in_one_line(heard.text)),
                          0, 0, 0, heard.granted ? "granted" : "rejected", heard.by, office_log});
}

void add_sitting(TrainingFile& file, const Sitting& sitting) {
    add_exam(file, sitting);
    add_appeal(file, sitting);
    if (sitting.table_test)
        file.lines.push_back({day_of(sitting.table_test->at), fixed("table test"),
                              std::string(split_at(sitting.table_test->text, '\n').front()), 0, 0,
                              0, sitting.table_test->granted ? "passed" : "failed",
                              sitting.table_test->by, office_log});
    const auto add_certificate = [&](const std::optional<SittingIncident>& kind,
                                     const char* outcome, const std::string& reason) {
        if (kind)
            file.lines.push_back({day_of(kind->at), "certificate", sitting.certificate + reason, 0,
                                  0, 0, outcome, kind->by, office_log});
    };
    add_certificate(sitting.issued, "issued", "");
    if (sitting.withdrawn)
        add_certificate(sitting.withdrawn, "withdrawn",
                        ". " + in_one_line(withdrawn_in_words(sitting.withdrawn->text)));
}

std::string score_of(const TrainingLine& line) {
    return line.asked == 0 ? "" : fmt::format("{} of {}", line.right, line.asked);
}

std::string what_proves(const TrainingFile& file) {
    int imported = 0;
    for (const TrainingLine& line : file.lines)
        imported += line.evidence.starts_with(imported_from) ? line.asked : 0;
    std::string words = fixed(
        "Lessons and practice stand here as the school\u2019s file has them: nobody has "
        "signed them. Exams, table tests and certificates come from the exam "
        "office\u2019s log.");
    if (imported == 0) return words;
    return words +
           fmt::format(fixed(" {} of the answers were not given at this school but imported."),
                       imported);
}

}  // namespace

TrainingFile training_file(const School& school, const Office* office, const std::string& dealer,
                           Game game, const Library& library) {
    const InEnglish kept;  // a record for a regulator, and for programs
    TrainingFile file;
    file.dealer = dealer;
    const auto person = school.person(dealer);
    if (person) file.name = person->name;
    file.game = game;
    file.rules = rules_name(library.misreadings);
    add_lessons(file, school, library);
    add_answers(file, school);
    if (office != nullptr) {
        for (const LoggedSitting& one : sittings_in(office->log())) {
            if (one.state.candidate == dealer && game_of(one.state) == game)
                add_sitting(file, one.state);
        }
    }
    std::stable_sort(file.lines.begin(), file.lines.end(),
                     [](const TrainingLine& a, const TrainingLine& b) { return a.day < b.day; });
    for (const TrainingLine& line : file.lines) file.time += line.time;
    return file;
}

std::string training_csv(const TrainingFile& file) {
    std::string text = "dealer,game,rules,day,kind,what,minutes,asked,right,outcome,by,evidence\n";
    for (const TrainingLine& line : file.lines) {
        CsvRow row;
        row.text(file.dealer).word(to_text(file.game)).word(file.rules).word(line.day);
        row.text(line.kind).text(line.what).number(minutes_of(line.time));
        row.number(line.asked).number(line.right).text(line.outcome).text(line.by);
        row.text(line.evidence);
        text += row.line();
    }
    return text;
}

Result<std::string> training_pdf(const TrainingFile& file, Paper paper, const UtcTime& made) {
    const InEnglish kept;  // as its lines are
    const std::string who = file.name.empty() ? file.dealer : isolated(file.name);
    const std::string title = fmt::format(fixed("Training file of {}"), who);
    const auto pages = lay_out([&](Painter& ruler) {
        PageFlow flow(ruler, paper,
                      {"Fairdeal \u00b7 " + title, to_text(made), "rules " + file.rules});
        flow.title(title);
        put_pairs(flow, {{"Dealer", fmt::format("{} ({})", who, file.dealer)},
                         {"Game", std::string(title_of(file.game))},
                         {"Rules", file.rules},
                         {"Time", time_of(file)}});
        flow.heading(fixed("Programme, exams and certificates"));
        if (file.lines.empty())
            flow.paragraph(fixed("Nothing is recorded of this dealer and game."));
        flow.paragraph(what_proves(file));
        PrintedTable table{{{"Day", ColumnKind::Text, 62},
                            {"Kind", ColumnKind::Text, 66},
                            {"What"},
                            {"Minutes", ColumnKind::Number, 50},
                            {"Right", ColumnKind::Text, 62},
                            {"Outcome", ColumnKind::Text, 56},
                            {"By", ColumnKind::Text, 50},
                            {"Evidence", ColumnKind::Text, 76}},
                           {}};
        for (const TrainingLine& line : file.lines)
            table.rows.push_back({line.day, line.kind, line.what,
                                  line.time == 0 ? "" : printed_minutes(line.time), score_of(line),
                                  line.outcome, line.by, line.evidence});
        if (!file.lines.empty()) flow.table(table);
        return flow.finish();
    });
    return printed_pages(paper, title, to_text(made), pages);
}

}  // namespace fairdeal
