#include "school/exams/own_exams.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/read.h"
#include "base/translation.h"
#include "content/exam_draft.h"
#include "content/xml_scan.h"
#include "record/words.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
constexpr unsigned exam_for_all_to_read = 0644;

fs::path exam_file(const fs::path& folder, const std::string& id) { return folder / (id + ".xml"); }
fs::path drafts_in(const fs::path& folder) { return folder / "drafts"; }

/// The XML files of a folder, by name; none where it is not there.
std::vector<fs::path> exam_files(const fs::path& folder, Problems& problems) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension() == ".xml") files.push_back(entry->path());
    }
    if (error && error != std::errc::no_such_file_or_directory)
        problems.push_back(
            {{folder.string(), 0, 0},
             tr("this folder cannot be read: {reason}", "reason"_a = error.message())});
    std::sort(files.begin(), files.end());
    return files;
}

void add(Problems& problems, const Problems& more) {
    problems.insert(problems.end(), more.begin(), more.end());
}

/// Its name, its ids and what it refers to.
Problems objections_to(const Sourced<Blueprint>& read, const std::string& name,
                       const Library& library, std::span<const Blueprint> shipped) {
    const Blueprint& exam = read.value;
    Problems problems;
    if (exam.id != name)
        problems.push_back({read.place_of("id"), tr("this is the exam {exam}: its file must have "
                                                    "that name",
                                                    "exam"_a = exam.id)});
    if (!exam.id.starts_with(std::string(to_text(exam.game)) + "-"))
        problems.push_back({read.place_of("id"),
                            tr("the id must begin with {game}-", "game"_a = to_text(exam.game))});
    if (std::any_of(shipped.begin(), shipped.end(),
                    [&](const Blueprint& other) { return other.id == exam.id; }))
        problems.push_back({read.place_of("id"),
                            tr("{exam} is the id of an exam that ships", "exam"_a = exam.id)});
    ContentFiles files;
    files.exams.push_back(read);
    add(problems, check_sense(files, library));
    return problems;
}

tl::unexpected<Problems> cannot_write_exam(const fs::path& file, const std::string& why) {
    return refused({file.string(), 0, 0}, tr("cannot be written: {reason}", "reason"_a = why));
}

Result<void> write_exam(const fs::path& file, std::string_view xml) {
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    if (error) return cannot_write_exam(file.parent_path(), error.message());
    const int wrong = replace_file(file, xml, exam_for_all_to_read);
    return wrong == 0 ? Result<void>() : cannot_write_exam(file, std::strerror(wrong));
}

/// Whether the draft is still the one with these bytes.
Result<void> must_be_unchanged(const fs::path& file, std::string_view was) {
    const auto there = read_file_if_there(file, largest_xml);
    if (!there) return tl::make_unexpected(there.error());
    if (there->value_or("") == was) return {};
    return refused({file.string(), 0, 0}, tr("this draft was changed at another desk"));
}

}  // namespace

fs::path own_exams_folder(const fs::path& school) {
    return school.empty() ? school : school.parent_path() / "own-exams";
}

OwnExams read_own_exams(const fs::path& folder, const Library& library,
                        std::span<const Blueprint> shipped) {
    OwnExams own;
    if (folder.empty()) return own;
    for (const fs::path& file : exam_files(folder, own.problems)) {
        const auto xml = read_file(file, largest_xml);
        const auto read =
            xml ? read_blueprint(*xml, file.string()) : tl::make_unexpected(xml.error());
        const Problems wrong =
            read ? objections_to(*read, file.stem().string(), library, shipped) : read.error();
        if (wrong.empty())
            own.exams.push_back(read->value);
        else
            add(own.problems, wrong);
    }
    return own;
}

Result<OwnExams> exams_of_house(const fs::path& content, const fs::path& school,
                                const Library& library) {
    auto shipped = load_exams(content);
    if (!shipped) return tl::make_unexpected(std::move(shipped.error()));
    OwnExams own = read_own_exams(own_exams_folder(school), library, *shipped);
    own.exams.insert(own.exams.begin(), shipped->begin(), shipped->end());
    return own;
}

std::string new_exam_id(const fs::path& folder, Game game, std::span<const Blueprint> shipped) {
    const std::string first = fmt::format("{}-house", to_text(game));
    std::string id = first;
    std::error_code ignored;
    const auto is_taken = [&] {
        return fs::exists(exam_file(folder, id), ignored) ||
               fs::exists(exam_file(drafts_in(folder), id), ignored) ||
               std::any_of(shipped.begin(), shipped.end(),
                           [&](const Blueprint& exam) { return exam.id == id; });
    };
    for (int number = 2; is_taken(); ++number) id = fmt::format("{}-{}", first, number);
    return id;
}

ExamDrafts read_exam_drafts(const fs::path& folder) {
    ExamDrafts drafts;
    if (folder.empty()) return drafts;
    for (const fs::path& file : exam_files(drafts_in(folder), drafts.problems)) {
        auto xml = read_file(file, largest_xml);
        auto read = xml ? read_exam_draft(*xml, file.string()) : tl::make_unexpected(xml.error());
        if (read && read->value.id != file.stem().string())
            read = refused(read->place_of("id"), tr("this is the exam {exam}: its file must have "
                                                    "that name",
                                                    "exam"_a = read->value.id));
        if (read)
            drafts.all.push_back({std::move(read->value), *std::move(xml)});
        else
            add(drafts.problems, read.error());
    }
    return drafts;
}

Result<std::string> keep_exam_draft(const fs::path& folder, const Blueprint& draft,
                                    std::string_view was) {
    if (folder.empty()) return refused({}, tr("There is no folder to keep it in"));
    const fs::path file = exam_file(drafts_in(folder), draft.id);
    std::string xml = write_blueprint(draft);
    if (auto read = read_exam_draft(xml, file.string()); !read)
        return tl::make_unexpected(std::move(read.error()));
    if (auto same = must_be_unchanged(file, was); !same) return tl::make_unexpected(same.error());
    if (auto written = write_exam(file, xml); !written) return tl::make_unexpected(written.error());
    return xml;
}

Result<void> drop_exam_draft(const fs::path& folder, const std::string& id, std::string_view was) {
    const fs::path file = exam_file(drafts_in(folder), id);
    if (auto same = must_be_unchanged(file, was); !same) return same;
    std::error_code error;
    fs::remove(file, error);
    if (error) return cannot_write_exam(file, error.message());
    return {};
}

Result<void> put_exam_in_use(const fs::path& folder, const ExamDraft& draft, const Library& library,
                             std::span<const Blueprint> shipped) {
    const std::string& id = draft.exam.id;
    const auto read = read_blueprint(draft.bytes, exam_file(drafts_in(folder), id).string());
    if (!read) return tl::make_unexpected(read.error());
    if (Problems wrong = objections_to(*read, id, library, shipped); !wrong.empty())
        return tl::make_unexpected(std::move(wrong));
    if (auto same = must_be_unchanged(exam_file(drafts_in(folder), id), draft.bytes); !same)
        return same;
    if (auto written = write_exam(exam_file(folder, id), draft.bytes); !written) return written;
    // Killed before this, it stays as a draft that says what is in use.
    return drop_exam_draft(folder, id, draft.bytes);
}

Result<void> take_exam_out_of_use(const fs::path& folder, const std::string& id) {
    const fs::path file = exam_file(folder, id), draft = exam_file(drafts_in(folder), id);
    std::error_code error;
    if (fs::exists(draft, error))
        return refused({draft.string(), 0, 0},
                       tr("there is a draft of this exam: put it in use or delete it first"));
    fs::create_directories(draft.parent_path(), error);
    if (!error) fs::rename(file, draft, error);
    if (error) return cannot_write_exam(draft, error.message());
    return {};
}

}  // namespace fairdeal
