// The printed rule sheet: what a table card changes is on it, in words, in every form.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "print/sheet_page.h"
#include "support/content.h"
#include "support/says.h"
#include "support/times.h"

using namespace fairdeal;

namespace {

RuleSheetPrint printed(const TableCardFile& table) {
    return rule_sheet_print(table, *find_book(shipped_content(), table.card.game()),
                            "2026-11-05T09:00:00Z"_utc);
}

const TableCardFile& shipped_table(std::string_view id) {
    return *find_table(shipped_content(), id);
}

std::string words_on(const std::vector<PrintedPage>& pages) {
    std::string words;
    for (const PrintedPage& page : pages) {
        for (const PlacedText& text : page.texts) words += text.words + "\n";
    }
    return words;
}

std::string words_on_paper(const RuleSheetPrint& print) {
    return words_on(
        lay_out([&](Painter& ruler) { return rule_sheet_pages(ruler, Paper::A4, print); }));
}

const SheetRow& note_of(const RuleSheetPrint& print, std::string_view section,
                        std::string_view clause) {
    for (const SheetSection& one : print.sections) {
        if (one.name != section) continue;
        for (const SheetRow& note : one.notes) {
            if (note.clause == clause) return note;
        }
    }
    throw std::runtime_error("no such note");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sheet_page)

BOOST_AUTO_TEST_CASE(every_option_that_a_card_changes_is_on_its_sheet) {
    for (const TableCardFile& table : shipped_content().tables) {
        const RuleSheetPrint print = printed(table);
        const std::string text = text_of(print), html = html_of(print);
        BOOST_TEST(says(text, table.note), table.id);
        for (const OptionSpec& spec : house_choices(table.card.game())) {
            const std::string card = std::string(spec.name) + "=" + value_on(table.card, spec);
            const auto option =
                std::find_if(print.options.begin(), print.options.end(),
                             [&](const SheetOption& one) { return one.card == card; });
            BOOST_REQUIRE_MESSAGE(option != print.options.end(), table.id << ": " << card);
            BOOST_TEST(option->changed == !is_standard_on(table.card, spec),
                       table.id << ": " << card);
            BOOST_TEST(says(text, option->reading + " (" + card + ")"), table.id << ": " << card);
            BOOST_TEST(says(html, card), table.id << ": " << card);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_choice_of_every_option_is_in_words) {
    for (const RuleBook& book : shipped_content().books) {
        for (const SheetOption& option : options_in_force(TableCard(book.game), book)) {
            const std::string name = option.card.substr(0, option.card.find('='));
            BOOST_TEST(option.question != name, name);
            BOOST_TEST(option.question.back() != ' ', name);
            const auto choices = house_choices(book.game);
            const OptionSpec& spec =
                *std::find_if(choices.begin(), choices.end(),
                              [&](const OptionSpec& one) { return one.name == name; });
            if (spec.kind == OptionKind::Choice) BOOST_TEST(option.reading != spec.standard, name);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_row_says_in_words_under_which_choice_it_stands) {
    const std::string text = text_of(printed(shipped_table("extreme-stop")));
    BOOST_TEST(says(text,
                    "pay nobody any more; the dealer keeps what is left\n"
                    "                  [at this table: He gets nothing, and nobody after him is "
                    "paid. (partial=stop)]\n"));
    BOOST_TEST(says(text,
                    "[not at this table, only with: The winner gets what is left, and the "
                    "bank is empty. (partial=partial)]\n"));
}

BOOST_AUTO_TEST_CASE(notes_have_a_heading_and_what_they_say_in_every_form) {
    const RuleSheetPrint print = printed(shipped_table("breakout-tip-from-player"));
    BOOST_TEST(note_of(print, "super-tie", "AMB-BRK-26").then ==
               "it is a tie of two busts: 1:1 and a tip of $1");
    const std::string html = html_of(print), paper = words_on_paper(print);
    BOOST_TEST(says(html, "<h3>It also rests on</h3>"));
    BOOST_TEST(says(html, "<tr class=\"not-here\"><td>AMB-BRK-11</td>"));
    BOOST_TEST(says(html, "<section class=\"not-here\">\n<h2 id=\"pair-up-added\">"));
    BOOST_TEST(says(paper, "It also rests on\n"));
}

BOOST_AUTO_TEST_CASE(no_box_is_to_be_ticked_beside_what_is_not_in_force) {
    RuleSheetPrint print = printed(shipped_table("breakout-standard"));
    std::erase_if(print.sections,
                  [](const SheetSection& section) { return section.name != "pair-up-added"; });
    print.options.clear();
    const auto pages =
        lay_out([&](Painter& ruler) { return rule_sheet_pages(ruler, Paper::A4, print); });
    for (const PrintedPage& page : pages) {
        for (const PlacedText& text : page.texts) {
            const bool is_row = says(text.words, "AMB-BRK-09") || says(text.words, "pay ");
            if (!is_row) continue;
            BOOST_TEST(text.ink.red == on_paper::grey.red, text.words);
            BOOST_TEST(!text.font.bold, text.words);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_long_option_breaks_at_its_hyphens) {
    const std::string paper = words_on_paper(printed(shipped_table("extreme-standard")));
    BOOST_TEST(!says(paper, "natural-vs-dealer-natu\n"));
}

BOOST_AUTO_TEST_SUITE_END()
