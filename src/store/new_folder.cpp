#include "store/new_folder.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <vector>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view half_made = ".half-";  // and the number of the program

/// Whether a folder of this name was on its way in a program that has ended.
bool is_left_over(const std::string& name) {
    const auto at = name.rfind(half_made);
    if (!name.starts_with('.') || at == std::string::npos) return false;
    constexpr std::int64_t highest = 1 << 30;
    const auto maker =
        whole_number_from(std::string_view(name).substr(at + half_made.size()), highest);
    return maker && ::kill(static_cast<pid_t>(*maker), 0) != 0 && errno == ESRCH;
}

tl::unexpected<Problems> refused_folder(const fs::path& folder, std::string what) {
    return refused({folder.string(), 0, 0}, std::move(what));
}

}  // namespace

HalfMadeFolder::HalfMadeFolder(const fs::path& target)
    : target_(target),
      path_(target.parent_path() /
            fmt::format(".{}{}{}", target.filename().string(), half_made, ::getpid())) {}

HalfMadeFolder::~HalfMadeFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

Result<void> HalfMadeFolder::make() const {
    std::error_code error;
    std::vector<fs::path> left_over;
    for (fs::directory_iterator beside(path_.parent_path(), error), end; !error && beside != end;
         beside.increment(error)) {
        if (is_left_over(beside->path().filename().string())) left_over.push_back(beside->path());
    }
    for (const fs::path& folder : left_over) fs::remove_all(folder, error);
    if (!fs::create_directory(path_, error))
        return refused_folder(target_,
                              tr("the folder cannot be made: {why}", "why"_a = error.message()));
    fs::permissions(path_, fs::perms::owner_all, error);
    return {};
}

Result<void> HalfMadeFolder::place() const {
    std::error_code error;
    fs::rename(path_, target_, error);
    if (!error) return {};
    return refused_folder(target_, may_be_there(target_)
                                       ? tr("there is a file of this name already")
                                       : error.message());
}

}  // namespace fairdeal
