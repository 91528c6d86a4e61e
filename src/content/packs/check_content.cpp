#include "content/packs/check_content.h"

#include <algorithm>
#include <set>

#include "base/read.h"
#include "base/translation.h"
#include "content/hand_file.h"
#include "content/lessons/lesson_sense.h"
#include "content/packs/pack.h"
#include "questions/grade.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
constexpr std::size_t largest_hand_file = std::size_t{16} << 20;  // bytes
using Ids = std::set<std::string, std::less<>>;

void add_problems(Problems& problems, const Problems& more) {
    problems.insert(problems.end(), more.begin(), more.end());
}

bool is_hand_file(const fs::path& file) { return file.extension() == ".hands"; }

/// The XML files and files of hands below a folder, whichever it is.
std::vector<fs::path> files_below(const fs::path& folder, Problems& problems) {
    if (is_content_folder(folder)) {
        auto whole = content_files_in(folder);
        if (whole) return *std::move(whole);
        add_problems(problems, whole.error());
        return {};
    }
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const bool is_content = entry->path().extension() == ".xml" || is_hand_file(entry->path());
        if (is_content && entry->is_regular_file(error)) files.push_back(entry->path());
    }
    if (error)
        problems.push_back({{folder.string(), 0, 0},
                            tr("this folder cannot be read: {why}", "why"_a = error.message())});
    else if (files.empty())
        problems.push_back(
            {{folder.string(), 0, 0},
             tr("there is neither an XML file nor a file of hands (.hands) in this folder")});
    std::sort(files.begin(), files.end());
    return files;
}

/// Of what is no pack.
std::vector<fs::path> files_at(const std::vector<fs::path>& paths, Problems& problems) {
    std::vector<fs::path> files;
    for (const fs::path& path : paths) {
        if (is_pack(path)) continue;
        std::error_code ignored;
        const auto found =
            fs::is_directory(path, ignored) ? files_below(path, problems) : std::vector{path};
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

/// Reads the packs among `paths`; how many files are in them.
int read_packs(const std::vector<fs::path>& paths, ContentFiles& files, Problems& problems) {
    std::size_t count = 0;
    for (const fs::path& path : paths) {
        if (!is_pack(path)) continue;
        const auto pack = read_pack(path);
        if (pack) count += pack->files.size();
        add_problems(problems, pack ? read_pack_files(*pack, files) : pack.error());
    }
    return static_cast<int>(count);
}

void check_hands(const fs::path& path, ContentReport& report) {
    const auto text = read_file(path, largest_hand_file);
    if (!text) return add_problems(report.problems, text.error());
    const HandFileReport hands = check_hand_file(*text, path.string());
    report.hands += hands.hands;
    report.expectations += hands.expectations;
    add_problems(report.problems, hands.problems);
}

/// The content that is not checked now but may be referred to.
Library rest_of(const std::optional<fs::path>& content, const std::vector<fs::path>& checked) {
    if (!content) return {};
    const auto all = content_files_in(*content);
    if (!all) return {};
    ContentFiles files;
    for (const fs::path& path : *all) {
        const bool is_checked =
            std::any_of(checked.begin(), checked.end(), [&](const fs::path& other) {
                std::error_code ignored;
                return fs::equivalent(path, other, ignored);
            });
        if (!is_checked) read_content_file(path, files);
    }
    return library_of(std::move(files));
}

void count(const ContentFiles& files, ContentReport& report) {
    report.books = static_cast<int>(files.books.size());
    report.tables = static_cast<int>(files.tables.size());
    report.scenarios = static_cast<int>(files.scenarios.size());
    report.lessons = static_cast<int>(files.lessons.size());
    for (const auto& file : files.glossaries) report.terms += static_cast<int>(file.value.size());
    for (const auto& file : files.misreadings)
        report.misreadings += static_cast<int>(file.value.size());
    for (const auto& file : files.scenarios) {
        ++report.questions[file.value.question.kind];
        report.sources[file.value.id] = file.source;
    }
    for (const auto& file : files.lessons) report.sources[file.value.id] = file.source;
}

void add_misreadings(Coverage& coverage, const RuleBook& book, const Library& library) {
    Ids misread;
    for (const Misreading& misreading : library.misreadings) {
        if (!misreading.is_of(book.game)) continue;
        misread.insert(misreading.clause);
        const bool caught =
            std::any_of(library.scenarios.begin(), library.scenarios.end(),
                        [&](const Scenario& scenario) { return is_caught(misreading, scenario); });
        if (!caught) coverage.not_caught.push_back(misreading.id);
    }
    for (const BookSection& section : book.sections) {
        for (const BookClause& clause : section.clauses) {
            if (clause.kind == ClauseKind::Settlement && misread.count(clause.id) == 0)
                coverage.not_misread.push_back(clause.id);
        }
    }
}

void add_lessons(Coverage& coverage, const RuleBook& book, const std::vector<Lesson>& lessons) {
    Ids taught;
    for (const Lesson& lesson : lessons) {
        if (lesson.game != book.game) continue;
        ++coverage.lessons;
        taught.insert(lesson.clauses.begin(), lesson.clauses.end());
    }
    if (coverage.lessons == 0) return;
    const auto note = [&](const std::string& id) {
        if (taught.count(id) == 0) coverage.in_no_lesson.push_back(id);
    };
    for (const BookSection& section : book.sections) {
        for (const BookClause& clause : section.clauses) note(clause.id);
    }
    for (const OpenPoint& point : book.open_points) note(point.id);
}

Coverage coverage_of(const RuleBook& book, const Library& library) {
    const std::vector<Scenario>& scenarios = library.scenarios;
    Ids taught;
    Ids exercised;
    for (const Scenario& scenario : scenarios) {
        if (scenario.game() != book.game) continue;
        taught.insert(scenario.clauses.begin(), scenario.clauses.end());
        exercised.merge(clauses_exercised(scenario));
    }
    Coverage coverage;
    coverage.game = book.game;
    add_misreadings(coverage, book, library);
    add_lessons(coverage, book, library.lessons);
    for (const BookSection& section : book.sections) {
        for (const BookClause& clause : section.clauses) {
            if (clause.kind != ClauseKind::Settlement && clause.kind != ClauseKind::Procedure)
                continue;
            ++coverage.clauses;
            if (taught.count(clause.id) == 0) coverage.not_taught.push_back(clause.id);
            if (can_be_cited(book.game, clause.id) && exercised.count(clause.id) == 0)
                coverage.not_exercised.push_back(clause.id);
        }
    }
    return coverage;
}

}  // namespace

ContentReport check_content(const std::vector<fs::path>& paths,
                            const std::optional<fs::path>& content) {
    ContentReport report;
    ContentFiles files;
    const std::vector<fs::path> checked = files_at(paths, report.problems);
    report.files = static_cast<int>(checked.size()) + read_packs(paths, files, report.problems);
    for (const fs::path& path : checked) {
        if (is_hand_file(path))
            check_hands(path, report);
        else
            add_problems(report.problems, read_content_file(path, files));
    }
    add_problems(report.problems, check_sense(files, rest_of(content, checked)));
    count(files, report);
    report.checked = library_of(std::move(files));
    if (!report.problems.empty() || report.scenarios == 0) return report;
    const auto& scenarios = report.checked.scenarios;
    for (const RuleBook& book : report.checked.books) {
        const bool has_any =
            std::any_of(scenarios.begin(), scenarios.end(),
                        [&](const Scenario& scenario) { return scenario.game() == book.game; });
        if (has_any) report.coverage.push_back(coverage_of(book, report.checked));
    }
    return report;
}

}  // namespace fairdeal
