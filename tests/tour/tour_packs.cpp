// Content packs for the tour.

#include <fstream>

#include "school/packs/packs.h"
#include "tour/tour.h"

namespace fairdeal {

/// No pack, one that is wrong, what one would put in, in use, the question before it is removed.
void Tour::pack_pictures() {
    PackSession& packs = desk_.packs;
    packs.open(Tour::folder() / "packs");
    show_learn_view(desk_, LearnView::Packs);
    shot_both("packs-none");
    const auto look_into = [&](const std::string& piece, const std::string& by) {
        std::ifstream file(desk_.content / "scenarios/breakout/bust-against-17.xml");
        std::string xml{std::istreambuf_iterator<char>(file), {}};
        xml.replace(xml.find("breakout-bust-against-17"), 24, "breakout-late-hand");
        xml.replace(xml.find(piece), piece.size(), by);
        const auto zip = Tour::folder() / "Late shift.zip";
        std::ofstream(zip, std::ios::binary)
            << zip_of({"", {{"scenarios/breakout/late.xml", xml}}});
        packs.look_into(zip);
        packs.wait();
    };
    look_into("1 hit Kc", "1 hit Zc");
    shot_both("packs-wrong");
    look_into("Bust against 17", "The last hand of the shift");
    shot_both("packs-checked");
    packs.apply(PackAction::PutIn);
    packs.wait();
    shot_both("packs-in-use");
    packs.apply(PackAction::AskRemoval);
    shot_both("packs-removal");
    packs.apply(PackAction::Remove);
    packs.wait();
}

}  // namespace fairdeal
