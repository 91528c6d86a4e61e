#include "cli/json_line.h"

#include "cli/output.h"

namespace fairdeal {

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

void print_json(const Json& json) { print(line_of(json)); }

Json json_of(const Problem& problem) {
    Json json;
    if (!problem.where.source.empty()) json["file"] = problem.where.source;
    if (problem.where.line > 0) json["line"] = problem.where.line;
    if (problem.where.column > 0) json["column"] = problem.where.column;
    json["what"] = problem.what;
    return json;
}

Json json_of(const Problems& problems) {
    Json list = Json::array();
    for (const Problem& problem : problems) list.push_back(json_of(problem));
    return list;
}

}  // namespace fairdeal
