#pragma once
// Rounds of a feed into a log. Each hand that is stored has beside it, in the same transaction,
// the document that it was made of (log/source.h); the delivery is recorded once it is all there.

#include "feeds/feed_file.h"
#include "log/import.h"
#include "log/source.h"

namespace fairdeal {

/// As import_records reports it; problems have places in the feed's file and name the document.
/// Rounds that the mapping refused are among those read and refused.
/// The file's name is kept in the log. Throws StoreError: whole batches are then in the log, and no
/// delivery is; so it is where `progress` calls the rest off. Its bytes are those of the rows.
ImportReport import_feed(HandLog& log, const Mapping& mapping, const MappedFile& file,
                         const std::string& source, const UtcTime& now,
                         const ImportRefusal& refusal = {}, const ImportProgress& progress = {});

/// The same without writing anything, as try_import.
ImportReport try_feed(const HandLog* log, const MappedFile& file, const std::string& source,
                      const ImportRefusal& refusal = {});

/// What this very file, with the one joined to it, brought by this very mapping; nothing: the log
/// does not have it.
std::optional<Delivery> find_delivery(const HandLog& log, const Mapping& mapping, const Hash& file,
                                      const std::optional<Hash>& joined = std::nullopt);

/// What a file becomes, to be read by people and compared: its records in the notation, then a line
/// "# refused ..." for each problem and "# unknown field ..." for each field that the mapping does
/// not know. English.
std::string text_of(const MappedFile& file, const std::string& source);

}  // namespace fairdeal
