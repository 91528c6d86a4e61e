// A lesson while it is written: its pieces in their order, its file, and the text it is kept in.

#include "desk/write/lesson_draft.h"

#include <boost/test/unit_test.hpp>
#include <set>
#include <sstream>

#include "desk/frame/desk.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(lesson_drafts)

BOOST_AUTO_TEST_CASE(every_shipped_lesson_is_written_from_its_draft_as_from_itself) {
    const Desk desk(FAIRDEAL_SOURCE_DIR, "");
    BOOST_REQUIRE(desk.library.lessons.size() > 40U);
    for (const Lesson& lesson : desk.library.lessons) {
        const LessonDraft draft = draft_of(lesson);
        BOOST_TEST(write_draft(draft).xml == write_lesson(lesson), lesson.id);
        const auto again = draft_from(kept_text(draft));
        BOOST_REQUIRE_MESSAGE(again.has_value(), lesson.id);
        BOOST_TEST((*again == draft), lesson.id);
    }
}

BOOST_AUTO_TEST_CASE(every_line_of_the_file_belongs_to_the_row_that_made_it) {
    const Desk desk(FAIRDEAL_SOURCE_DIR, "");
    const LessonDraft draft =
        draft_of(*find_lesson(desk.library.lessons, "breakout-a-bust-cannot-lose"));
    const WrittenDraft file = write_draft(draft);
    const auto rows = rows_of(draft);
    std::istringstream lines(file.xml);
    std::string line;
    std::set<std::size_t> hands;
    for (int number = 1; std::getline(lines, line); ++number) {
        const DraftRow& row = rows.at(row_at(file, number));
        if (line.find("<title=") != std::string::npos || number < 4)
            BOOST_TEST((row.place == LessonPart::End));
        if (line == "  <faded>") BOOST_TEST((row.place == LessonPart::Faded && !row.part));
        if (line.find("    <hand title=") == 0) {
            BOOST_REQUIRE(row.part.has_value());
            BOOST_TEST(line.find(draft.parts.at(*row.part).clauses) != std::string::npos);
            BOOST_TEST(hands.insert(*row.part).second, line);
        }
    }
    BOOST_TEST(hands.size() >= 10U);
}

BOOST_AUTO_TEST_CASE(pieces_are_put_in_moved_and_removed) {
    LessonDraft draft;
    const auto piece = [](LessonPart place, PartKind kind, const char* words) {
        DraftPart part;
        part.place = place;
        part.kind = kind;
        part.words = words;
        return part;
    };
    const std::size_t a = add_part(draft, 1, piece(LessonPart::Rule, PartKind::Text, "a"));
    const std::size_t b = add_part(draft, a, piece(LessonPart::Rule, PartKind::Say, "b"));
    add_part(draft, a, piece(LessonPart::Rule, PartKind::Row, "between"));
    BOOST_TEST(a == 2U);
    BOOST_TEST(b == 3U);
    BOOST_TEST(draft.parts[1].words == "between");
    BOOST_TEST(move_part(draft, a, 1) == 3U);
    BOOST_TEST(draft.parts[0].words == "between");
    BOOST_TEST(move_part(draft, a, -1) == 2U);  // prose stays in the rule
    BOOST_TEST(move_part(draft, 4, 1) == 4U);
    const std::size_t worked = add_part(draft, 0, piece(LessonPart::Worked, PartKind::Hand, "h"));
    const std::size_t faded = move_part(draft, worked, 1);
    BOOST_TEST((draft.parts.back().place == LessonPart::Faded));
    BOOST_TEST(faded == worked + 1);
    BOOST_TEST(remove_part(draft, faded) == faded - 1);
    BOOST_TEST(draft.parts.size() == 3U);
}

BOOST_AUTO_TEST_CASE(words_that_are_no_links_are_what_they_look_like) {
    LessonDraft draft;
    DraftPart part;
    part.words = "Pay 3 < 5 & \"go\" <clause id=\"BRK-WIN-1\"/> <b> <term id=\"push\">it</term>";
    add_part(draft, 1, part);
    const std::string xml = write_draft(draft).xml;
    BOOST_TEST(xml.find("<p>Pay 3 &lt; 5 &amp; &quot;go&quot; <clause id=\"BRK-WIN-1\"/> &lt;b&gt; "
                        "<term id=\"push\">it</term></p>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_kept_text_that_is_none_is_refused) {
    const LessonDraft draft;
    const std::string kept = kept_text(draft);
    BOOST_TEST(draft_from(kept).has_value());
    BOOST_TEST(!draft_from(kept.substr(0, kept.size() - 1)).has_value());
    BOOST_TEST(!draft_from(kept + "part\tend text\n").has_value());
    BOOST_TEST(!draft_from(kept + "colour\tred\n").has_value());
    BOOST_TEST(!draft_from(kept + "part\tcheck hand\npart\trule text\n").has_value());
    BOOST_TEST(!draft_from("").has_value());
}

BOOST_AUTO_TEST_SUITE_END()
