#pragma once
// When each row of the decision fits. A condition is asked only if no row before it has fitted; it
// notes every fact that it looks at, and says what its row's sentence is to name.

#include "duty/asked.h"

namespace fairdeal::duty {

// Who, where and by which rules (1).
bool no_profile(Asked& asked);
bool unknown_dealer(Asked& asked);
bool two_people(Asked& asked);
bool unknown_table(Asked& asked);
// Roles (2).
bool no_role(Asked& asked);
bool trainee_alone(Asked& asked);
bool trainee_beside_a_dealer(Asked& asked);
// The licence (3). Those that are for this place are looked at further, the others not.
bool no_licence(Asked& asked);
bool licence_elsewhere(Asked& asked);
bool licence_for_another_function(Asked& asked);
bool licence_not_yet(Asked& asked);
bool licence_lapsed(Asked& asked);
bool licence_suspended(Asked& asked);
bool suspended_by_another_number(Asked& asked);
// The certificate (4), and what it was examined on (5, 6).
bool no_certificate(Asked& asked);
bool certificate_lapsed(Asked& asked);
bool certificate_withdrawn(Asked& asked);
bool list_unknown(Asked& asked);
bool list_old(Asked& asked);
bool other_clauses(Asked& asked);
bool newer_rules(Asked& asked);
/// The same two where the house lets somebody deal beside a supervisor.
bool other_clauses_beside_supervisor(Asked& asked);
bool newer_rules_beside_supervisor(Asked& asked);
// Training (7 to 10).
bool no_table_test(Asked& asked);
bool table_test_judge(Asked& asked);
bool too_few_hours(Asked& asked);
bool no_course(Asked& asked);
bool no_refresher(Asked& asked);
bool refresher_past(Asked& asked);
bool refresher_soon(Asked& asked);
// Where they are and should be (11, 12).
bool deals_elsewhere(Asked& asked);
bool no_rest(Asked& asked);
bool not_on_roster(Asked& asked);
// The floor and the table (13, 14).
bool no_floorperson(Asked& asked);
bool too_many_tables(Asked& asked);
bool pack_unknown(Asked& asked);
bool pack_not_counted(Asked& asked);
bool wrong_sign(Asked& asked);
/// The last row: nothing speaks against it (15).
bool always(Asked& asked);

/// The licence for this place that holds at this moment and is not suspended, of several the one
/// that ends last; null: none.
const Fact* licence_held(Asked& asked);
/// The certificate for the game that holds at this moment, of several the newest; null: none.
const Fact* certificate_held(Asked& asked);

/// The moment from which on a later fact of the list counts ends what is so now.
void ends_with_next(Asked& asked, const FactList& facts);

}  // namespace fairdeal::duty
