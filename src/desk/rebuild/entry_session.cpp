#include "desk/rebuild/entry_session.h"

namespace fairdeal {

void say(EntrySession& session, const std::string& what, KeyTaken taken) {
    session.entry.taken = taken;
    session.entry.status = what;
}

void save_entry(EntrySession& session, const std::string& file) {
    if (const auto trouble = save_entry(session.entry, file))
        say(session, *trouble, KeyTaken::Refused);
}

std::optional<Destination> add_entry_to_log(EntrySession& session, const std::string& log) {
    if (const auto trouble = add_to_log(session.entry, log, session.library.misreadings)) {
        say(session, *trouble, KeyTaken::Refused);
        return std::nullopt;
    }
    if (!session.open_log.log || session.open_log.file != log) return std::nullopt;
    return ReadLogAgain{log};
}

}  // namespace fairdeal
