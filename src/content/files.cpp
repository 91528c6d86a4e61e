// Content on the disk: finding it and reading its files.

#include <algorithm>

#include "base/read.h"
#include "base/translation.h"
#include "content/library.h"
#include "content/xml.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// Adds what was read to its list, or gives back why it could not be read.
template <class T>
Problems keep(Result<T> read, std::vector<T>& list) {
    if (!read) return read.error();
    list.push_back(*std::move(read));
    return {};
}

/// The name of the root element.
Result<std::string> root_name(std::string_view xml, const std::string& source) {
    const auto file = XmlFile::parse(xml, source);
    if (!file) return tl::make_unexpected(file.error());
    return std::string(file->root().name());
}

Problems unreadable_folder(const fs::path& folder, const std::error_code& error) {
    if (!error) return {};
    return {{{folder.string(), 0, 0},
             tr("this folder cannot be read: {why}", "why"_a = error.message())}};
}

Problems add_xml_files(const fs::path& folder, std::vector<fs::path>& files) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code ignored;  // to read it tells what is wrong with it
        const auto type = entry->status(ignored).type();
        if (entry->path().extension() == ".xml" && type != fs::file_type::directory &&
            type != fs::file_type::not_found)
            files.push_back(entry->path());
    }
    return unreadable_folder(folder, error);
}

/// The XML files of every folder in this one.
Problems add_xml_folders(const fs::path& folder, std::vector<fs::path>& files) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code ignored;
        if (!entry->is_directory(ignored)) continue;
        if (Problems wrong = add_xml_files(entry->path(), files); !wrong.empty()) return wrong;
    }
    return unreadable_folder(folder, error);
}

}  // namespace

Problems read_content_file(const fs::path& path, ContentFiles& files) {
    const std::string source = path.string();
    const auto xml = read_file(path, largest_xml);
    if (!xml) return xml.error();
    const auto root = root_name(*xml, source);
    if (!root) return root.error();
    if (*root == "scenario") return keep(read_scenario(*xml, source), files.scenarios);
    if (*root == "table-card") return keep(read_table_card(*xml, source), files.tables);
    if (*root == "misreadings") return keep(read_misreadings(*xml, source), files.misreadings);
    if (*root == "rulebook") return keep(read_rulebook(*xml, source), files.books);
    if (*root == "chapter") return keep(read_chapter(*xml, source), files.chapters);
    if (*root == "lesson") return keep(read_lesson(*xml, source), files.lessons);
    if (*root == "glossary") return keep(read_glossary(*xml, source), files.glossaries);
    if (*root == "exam") return keep(read_blueprint(*xml, source), files.exams);
    if (*root == "regulator") return keep(read_regulator(*xml, source), files.regulators);
    return refused({source, 1, 1},
                   tr("<{element}> is not a scenario, table card, list of "
                      "misreadings, rule book, chapter, lesson, glossary, exam or regulator",
                      "element"_a = *root))
        .value();
}

bool is_content_folder(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "lessons" / "rulebook", ignored) &&
           fs::is_directory(folder / "scenarios", ignored);
}

Result<std::vector<fs::path>> content_files_in(const fs::path& folder) {
    if (!is_content_folder(folder)) {
        return refused({folder.string(), 0, 0},
                       tr("this folder does not hold lessons/rulebook and scenarios"));
    }
    std::vector<fs::path> files;
    for (Problems wrong :
         {add_xml_files(folder / "lessons", files), add_xml_folders(folder / "lessons", files),
          add_xml_folders(folder / "scenarios", files)}) {
        if (!wrong.empty()) return tl::make_unexpected(std::move(wrong));
    }
    std::sort(files.begin(), files.end());
    return files;
}

Result<Library> load_library(const fs::path& folder) {
    const auto paths = content_files_in(folder);
    if (!paths) return tl::make_unexpected(paths.error());
    ContentFiles files;
    Problems problems;
    for (const fs::path& path : *paths) {
        const Problems found = read_content_file(path, files);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    if (problems.empty()) problems = check_sense(files, {});
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return library_of(std::move(files));
}

namespace {

/// The files of one folder of content: "scenarios/exams".
Result<ContentFiles> files_of_kind(const fs::path& folder, const char* kind) {
    if (!is_content_folder(folder))
        return refused({folder.string(), 0, 0}, tr("there is no content in this folder"));
    std::vector<fs::path> paths;
    add_xml_files(folder / kind, paths);
    std::sort(paths.begin(), paths.end());
    ContentFiles files;
    Problems problems;
    for (const fs::path& path : paths) {
        const Problems found = read_content_file(path, files);
        problems.insert(problems.end(), found.begin(), found.end());
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    return files;
}

}  // namespace

Result<std::vector<Misreading>> load_misreadings(const fs::path& folder) {
    return files_of_kind(folder, "scenarios/misreadings").map([](ContentFiles files) {
        return library_of(std::move(files)).misreadings;
    });
}

Result<Library> load_books(const fs::path& folder) {
    return files_of_kind(folder, "lessons/rulebook").map([](ContentFiles files) {
        return library_of(std::move(files));
    });
}

Result<std::vector<Blueprint>> load_exams(const fs::path& folder) {
    return files_of_kind(folder, "scenarios/exams").map([](ContentFiles files) {
        std::vector<Blueprint> exams;
        for (auto& file : files.exams) exams.push_back(std::move(file.value));
        std::sort(exams.begin(), exams.end(),
                  [](const Blueprint& a, const Blueprint& b) { return a.id < b.id; });
        return exams;
    });
}

std::optional<fs::path> find_content(const fs::path& asked, const fs::path& program_folder) {
    if (!asked.empty()) return is_content_folder(asked) ? std::optional(asked) : std::nullopt;
    for (const fs::path& folder :
         {program_folder / ".." / "share" / "fairdeal", program_folder / ".." / ".."}) {
        const fs::path plain = folder.lexically_normal();
        if (is_content_folder(plain)) return plain;
    }
    return std::nullopt;
}

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::current_path() : program.parent_path();
}

}  // namespace fairdeal
