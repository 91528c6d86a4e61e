// Pictures of questions on a deal that went wrong, and of its chapter.

#include "drills/drill.h"
#include "tour.h"

namespace fairdeal {

void Tour::wrong_deal_pictures() {
    struct Shown {
        const char* clause;
        QuestionKind kind;
        const char* keys;
    };
    constexpr Shown all[] = {{"IRR-3", QuestionKind::Next, ""},
                             {"IRR-3", QuestionKind::May, ""},
                             {"IRR-3", QuestionKind::Remedy, "2\n"},
                             {"IRR-15", QuestionKind::Remedy, ""},
                             {"IRR-25", QuestionKind::Table, ""}};
    for (const Shown& one : all) {
        const Request request{
            Game::Breakout, TableCard(Game::Breakout), {one.clause}, {}, {one.kind}};
        auto item = make_item(request, 3);
        if (!item) continue;
        item->scenario.table = house_card_id(Game::Breakout);
        item->scenario.id =
            std::string("tour-") + one.clause + "-" + std::string(to_text(one.kind));
        desk_.library.scenarios.push_back(item->scenario);
        answer(item->scenario.id, one.keys);
        shot("practise-" + item->scenario.id);
    }
    desk_.practise.close();
    ScenarioFilter filter;
    filter.only_irregular = true;
    desk_.practise.list(filter);
    frame_.show_now();
    shot("practise-irregular-list");
    desk_.practise.list({});
}

}  // namespace fairdeal
