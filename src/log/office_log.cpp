#include "log/office_log.h"

#include "base/translation.h"

namespace fairdeal {

bool is_office_log(const HandLog& log) { return !log.office_ids().empty(); }

bool is_duty_log(const HandLog& log) {
    if (log.size() == 0) return false;
    const auto first = log.text_of(1);
    const auto entry = first.and_then([](const std::string& text) { return read_entry(text); });
    return entry && entry->kind == EntryKind::Duty;
}

namespace {

std::string not_of_hands() {
    return tr("this file says who may deal where and holds no hands: 'fairdeal duty' reads it");
}

}  // namespace

Result<HandLog> open_hand_log(const std::filesystem::path& file, Access access,
                              std::vector<Misreading> misreadings) {
    auto log = HandLog::open(file, access, std::move(misreadings));
    if (log && is_office_log(*log))
        return refused({file.string(), 0, 0},
                       tr("this is the log of an exam office: only who signs in there reads it"));
    if (log && is_duty_log(*log)) return refused({file.string(), 0, 0}, not_of_hands());
    return log;
}

Result<HandLog> open_or_create_hand_log(const std::filesystem::path& file,
                                        std::vector<Misreading> misreadings) {
    auto log = HandLog::open_or_create(file, std::move(misreadings));
    if (log && is_office_log(*log))
        return refused({file.string(), 0, 0},
                       tr("this is the log of an exam office: hands do not belong there"));
    if (log && is_duty_log(*log)) return refused({file.string(), 0, 0}, not_of_hands());
    return log;
}

}  // namespace fairdeal
