// What is written in a format is read back as the very same records.

#include <boost/test/unit_test.hpp>

#include "dealing/deal.h"
#include "formats/export.h"
#include "games/all_games.h"
#include "sourced.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(round_trip)

std::vector<HandRecord> hands() {
    std::vector<HandRecord> all;
    for (const GameRules& game : all_games()) {
        DealingMachine machine(TableCard(game.game), 11, 50, DealingMachine::Cards::Random);
        for (int i = 0; i < 300; ++i) {
            all.push_back(machine.next().record);
            all.back().header.identity.id += to_text(game.game);
        }
    }
    all[1].header.identity.dealer = "=1+1";  // what a spreadsheet would work out
    all[2].header.identity.dealer = "'=1+1";
    all[3].header.identity.table = "a,b;\"c\"";
    return all;
}

BOOST_AUTO_TEST_CASE(in_every_format_and_shape) {
    const std::vector<HandRecord> all = hands();
    std::string texts;
    for (const HandRecord& record : all) texts += write(record) + "\n";
    for (const auto format : {FileFormat::Notation, FileFormat::Csv, FileFormat::JsonLines}) {
        for (const auto rows : {RowPer::Hand, RowPer::Event}) {
            std::ostringstream out;
            RecordWriter writer(out, format, rows);
            for (const HandRecord& record : all) BOOST_REQUIRE(writer.write(record));
            BOOST_TEST((sourced(out.str(), format) == texts), to_text(format));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_deal_that_went_wrong_in_every_format) {
    const std::string text =
        "breakout notation=2 id=V-1 pack=P3 at=2026-11-01T10:02:02Z until=2026-11-01T10:03:02Z "
        "out=12 players=1:P77 decks=8\n"
        "shoe burn 3c\n1 bet player 20\n2 bet player 20\n1 deal Ts Ah\n2 deal 9c 7d\n"
        "dealer deal 6s (Kh)\n2 misread 7d Td\ndealer void IRR-15\n1 pay player 30\n"
        "2 return player 20\nfloor rules IRR-20 correct\n1 correct player take 10\n";
    const auto record = read_record(text);
    BOOST_REQUIRE(record);
    for (const auto format : {FileFormat::Csv, FileFormat::JsonLines}) {
        std::ostringstream out;
        BOOST_REQUIRE(RecordWriter(out, format, RowPer::Event).write(*record));
        std::string back = sourced(out.str(), format);
        back.pop_back();  // the blank line after it
        const auto again = read_record(back);
        BOOST_REQUIRE(again);
        BOOST_TEST((*again == *record), to_text(format) << ":\n" << back);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_without_an_id_has_no_rows_of_events) {
    const auto record = read_record("breakout\n1 bet dealer 25\n");
    std::ostringstream out;
    RecordWriter writer(out, FileFormat::JsonLines, RowPer::Event);
    BOOST_TEST(!writer.write(*record));
    BOOST_TEST(out.str().empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
