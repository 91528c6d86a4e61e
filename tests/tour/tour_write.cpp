// A lesson and a scenario that are written, and a file that is checked.

#include <fstream>
#include "tour/tour.h"

namespace fairdeal {

/// A lesson that is written: its words, what can be put in, what is wrong, its preview; a file that
/// is checked.
void Tour::author_pictures() {
    AuthorSession& author = desk_.write;
    show_learn_view(desk_, LearnView::Write);
    frame_.show_now();
    shot("write-nothing");
    author.open_lesson("breakout-a-bust-cannot-lose");
    frame_.show_now();
    shot("write-about");
    author.row = 2;
    shot_both("write-words");
    author.open_list("words", ListOf::TermInText, "At any");
    shot_both("write-words-term");
    author.apply(AuthorAction::CloseList);
    author.row = 17;
    shot_both("write-hand");
    author.adding = true;
    shot_both("write-put-in");
    author.adding = false;
    author.open_list("clauses", ListOf::Clauses);
    shot_both("write-choose");
    author.open_list("hand", ListOf::Felt);
    shot_both("write-felt");
    author.apply(AuthorAction::LeaveFelt);
    author.set_field("clauses", "BRK-NONE-1");
    author.save();
    shot_both("write-refused");
    author.open_lesson("");
    shot_both("write-wrong");
    author.apply(AuthorAction::Stay);
    author.apply(AuthorAction::Preview);
    shot_both("write-preview-wrong");
    desk_.preview.close();
    author.open_lesson("breakout-a-bust-cannot-lose");
    author.apply(AuthorAction::DropChanges);
    author.apply(AuthorAction::Preview);
    frame_.show_now();
    shot("write-preview");
    desk_.preview.close();
    author.save();
    author.apply(AuthorAction::AskToRemove);
    shot_both("write-remove");
    author.apply(AuthorAction::RemoveLesson);
    author.open_scenario("breakout-bust-against-17");
    author.row = 1;
    shot_both("write-scenario");
    author.open_scenario("");
    author.apply(AuthorAction::DropChanges);
    author.save();
    author.row = 1;
    author.open_list("hand", ListOf::Felt);
    for (const char* keys : {"25d", "5t", " ", "t", "h", "9", "c", "6", "d"})
        author.press_on_felt(keys);
    shot_both("write-felt-cards");
    author.open_lesson("");
    author.apply(AuthorAction::DropChanges);
    show_learn_view(desk_, LearnView::Check);
    desk_.check.look_into((desk_.content / "lessons/breakout/04-a-bust-cannot-lose.xml").string());
    shot_both("write-check");
    TableCardFile card = *find_table(desk_.library, "breakout-standard");
    card.card.set(*find_option(Game::Breakout, "hit-soft-17"), "yes");
    const auto file = Tour::folder() / "card.xml";
    std::ofstream(file) << write_table_card(card);
    desk_.check.look_into(file.string());
    shot_both("write-check-card");
}

}  // namespace fairdeal
