#pragma once
// Where a hand came from that was made of somebody else's document, and what a delivery of such
// documents brought. Kept as entries of the log (entry.h). Of a hand:
//
//     mapping studio-warehouse@1
//     file night.json
//     document 3
//     sha256 9f86d081...                 of the document's own bytes
//     order rebuilt                      how it came by its order, if not as played
//     joined 7d865e95...                 SHA-256 of a second file joined to it, if there was one;
//                                        of lists that of a line "NAME SHA-256" for each
//
// Of a delivery, which is about no hand, once for each mapping and content:
//
//     mapping studio-warehouse@1
//     file night.json
//     sha256 2c26b46b...                 of the file
//     rounds 20 stored 18 known 1 refused 1
//     joined 7d865e95...                 likewise

#include "ledger/hash.h"
#include "log/hand_log.h"

namespace fairdeal {

struct HandSource {
    std::string mapping;  // name@version
    std::string file;     // as it was named, without its folder
    std::int64_t document = 1;
    Hash hash{};
    std::string order;             // empty: as played
    std::optional<Hash> joined{};  // of the file that was joined to the document's
    friend bool operator==(const HandSource&, const HandSource&) = default;
};

struct Delivery {
    std::string mapping, file;
    Hash hash{};
    std::int64_t rounds = 0, stored = 0, known = 0, refused = 0;
    std::optional<Hash> joined{};
    friend bool operator==(const Delivery&, const Delivery&) = default;
};

/// The lines, and back; nothing where they are not what would be written.
std::string write(const HandSource& source);
std::string write(const Delivery& delivery);
std::optional<HandSource> hand_source_from(std::string_view text);
std::optional<Delivery> delivery_from(std::string_view text);

/// The entry of each; of a hand still without `about`.
Entry entry_of(const HandSource& source, const UtcTime& at);
Entry entry_of(const Delivery& delivery, const UtcTime& at);

/// Every delivery that the log knows, oldest first.
std::vector<Delivery> deliveries_in(const HandLog& log);
/// Where a hand came from; nothing where it was not made of a document.
std::optional<HandSource> source_of(const HandLog& log, std::int64_t hand);
/// The hands whose source does not say in which order it settled, by their numbers: the order of
/// their settlements is the mapping's, and is not judged.
std::vector<std::int64_t> hands_without_order(const HandLog& log);

}  // namespace fairdeal
