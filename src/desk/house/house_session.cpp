#include "desk/house/house_session.h"

#include <algorithm>

#include "base/text.h"
#include "school/house_file.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string label_of(HouseField field) {
    switch (field) {
        case HouseField::Name: return tr("Name of the house");
        case HouseField::TimeZone: return tr("Time zone");
        case HouseField::Currency: return tr("Currency");
    }
    throw Fault("invalid field of a house");
}

std::string example_of(HouseField field) {
    switch (field) {
        case HouseField::Name: return tr("Stands first on pages that are signed; may be empty");
        case HouseField::TimeZone: return tr("By its IANA name, such as Europe/London or UTC");
        case HouseField::Currency:
            return tr("Before each amount: $, \u00a3, \u20ac, USD; the word none: amounts alone");
    }
    throw Fault("invalid field of a house");
}

std::string unread_in_words(const Problem& problem) {
    return tr(
        "The house\u2019s name, time zone and currency cannot be read and are left as they "
        "are: {problem}. Amounts are in dollars and times in UTC until that is mended.",
        "problem"_a = to_text(problem));
}

}  // namespace

void HouseSession::open(const std::filesystem::path& file) {
    file_ = file;
    auto house = read_house(file);
    if (!house) {
        notice_ = unread_in_words(house.error().front());
        house = HouseSettings{};
    }
    put_in_force(*std::move(house));
}

bool HouseSession::look_again() const {
    if (file_.empty()) return false;
    auto house = read_house(file_);
    if (!house || *house == *house_in_force()) return false;
    put_in_force(*std::move(house));
    return true;
}

void HouseSession::begin() {
    typed_ = *house_in_force();
    errors_ = {};
    const auto kept = read_house(file_);
    problem_ = kept ? "" : unread_in_words(kept.error().front());
}

void HouseSession::type(HouseField field, const std::string& value) {
    typed_.*member_of(field) = value;
    errors_.at(static_cast<std::size_t>(field)).clear();
}

bool HouseSession::save() {
    problem_.clear();
    for (const HouseField field : every_house_field) {
        std::string& value = typed_.*member_of(field);
        value = std::string(trimmed(value, " "));
        errors_.at(static_cast<std::size_t>(field)) = why_not(field, value);
    }
    if (std::ranges::any_of(errors_, [](const std::string& error) { return !error.empty(); }))
        return false;
    if (const auto written = write_house(file_, typed_); !written) {
        problem_ =
            tr("Nothing was saved: {problem}", "problem"_a = to_text(written.error().front()));
        return false;
    }
    put_in_force(typed_);
    return true;
}

HouseScreen HouseSession::screen() const {
    HouseScreen screen;
    for (std::size_t i = 0; i < every_house_field.size(); ++i) {
        const HouseField field = every_house_field.at(i);
        const std::string& error = errors_.at(i);
        screen.rows.at(i) = {field, label_of(field), example_of(field), typed_.*member_of(field),
                             error.empty() ? "" : as_sentence(error)};
    }
    screen.kept_in = file_.empty() ? tr("There is no home to keep them in.")
                                   : tr("Kept in {file}, for everybody who uses this account.",
                                        "file"_a = file_.string());
    screen.problem = problem_;
    return screen;
}

std::string HouseSession::in_words() {
    const auto house = house_in_force();
    const std::string name = house->name.empty() ? tr("No name is set") : house->name;
    return name + dot + house->time_zone + dot + house->currency;
}

}  // namespace fairdeal
