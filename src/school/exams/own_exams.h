#pragma once
// The exams that a house has made from those that ship: in use, as a folder "own-exams" beside the
// school's file with GAME-NAME.xml each, and those it is working on, in "drafts" in that folder.

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/library.h"

namespace fairdeal {

struct OwnExams {
    std::vector<Blueprint> exams;  // by id
    Problems problems;             // of the files that are left out
};

/// "own-exams" beside the school's file; empty if there is none.
std::filesystem::path own_exams_folder(const std::filesystem::path& school);

/// Those in use; a folder that is not there holds none. Left out is a file that cannot be read, has
/// another name than its exam's id, names a table card or clause that `library` has not, or takes
/// the id of one of `shipped`.
OwnExams read_own_exams(const std::filesystem::path& folder, const Library& library,
                        std::span<const Blueprint> shipped);

/// The exams that can be opened at a house: those of the content folder and, after them, its own in
/// use. Refused where the former cannot be read.
Result<OwnExams> exams_of_house(const std::filesystem::path& content,
                                const std::filesystem::path& school, const Library& library);

/// "breakout-house-2": an id that nothing has, in use, as a draft or shipped.
std::string new_exam_id(const std::filesystem::path& folder, Game game,
                        std::span<const Blueprint> shipped);

/// An exam that is worked at, and its bytes, by which somebody else's change is seen.
struct ExamDraft {
    Blueprint exam;
    std::string bytes;
};
struct ExamDrafts {
    std::vector<ExamDraft> all;  // by id
    Problems problems;           // of those that cannot be read; they are left as they are
};
ExamDrafts read_exam_drafts(const std::filesystem::path& folder);
/// Keeps it in the place of the one with the bytes `was` ("": of none); its bytes. Refused, and
/// nothing changed: another desk has changed it, or it cannot be written or read back.
Result<std::string> keep_exam_draft(const std::filesystem::path& folder, const Blueprint& draft,
                                    std::string_view was);
/// Likewise.
Result<void> drop_exam_draft(const std::filesystem::path& folder, const std::string& id,
                             std::string_view was);

/// Puts a draft in use, in the place of what has its id; it is no draft any more. Refused, and
/// nothing changed: another desk has changed it, something is wrong with it, or it cannot be
/// written.
Result<void> put_exam_in_use(const std::filesystem::path& folder, const ExamDraft& draft,
                             const Library& library, std::span<const Blueprint> shipped);
/// It is a draft from now on. Refused: there is a draft of it already, or it cannot be moved.
Result<void> take_exam_out_of_use(const std::filesystem::path& folder, const std::string& id);

}  // namespace fairdeal
