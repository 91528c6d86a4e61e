#include "ledger/credential/json.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

using Event = SignedJson::parse_event_t;

/// Thrown out of the parser; caught where it was called.
struct Refusal {
    std::string why;
};

std::string objection_to(const SignedJson& value) {
    if (value.is_null()) return tr("null stands for nothing here: leave the name out");
    if (value.is_number_float()) return tr("a number here is whole, without point and exponent");
    const bool too_large =
        value.is_number_unsigned()
            ? value.get<std::uint64_t>() > static_cast<std::uint64_t>(largest_json_number)
            : value.is_number_integer() && value.get<std::int64_t>() < -largest_json_number;
    return too_large ? tr("a number is larger than every reader of JSON can hold") : "";
}

/// Watches what the parser finds, and stops it.
class Watch {
public:
    bool operator()(int depth, Event event, const SignedJson& parsed) {
        switch (event) {
            case Event::object_start: names_.emplace_back(); [[fallthrough]];
            case Event::array_start:
                if (depth >= deepest_json)
                    throw Refusal{tr("deeper than {most} levels", "most"_a = deepest_json)};
                break;
            case Event::object_end: names_.pop_back(); break;
            case Event::array_end: break;
            case Event::key: add(parsed.get_ref<const std::string&>()); break;
            case Event::value:
                if (std::string why = objection_to(parsed); !why.empty())
                    throw Refusal{std::move(why)};
                break;
        }
        return true;
    }

private:
    void add(const std::string& name) {
        if (!names_.back().insert(name).second)
            throw Refusal{
                tr("the name {name} stands twice in one object", "name"_a = in_quotes(name))};
    }

    std::vector<std::set<std::string>> names_;  // of each open object
};

/// UTF-8 sorts as its characters do; in UTF-16 those beyond U+FFFF (first byte from 0xF0) come
/// before U+E000 to U+FFFF (first byte 0xEE and 0xEF).
int place_of(char byte) {
    const int value = static_cast<unsigned char>(byte);
    if (value >= 0xf0) return value - 2;
    return value >= 0xee ? value + 0x10 : value;
}

bool before_in_utf16(std::string_view a, std::string_view b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        [](char x, char y) { return place_of(x) < place_of(y); });
}

void write_value(const SignedJson& json, std::string& text);

void write_object(const SignedJson& json, std::string& text) {
    std::vector<std::string> names;
    for (const auto& item : json.items()) names.push_back(item.key());
    std::sort(names.begin(), names.end(), before_in_utf16);
    text += '{';
    for (const std::string& name : names) {
        if (text.back() != '{') text += ',';
        write_value(name, text);
        text += ':';
        write_value(json.at(name), text);
    }
    text += '}';
}

void write_array(const SignedJson& json, std::string& text) {
    text += '[';
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (i > 0) text += ',';
        write_value(json[i], text);
    }
    text += ']';
}

void write_value(const SignedJson& json, std::string& text) {
    if (const std::string why = objection_to(json); !why.empty()) throw Fault(why);
    if (json.is_object()) return write_object(json, text);
    if (json.is_array()) return write_array(json, text);
    text += json.dump();  // of a text or a whole number this is the canonical form
}

}  // namespace

Result<SignedJson> read_json(std::string_view bytes) {
    if (bytes.size() > largest_signed_json)
        return refused({}, tr("more than {most} bytes of JSON", "most"_a = largest_signed_json));
    // The parser would skip a mark at the beginning and stop at a zero byte.
    if (bytes.find('\0') != std::string_view::npos || bytes.starts_with("\xef\xbb\xbf"))
        return refused(
            {}, tr("this is not JSON: it holds a zero byte or begins with a byte order mark"));
    Watch watch;
    try {
        return SignedJson::parse(bytes.begin(), bytes.end(), std::ref(watch));
    } catch (const Refusal& refusal) {
        return refused({}, refusal.why);
    } catch (const SignedJson::exception&) {
        return refused({}, tr("this is not JSON, or it is damaged"));
    }
}

std::string canonical(const SignedJson& json) {
    std::string text;
    write_value(json, text);
    return text;
}

}  // namespace fairdeal
