#pragma once
// The file of who may deal where, before there is one: the form that makes it.

#include <map>

#include "desk/duty/duty_screen.h"
#include "duty/duty_file.h"

namespace fairdeal {

class NewDutyFile {
public:
    void type(const std::string& field, const std::string& value);
    void forget_passphrase();
    [[nodiscard]] DutyFormScreen screen() const;
    /// Makes it, and its folder where that is missing. Refused: what is missing or wrong, each
    /// shown at its field; whatever DutyFile::create refuses.
    Result<void> create(const std::filesystem::path& file, const DutyTrust& trust);

private:
    [[nodiscard]] std::string typed(const std::string& field) const;
    void look_over();
    std::map<std::string, std::string> typed_, problems_;
};

}  // namespace fairdeal
