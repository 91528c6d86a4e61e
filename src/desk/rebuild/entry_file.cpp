// What becomes of a hand that has been typed in.

#include "base/translation.h"
#include "desk/rebuild/entry_words.h"
#include "log/office_log.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

void say_done(HandEntry& entry, std::string what) {
    entry.saved = text_of(entry);
    entry.taken = KeyTaken::Taken;
    entry.status = std::move(what);
}

}  // namespace

std::optional<std::string> save_entry(HandEntry& entry, const std::filesystem::path& file) {
    if (const auto put = put_in_place(file, text_of(entry), for_owner_and_group); !put)
        return to_text(put.error().front());
    say_done(entry, tr("Saved as {file}", "file"_a = file.filename().string()));
    return std::nullopt;
}

std::optional<std::string> add_to_log(HandEntry& entry, const std::filesystem::path& log,
                                      const std::vector<Misreading>& misreadings) {
    try {
        auto open = open_hand_log(log, Access::Write, misreadings);
        if (!open) return to_text(open.error().front());
        HandLog::Batch batch(*open);
        const Addition added = batch.add(entry.hand.record);
        if (added.status == Addition::Status::OtherHandOfThisId)
            return tr(
                "Another hand of this id is in the log already. Give this one an id of its own");
        batch.commit();
        say_done(entry, added.status == Addition::Status::Duplicate
                            ? tr("In the log already, as hand {number}", "number"_a = added.idx)
                            : tr("In the log as hand {number}", "number"_a = added.idx));
    } catch (const std::exception& error) {
        return tr("It could not be put into the log: {reason}", "reason"_a = error.what());
    }
    return std::nullopt;
}

}  // namespace fairdeal
