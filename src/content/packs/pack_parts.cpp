#include "content/packs/pack_parts.h"

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "content/xml_scan.h"
#include "record/words.h"

namespace fairdeal {

namespace {

constexpr std::size_t longest_name = 200;

bool is_subject(std::string_view folder) {
    return game_from(folder).has_value() || folder == irregular_folder;
}

bool leads_elsewhere(const std::vector<std::string_view>& parts) {
    return std::any_of(parts.begin(), parts.end(), [](std::string_view part) {
        return part.empty() || part == "." || part == ".." ||
               part.find_first_of("\\:") != std::string_view::npos;
    });
}

/// What is wrong with any name, whatever it names.
std::string objection_to(std::string_view name) {
    if (name.size() > longest_name) return tr("the name is too long");
    if (foreign_character(name) || name.find_first_of("\t\r\n\x7f") != std::string_view::npos)
        return tr("the name is not plain UTF-8 text");
    if (leads_elsewhere(split_at(name, '/'))) return tr("the name leads out of the pack");
    return "";
}

std::string in_small_letters(std::string_view name) {
    std::string small(name);
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

std::string not_of_a_pack() {
    return tr(
        "only lessons/GAME/NAME.xml, scenarios/GAME/NAME.xml and scenarios/tables/NAME.xml belong "
        "in a pack, with 'irregular' in place of GAME for deals that go wrong");
}

/// The name as a message can show it.
std::string shown(std::string_view name) {
    const std::string in_marks = in_quotes(name);
    return in_marks.size() == name.size() + 2 ? std::string(name) : in_marks;
}

}  // namespace

std::string objection_to_file(std::string_view name) {
    if (std::string wrong = objection_to(name); !wrong.empty()) return wrong;
    const auto parts = split_at(name, '/');
    const bool is_xml = parts.size() == 3 && parts[2].size() > 4 && parts[2].front() != '.' &&
                        parts[2].substr(parts[2].size() - 4) == ".xml";
    const auto slash = name.rfind('/');
    return is_xml && objection_to_folder(name.substr(0, slash)).empty() ? "" : not_of_a_pack();
}

std::string objection_to_folder(std::string_view name) {
    if (std::string wrong = objection_to(name); !wrong.empty()) return wrong;
    const auto parts = split_at(name, '/');
    const bool of_scenarios = parts[0] == "scenarios";
    const bool known =
        (of_scenarios || parts[0] == "lessons") &&
        (parts.size() == 1 ||
         (parts.size() == 2 && (is_subject(parts[1]) || (of_scenarios && parts[1] == "tables"))));
    return known ? "" : not_of_a_pack();
}

bool is_name_of_a_pack(std::string_view name) {
    return objection_to(name).empty() && name != "lessons" && name != "scenarios";
}

void PackReader::wrong(std::string_view file, std::string what) {
    const std::string place = file.empty() ? pack_.source : pack_.source + "/" + shown(file);
    problems_.push_back({{place, 0, 0}, std::move(what)});
}

bool PackReader::has_room_for(std::string_view name, std::size_t size) {
    if (names_.size() == most_pack_files) {
        wrong("", tr("a pack has at most {most} files", "most"_a = most_pack_files));
        return false;
    }
    if (!names_.insert(in_small_letters(name)).second) {
        wrong(name, tr("there is another file of this name"));
        return false;
    }
    if (size > largest_pack_file || size > largest_pack - bytes_) {
        wrong(name, tr("too large: a file has at most {one} MiB, all together {all}",
                       "one"_a = largest_pack_file >> 20U, "all"_a = largest_pack >> 20U));
        return false;
    }
    bytes_ += size;
    return true;
}

Result<Pack> PackReader::finish() {
    if (problems_.empty() && pack_.files.empty()) wrong("", tr("there is nothing in this pack"));
    if (!problems_.empty()) return tl::make_unexpected(std::move(problems_));
    std::sort(pack_.files.begin(), pack_.files.end(),
              [](const PackFile& a, const PackFile& b) { return a.name < b.name; });
    return std::move(pack_);
}

}  // namespace fairdeal
