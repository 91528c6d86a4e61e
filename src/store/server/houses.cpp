#include "store/server/houses.h"

#include "base/translation.h"
#include "store/server/houses_sql.h"

namespace fairdeal {

namespace {

constexpr std::string_view no_schema = "3F000", no_table = "42P01", already_there = "42P06";

std::int64_t newest_houses() { return houses_sql_migrations().back().number; }

/// The database's own id, after its version was found to be this program's.
std::string id_of_houses(Server& server) {
    ServerQuery about(server, houses_sql_about);
    if (!about.step())
        throw ServerError("", "",
                          tr("the tables of {server} are not as Fairdeal made them",
                             "server"_a = server.shown()));
    const std::int64_t version = about.number(0);
    if (version != newest_houses())
        throw ServerError(
            "", "",
            tr("the tables of {server} are of version {version}, and this Fairdeal "
               "knows version {newest} only",
               "server"_a = server.shown(), "version"_a = version, "newest"_a = newest_houses()));
    return std::string(about.text(1));
}

bool is_set_up(Server& server) {
    try {
        id_of_houses(server);
    } catch (const ServerError& error) {
        if (error.state() == no_schema || error.state() == no_table) return false;
        throw;
    }
    return true;
}

}  // namespace

bool set_up_houses(Server& server) {
    if (is_set_up(server)) return false;
    server.run("BEGIN");
    try {
        for (const SqlFile& step : houses_sql_migrations()) server.run(step.text);
        server.run("COMMIT");
    } catch (const ServerError& error) {
        // Somebody else set it up at the same moment.
        if (error.state() != already_there) throw;
        server.run("ROLLBACK");
        id_of_houses(server);
        return false;
    }
    return true;
}

HousesServer open_houses(const ServerAddress& address) {
    HousesServer houses{Server(address), ""};
    houses.id = id_of_houses(houses.server);
    return houses;
}

}  // namespace fairdeal
