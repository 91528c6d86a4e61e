#pragma once
// What somebody who helps needs to know of this machine and of the files that Fairdeal keeps, as
// one zip file that may be sent to them: versions, places, what can be opened, the program's log.
// No record, answer, name, key or passphrase is in it.

#include "audit/cases/archive.h"
#include "exam/backup/house_backup.h"
#include "exam/diagnostics/kept_places.h"

namespace fairdeal {

struct DiagnosticsRequest {
    HousePlaces house;                                        // its databases are opened to be read
    std::vector<KeptPlace> places;                            // kept_places()
    std::filesystem::path program_log;                        // empty: none
    std::string version;                                      // of the program
    std::vector<std::pair<std::string, std::string>> window;  // its toolkit and screen, if any
    UtcTime now;
};

/// Its parts, each a text: "readme.txt", "machine.json", "places.json", "databases.json",
/// "content.txt", "program.log". What cannot be read is said in them. The home folder, the account
/// and the people of the school stand under other names. `progress` counts databases.
Archive diagnostics_of(const DiagnosticsRequest& request, const Progress& progress = {});

}  // namespace fairdeal
