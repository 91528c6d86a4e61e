#pragma once
// Logs to be shipped, and what a server holds of them.

#include "houses/houses_server.h"
#include "log/houses/server_log.h"
#include "log/houses/ship.h"
#include "store/folder.h"
#include "store/ledger_tools.h"

namespace fairdeal {

/// A log of so many hands under a checkpoint of log_key().
void make_signed(const std::filesystem::path& file, int hands);
/// So many more, signed or not.
void grow(const std::filesystem::path& file, int hands, bool is_signed = true);

/// Ships as a role; must not throw.
Result<ShipReport> shipped(const std::filesystem::path& file, const HousesDatabase& to,
                           const std::string& role = "pit1",
                           const std::filesystem::path& memory = {});
/// What is wrong with it: the refusal, or what the report objects to; "" if nothing is.
std::string objection_to(const Result<ShipReport>& report);

/// Reads all of a log on a server as `board`: why it is not what was signed; "" where it is.
/// `records`: how many were read. Of a log of log_key()'s name.
std::string why_untrue(const HousesDatabase& database, std::int64_t* records = nullptr,
                       const std::vector<PublicKey>& keys = {log_key().public_key()},
                       const std::filesystem::path& memory = {});

/// The server holds exactly the records of the log that its checkpoint covers, each once; and so
/// many of others.
void must_hold_all(const HousesDatabase& database, const std::filesystem::path& file,
                   std::int64_t of_others = 0);

}  // namespace fairdeal
