#include "duty/clause_compare.h"

#include "exam/records/certify.h"
#include "exam/sitting/exam_text.h"

namespace fairdeal {

const std::string& ClauseCompare::editions_under(const std::string& card) {
    const auto known = editions_.find(card);
    if (known != editions_.end()) return known->second;
    const auto read = card_from_line(card, "");
    return editions_
        .emplace(card, read ? clause_editions(read->game(), *read, *library_) : std::string())
        .first->second;
}

const ClauseDifference& ClauseCompare::between(const std::string& card, const std::string& clauses,
                                               const std::string& table) {
    const std::string key = card + "\n" + clauses + "\n" + table;
    const auto known = found_.find(key);
    if (known != found_.end()) return known->second;
    const std::string& examined = editions_under(card);
    ClauseDifference difference{changed_clauses(examined, editions_under(table)),
                                to_hex(sha256(examined)) != clauses};
    return found_.emplace(key, std::move(difference)).first->second;
}

}  // namespace fairdeal
