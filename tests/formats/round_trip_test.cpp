// What is written in a format is read back as the very same records.

#include <boost/test/unit_test.hpp>

#include "dealing/deal.h"
#include "formats/export.h"
#include "games/all_games.h"
#include "sourced.h"
#include "support/hands.h"

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
            for (const HandRecord& record : all)
                BOOST_REQUIRE((writer.write(record) == Written::Yes));
            BOOST_TEST((sourced(out.str(), format) == texts), to_text(format));
        }
    }
}

// clang-format off
/// Each line and header word that only version 2 has.
constexpr std::string_view version_2[] = {
    "breakout notation=2 id=A",
    "breakout notation=2 id=B / floor rules IRR-17 replace",
    "breakout notation=2 id=C table=B7 dealer=1 shoe=S pack=P3 at=2026-03-14T21:05:09Z until=2026-03-14T21:06:09Z out=308 behind=78 sign=7 limits=25-500 players=1:P77,3:P12 decks=8 boxed-card=void-if-two machine=go-on / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / dealer draw (?\?) / dealer draw 6c / 1 accept 6c / 1 refuse (5c) / shoe burn 5c (4d) ?\? / shoe boxed 2h / shoe shuffle 308 / 1 skip 2 / dealer skip 1 / floor rules IRR-7 move-back / 1 withdraw player / 1 misread Th Td / 1 void IRR-8 / dealer void IRR-15 / 1 correct player take 10.50 / 1 correct player pay 3 / 1 take player 20",
    "extreme notation=2 id=D minimum=50 mode=regular left=60 out=44 / dealer chips 500 / 1 blind 50 / 1 deal 9h 8c / 1 move 9h dealer / 1 correct blind pay 3",
    "league notation=2 id=E pack=P until=2026-03-14T21:06:09Z hand=3 / 1 chips 500 / 1 bet player 50 / 1 deal 8h 8c / 1 split / 1.1 deal 3d / 1.1 move 3d 1.2",
};
// clang-format on

std::string written(const std::vector<HandRecord>& hands, FileFormat format, int notation) {
    std::ostringstream out;
    RecordWriter writer(out, format, RowPer::Event, notation);
    for (const HandRecord& hand : hands) BOOST_REQUIRE((writer.write(hand) == Written::Yes));
    return out.str();
}

BOOST_AUTO_TEST_CASE(every_word_of_version_2_is_in_rows_of_events) {
    std::vector<HandRecord> all;
    std::string texts;
    for (const std::string_view row : version_2) {
        all.push_back(hand_record(row));
        texts += write(all.back()) + "\n";
    }
    for (const auto format : {FileFormat::Csv, FileFormat::JsonLines}) {
        const std::string given = sourced(written(all, format, 2), format);
        std::string again;  // in canonical form, as an import keeps it
        for (const RecordText& part : split_records(given))
            again += write(read_record(part.text).value()) + "\n";
        BOOST_TEST(again == texts, to_text(format));
    }
}

BOOST_AUTO_TEST_CASE(hands_of_version_1_have_the_columns_that_they_always_had) {
    const std::vector<HandRecord> one{hand_record("breakout id=A / 1 bet dealer 25")};
    BOOST_TEST(written(one, FileFormat::Csv, 1) ==
               "hand,game,table,dealer,shoe,at,facts,who,verb,wager,amount,place,cards\r\n"
               "A,breakout,,,,,,1,bet,dealer,25,,\r\n");
    BOOST_TEST(written(one, FileFormat::Csv, 2) ==
               "hand,game,table,dealer,shoe,at,facts,who,verb,wager,amount,place,cards,notation,to,"
               "count,way,clause,value\r\n"
               "A,breakout,,,,,,1,bet,dealer,25,,,,,,,,\r\n");
    BOOST_TEST(written(one, FileFormat::JsonLines, 2) == written(one, FileFormat::JsonLines, 1));
}

BOOST_AUTO_TEST_CASE(a_hand_that_needs_more_columns_than_a_csv_has_is_not_written) {
    std::ostringstream out;
    RecordWriter writer(out, FileFormat::Csv, RowPer::Event, 1);
    const std::string before = out.str();
    BOOST_TEST((writer.write(hand_record(version_2[1])) == Written::WithoutColumns));
    BOOST_TEST(out.str() == before);
}

BOOST_AUTO_TEST_CASE(a_hand_without_an_id_has_no_rows_of_events) {
    const auto record = read_record("breakout\n1 bet dealer 25\n");
    std::ostringstream out;
    RecordWriter writer(out, FileFormat::JsonLines, RowPer::Event);
    BOOST_TEST((writer.write(*record) == Written::WithoutId));
    BOOST_TEST(out.str().empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
