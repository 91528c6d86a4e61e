#pragma once
// All content of a folder put together, and whether it makes sense as a whole.

#include <filesystem>
#include <optional>

#include "content/readers.h"
#include "content/regulators/regulator.h"

namespace fairdeal {

/// Files of content as they were read, before they are compared with each other.
struct ContentFiles {
    std::vector<Sourced<RuleBook>> books;
    std::vector<Sourced<BookChapter>> chapters;
    std::vector<Sourced<TableCardFile>> tables;
    std::vector<Sourced<std::vector<Misreading>>> misreadings;
    std::vector<Sourced<Scenario>> scenarios;
    std::vector<Sourced<Lesson>> lessons;
    std::vector<Sourced<Glossary>> glossaries;
    std::vector<Sourced<Blueprint>> exams;
    std::vector<Regulator> regulators;
};

/// Reads one file of any kind of content into `files`; which kind it is says its root element.
/// Every problem is returned.
Problems read_content_file(const std::filesystem::path& path, ContentFiles& files);

/// What does not make sense although every file can be read: an id used twice, a clause or table
/// card that does not exist, options in a record that are not the table card's, a question that
/// cannot be asked, a recorded settlement that is wrong, a clause that the rules cite and no book
/// has; an exam with a table card or clause that does not exist; a lesson with a clause, term or
/// scenario that does not exist or with an item that does not exercise what it is there for.
/// `known` is content that is not checked itself but may be referred to.
Problems check_sense(const ContentFiles& files, const Library& known);

/// The values, in the library's orders.
Library library_of(ContentFiles files);

/// The XML files in lessons/ and below it and below scenarios/ of a content folder, by name.
/// Refused if there is no such folder.
Result<std::vector<std::filesystem::path>> content_files_in(const std::filesystem::path& folder);

/// Reads and checks a whole content folder.
Result<Library> load_library(const std::filesystem::path& folder);

/// The misreadings of a content folder alone, in the library's order; for who needs nothing else.
Result<std::vector<Misreading>> load_misreadings(const std::filesystem::path& folder);

/// The rule books of a content folder alone, as a library of nothing else; likewise.
Result<Library> load_books(const std::filesystem::path& folder);

/// The exams of a content folder, by id, with nothing else read: they are of use beside its library
/// only. Refused: a file that cannot be read.
Result<std::vector<Blueprint>> load_exams(const std::filesystem::path& folder);

/// Is there content in this folder?
bool is_content_folder(const std::filesystem::path& folder);

/// Where the content is, nothing being compiled in: `asked` (an option of the command line or
/// FAIRDEAL_CONTENT) if it is not empty; else share/fairdeal beside the program's folder, where it
/// is installed; else two folders above the program, which is the source of a build. Nothing if
/// none of these holds content.
std::optional<std::filesystem::path> find_content(const std::filesystem::path& asked,
                                                  const std::filesystem::path& program_folder);

/// The folder of the running program.
std::filesystem::path program_folder();

}  // namespace fairdeal
