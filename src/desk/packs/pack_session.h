#pragma once
// Content packs at the desk: which are in use and what they hold, which are left out and why; a
// pack checked, shown and put in; a pack removed. What is put in or removed here, or by another
// program, is on the shelf at once.

#include <filesystem>

#include "base/off_thread.h"
#include "desk/frame/destination.h"
#include "desk/packs/pack_actions.h"
#include "desk/packs/pack_screen.h"
#include "desk/school/school.h"
#include "school/packs/packs.h"

namespace fairdeal {

class PackSession {
public:
    /// Packs are put on this shelf, and `problems` gets why some are left out. `content`: the
    /// folder of the shipped content.
    PackSession(Library& library, const std::filesystem::path& content, Problems& problems,
                const SchoolSession& school)
        : library_(library), content_(content), problems_(problems), school_(school) {}

    /// At the start of the program, when the shelf holds what ships and nothing else.
    void open(const std::filesystem::path& folder);
    /// The account's own where none was opened.
    [[nodiscard]] std::filesystem::path folder() const;
    /// Why packs are left out.
    [[nodiscard]] Problems problems() const;
    /// Called when the shelf has changed.
    std::function<void()> on_shelf;

    /// The page comes up: what another program put in or removed is seen.
    void enter();
    /// Call it on a timer while it is working. True: show the page again.
    bool poll();
    [[nodiscard]] bool is_working() const {
        return check_run_.is_under_way() || read_run_.is_under_way();
    }
    /// Waits until the work is done; for tests.
    void wait();

    [[nodiscard]] PackScreen screen() const;
    [[nodiscard]] bool can(PackAction action) const;
    std::optional<Destination> apply(PackAction action);
    void pick(std::size_t row);
    /// Checks a zip file or folder that may be put in.
    void look_into(const std::filesystem::path& pack);

private:
    /// An installed pack as it was when it was read.
    struct Stamp {
        std::filesystem::path file;
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        friend bool operator==(const Stamp&, const Stamp&) = default;
    };
    [[nodiscard]] std::vector<Stamp> stamps() const;
    [[nodiscard]] const InstalledPack* picked() const;
    void show(PackPart part);
    void begin_reading();
    void take_in(std::vector<ReadPack> packs);
    void say_how_it_went();
    void put_in();
    void remove();
    void add_installed(PackScreen& screen) const;
    void add_checked(PackScreen& screen) const;

    Library& library_;
    const std::filesystem::path& content_;
    Problems& problems_;
    const SchoolSession& school_;
    std::filesystem::path folder_;
    std::vector<InstalledPack> packs_;  // by name
    std::vector<Stamp> stamps_;         // of these
    std::string picked_;                // name
    PackPart part_ = PackPart::Installed;
    std::filesystem::path to_add_;  // the file or folder that was chosen
    std::optional<Result<ReadPack>> checked_;
    OffThread<Result<ReadPack>> check_run_;
    OffThread<Result<std::vector<ReadPack>>> read_run_;
    std::string added_, removed_;  // name, until the shelf has changed
    std::string error_, notice_;
};

}  // namespace fairdeal
