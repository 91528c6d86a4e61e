#include "json_schema.h"

#include <algorithm>
#include <sstream>

#include "support/file_text.h"

namespace fairdeal {

using Json = nlohmann::json;
using Wrong = std::vector<std::string>;

namespace {

bool is_type(const Json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_boolean();
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    return type == "null" && value.is_null();
}

Wrong wrong_type(const Json& value, const Json& types, const std::string& at) {
    const auto fits = [&](const Json& type) { return is_type(value, type.get<std::string>()); };
    const bool right = types.is_array() ? std::ranges::any_of(types, fits) : fits(types);
    return right ? Wrong() : Wrong{at + ": " + value.dump() + " is no " + types.dump()};
}

void add(Wrong& to, Wrong more) { std::ranges::move(more, std::back_inserter(to)); }

Wrong wrong_members(const Json& value, const Json& schema, const Json& whole,
                    const std::string& at) {
    Wrong wrong;
    const Json named = schema.value("properties", Json::object());
    for (const auto& [name, member] : value.items()) {
        const std::string there = at + "/" + name;
        if (named.contains(name))
            add(wrong, against_schema(member, named.at(name), whole, there));
        else if (!schema.contains("additionalProperties"))
            wrong.push_back(there + ": not named, and nothing is said of others");
        else if (schema.at("additionalProperties").is_object())
            add(wrong, against_schema(member, schema.at("additionalProperties"), whole, there));
        else if (schema.at("additionalProperties") == false)
            wrong.push_back(there + ": not named");
    }
    for (const Json& name : schema.value("required", Json::array())) {
        if (!value.contains(name.get<std::string>()))
            wrong.push_back(at + "/" + name.get<std::string>() + ": missing");
    }
    return wrong;
}

Wrong wrong_by_one_of(const Json& value, const Json& schemas, const Json& whole,
                      const std::string& at) {
    Wrong all;
    for (const Json& one : schemas) {
        Wrong wrong = against_schema(value, one, whole, at);
        if (wrong.empty()) return {};
        add(all, std::move(wrong));
    }
    return all;
}

/// The command of these arguments that the schema knows: its longest first words.
std::string command_in(const std::string& arguments, const Json& whole) {
    std::istringstream words(arguments);
    std::string path, found;
    for (std::string word; words >> word && !word.starts_with("-");) {
        path += (path.empty() ? "" : " ") + word;
        if (whole.at("$defs").contains(path)) found = path;
    }
    return found;
}

}  // namespace

Wrong against_schema(const Json& value, const Json& schema, const Json& whole,
                     const std::string& at) {
    Wrong wrong;
    for (const auto& [keyword, says] : schema.items()) {
        if (keyword == "$ref") {
            const auto name = says.get<std::string>().substr(std::string("#/$defs/").size());
            add(wrong, against_schema(value, whole.at("$defs").at(name), whole, at));
        } else if (keyword == "type") {
            add(wrong, wrong_type(value, says, at));
        } else if (keyword == "enum") {
            if (std::ranges::find(says, value) == says.end())
                wrong.push_back(at + ": " + value.dump() + " is none of " + says.dump());
        } else if (keyword == "items") {
            for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
                add(wrong, against_schema(value[i], says, whole, at + "/" + std::to_string(i)));
        } else if (keyword == "properties") {
            if (value.is_object()) add(wrong, wrong_members(value, schema, whole, at));
        } else if (keyword == "oneOf") {
            add(wrong, wrong_by_one_of(value, says, whole, at));
        } else if (keyword == "additionalProperties") {
            if (value.is_object() && !schema.contains("properties"))
                add(wrong, wrong_members(value, schema, whole, at));
        } else if (keyword != "description" && keyword != "required") {
            wrong.push_back("the schema has a word that is not known here: " + keyword);
        }
    }
    return wrong;
}

std::vector<Json> objects_in(const std::string& printed) {
    std::vector<Json> objects;
    std::istringstream lines(printed);
    for (std::string line; std::getline(lines, line);) objects.push_back(Json::parse(line));
    return objects;
}

Wrong against_output_schema(const std::string& arguments, const std::string& printed) {
    static const Json whole =
        Json::parse(text_of_file(FAIRDEAL_SOURCE_DIR "/docs/json/output.schema.json"));
    const std::string command = command_in(arguments, whole);
    if (command.empty()) return {arguments + ": no schema says what this prints"};
    Wrong wrong;
    std::istringstream lines(printed);
    for (std::string line; std::getline(lines, line);) {
        const Json value = Json::parse(line, nullptr, false);
        if (value.is_discarded())
            wrong.push_back(arguments + ": no JSON: " + line);
        else
            add(wrong, against_schema(value, whole.at("$defs").at(command), whole, command));
    }
    return wrong;
}

}  // namespace fairdeal
