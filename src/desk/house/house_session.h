#pragma once
// The house's name, time zone and currency as a form, and the file that keeps them.

#include <array>
#include <filesystem>

#include "words/house/house_settings.h"

namespace fairdeal {

struct HouseRow {
    HouseField field = HouseField::Name;
    std::string label, example, value;
    std::string error;  // why it cannot be set so; empty: it can, as far as is known
};

struct HouseScreen {
    std::array<HouseRow, every_house_field.size()> rows;
    std::string kept_in;  // in a sentence
    std::string problem;  // why nothing can be saved, or was not; empty: nothing is wrong
};

class HouseSession {
public:
    /// `where_to_say`: that the file cannot be read is said there.
    explicit HouseSession(std::string& where_to_say) : notice_(where_to_say) {}

    /// Reads the file and puts what it says in force; an empty one: nothing is kept.
    void open(const std::filesystem::path& file);

    /// Reads it again, as another program may have set it. True if something else is in force now;
    /// what cannot be read changes nothing.
    bool look_again() const;

    /// The form begins with what is in force.
    void begin();
    void type(HouseField field, const std::string& value);
    /// Keeps what is typed and puts it in force. False: the screen says why not.
    bool save();
    [[nodiscard]] HouseScreen screen() const;
    /// "Casino Example · Europe/London · £": what is in force.
    [[nodiscard]] static std::string in_words();

private:
    std::string& notice_;
    std::filesystem::path file_;
    HouseSettings typed_;
    std::array<std::string, every_house_field.size()> errors_;
    std::string problem_;
};

}  // namespace fairdeal
