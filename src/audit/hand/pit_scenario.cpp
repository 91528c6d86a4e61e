#include "audit/hand/pit_scenario.h"

#include "base/read.h"
#include "base/translation.h"
#include "content/readers.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

bool holds(const fs::path& file, const std::string& text) {
    const auto found = read_file(file, text.size());
    return found && *found == text;
}

/// One that is there already and says the same is as good.
Result<void> put_new_or_same(const fs::path& file, const std::string& text) {
    if (holds(file, text)) return {};
    return put_new(file, text);
}

Result<PitScenario> with_files(Result<PitScenario> pit, const fs::path& file, bool may_be_there) {
    if (!pit) return pit;
    const std::string text = write_scenario(pit->scenario);
    if (!may_be_there && fs::exists(file))
        return refused({file.string(), 0, 0},
                       tr("there is a file of that name already; choose another name"));
    if (pit->table) {
        const fs::path table = file.parent_path() / (pit->table->id + ".xml");
        if (table == file)
            return refused({file.string(), 0, 0}, tr("this is the name of its table card"));
        if (auto kept = put_new_or_same(table, write_table_card(*pit->table)); !kept)
            return tl::make_unexpected(std::move(kept.error()));
    }
    const auto kept = may_be_there ? put_new_or_same(file, text) : put_new(file, text);
    if (!kept) return tl::make_unexpected(kept.error());
    return pit;
}

}  // namespace

Result<PitScenario> keep_scenario(const HandRecord& hand, const Library& library,
                                  const fs::path& file, PitQuestion asked) {
    return with_files(scenario_from_hand(hand, library.tables, asked), file, false);
}

Result<PitScenario> keep_scenario_in(const HandRecord& hand, const Library& library,
                                     const fs::path& folder, PitQuestion asked) {
    auto pit = scenario_from_hand(hand, library.tables, asked);
    const fs::path file = folder / (pit ? pit->scenario.id + ".xml" : "");
    return with_files(std::move(pit), file, true);
}

Result<HandRecord> hand_in(const HandLog& log, std::int64_t idx) {
    const auto text = log.text_of(idx);
    if (!text) return tl::make_unexpected(text.error());
    return read_record(*text);
}

Result<std::string> scenario_file_name(const Result<HandRecord>& hand, const Library& library,
                                       PitQuestion asked) {
    if (!hand) return tl::make_unexpected(hand.error());
    const auto pit = scenario_from_hand(*hand, library.tables, asked);
    if (!pit) return tl::make_unexpected(pit.error());
    return pit->scenario.id + ".xml";
}

Result<PitScenario> make_pit_scenario(const Result<HandRecord>& hand, const Library& library,
                                      const fs::path& file, PitQuestion asked) {
    if (!hand) return tl::make_unexpected(hand.error());
    try {
        return keep_scenario(*hand, library, file, asked);
    } catch (const std::exception& error) {
        return refused({}, error.what());
    }
}

}  // namespace fairdeal
