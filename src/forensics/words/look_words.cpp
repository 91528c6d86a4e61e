#include "forensics/words/look_words.h"

#include <array>

#include "base/translation.h"
#include "forensics/words/finding_words.h"

namespace fairdeal {

namespace {

/// By ShoeFindingKind; {hand} is the hand that shows it, {first} the first it is about.
constexpr const char* look_at_frame = sentence(
    "the pack or the reading is wrong: look at the frame of hand {hand}, and count the pack");
constexpr const char* count_the_pack = sentence(
    "the pack or the reading is wrong: count the pack by rank and suit, and look at the frame of "
    "hand {hand}");
constexpr const char* stop_the_shoe =
    sentence("stop the shoe, and look at the video of its shuffle before hand {first}");
constexpr const char* look_for_note = sentence("look for the floor's note of it");

constexpr std::array<const char*, shoe_finding_kind_count> looks{
    look_at_frame,
    look_at_frame,
    sentence("a card was burned or misread, or a hand is not here: look at the frames before hand "
             "{hand}"),
    sentence("cards stayed in the shuffler or more were burned, or the shoe's first hands are not "
             "here: open the shuffler, and count the pack"),
    sentence("the hands are out of order, or two shoes have one name"),
    count_the_pack,
    count_the_pack,
    count_the_pack,
    sentence("the pack or the declared number of decks is wrong: count the decks"),
    stop_the_shoe,
    stop_the_shoe,
    sentence("count the riffles on the video of the shuffle before hand {first}"),
    sentence("look at the sign of the table, and correct it or the table card"),
    sentence("look at the frame of hand {first}, and rule the hands since again"),
    look_for_note,
    look_for_note,
    sentence("two people use one id, or a clock is wrong: look at both videos"),
    sentence("the times or the number of hands are wrong; it accuses nobody"),
    sentence("look at the videos of these hands; errors are no proof of intent"),
    sentence("look at how the hole card is checked, and from where it can be seen"),
    sentence("look at where the dealer places the cut card")};

}  // namespace

std::string look_in_words(const ShoeFinding& finding) {
    const std::string hand = to_text(finding.last);
    const std::string first = to_text(finding.first);
    return tr_of(looks.at(static_cast<std::size_t>(finding.kind)), "hand"_a = hand,
                 "first"_a = first);
}

}  // namespace fairdeal
