// Packs and shoes, for the tour.

#include "support/incident_log.h"
#include "tour/tour.h"

namespace fairdeal {

/// Without a log; a pack that lacks cards; one of its shoes; a card too many; few hands.
void Tour::shoe_pictures() {
    const auto look_at = [&](const std::vector<std::string_view>& incidents, std::size_t most) {
        const auto file = folder() / "shoes.db";
        log_incidents(file, incidents, 2, most);
        desk_.replay.file.clear();  // another log of that name
        go_to(desk_, WatchShoes{file.string()});
        frame_.show_now();
        let_happen([&] { return desk_.shoe.report && !desk_.shoe.work.is_under_way(); }, 60000);
        frame_.show_now();
    };
    const std::string before = desk_.replay.file;
    look_at({"ocean-short-pack", "penn-national-missing-cards"}, 0);
    shot_both("shoes-missing");
    pick_shoe_row(desk_.shoe, 5);
    frame_.show_now();
    shot("shoes-shoe");
    pick_shoe_row(desk_.shoe, 0);
    frame_.show_now();
    shot("shoes-log");
    desk_.replay.log.reset();
    frame_.show_now();
    look_at({"rivers-extra-card"}, 0);
    shot("shoes-too-many");
    desk_.replay.log.reset();
    frame_.show_now();
    shot("shoes-no-log");
    look_at({"sugarhouse-short-pack"}, 12);
    shot("shoes-few");
    go_to(desk_, BackToAudit{});
    go_to(desk_, OpenLogFor{before, DeskSection::Audit});
    let_happen([&] { return desk_.replay.file == before && desk_.replay.log; }, 60000);
}

}  // namespace fairdeal
