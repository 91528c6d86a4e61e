// A copy of a school that can take its place.

#include <cerrno>
#include <cstring>

#include "base/read.h"
#include "base/translation.h"
#include "school/school.h"
#include "store/database_file.h"
#include "store/new_file.h"

namespace fairdeal {

namespace {

tl::unexpected<Problems> refused_copy(const std::filesystem::path& copy, int error) {
    return refused({copy.string(), 0, 0},
                   error == EEXIST
                       ? tr("there is a file of this name already")
                       : tr("the copy cannot be made here: {why}", "why"_a = std::strerror(error)));
}

}  // namespace

Result<SchoolCheck> School::back_up(
    const std::filesystem::path& copy,
    const std::function<bool(std::int64_t done, std::int64_t of)>& progress) const {
    if (may_be_there(copy)) return refused_copy(copy, EEXIST);
    const HalfMadeFile made(copy, for_its_owner);
    if (const int failed = made.write(""); failed != 0) return refused_copy(copy, failed);
    if (!copy_into_file(database_, made.path(), progress))
        return refused({copy.string(), 0, 0}, tr("the copy was stopped"));
    SchoolCheck check;
    {
        const auto again = School::open(made.path(), Access::Read);
        if (!again) return tl::make_unexpected(again.error());
        check = again->check();
    }
    if (!check.problems.empty()) return check;
    if (const int failed = made.place(); failed != 0) return refused_copy(copy, failed);
    return check;
}

}  // namespace fairdeal
