#include "desk/packs/pack_session.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/packs/shelve.h"
#include "store/places.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

template <class Values>
void take_out(const std::vector<PackItem>& items, Values& values) {
    std::erase_if(values, [&](const auto& value) {
        return std::any_of(items.begin(), items.end(),
                           [&](const PackItem& item) { return item.id == value.id; });
    });
}

void take_off(const std::vector<InstalledPack>& packs, Library& library) {
    for (const InstalledPack& pack : packs) {
        take_out(pack.lessons, library.lessons);
        take_out(pack.scenarios, library.scenarios);
        take_out(pack.tables, library.tables);
    }
}

/// Packs are compared with the cards that ship, whatever the house has in force.
Library with_shipped_cards(Library library, const Library& shipped) {
    for (TableCardFile& table : library.tables) {
        if (const TableCardFile* as_shipped = find_table(shipped, table.id)) table = *as_shipped;
    }
    return library;
}

/// "our-night" of "Our Night.zip".
std::string installed_name(const fs::path& pack) {
    std::string name;
    for (const char c : pack_name_of(pack)) {
        const bool upper = c >= 'A' && c <= 'Z';
        const char small = upper ? static_cast<char>(c - 'A' + 'a') : c;
        if (is_pack_name(std::string(1, small)))
            name += small;
        else if (!name.empty() && name.back() != '-')
            name += '-';
    }
    while (name.ends_with('-')) name.pop_back();
    return name;
}

bool lies_in(const Problem& problem, const fs::path& folder) {
    return problem.where.source.starts_with(folder.string());
}

}  // namespace

fs::path PackSession::folder() const { return folder_.empty() ? packs_folder() : folder_; }

std::vector<PackSession::Stamp> PackSession::stamps() const {
    std::vector<Stamp> stamps;
    for (const fs::path& file : packs_in(folder()).value_or(std::vector<fs::path>())) {
        std::error_code ignored;
        stamps.push_back({file, fs::last_write_time(file, ignored), fs::file_size(file, ignored)});
    }
    return stamps;
}

Problems PackSession::problems() const {
    Problems all;
    for (const InstalledPack& pack : packs_)
        all.insert(all.end(), pack.problems.begin(), pack.problems.end());
    return all;
}

void PackSession::open(const fs::path& folder) {
    folder_ = folder;
    stamps_ = stamps();
    const auto there = packs_in(folder);
    if (there && there->empty()) return;
    Library all = library_;
    take_in(read_installed_packs(folder, library_, all));
}

void PackSession::take_in(std::vector<ReadPack> packs) {
    take_off(packs_, library_);
    packs_.clear();
    std::erase_if(problems_, [&](const Problem& problem) { return lies_in(problem, folder()); });
    for (ReadPack& pack : packs) {
        const Problems& wrong = pack.holds.problems;
        problems_.insert(problems_.end(), wrong.begin(), wrong.end());
        shelve(std::move(pack.files), library_);
        packs_.push_back(std::move(pack.holds));
    }
}

void PackSession::enter() {
    error_.clear();
    notice_.clear();
    if (part_ == PackPart::Removal) show(PackPart::Installed);
    if (may_see_others(school_) && stamps() != stamps_) begin_reading();
}

void PackSession::begin_reading() {
    if (is_working() || library_.books.empty()) return;
    stamps_ = stamps();
    auto beside = std::make_shared<Library>(library_);
    take_off(packs_, *beside);
    read_run_.begin([beside, content = content_, folder = folder()] {
        const auto shipped = load_library(content);
        if (!shipped) return Result<std::vector<ReadPack>>(tl::make_unexpected(shipped.error()));
        Library all = with_shipped_cards(std::move(*beside), *shipped);
        return Result<std::vector<ReadPack>>(read_installed_packs(folder, *shipped, all));
    });
}

void PackSession::look_into(const fs::path& pack) {
    if (!may_see_others(school_) || is_working()) return;
    error_.clear();
    notice_.clear();
    to_add_ = pack;
    checked_.reset();
    show(PackPart::ToAdd);
    check_run_.begin([pack, name = installed_name(pack), folder = folder(), content = content_,
                      library = std::make_shared<const Library>(library_)] {
        const auto shipped = load_library(content);
        if (!shipped) return Result<ReadPack>(tl::make_unexpected(shipped.error()));
        return check_new_pack(pack, name.empty() ? pack_name_of(pack) : name, folder, *shipped,
                              with_shipped_cards(*library, *shipped));
    });
}

bool PackSession::poll() {
    bool changed = false;
    if (check_run_.is_done()) {
        checked_ = check_run_.take();
        changed = true;
    }
    if (!read_run_.is_done()) return changed;
    if (auto read = read_run_.take()) {
        take_in(*std::move(read));
        say_how_it_went();
        if (on_shelf) on_shelf();
    } else {
        error_ = to_text(read.error().front());
    }
    return true;
}

void PackSession::wait() {
    while (is_working()) poll();
}

/// Of the pack that was put in or removed last.
void PackSession::say_how_it_went() {
    const std::string added = std::exchange(added_, {}), removed = std::exchange(removed_, {});
    if (!removed.empty())
        notice_ = tr("{pack} is removed. What was answered in it stays.", "pack"_a = removed);
    const InstalledPack* pack = picked();
    if (added.empty() || pack == nullptr || pack->name != added) return;
    if (pack->problems.empty())
        notice_ = tr("{pack} is in use: its lessons are in Lessons, its scenarios in Practise.",
                     "pack"_a = added);
    else
        error_ =
            tr("{pack} is put in, but left out: something else has its ids now.", "pack"_a = added);
}

const InstalledPack* PackSession::picked() const {
    if (packs_.empty()) return nullptr;
    const auto found = std::find_if(packs_.begin(), packs_.end(), [&](const InstalledPack& pack) {
        return pack.name == picked_;
    });
    return found == packs_.end() ? &packs_.front() : &*found;
}

void PackSession::pick(std::size_t row) {
    if (row >= packs_.size()) return;
    if (packs_[row].name == picked_ && part_ == PackPart::Installed) return;
    picked_ = packs_[row].name;
    error_.clear();
    notice_.clear();
    show(PackPart::Installed);
}

void PackSession::show(PackPart part) { part_ = part; }

bool PackSession::can(PackAction action) const {
    if (action == PackAction::Leave) return true;
    if (!may_see_others(school_) || is_working() || library_.books.empty()) return false;
    const bool adds = part_ == PackPart::ToAdd;
    switch (action) {
        case PackAction::AddFile:
        case PackAction::AddFolder: return part_ != PackPart::Removal;
        case PackAction::PutIn: return adds && checked_ && checked_->has_value();
        case PackAction::CheckAgain: return adds;
        case PackAction::AskRemoval: return part_ == PackPart::Installed && picked() != nullptr;
        case PackAction::Remove: return part_ == PackPart::Removal && picked() != nullptr;
        case PackAction::Leave: break;
    }
    return true;
}

std::optional<Destination> PackSession::apply(PackAction action) {
    if (!can(action)) return std::nullopt;
    switch (action) {
        case PackAction::AddFile:
        case PackAction::AddFolder: break;  // the page asks for it first
        case PackAction::PutIn: put_in(); break;
        case PackAction::CheckAgain: look_into(to_add_); break;
        case PackAction::AskRemoval:
            picked_ = picked()->name;
            error_.clear();
            notice_.clear();
            show(PackPart::Removal);
            break;
        case PackAction::Remove: remove(); break;
        case PackAction::Leave:
            if (part_ == PackPart::Installed) return ShowLearnView{LearnView::Today};
            if (!is_working()) show(PackPart::Installed);
    }
    return std::nullopt;
}

void PackSession::put_in() {
    const ReadPack& pack = **checked_;
    const std::string name = pack.holds.name;
    if (Problems wrong = put_in_place(pack, folder()); !wrong.empty()) {
        checked_ = tl::make_unexpected(std::move(wrong));
        return;
    }
    checked_.reset();
    picked_ = added_ = name;
    show(PackPart::Installed);
    begin_reading();
}

void PackSession::remove() {
    show(PackPart::Installed);
    const std::string name = picked()->name;
    if (const Problems wrong = remove_pack(name, folder()); !wrong.empty()) {
        error_ = to_text(wrong.front());
        return;
    }
    removed_ = name;
    begin_reading();
}

}  // namespace fairdeal
