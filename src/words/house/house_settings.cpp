#include "words/house/house_settings.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "base/printable.h"
#include "base/text.h"
#include "words/house/time_zone.h"
#include "words/nearest.h"

namespace fairdeal {

namespace {

using Shared = std::shared_ptr<const HouseSettings>;

constexpr std::size_t longest_house_name = 80, longest_currency = 4;

std::atomic<Shared>& kept() {
    static std::atomic<Shared> settings{std::make_shared<const HouseSettings>()};
    return settings;
}

/// Of UTF-8: bytes that begin a character.
std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Marks that turn the direction of what follows, as UTF-8: U+200E, U+200F, U+202A to U+202E,
/// U+2066 to U+2069.
bool turns_direction(std::string_view text) {
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        const std::string_view lead = text.substr(i, 2);
        const auto last = static_cast<unsigned char>(text[i + 2]);
        const bool marks = last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE);
        if (lead == "\xE2\x80" && marks) return true;
        if (lead == "\xE2\x81" && last >= 0xA6 && last <= 0xA9) return true;
    }
    return false;
}

/// Neither control characters nor bytes that are no text.
bool is_plain(std::string_view text) { return printable(text) == text && !turns_direction(text); }

std::string why_no_name(const std::string& name) {
    if (!is_plain(name)) return tr("a name is text without control characters");
    if (characters_in(name) > longest_house_name)
        return tr("a name has at most {count} characters", "count"_a = longest_house_name);
    if (!name.empty() && (name.front() == ' ' || name.back() == ' '))
        return tr("a name does not begin or end with a space");
    return "";
}

std::string why_no_time_zone(const std::string& zone) {
    if (is_time_zone(zone)) return "";
    return tr("there is no time zone {zone}", "zone"_a = in_quotes(zone)) +
           did_you_mean(zone, listed_time_zones());
}

/// What a reader would take for a part of the amount.
bool is_of_a_number(char c) {
    constexpr std::string_view others = "+-.,'";
    return is_digit(c) || c == ' ' || others.find(c) != std::string_view::npos;
}

std::string why_no_currency(const std::string& currency) {
    const std::size_t size = characters_in(currency);
    if (size == 0 || size > longest_currency || !is_plain(currency))
        return tr("a currency has 1 to {count} characters, such as $, \u00a3, USD or none",
                  "count"_a = longest_currency);
    if (std::ranges::any_of(currency, is_of_a_number))
        return tr("a currency has no digits, spaces, signs or points of a number");
    return "";
}

}  // namespace

std::string_view to_text(HouseField field) {
    switch (field) {
        case HouseField::Name: return "name";
        case HouseField::TimeZone: return fixed("time-zone");
        case HouseField::Currency: return "currency";
    }
    throw Fault("invalid field of a house");
}

std::string HouseSettings::*member_of(HouseField field) {
    switch (field) {
        case HouseField::Name: return &HouseSettings::name;
        case HouseField::TimeZone: return &HouseSettings::time_zone;
        case HouseField::Currency: return &HouseSettings::currency;
    }
    throw Fault("invalid field of a house");
}

std::string why_not(HouseField field, const std::string& value) {
    switch (field) {
        case HouseField::Name: return why_no_name(value);
        case HouseField::TimeZone: return why_no_time_zone(value);
        case HouseField::Currency: return why_no_currency(value);
    }
    throw Fault("invalid field of a house");
}

void put_in_force(HouseSettings settings) {
    kept().store(std::make_shared<const HouseSettings>(std::move(settings)));
}

Shared house_in_force() {
    static const Shared nothing_set = std::make_shared<const HouseSettings>();
    return InEnglish::here() ? nothing_set : kept().load();
}

HouseInForce::HouseInForce(HouseSettings settings) : before_(*kept().load()) {
    put_in_force(std::move(settings));
}

HouseInForce::~HouseInForce() { put_in_force(std::move(before_)); }

}  // namespace fairdeal
