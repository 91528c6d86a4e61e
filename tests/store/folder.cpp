#include "store/folder.h"

#include <fmt/format.h>

#include <stdlib.h>
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>

namespace fairdeal {

namespace fs = std::filesystem;

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "fairdeal-store-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw Fault("no folder for the test");
    path_ = name;
    fs::permissions(path_, fs::perms::owner_all | fs::perms::group_read | fs::perms::group_exec |
                               fs::perms::others_read | fs::perms::others_exec);
}

Folder::~Folder() {
    std::error_code error;
    fs::permissions(path_, fs::perms::owner_all, fs::perm_options::add, error);
    fs::remove_all(path_, error);
}

std::string Folder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path_)) {
        const std::string name = entry.path().filename().string();
        const bool is_idle_journal = entry.path().extension() == ".db-journal" &&
                                     bytes_of(entry.path()).find_first_not_of('\0') != 0;
        if (!is_idle_journal) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return fmt::format("{}", fmt::join(names, " "));
}

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const fs::path& file, std::string_view bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::string with_number_at(std::string bytes, std::size_t at, std::uint32_t number) {
    for (std::size_t i = 0; i < 4; ++i)
        bytes[at + i] = static_cast<char>(number >> (24 - 8 * i) & 0xffU);
    return bytes;
}

HandLog opened(const fs::path& file, Access access) {
    auto log = access == Access::Write ? HandLog::open_or_create(file, {})
                                       : HandLog::open(file, access, {});
    BOOST_REQUIRE_MESSAGE(log.has_value(), why(log));
    return *std::move(log);
}

ImportReport import_text(HandLog& log, const std::string& text, const std::string& source) {
    std::istringstream in(text);
    return import_records(log, in, {source});
}

std::string hand_text(const std::string& header, const std::string& main, const std::string& side) {
    std::string text =
        "breakout" + (header.empty() ? "" : " " + header) +
        "\n1 bet dealer 25\n1 bet super-tie 5\n1 deal Tc 9d\ndealer deal Ks (Qs)\ndealer peek\n"
        "dealer turn Qs\ndealer stand\n";
    if (!main.empty()) text += "1 " + main + "\n";
    if (!side.empty()) text += "1 " + side + "\n";
    return text;
}

std::string night(int hands, int first) {
    std::string text;
    for (int i = first; i < first + hands; ++i) {
        const std::string header =
            fmt::format("id=N{} table=B{} dealer=11{:02} shoe={} at=2026-03-14T{:02}:{:02}:00Z", i,
                        i % 3 + 1, i % 4, i / 60 + 1, 18 + i / 60 % 6, i % 60);
        text += (text.empty() ? "" : "\n") +
                hand_text(header, i % 5 == 0 ? "take dealer 25" : "pay dealer 25");
    }
    return text;
}

}  // namespace fairdeal
