#include "desk/log/feed/feed_form.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/log/log_tasks.h"
#include "feeds/check_mapping.h"
#include "feeds/mapping/sandbox.h"

namespace fairdeal {

namespace fs = std::filesystem;

std::string short_path(const std::string& path) {
    constexpr std::size_t before = 20, after = 36;
    if (path.size() <= before + after) return path;
    std::size_t first = before, last = path.size() - after;
    const auto is_inside_a_letter = [&](std::size_t at) { return (path[at] & 0xC0) == 0x80; };
    while (first > 0 && is_inside_a_letter(first)) --first;
    while (last < path.size() && is_inside_a_letter(last)) ++last;
    return path.substr(0, first) + "\u2026" + path.substr(last);
}

FeedForm::FeedForm(ReplaySession& session) : session_(session) {
    for (const std::string& folder : session.preferences.recent_mappings) read(folder);
    if (!session.content.empty()) {
        for (const std::string& name : mappings_in(session.content))
            read(session.content / "db" / "mappings" / name);
    }
    if (!session.preferences.recent_mappings.empty() && !mappings_.empty()) pick(0);
}

/// Is it there, now or already?
bool FeedForm::read(const fs::path& folder) {
    const auto is_it = [&](const Mapping& mapping) { return mapping.folder == folder; };
    if (std::ranges::any_of(mappings_, is_it)) return true;
    auto mapping = read_mapping(folder);
    if (!mapping) {
        error_ = to_text(mapping.error().front());
        return false;
    }
    mappings_.push_back(*std::move(mapping));
    return true;
}

const Mapping* FeedForm::mapping() const {
    return picked_ < 0 ? nullptr : &mappings_[static_cast<std::size_t>(picked_)];
}

bool FeedForm::is_own(const Mapping& mapping) const {
    return mapping.folder.parent_path() != session_.content / "db" / "mappings";
}

void FeedForm::pick(int mapping) {
    forget_trial();
    picked_ = mapping;
    const Mapping& now = mappings_.at(static_cast<std::size_t>(mapping));
    files_.mapping = now.folder;
    files_.joined.clear();
    if (!now.join) return;
    if (now.join->lists.empty()) files_.joined.emplace_back();
    for (const std::string& list : now.join->lists) files_.joined.push_back({list, ""});
}

void FeedForm::add(const fs::path& folder) {
    forget_trial();
    if (!is_mapping_folder(folder)) {
        error_ = tr("{folder} holds no mapping: there is no file mapping.xml in it.",
                    "folder"_a = short_path(folder.string()));
        return;
    }
    if (!read(folder)) return;
    const auto is_it = [&](const Mapping& mapping) { return mapping.folder == folder; };
    pick(static_cast<int>(std::ranges::find_if(mappings_, is_it) - mappings_.begin()));
    const auto compiled = Sandbox::start(*mapping());
    if (!compiled) error_ = to_text(compiled.error().front());
}

void FeedForm::set_documents(std::string file) {
    forget_trial();
    files_.documents = std::move(file);
}

void FeedForm::set_joined(std::size_t place, std::string file) {
    forget_trial();
    files_.joined.at(place).file = std::move(file);
}

std::string FeedForm::title_of(std::size_t place) const {
    const std::string& list = files_.joined.at(place).list;
    return list.empty() ? tr("The file that is joined to them")
                        : tr("The list \u201c{list}\u201d", "list"_a = list);
}

std::string FeedForm::missing() const {
    if (mapping() == nullptr) return tr("Choose a mapping.");
    if (files_.documents.empty()) return tr("Choose the file of documents.");
    for (std::size_t place = 0; place < files_.joined.size(); ++place) {
        if (files_.joined[place].file.empty())
            return tr("Still to be chosen: {file}.", "file"_a = title_of(place));
    }
    return "";
}

void FeedForm::set_into_new(bool into_new) {
    forget_trial();
    into_new_ = into_new;
}

std::string FeedForm::log() const {
    return goes_into_open_log() ? session_.file : new_log_beside(files_.documents);
}

std::string FeedForm::where_to() const {
    if (goes_into_open_log())
        return tr("Into the log that is open: {log}", "log"_a = short_path(session_.file));
    if (files_.documents.empty()) return "";
    return tr("Into a new log: {log}", "log"_a = short_path(log()));
}

void FeedForm::start_trial() {
    if (!missing().empty()) return;
    forget_trial();
    trial_ = start_feed_trial(files_, log());
}

bool FeedForm::poll() {
    if (!trial_) return false;
    if (!trial_->is_done()) return true;
    LogOutcome outcome = trial_->take();
    trial_.reset();
    report_ = std::move(outcome.report);
    error_ = std::move(outcome.error);
    not_taken_ = std::move(outcome.not_taken);
    return true;
}

void FeedForm::import() {
    if (!missing().empty()) return;
    forget_trial();
    call_off_work(session_);
    session_.work = start_feed_import(files_, log(), session_.library.misreadings);
    remember_mapping(session_.preferences, files_.mapping.string());
    save_preferences(session_.preferences);
}

/// What it said was of other files.
void FeedForm::forget_trial() {
    trial_.reset();
    report_.clear();
    error_.clear();
    not_taken_.clear();
}

}  // namespace fairdeal
