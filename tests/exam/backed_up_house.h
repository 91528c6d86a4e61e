#pragma once
// A house with all that is backed up, and what a backup of it says.

#include <boost/test/unit_test.hpp>

#include "exam/backup/house_backup.h"
#include "offices.h"
#include "store/sqlite.h"
#include "support/says.h"
#include "support/why.h"

namespace fairdeal {

namespace fs = std::filesystem;

inline const UtcTime that_day = "2026-11-26T20:45:00Z"_utc;

/// A house with a school of two, an own lesson, a table card, an office and a log of 30 hands.
struct House {
    OfficeHouse office;
    HousePlaces places;
    fs::path backup = office.folder.file("backup");

    House() {
        places.school = office.school.file();
        places.office = office.folder.file("office");
        places.log = office.folder.file("night.db");
        places.packs = office.folder.file("packs");
        HandLog log = opened_log(places.log);
        import_text(log, night(30));
        fs::create_directories(office.folder.file("own-lessons/deep"));
        write_bytes(office.folder.file("own-lessons/one.xml"), "<lesson/>");
        write_bytes(office.folder.file("own-lessons/deep/two.xml"), std::string(70'000, 'x'));
        fs::create_directories(office.folder.file("table-cards"));
        write_bytes(office.folder.file("table-cards/breakout-1.xml"), "<table/>");
    }
    static HandLog opened_log(const fs::path& file) {
        return HandLog::open_or_create(file, {}).value();
    }
    BackupReport make() const {
        const auto report = back_up_house(places, backup, {}, that_day);
        BOOST_REQUIRE_MESSAGE(report, why(report));
        return *report;
    }
    /// Another house, where nothing is yet.
    [[nodiscard]] HousePlaces elsewhere() const {
        const fs::path other = office.folder.file("other");
        return {other / "school.db", other / "packs", other / "office", other / "night.db"};
    }
};

inline std::vector<std::string> texts_of(const fs::path& file) {
    std::vector<std::string> texts;
    HandLog::open(file, Access::Read, {})
        .value()
        .for_each_text(0, [&](std::int64_t, std::string_view text) {
            texts.emplace_back(text);
            return true;
        });
    return texts;
}

inline std::string all_of(const Problems& problems) {
    std::string all;
    for (const Problem& problem : problems) all += to_text(problem) + "\n";
    return all;
}

}  // namespace fairdeal
