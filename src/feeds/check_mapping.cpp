#include "feeds/check_mapping.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"
#include "feeds/documents/documents.h"
#include "feeds/feed_import.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code none;
        if (entry->is_regular_file(none)) names.insert(entry->path().filename().string());
    }
    return names;
}

/// The first line in which two texts differ.
std::optional<Problem> difference(const std::string& expected, const std::string& made,
                                  const fs::path& file) {
    if (expected == made) return std::nullopt;
    const auto wanted = split_at(expected, '\n'), given = split_at(made, '\n');
    std::size_t line = 0;
    while (line < wanted.size() && line < given.size() && wanted[line] == given[line]) ++line;
    const auto shown = [&](const std::vector<std::string_view>& lines) {
        return line < lines.size() ? in_quotes(lines[line]) : tr("its end");
    };
    return Problem{{file.string(), static_cast<int>(line) + 1, 1},
                   tr("expected is {expected}, the mapping gives {made}",
                      "expected"_a = shown(wanted), "made"_a = shown(given))};
}

/// What is joined to a sample; nothing where its mapping joins nothing or it cannot be read, which
/// is told.
std::optional<JoinedRows> joined_to(const std::string& sample, const Mapping& mapping,
                                    MappingReport& report) {
    if (!mapping.join) return std::nullopt;
    const auto tell = [&](const Problems& problems) {
        report.problems.insert(report.problems.end(), problems.begin(), problems.end());
        return std::nullopt;
    };
    std::vector<JoinedFile> files;
    const auto add = [&](const std::string& list, const std::string& name) -> Problems {
        auto bytes = read_file(mapping.folder / "joined" / name, largest_feed_file);
        if (!bytes) return bytes.error();
        files.push_back({list, *std::move(bytes), name});
        return {};
    };
    const auto& lists = mapping.join->lists;
    if (lists.empty()) {
        if (const Problems wrong = add("", sample + ".csv"); !wrong.empty()) return tell(wrong);
    }
    for (const std::string& list : lists) {
        const std::string name = fmt::format("{}.{}.json", sample, list);
        if (const Problems wrong = add(list, name); !wrong.empty()) return tell(wrong);
    }
    const auto joined = JoinedRows::read(files, mapping);
    if (!joined) return tell(joined.error());
    return *joined;
}

void check_sample(const std::string& sample, const Mapping& mapping, Sandbox& sandbox,
                  MappingReport& report) {
    const fs::path file = mapping.folder / "samples" / sample;
    const fs::path expected_file = mapping.folder / "expected" / (sample + ".txt");
    const auto bytes = read_file(file, largest_feed_file);
    const auto expected = read_file(expected_file, largest_feed_file);
    for (const auto* read : {&bytes, &expected}) {
        if (!*read)
            report.problems.insert(report.problems.end(), read->error().begin(),
                                   read->error().end());
    }
    if (!bytes || !expected) return;
    const auto joined = joined_to(sample, mapping, report);
    const MappedFile mapped = [&] {
        const InEnglish english;
        return map_file(sandbox, mapping, *bytes, sample, joined ? &*joined : nullptr);
    }();
    ++report.samples;
    report.records += static_cast<int>(mapped.rounds.size());
    report.refused += static_cast<int>(mapped.refused);
    if (auto wrong = difference(*expected, text_of(mapped, sample), expected_file))
        report.problems.push_back(*std::move(wrong));
}

}  // namespace

bool is_mapping_folder(const fs::path& folder) {
    std::error_code none;
    return fs::is_regular_file(folder / "mapping.xml", none);
}

MappingReport check_mapping(const fs::path& folder) {
    MappingReport report;
    const auto mapping = read_mapping(folder);
    if (!mapping) return {mapping.error(), "", 0, 0, 0};
    report.name = mapping->versioned_name();
    auto sandbox = Sandbox::start(*mapping);
    if (!sandbox) {
        report.problems = sandbox.error();
        return report;
    }
    const auto samples = names_in(folder / "samples");
    if (samples.empty())
        report.problems.push_back(
            {{folder.string(), 0, 0},
             tr("this mapping has no samples: nothing shows that it is right")});
    for (const std::string& sample : samples) check_sample(sample, *mapping, *sandbox, report);
    for (const std::string& name : names_in(folder / "expected")) {
        const fs::path file(name);
        if (file.extension() != ".txt" || !samples.contains(file.stem().string()))
            report.problems.push_back({{(folder / "expected" / name).string(), 0, 0},
                                       tr("there is no sample of which this is expected")});
    }
    return report;
}

}  // namespace fairdeal
