#pragma once
// What is chosen for an import by a mapping: which mapping, the file of documents, the files that
// are joined to it. It is tried before anything is written, for a log forgets nothing.

#include "desk/log/feed/feed_work.h"
#include "desk/replay/replay_session.h"
#include "feeds/mapping/mapping.h"

namespace fairdeal {

class FeedForm {
public:
    /// The mappings used before, the newest first and picked, then the others that ship. One that
    /// cannot be read any more is left out, which the error says.
    explicit FeedForm(ReplaySession& session);

    [[nodiscard]] const std::vector<Mapping>& mappings() const { return mappings_; }
    /// Null: none is picked.
    [[nodiscard]] const Mapping* mapping() const;
    [[nodiscard]] int picked() const { return picked_; }
    /// It does not come with the program.
    [[nodiscard]] bool is_own(const Mapping& mapping) const;
    void pick(int mapping);
    /// Adds a mapping of the house's own and picks it; the error says what is wrong with it or its
    /// program.
    void add(const std::filesystem::path& folder);

    [[nodiscard]] const FeedFiles& files() const { return files_; }
    void set_documents(std::string file);
    /// The file of that place in files().joined.
    void set_joined(std::size_t place, std::string file);
    /// "The list of bets", "What is joined to them": how that file is called.
    [[nodiscard]] std::string title_of(std::size_t place) const;
    /// What has still to be chosen; empty: nothing.
    [[nodiscard]] std::string missing() const;

    /// Whether it goes into the log that is open, where one is, or into a new one.
    [[nodiscard]] bool may_go_into_open_log() const { return session_.log != nullptr; }
    [[nodiscard]] bool goes_into_open_log() const { return may_go_into_open_log() && !into_new_; }
    void set_into_new(bool into_new);
    /// Which log that is, in a sentence; empty: a new one, and the documents are not chosen.
    [[nodiscard]] std::string where_to() const;
    /// Its file.
    [[nodiscard]] std::string log() const;

    void start_trial();
    /// True if something has changed.
    bool poll();
    [[nodiscard]] const LogWork* trial() const { return trial_.get(); }
    /// Of the trial, or of the mapping that was added.
    [[nodiscard]] const std::string& report() const { return report_; }
    [[nodiscard]] const std::string& error() const { return error_; }
    [[nodiscard]] const std::vector<std::string>& not_taken() const { return not_taken_; }
    /// Begins the import, and keeps which mapping was used.
    void import();

private:
    bool read(const std::filesystem::path& folder);
    void forget_trial();
    ReplaySession& session_;
    std::vector<Mapping> mappings_;
    int picked_ = -1;
    bool into_new_ = false;
    FeedFiles files_;
    std::unique_ptr<LogWork> trial_;
    std::string report_, error_;
    std::vector<std::string> not_taken_;
};

/// A long path without its middle.
std::string short_path(const std::string& path);

}  // namespace fairdeal
