#pragma once
// What a house sets once for all that is said to people: its name, its time zone, its currency.
// Texts that are kept, signed or compared know nothing of it (see InEnglish).

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "base/translation.h"

namespace fairdeal {

struct HouseSettings {
    std::string name;               // empty: it is not said
    std::string time_zone = "UTC";  // an IANA name: "Europe/London"
    std::string currency = "$";     // "£", "USD"; "none": amounts stand alone
    friend bool operator==(const HouseSettings&, const HouseSettings&) = default;
};

/// The word for no name and no currency where an empty one would be a mistake.
inline constexpr const char* no_such_setting = "none";

enum class HouseField : std::uint8_t { Name, TimeZone, Currency };
inline constexpr std::array every_house_field{HouseField::Name, HouseField::TimeZone,
                                              HouseField::Currency};
/// "name", "time-zone", "currency": in the file and in JSON.
std::string_view to_text(HouseField field);
/// Where a field is kept.
std::string HouseSettings::*member_of(HouseField field);

/// Why a field cannot be set so; empty: it can. A zone that is mistyped comes with the nearest.
std::string why_not(HouseField field, const std::string& value);

/// From now on, for what all threads say. Every field must be one that can be set.
void put_in_force(HouseSettings settings);
/// Those in force; where texts are kept (InEnglish), those of a house that has set nothing.
std::shared_ptr<const HouseSettings> house_in_force();

/// The settings in force while it lives, and those before after it: for tests.
class HouseInForce {
public:
    explicit HouseInForce(HouseSettings settings);
    ~HouseInForce();
    HouseInForce(const HouseInForce&) = delete;
    HouseInForce& operator=(const HouseInForce&) = delete;

private:
    HouseSettings before_;
};

}  // namespace fairdeal
