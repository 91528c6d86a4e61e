#pragma once
// A database that holds the logs of many houses (db/houses): set up, and recognised.

#include "store/server/server.h"

namespace fairdeal {

/// Makes what db/houses says in a database where it is not, all or nothing: true; false where it
/// was there, of this very version. Takes the right to make roles and schemas. Throws ServerError,
/// also where a newer Fairdeal made what is there.
bool set_up_houses(Server& server);

/// A connection to a database that is set up, and a name of that database that no other has and
/// that stays when it is restored.
struct HousesServer {
    Server server;
    std::string id;
};
/// Throws ServerError where it is not set up, or of another version than this program's.
HousesServer open_houses(const ServerAddress& address);

}  // namespace fairdeal
