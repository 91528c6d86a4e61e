// How long it takes to open a house's file of who may deal where, and to ask of 1,000 dealers
// whether they may deal at each of 60 tables. Printed; no test fails by it.

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "base/read.h"
#include "content/library.h"
#include "duty/duty_file.h"
#include "duty/facts/signed_facts.h"
#include "exam/records/certify.h"
#include "exam/sitting/exam_text.h"

using namespace fairdeal;

namespace {

constexpr int dealers = 1000, tables = 60;
constexpr std::size_t kept_answers = 100'000;
constexpr const char* card = "breakout hit-soft-17=yes";

using Clock = std::chrono::steady_clock;

std::int64_t milliseconds_since(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
}

template <class T>
T must(Result<T> result) {
    if (result) return *std::move(result);
    std::fprintf(stderr, "%s\n", to_text(result.error().front()).c_str());
    std::exit(2);
}

Fact fact(FactKind kind, const std::string& subject,
          const std::vector<std::pair<std::string, std::string>>& pairs) {
    std::vector<TypedValue> values;
    values.reserve(pairs.size());
    for (const auto& [key, value] : pairs) values.push_back({key, value, {}});
    return must(fact_from(kind, subject, values, {}));
}

void add_dealer(std::vector<Fact>& facts, int number, const std::string& editions) {
    const std::string id = std::to_string(4000 + number);
    const auto add = [&](FactKind kind,
                         const std::vector<std::pair<std::string, std::string>>& it) {
        facts.push_back(fact(kind, id, it));
    };
    add(FactKind::Person, {{"ref", "P-" + id}});
    add(FactKind::Role, {{"role", "dealer"}, {"since", "2026-01-01"}});
    add(FactKind::Licence, {{"number", "L-" + id},
                            {"jurisdiction", "pennsylvania"},
                            {"function", "dealer"},
                            {"since", "2026-01-01"},
                            {"until", "2031-01-01"}});
    add(FactKind::Certificate, {{"number", "C-" + id},
                                {"office", "casino.example/exams"},
                                {"game", "breakout"},
                                {"card", card},
                                {"clauses", editions},
                                {"rules", "2026-02"},
                                {"since", "2026-03-01"},
                                {"until", "2028-03-01"},
                                {"document", std::string(64, 'c')}});
    add(FactKind::Course, {{"proof", "course"}, {"on", "2025-06-01"}});
    add(FactKind::Instruction, {{"game", "breakout"}, {"hours", "120"}, {"on", "2025-06-01"}});
    add(FactKind::TableTest, {{"game", "breakout"},
                              {"result", "passed"},
                              {"on", "2026-02-20"},
                              {"judge", "9002"},
                              {"judge-role", "pit-manager"}});
    add(FactKind::Refresher, {{"topic", "cpr"}, {"done", "2026-06-01"}, {"due", "2027-06-01"}});
    add(FactKind::Roster, {{"table", fmt::format("B{}", number % tables + 1)},
                           {"since", "2026-11-01T14:00:00Z"},
                           {"until", "2026-11-01T22:00:00Z"}});
}

void add_table(std::vector<Fact>& facts, int number) {
    const std::string table = fmt::format("B{}", number);
    facts.push_back(
        fact(FactKind::Table, table,
             {{"game", "breakout"}, {"card", card}, {"sign", "2026-02"}, {"since", "2026-01-01"}}));
    facts.push_back(fact(FactKind::Sign, table, {{"edition", "2026-02"}, {"since", "2026-01-01"}}));
    facts.push_back(fact(FactKind::Pack, table,
                         {{"pack", "K" + table}, {"state", "counted"}, {"since", "2026-11-01"}}));
}

std::vector<Fact> house(const std::string& profile, const Library& books) {
    const auto read = must(card_from_line(card, ""));
    const std::string editions = to_hex(sha256(clause_editions(read.game(), read, books)));
    std::vector<Fact> facts{must(profile_fact(profile, "pennsylvania.xml", "2026-01-01"))};
    facts.push_back(
        fact(FactKind::Withdrawn, "casino.example/exams",
             {{"made", "2026-11-01"}, {"next", "2026-11-08"}, {"document", std::string(64, 'd')}}));
    for (int i = 0; i < dealers; ++i) add_dealer(facts, i, editions);
    for (int i = 1; i <= tables; ++i) add_table(facts, i);
    return facts;
}

}  // namespace

int main() {
    const auto folder = std::filesystem::temp_directory_path() /
                        fmt::format("bench-duty-{}", Clock::now().time_since_epoch().count());
    std::filesystem::create_directory(folder);
    const Library books = must(load_books(FAIRDEAL_SOURCE_DIR));
    const std::string profile =
        must(read_file(regulator_file(FAIRDEAL_SOURCE_DIR, "pennsylvania"), 1U << 20U));
    const UtcTime morning = *utc_time_from("2026-11-01T08:00:00Z");
    {
        DutyFile file = must(DutyFile::create(folder / "duty.db", "casino.example/duty",
                                              {"hr1", "long enough", "hr1", morning}, {}));
        const auto start = Clock::now();
        (void)must(file.add(house(profile, books), "hr1", morning));
        fmt::print("{} facts added in {} ms\n", file.facts().size(), milliseconds_since(start));
    }
    const auto opening = Clock::now();
    DutyFile file = must(DutyFile::open(folder / "duty.db", Access::Write, {}));
    DutyOffice office = must(DutyOffice::make(file.facts(), books));
    fmt::print("opened, every record hashed and read: {} ms\n", milliseconds_since(opening));
    const auto asking = Clock::now();
    const UtcTime evening = *utc_time_from("2026-11-01T18:00:00Z");
    int yes = 0, ask = 0;
    for (int dealer = 0; dealer < dealers; ++dealer) {
        for (int table = 1; table <= tables; ++table) {
            const auto decision =
                office.decide({std::to_string(4000 + dealer), fmt::format("B{}", table), evening});
            yes += decision.answer() == DutyAnswer::Yes ? 1 : 0;
            ask += decision.answer() == DutyAnswer::AskFloor ? 1 : 0;
        }
    }
    fmt::print("{} questions ({} yes, {} ask the floor): {} ms\n", dealers * tables, yes, ask,
               milliseconds_since(asking));
    const KeptAnswer answer =
        kept_answer_of(office.decide({"4000", "B1", evening}), "pit1", evening);
    const auto keeping = Clock::now();
    (void)must(file.keep({answer}));
    fmt::print("one answer kept: {} ms\n", milliseconds_since(keeping));
    (void)must(file.keep(std::vector<KeptAnswer>(kept_answers, answer)));
    const auto again = Clock::now();
    (void)must(DutyFile::open(folder / "duty.db", Access::Write, {}));
    fmt::print("opened with {} answers in it: {} ms\n", kept_answers, milliseconds_since(again));
    std::filesystem::remove_all(folder);
    return 0;
}
