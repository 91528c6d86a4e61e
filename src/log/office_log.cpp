#include "log/office_log.h"

#include "base/translation.h"

namespace fairdeal {

bool is_office_log(const HandLog& log) { return !log.office_ids().empty(); }

Result<HandLog> open_hand_log(const std::filesystem::path& file, Access access,
                              std::vector<Misreading> misreadings) {
    auto log = HandLog::open(file, access, std::move(misreadings));
    if (log && is_office_log(*log))
        return refused({file.string(), 0, 0},
                       tr("this is the log of an exam office: only who signs in there reads it"));
    return log;
}

Result<HandLog> open_or_create_hand_log(const std::filesystem::path& file,
                                        std::vector<Misreading> misreadings) {
    auto log = HandLog::open_or_create(file, std::move(misreadings));
    if (log && is_office_log(*log))
        return refused({file.string(), 0, 0},
                       tr("this is the log of an exam office: hands do not belong there"));
    return log;
}

}  // namespace fairdeal
