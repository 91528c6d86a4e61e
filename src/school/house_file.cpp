#include "school/house_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/read.h"
#include "base/text.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::size_t largest_house_file = 64U << 10U;
constexpr int format_of_house = 1;

/// The line of a byte, from 1.
int line_of_byte(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    return static_cast<int>(std::ranges::count(before, '\n')) + 1;
}

Result<Json> object_in(const std::string& text, const std::string& source) {
    try {
        Json json = Json::parse(text);
        if (json.is_object()) return json;
    } catch (const Json::parse_error& error) {
        return refused({source, line_of_byte(text, error.byte), 0},
                       tr("this is no JSON: mend it, or delete it to set the house again"));
    }
    return refused({source, 0, 0},
                   tr("this is no JSON object: mend it, or delete it to set the house again"));
}

class HouseReader {
public:
    HouseReader(const Json& json, std::string source) : json_(json), source_(std::move(source)) {}

    Result<HouseSettings> read() {
        read_format();
        for (const auto& [name, value] : json_.items()) read_member(name, value);
        if (!problems_.empty()) return tl::make_unexpected(std::move(problems_));
        return std::move(settings_);
    }

private:
    void read_format() {
        const auto format = json_.find("format");
        if (format == json_.end() || *format != format_of_house)
            wrong(tr("\"format\" is not {number}: another program has written it",
                     "number"_a = format_of_house));
    }

    void read_member(const std::string& name, const Json& value) {
        if (name == "format") return;
        const auto field =
            std::ranges::find(every_house_field, name, [](HouseField one) { return to_text(one); });
        if (field == every_house_field.end())
            return wrong(tr("{name} is not known", "name"_a = in_quotes(name)));
        if (!value.is_string()) return wrong(tr("{name} is no text", "name"_a = in_quotes(name)));
        auto text = value.get<std::string>();
        if (const std::string why = why_not(*field, text); !why.empty())
            return wrong(fmt::format("{}: {}", in_quotes(name), why));
        settings_.*member_of(*field) = std::move(text);
    }

    void wrong(std::string what) { problems_.push_back({{source_, 0, 0}, std::move(what)}); }

    const Json& json_;
    std::string source_;
    HouseSettings settings_;
    Problems problems_;
};

}  // namespace

Result<HouseSettings> read_house(const fs::path& file) {
    if (file.empty()) return HouseSettings{};
    const std::string source = file.string();
    const auto text = read_file_if_there(file, largest_house_file);
    if (!text) return tl::make_unexpected(text.error());
    if (!*text) return HouseSettings{};
    if ((*text)->size() > largest_house_file)
        return refused({source, 0, 0},
                       tr("is longer than {size} bytes", "size"_a = largest_house_file));
    const auto json = object_in(**text, source);
    if (!json) return tl::make_unexpected(json.error());
    return HouseReader(*json, source).read();
}

Result<void> write_house(const fs::path& file, const HouseSettings& settings) {
    if (file.empty()) return refused({}, tr("there is no home to keep the house's settings in"));
    if (const auto before = read_house(file); !before) return tl::make_unexpected(before.error());
    Problems problems;
    Json json{{"format", format_of_house}};
    for (const HouseField field : every_house_field) {
        const std::string& value = settings.*member_of(field);
        if (std::string why = why_not(field, value); !why.empty())
            problems.push_back({{std::string(to_text(field)), 0, 0}, std::move(why)});
        else
            json[std::string(to_text(field))] = value;
    }
    if (!problems.empty()) return tl::make_unexpected(std::move(problems));
    std::error_code error;
    if (const fs::path folder = file.parent_path(); !folder.empty())
        fs::create_directories(folder, error);
    if (error)
        return refused({file.parent_path().string(), 0, 0},
                       tr("the folder cannot be made: {reason}", "reason"_a = error.message()));
    return put_in_place(file, json.dump(2) + "\n");
}

}  // namespace fairdeal
