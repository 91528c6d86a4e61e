#pragma once
// Where everything lies, and a backup of it made or checked, which takes its time.

#include <atomic>
#include <memory>

#include "base/off_thread.h"
#include "desk/log/open_log.h"
#include "exam/backup/house_backup.h"
#include "exam/diagnostics/diagnostics.h"
#include "training/library.h"

namespace fairdeal {

struct PlaceRow {
    std::string title, path, standing;
};

struct FilesScreen {
    std::vector<PlaceRow> places;
    bool has_office = false;  // who takes its records out signs in
    std::string log;          // a hand log is copied, too: its file; empty: none is open
    bool busy = false;
    std::string busy_words;  // "Copying and checking, 12 %"
    std::string report, error;
    bool can_restore = false;      // the backup that was checked last was sound
    bool is_restored = false;      // a restore has ended well
    bool log_needs_place = false;  // it holds a hand log, and none is open here
};

/// A backup that is to be brought back, once the program has closed all its files.
struct RestoreRequest {
    std::filesystem::path backup, log;  // log: where the backup's goes; empty: it has none
};

/// Who takes the records of an exam office out.
struct BackupSignIn {
    bool leave_office_out = false;
    std::string as, passphrase;
};

class FilesSession {
public:
    /// `school` is the school's file where one was opened, `content` the folder of the content;
    /// `seen_file` what this desk saw of the office's log.
    FilesSession(const Library& library, const std::filesystem::path& content,
                 const std::filesystem::path& school, const OpenLog& open_log,
                 const std::filesystem::path& seen_file)
        : library_(library),
          content_(content),
          school_(school),
          log_(open_log),
          seen_file_(seen_file) {}

    /// Work under way is stopped, and waited for.
    ~FilesSession() { stop(); }
    FilesSession(const FilesSession&) = delete;
    FilesSession& operator=(const FilesSession&) = delete;

    [[nodiscard]] FilesScreen screen() const;
    /// Copies all into a new folder "fairdeal-20261126T204500Z" in that one.
    void begin_backup(const std::filesystem::path& into, const BackupSignIn& who,
                      const UtcTime& now);
    void begin_check(const std::filesystem::path& backup);
    /// Saves a new file for who helps; `window` says what its toolkit and screen are.
    void begin_diagnostics(const std::filesystem::path& out,
                           const std::vector<std::pair<std::string, std::string>>& window,
                           const UtcTime& now);
    /// What is to be brought back, of the backup that was checked; `log_place` is where its hand
    /// log goes where none is open. Nothing, where no backup was found sound.
    [[nodiscard]] std::optional<RestoreRequest> restore_request(
        const std::filesystem::path& log_place = {}) const;
    /// Brings it back; what lies there is set aside. Nobody may have these files open.
    void begin_restore(const RestoreRequest& request, const UtcTime& now);
    /// Nothing is kept of a backup that is stopped, and all is as it was of a restore.
    void stop();
    /// True if something has changed.
    bool poll();
    [[nodiscard]] bool is_working() const { return work_.is_under_way(); }

private:
    struct FilesOutcome {
        std::string report, error;
        std::optional<std::filesystem::path> sound{};  // the backup that was checked
        bool holds_log = false;
        bool restored = false;
    };
    struct Shared {
        std::atomic<int> percent = 0;
        std::atomic<bool> stopped = false;
    };
    [[nodiscard]] std::filesystem::path school_in_use() const;
    [[nodiscard]] HousePlaces places() const;
    [[nodiscard]] Progress progress() const;
    void begin(std::function<FilesOutcome(const Progress&)> work);
    [[nodiscard]] DiagnosticsRequest diagnostics_request() const;
    static FilesOutcome make_backup(HousePlaces places, const std::filesystem::path& folder,
                                    const BackupSignIn& who, const std::filesystem::path& seen_file,
                                    const std::vector<Misreading>& misreadings, const UtcTime& now,
                                    const Progress& progress);

    const Library& library_;
    const std::filesystem::path& content_;
    const std::filesystem::path& school_;
    const OpenLog& log_;
    const std::filesystem::path& seen_file_;
    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
    OffThread<FilesOutcome> work_;
    FilesOutcome last_;
};

}  // namespace fairdeal
