#pragma once
// Logs of many houses on a server: `fairdeal ship`, `fairdeal server`, and the log that an audit
// names by its server.

#include <CLI/App.hpp>

#include "cli/commands.h"
#include "log/houses/server_log.h"

namespace fairdeal {

struct ShipOptions {
    std::string log, to;  // a file; a URL
    bool json = false;
};
/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_ship(CLI::App& app, ShipOptions& options, ExitStatus& status);
ExitStatus run_ship(const ShipOptions& options);

struct ServerOptions {
    std::string url;
    bool json = false;
};
/// Likewise.
void add_server(CLI::App& app, ServerOptions& options, ExitStatus& status);
ExitStatus run_server_create(const ServerOptions& options);
ExitStatus run_server_list(const ServerOptions& options);

/// The log on a server that an audit is of (`of` is given); says on standard error under which
/// checkpoint it is read, and whose key that was checked with. Refused as ServerLog::open, and
/// where a key or the address is none.
Result<ServerLog> log_to_audit(const AuditCommandOptions& options);

}  // namespace fairdeal
