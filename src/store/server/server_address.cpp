#include "store/server/server_address.h"

#include <libpq-fe.h>

#include <memory>

#include "base/translation.h"

namespace fairdeal {

namespace {

using ConnectionOptions = std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)>;

/// The value of a word of the connection, or of its default where it is not said.
std::string option_named(const ConnectionOptions& options, std::string_view name,
                         const std::string& otherwise) {
    for (const PQconninfoOption* one = options.get(); one->keyword != nullptr; ++one) {
        if (one->keyword == name && one->val != nullptr && *one->val != '\0') return one->val;
    }
    return otherwise;
}

bool is_server_url(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

}  // namespace

Result<ServerAddress> ServerAddress::from(std::string_view url) {
    const std::string text(url);
    char* why = nullptr;
    const ConnectionOptions options(
        is_server_url(url) ? PQconninfoParse(text.c_str(), &why) : nullptr, &PQconninfoFree);
    // It repeats words of the URL, perhaps those of a password.
    PQfreemem(why);
    if (!options)
        return refused({},
                       tr("this is no address of a database on a PostgreSQL server: it is written "
                          "postgresql://USER@HOST/DATABASE"));
    ServerAddress address;
    address.url_ = text;
    address.shown_ =
        tr("{database} on {host}",
           "database"_a = option_named(options, "dbname", tr("the account's database")),
           "host"_a = option_named(options, "host", tr("this machine")));
    return address;
}

}  // namespace fairdeal
