// The floorperson on duty, the pack and the sign of a table.

#include <set>

#include "base/translation.h"
#include "duty/conditions/conditions.h"

namespace fairdeal::duty {

namespace {

/// Floorpersons, or who is higher, who look after the table now.
FactList supervisions_now(Asked& asked) {
    FactList now;
    for (const Fact* supervision : asked.office().facts().supervisions_of(asked.table())) {
        if (!supervision->holds_at(asked.at())) continue;
        const Fact* role = asked.role_of(supervision->subject);
        if (role != nullptr && role->role("role") >= FloorRole::Floorperson)
            now.push_back(supervision);
    }
    return now;
}

std::size_t tables_now(Asked& asked, const std::string& floorperson) {
    std::set<std::string> tables;
    for (const Fact* fact : asked.office().facts().of(FactKind::Supervision, floorperson)) {
        if (!fact->holds_at(asked.at())) continue;
        for (const std::string& table : tables_of(*fact)) tables.insert(table);
    }
    return tables.size();
}

const Fact* newest_of_table(Asked& asked, FactKind kind) {
    ends_with_next(asked, asked.table_facts(kind));
    return Facts::newest_at(asked.table_facts(kind), asked.at());
}

}  // namespace

bool no_floorperson(Asked& asked) { return supervisions_now(asked).empty(); }

bool too_many_tables(Asked& asked) {
    const FactList now = supervisions_now(asked);
    const auto most = static_cast<std::size_t>(asked.setting(DutyRule::FloorpersonTables).number);
    std::vector<std::string> busy;
    for (const Fact* supervision : now) {
        const std::size_t tables = tables_now(asked, supervision->subject);
        if (tables <= most) {
            asked.use(*supervision);
            asked.use(*asked.role_of(supervision->subject));
            return false;
        }
        busy.push_back(tr_n("{who}, {count} table", "{who}, {count} tables",
                            static_cast<std::int64_t>(tables), "who"_a = supervision->subject));
    }
    asked.use(now);
    asked.say(and_list(busy));
    return true;
}

bool pack_unknown(Asked& asked) { return newest_of_table(asked, FactKind::Pack) == nullptr; }

bool pack_not_counted(Asked& asked) {
    const Fact* pack = newest_of_table(asked, FactKind::Pack);
    asked.use(*pack);
    asked.say(pack->value("pack") + ", " + pack->value("since"));
    return pack->value("state") != "counted";
}

bool wrong_sign(Asked& asked) {
    const Fact* sign = newest_of_table(asked, FactKind::Sign);
    const std::string& wanted = asked.table_card()->value("sign");
    asked.use(*asked.table_card());
    if (sign != nullptr) asked.use(*sign);
    const std::string& recorded = asked.question().sign;
    const std::string& seen =
        !recorded.empty() || sign == nullptr ? recorded : sign->value("edition");
    asked.say(seen.empty() ? tr("none") : seen);
    return seen != wanted;
}

}  // namespace fairdeal::duty
