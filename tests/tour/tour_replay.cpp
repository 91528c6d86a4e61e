// The replay room: a night's hands, one of them in all its tabs, a deal that went wrong.

#include <algorithm>
#include <fstream>

#include "desk/replay/replay_keeping.h"
#include "tour/tour.h"

namespace fairdeal {

/// The first wrong hand that a misreading explains, if there is one.
void Tour::open_telling_hand() {
    for (const HandRow& row : desk_.replay.rows) {
        open_hand(desk_.replay, row.idx, desk_.library.misreadings);
        if (!desk_.replay.hand) return;
        const auto& wagers = desk_.replay.hand->replay.verdict.wagers;
        const bool telling =
            std::any_of(wagers.begin(), wagers.end(),
                        [](const WagerVerdict& wager) { return wager.misreading.has_value(); });
        if (telling && wagers.size() > 3) return;
    }
}

void Tour::open_last_hand(Game game) {
    const auto& rows = desk_.replay.rows;
    const auto hand = std::find_if(rows.rbegin(), rows.rend(),
                                   [&](const HandRow& row) { return row.game == game; });
    if (hand == rows.rend()) return;
    open_hand(desk_.replay, hand->idx, desk_.library.misreadings);
    frame_.show_now();
}

/// What is said of the open hand in the other tabs.
void Tour::tab_pictures() {
    if (!desk_.replay.hand) return;
    const auto shot_of = [this](ReplayTab tab, const char* name) {
        show_tab(*desk_.replay.hand, tab, desk_.library.misreadings);
        frame_.show_now();
        shot(name);
    };
    shot_of(ReplayTab::Why, "replay-why");
    find_effects(desk_.replay.hand->what_if, desk_.replay.hand->replay);
    ask_effect(desk_.replay.hand->what_if, 0);
    shot_of(ReplayTab::WhatIf, "replay-what-if");
    toggle_bookmark(desk_.replay);
    shot_of(ReplayTab::Notes, "replay-notes");
    toggle_bookmark(desk_.replay);
    show_tab(*desk_.replay.hand, ReplayTab::Wagers, desk_.library.misreadings);
}

/// A sample log is dealt into a folder of its own, which goes again.
void Tour::replay_pictures() {
    desk_.section = DeskSection::Replay;
    frame_.show_now();
    shot("replay-empty");
    deal_sample(desk_.replay, sample_log(desk_.preferences));
    frame_.show_now();
    let_happen([this] { return desk_.replay.log != nullptr; }, 60000);
    frame_.show_now();
    shot("replay-list");
    set_query(desk_.replay, {"", "", "", true});
    frame_.show_now();
    shot("replay-only-wrong");
    open_telling_hand();
    frame_.show_now();
    shot("replay-mismatch");
    tab_pictures();
    if (desk_.replay.hand)
        go_to_step(*desk_.replay.hand, desk_.replay.hand->replay.steps.size() / 2);
    frame_.show_now();
    shot("replay-mid-hand");
    close_hand(desk_.replay);
    HandQuery pays;
    pays.outcome = "wrong amount";
    set_query(desk_.replay, pays);
    frame_.show_now();
    shot("replay-search");
    set_query(desk_.replay, {});
    for (const Game game : {Game::Midnight, Game::Extreme, Game::League}) {
        open_last_hand(game);
        shot("replay-" + std::string(to_text(game)));
    }
    resize(1024, 700);
    shot("small-replay");
    resize(1280, 800);
    irregular_pictures();
}

/// A hand in which a card was moved, another one accepted, and a payment corrected.
void Tour::irregular_pictures() {
    const auto file = folder() / "irregular.txt";
    std::ofstream(file) << "breakout notation=2 id=B7-000500 table=B7 dealer=1182\n"
                           "1 bet player 20\n1 deal 5h 3d\ndealer deal 9d (8c)\ndealer hit 5c\n"
                           "dealer move 5c 1\ndealer draw 2c\n1 accept 2c\n1 hit 3c\n1 stand\n"
                           "dealer turn 8c\ndealer stand\n1 pay player 30\n"
                           "floor rules IRR-20 correct\n1 correct player take 10\n";
    desk_.replay.work = start_import(file.string(), desk_.replay.file, desk_.library.misreadings);
    frame_.show_now();
    let_happen([this] { return desk_.replay.work == nullptr; }, 60000);
    open_last_hand(Game::Breakout);
    shot_both("replay-irregular");
}

}  // namespace fairdeal
