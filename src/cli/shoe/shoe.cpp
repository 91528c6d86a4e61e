#include "cli/shoe/shoe.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "audit/shoe/watched_log.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shoe/shoe_json.h"
#include "cli/shoe/shoe_text.h"
#include "cli/shoe/simulate.h"
#include "formats/record_source.h"

namespace fairdeal {

namespace {

Result<HandRecord> record_from(const SourcedRecord& text) {
    if (!text.problems.empty()) return tl::make_unexpected(text.problems);
    if (!text.too_long) return read_record(text.text);
    return refused({"", 1, 1}, tr("a record of more than {most} bytes", "most"_a = longest_record));
}

/// By its first bytes, whatever it is called. A pipe is no log: what is read of it is gone.
bool is_log(const std::string& name) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(name, ignored)) return false;
    constexpr std::string_view database = fixed("SQLite format 3");
    const auto begin = read_file(name, database.size());
    return begin && begin->starts_with(database);
}

std::optional<Pickup> pickup_in(std::string_view word) {
    if (word.empty()) return std::nullopt;
    return word == pickup_words.front() ? Pickup::LeftToRight : Pickup::RightToLeft;
}

/// Feeds hands to a watch, from files or from a log.
class Watched {
public:
    explicit Watched(const ShoeOptions& options)
        : options_(options),
          watch_({options.running, false, sign_reader(library_when_needed(options.content)),
                  pickup_in(options.pickup)}) {}

    void watch_all() {
        if (!options_.log.empty()) return watch_log(options_.log);
        const auto log = std::find_if(options_.inputs.begin(), options_.inputs.end(), is_log);
        if (log != options_.inputs.end() && options_.inputs.size() > 1)
            return refuse({{{*log, 0, 0}, tr("a hand log must be the only file")}});
        if (log != options_.inputs.end()) return watch_log(*log);
        for (const std::string& name : options_.inputs) watch_file(name);
    }

    [[nodiscard]] WatchReport end() { return watch_.end(); }
    [[nodiscard]] ExitStatus status() const { return status_; }

private:
    void refuse(const Problems& problems) {
        complain(problems);
        status_ = ExitStatus::Unusable;
    }

    [[nodiscard]] bool is_asked_for(const Header& header) const {
        return options_.pack.empty() || header.identity.pack == options_.pack;
    }

    Problems watch(const HandRecord& record, std::int64_t number) {
        if (!is_asked_for(record.header)) return {};
        return watch_.add(record, {number, record.header.identity.id});
    }

    void watch_file(const std::string& name) {
        auto input = Input::open(name);
        if (!input) return refuse(input.error());
        const auto records = open_source(input->stream(), format_of_file(name));
        SourcedRecord text;
        while (records->next(text)) {
            ++number_;
            const auto record = record_from(text);
            const Problems problems = record ? watch(*record, number_) : record.error();
            if (!problems.empty()) refuse(in_file(problems, text, name));
        }
        if (input->stream().bad()) refuse({cut_off(name)});
    }

    void watch_log(const std::string& log) {
        Problems unreadable;
        const auto read = fairdeal::watch_log(
            log, {[this](const Header& header) { return is_asked_for(header); }}, watch_,
            unreadable);
        if (!read) return refuse(read.error());
        if (!unreadable.empty()) refuse(unreadable);
    }

    const ShoeOptions& options_;
    ShoeWatch watch_;
    std::int64_t number_ = 0;
    ExitStatus status_ = ExitStatus::Fine;
};

}  // namespace

ExitStatus run_shoe(const ShoeOptions& options) {
    const auto english = english_for_programs(options.json);
    if (options.simulate) return run_simulated_packs(options);
    Watched watched(options);
    watched.watch_all();
    const WatchReport report = watched.end();
    print(options.json ? json_of(report) : text_of(report));
    // Nothing found in nothing is no all-clear.
    if (report.hands == 0 && watched.status() == ExitStatus::Fine)
        return unusable(tr("no hand is among those asked for: nothing was looked at"));
    return worse(watched.status(), report.findings.empty() ? ExitStatus::Fine : ExitStatus::Wrong);
}

}  // namespace fairdeal
