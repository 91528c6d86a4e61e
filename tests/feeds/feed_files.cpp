#include "feeds/feed_files.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "base/read.h"
#include "support/why.h"

namespace fairdeal {

namespace {

std::filesystem::path shipped_folder(const std::string& name) {
    return std::filesystem::path(FAIRDEAL_SOURCE_DIR) / "db" / "mappings" / name;
}

}  // namespace

Mapping mapping_with(const std::string& program) {
    Mapping mapping;
    mapping.name = "test";
    mapping.program = program;
    mapping.cards_in_force.push_back({std::nullopt, std::nullopt, 8, "decks=8"});
    mapping.fields.push_back({{"**"}, false});
    mapping.limits.seconds = 1;
    mapping.limits.megabytes = 64;
    return mapping;
}

std::string small_mapping_xml(const std::string& from, const std::string& by) {
    std::string xml = R"(<mapping format="1" name="small" version="3" game="breakout" title="Small">
  <source kind="json"/>
  <money scale="2" decimal="point" win-is="gross"/>
  <time form="clock" zone="Europe/London"/>
  <seats offset="1"/>
  <table-card decks="6"/>
  <cards order="suit-rank" between="_">
    <suit text="S" is="s"/>
    <rank text="10" is="T"/>
  </cards>
  <bet text="MAIN" is="player"/>
  <field at="/id" required="yes"/>
  <field at="/cards/*"/>
</mapping>
)";
    const auto at = xml.find(from);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, from);
    return xml.replace(at, from.size(), by);
}

Mapping shipped_mapping(const std::string& name) {
    auto mapping = read_mapping(shipped_folder(name));
    BOOST_REQUIRE_MESSAGE(mapping, why(mapping));
    return *mapping;
}

std::string sample(const std::string& mapping, const std::string& name) {
    const auto bytes = read_file(shipped_folder(mapping) / "samples" / name, 1U << 24U);
    BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
    return *bytes;
}

std::string warehouse_night(int rounds, int first) {
    std::string night;
    for (int round = first; round < first + rounds; ++round)
        night += fmt::format(
            R"({{"table_round_id":"lv7-{:06}","status":"SETTLED","startedAt":{},"tableId":"LV7",)"
            R"("dealerCards":["S6","HK","D9"],"playerRoundHistBj":{{"0":{{"betsResults":)"
            R"([{{"betType":"INITIAL_BET","bet":2500,"win":5000}}],"handsResults":)"
            R"([{{"cardValues":["D10","C8"],"actions":["STAND"]}}]}}}}}})"
            "\n",
            round, 1793527322114 + round * 45000LL);
    return night;
}

}  // namespace fairdeal
