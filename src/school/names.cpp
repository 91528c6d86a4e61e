#include "school/names.h"

#include <algorithm>

#include "school/school.h"

namespace fairdeal {

std::string isolated(const std::string& name) {
    // Latin, Greek, Cyrillic and Armenian, all written from left to right, end before U+0580: in
    // UTF-8 below the lead byte 0xD6.
    const bool from_left = std::all_of(name.begin(), name.end(), [](char byte) {
        return static_cast<unsigned char>(byte) < 0xD6U;
    });
    return from_left ? name : "\u2068" + name + "\u2069";
}

std::string called(const Person& person) {
    return person.name.empty() ? person.id : isolated(person.name);
}

std::string called(const School& school, const std::string& id) {
    const auto person = school.person(id);
    return person ? called(*person) : id;
}

}  // namespace fairdeal
