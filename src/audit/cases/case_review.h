#pragma once
// A review before it can be read: its text in a file of its writer's, its commitment in the log.

#include <filesystem>
#include <functional>

#include "audit/cases/case.h"

namespace fairdeal {

/// Bytes of such a file at most.
constexpr std::size_t longest_kept_review = longest_case_text + 65;

/// A review while it is kept from everybody: its file's text, and the event that commits to it.
struct SealedReview {
    std::string kept;
    CaseEvent event;
};
/// With a new secret salt each time.
SealedReview committed(CaseEvent review);

/// Writes the new file, for its writer alone, and then calls `record` with the event for the log:
/// a commitment whose text is lost could never be revealed. Whatever keeps it out of the log, the
/// file goes again; what `record` throws is thrown on.
Result<std::int64_t> commit_review(
    CaseEvent review, const std::filesystem::path& file,
    const std::function<Result<std::int64_t>(CaseEvent commitment)>& record);

/// The Reveal of what such a file holds; its case, writer and time are still to be said.
CaseEvent reveal_of(std::string_view kept);

}  // namespace fairdeal
