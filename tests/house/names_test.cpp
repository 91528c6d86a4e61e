// One name, one type: a reader who meets a name need not ask which of two is meant. The games, each
// in its own namespace, share their own words (`Sheet`, `House`, `Play`) among themselves.

#include <boost/test/unit_test.hpp>
#include <map>
#include <regex>
#include <set>

#include "house/source_files.h"

using namespace fairdeal::house;

namespace {

struct TypeName {
    std::string name, place;
    bool shared = false;  // in fairdeal itself, where every room sees it
};

/// The types that a file declares outside anonymous namespaces; of those within a class or a
/// function, only a header's.
std::vector<TypeName> types_of(const SourceFile& file) {
    static const std::regex space("namespace(?: fairdeal(::\\w+)?)? \\{");
    static const std::regex type(
        "( *)(?:(?:struct|class|union|enum class|enum) (?:\\[\\[\\w+\\]\\] )?(\\w+)"
        "(?: final)?(?: ?:[^:].*| ?:)?(?: \\{.*)?|using (\\w+) =.*)");
    std::vector<TypeName> types;
    std::vector<std::string> spaces;
    std::smatch match;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const std::string& line = file.lines[i];
        if (std::regex_match(line, match, space)) {
            spaces.push_back(line == "namespace {" ? "anonymous" : match[1].str());
        } else if (line.starts_with("}  // namespace") && !spaces.empty()) {
            spaces.pop_back();
        } else if (std::regex_match(line, match, type)) {
            const bool inner = match[1].length() > 0;
            const bool hidden = !spaces.empty() && spaces.back() == "anonymous";
            const bool declared_only =
                line.ends_with(';') && line.find('{') == line.npos && !match[3].matched;
            if (hidden || declared_only || (inner && !file.path.ends_with(".h"))) continue;
            types.push_back({match[2].matched ? match[2].str() : match[3].str(),
                             "src/" + file.path + ":" + std::to_string(i + 1),
                             !inner && !spaces.empty() && spaces.back().empty()});
        }
    }
    return types;
}

/// "Sheet: src/a.h:3, src/b.h:5" for each name that a shared type has and another type too.
std::vector<std::string> names_taken_twice(const std::vector<SourceFile>& files) {
    std::map<std::string, std::vector<std::string>> places;
    std::set<std::string> shared;
    for (const SourceFile& file : files) {
        for (const TypeName& type : types_of(file)) {
            places[type.name].push_back(type.place);
            if (type.shared) shared.insert(type.name);
        }
    }
    std::vector<std::string> twice;
    for (const std::string& name : shared) {
        const auto& found = places[name];
        if (found.size() < 2) continue;
        std::string words = name + ":";
        for (const std::string& place : found) words += " " + place;
        twice.push_back(words);
    }
    return twice;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(names)

BOOST_AUTO_TEST_CASE(two_types_never_share_a_name) {
    const auto files = source_files("src");
    for (const std::string& twice : names_taken_twice(files)) BOOST_TEST(false, twice);
    std::size_t seen = 0;
    for (const SourceFile& file : files) seen += types_of(file).size();
    BOOST_TEST(seen > 1000U, "only " << seen << " types were found");
}

BOOST_AUTO_TEST_CASE(a_shared_name_is_found_wherever_it_is_taken_again) {
    const auto in = [](const char* path, std::vector<std::string> lines) {
        lines.insert(lines.begin(), "namespace fairdeal {");
        lines.emplace_back("}  // namespace fairdeal");
        return SourceFile{path, std::move(lines)};
    };
    const SourceFile row = in("a/row.h", {"struct Row {"});
    const SourceFile game{"games/g/sheet.h", {"namespace fairdeal::brk {", "struct Row {"}};
    BOOST_TEST(names_taken_twice({row}).empty());
    BOOST_TEST(names_taken_twice({row, in("b/b.h", {"class Row;"})}).empty());
    BOOST_TEST(
        names_taken_twice({row, in("b/b.cpp", {"namespace {", "struct Row {", "}  // namespace"})})
            .empty());
    for (const SourceFile& other :
         {game, in("b/b.h", {"enum class Row : unsigned char { Stake };"}),
          in("b/b.h", {"class B {", "    struct Row {"}), in("b/b.h", {"using Row = int;"}),
          in("b/b.cpp", {"class Row : public Base {"})}) {
        const auto twice = names_taken_twice({row, other});
        BOOST_REQUIRE(twice.size() == 1U);
        BOOST_TEST(twice.front().starts_with("Row: src/a/row.h:2 src/"));
    }
}

BOOST_AUTO_TEST_SUITE_END()
