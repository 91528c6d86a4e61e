#include "cli/shoe/shoe.h"

#include <optional>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/shoe/shoe_json.h"
#include "cli/shoe/shoe_text.h"
#include "cli/shoe/simulate.h"
#include "forensics/watch/shoe_watch.h"
#include "formats/record_source.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// A sign by the id of a table card of the house or of the content, or by its options.
SignReader sign_reader(const Library& library) {
    return [&library](Game game, std::string_view sign) -> std::optional<TableCard> {
        for (const TableCardFile& table : library.tables)
            if (table.id == sign && table.card.game() == game) return table.card;
        return sign_in_words(game, sign);
    };
}

Result<HandRecord> record_from(const SourcedRecord& text) {
    if (!text.problems.empty()) return tl::make_unexpected(text.problems);
    if (!text.too_long) return read_record(text.text);
    return refused({"", 1, 1}, tr("a record of more than {most} bytes", "most"_a = longest_record));
}

/// Feeds hands to a watch, from files or from a log.
class Watched {
public:
    Watched(const ShoeOptions& options, const Library& library)
        : options_(options), watch_({options.running, sign_reader(library)}) {}

    void watch_all() {
        if (!options_.log.empty()) return watch_log();
        for (const std::string& name : options_.inputs) watch_file(name);
    }

    [[nodiscard]] WatchReport end() { return watch_.end(); }
    [[nodiscard]] ExitStatus status() const { return status_; }

private:
    void refuse(const Problems& problems) {
        complain(problems);
        status_ = ExitStatus::Unusable;
    }

    Problems watch(const HandRecord& record, std::int64_t number) {
        const Identity& identity = record.header.identity;
        if (!options_.pack.empty() && identity.pack != options_.pack) return {};
        return watch_.add(record, {number, identity.id});
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

    void watch_log() {
        const auto log = open_hand_log(options_.log, Access::Read, {});
        if (!log) return refuse(log.error());
        HandRecord record;
        log->for_each_record(0, [&](std::int64_t idx, std::string_view text) {
            Problems problems = read_record_into(record, text);
            if (problems.empty()) problems = watch(record, idx);
            if (!problems.empty()) refuse(at_place(problems, "#" + std::to_string(idx), 1));
            return true;
        });
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
    const Library library = library_or_none(options.content);
    Watched watched(options, library);
    watched.watch_all();
    const WatchReport report = watched.end();
    print(options.json ? json_of(report) : text_of(report));
    // Nothing found in nothing is no all-clear.
    if (report.hands == 0 && watched.status() == ExitStatus::Fine)
        return unusable(tr("no hand is among those asked for: nothing was looked at"));
    return worse(watched.status(), report.findings.empty() ? ExitStatus::Fine : ExitStatus::Wrong);
}

}  // namespace fairdeal
