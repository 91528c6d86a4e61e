#include "desk/rebuild/entry_session.h"

namespace fairdeal {

void say(EntrySession& session, const std::string& what, KeyTaken taken) {
    session.entry.taken = taken;
    session.entry.status = what;
}

void save_entry(EntrySession& session, const std::string& file) {
    if (const auto error = save_entry(session.entry, file)) say(session, *error, KeyTaken::Refused);
}

std::optional<Destination> add_entry_to_log(EntrySession& session, const std::string& log) {
    if (const auto error = add_to_log(session.entry, log, session.library.misreadings)) {
        say(session, *error, KeyTaken::Refused);
        return std::nullopt;
    }
    if (!session.open_log.log || session.open_log.file != log) return std::nullopt;
    return ReadLogAgain{log};
}

}  // namespace fairdeal
