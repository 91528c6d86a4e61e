// The names behind the ids of a log.

#include "log/hand_log.h"
#include "store/sql.h"

namespace fairdeal {

std::string HandLog::name_of(std::string_view id) const {
    Statement row(database_, sql_name_of_person);
    return row.bind(":id", id).step() ? std::string(row.text(0)) : "";
}

void HandLog::name_person(std::string_view id, std::string_view name) {
    database_.leave_no_traces();
    Statement(database_, sql_name_person).bind(":id", id).bind(":name", name).run();
}

void HandLog::forget_person(std::string_view id) {
    database_.leave_no_traces();
    Statement(database_, sql_forget_person).bind(":id", id).run();
}

}  // namespace fairdeal
