#include "sample.h"

#include <fmt/format.h>
#include <stdlib.h>

#include <charconv>
#include <map>
#include <sstream>

#include "content/library.h"
#include "dealing/deal.h"

namespace fairdeal {

namespace {

constexpr unsigned errors = 60;  // in a thousand hands
constexpr std::int64_t hands_in_small_log = 100'000;

std::int64_t hands_asked_for = 200'000;
fs::path log_asked_for;

HandLog made(const fs::path& file) { return needed(HandLog::open_or_create(file, misreadings())); }

/// A log of so many hands; one that is there already is taken as it is.
void make_log(const fs::path& file, std::int64_t count) {
    HandLog log = made(file);
    const auto& records = sample().records;
    for (std::int64_t next = log.size(); next < count;) {
        HandLog::Batch batch(log);
        for (int i = 0; i < hands_in_a_batch && next < count; ++i, ++next) {
            HandRecord record = records[static_cast<std::size_t>(next) % records.size()];
            record.header.identity.id = fmt::format("N-{}", next);
            batch.add(record);
        }
        batch.commit();
    }
}

}  // namespace

GameSample::GameSample(Game game, unsigned errors_per_mille, int count) {
    DealingMachine machine(TableCard(game), 1, errors_per_mille);
    for (int i = 0; i < count; ++i) {
        records.push_back(machine.next().record);
        texts.push_back(write(records.back()));
    }
}

const GameSample& sample_of(Game game) {
    static std::map<Game, GameSample> samples;
    return samples.try_emplace(game, game).first->second;
}

Sample::Sample() : GameSample(Game::Breakout, errors) {
    std::string name = (fs::temp_directory_path() / "fairdeal-bench-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw Fault("no folder for the benchmark");
    folder = name;
    log = folder / "log.db";
    for (const std::string& text : texts) file_text += text + "\n";
    import_into(log);
}

Sample::~Sample() {
    std::error_code error;
    fs::remove_all(folder, error);
}

void Sample::import_into(const fs::path& file) const {
    HandLog opened = made(file);
    std::istringstream in(file_text);
    if (import_records(opened, in, {"bench"}).stored != hands)
        throw Fault("not every hand was stored");
}

const Sample& sample() {
    static const Sample made;
    return made;
}

const std::vector<Misreading>& misreadings() {
    static const std::vector<Misreading> all = needed(load_misreadings(FAIRDEAL_SOURCE_DIR));
    return all;
}

const fs::path& big_log() {
    static const fs::path file = [] {
        const fs::path made = log_asked_for.empty() ? sample().folder / "big.db" : log_asked_for;
        make_log(made, hands_asked_for);
        return made;
    }();
    return file;
}

std::int64_t hands_in_big_log() { return hands_asked_for; }

fs::path small_log() {
    fs::path file = sample().folder / "small.db";
    make_log(file, hands_in_small_log);
    return file;
}

void take_options(int& argc, char** argv) {
    int kept = 1;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        constexpr std::string_view count = "--hands=";
        constexpr std::string_view file = "--log=";
        if (word.substr(0, count.size()) == count)
            std::from_chars(word.data() + count.size(), word.data() + word.size(), hands_asked_for);
        else if (word.substr(0, file.size()) == file)
            log_asked_for = word.substr(file.size());
        else
            argv[kept++] = argv[i];
    }
    argc = kept;
}

}  // namespace fairdeal
