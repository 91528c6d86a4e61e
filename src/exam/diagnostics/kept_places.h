#pragma once
// Where everything lies that this account keeps.

#include <filesystem>
#include <string>
#include <vector>

namespace fairdeal {

struct KeptPlace {
    const char* name;            // of JSON
    const char* title;           // a marked sentence
    const char* variable;        // of the environment, that names another place; empty: none does
    std::filesystem::path path;  // empty: there is none
};

/// By the school's file, the folders of content and packs (empty: none), and the environment.
std::vector<KeptPlace> kept_places(const std::filesystem::path& school,
                                   const std::filesystem::path& content,
                                   const std::filesystem::path& packs);
/// What is there: "not there", "12 files", "1,234 bytes".
std::string standing_of(const KeptPlace& place);

/// What the environment's variable names; empty: nothing.
std::filesystem::path path_from_environment(const char* variable);
/// The exam office of a school: what FAIRDEAL_OFFICE names, else "office" beside its file.
std::filesystem::path office_of(const std::filesystem::path& school);
/// Who may deal where: what FAIRDEAL_DUTY names, else "duty.db" beside the school's file.
std::filesystem::path duty_file_of(const std::filesystem::path& school);

}  // namespace fairdeal
