// The incidents, one row each. To correct one, change its row; docs/incidents.md is written from
// them (tests/incidents).

#include <algorithm>

#include "base/translation.h"
#include "incidents/incident.h"

namespace fairdeal {

namespace {

constexpr const char* usual_table = sentence(
    "Players, stakes and cut are not published: five players, eight decks, 78 cards behind the cut "
    "card; 27.4 rounds an hour where no duration is known.");
constexpr const char* part_of_12000 = sentence("part of $12,000");
constexpr const char* not_who = sentence("That anybody took a card, or meant to.");
constexpr const char* not_guests =
    sentence("That players knew, or that a hand was settled wrongly.");
constexpr const char* for_nine_shoes = sentence("$7,000 for all nine");

constexpr const char* repeats = sentence(
    "The shoe repeats the one before: cards that follow each other came out of one hand there.");
constexpr const char* by_round_3 = sentence("round 2 of the second shoe, now and then round 3");
constexpr const char* change_of_shoes =
    sentence("The change of shoes on camera; the first rounds of both, side by side.");

constexpr std::string_view showboat =
    "https://cbsnews.com/philadelphia/news/nj-fines-showboat-casino-for-unshuffled-cards";
constexpr std::string_view baccarat_houses =
    "https://www.heraldnet.com/news/unshuffled-cards-a-costly-headache-for-atlantic-city-casinos/";

constexpr const char* showboat_what = sentence(
    "Cards of a finished shoe were dealt again unshuffled. It happened nine times within a year, "
    "for 12, 6, 4, 2 and 2 rounds; of the others only minutes or hands are known.");

/// Minutes of so many rounds at 27.4 an hour.
constexpr int usual_minutes(int rounds) { return rounds * 600 / 274; }

constexpr int longer_than_a_day = 26 * 60;

IncidentTable unshuffled(int rounds, int guests, std::string_view start) {
    return {.start = start,
            .rounds = rounds,
            .minutes = usual_minutes(rounds),
            .guests = guests,
            .order = CardOrder::AsCollected};
}

// clang-format off
std::vector<Incident> all_of_them() {
    return {
    {.name = "hard-rock-moved-cards",
     .date = "2021-06-15",
     .place = "Hard Rock Atlantic City (Evolution)",
     .what = sentence("The dealer dealt to four spots and missed their own card. Staff moved the cards back by one spot."),
     .penalty = part_of_12000,
     .sources = {"https://dailyigaming.news/?p=3612"},
     .finder = fixed("fairdeal rule hard-rock-moved-cards.txt"),
     .find = sentence("Cards stay where they were dealt; the dealer takes their number last (IRR-7)."),
     .hand = sentence("the one hand"),
     .look = sentence("The clip of the deal, and the lines `move` and `floor rules` of the hand: who ordered it?"),
     .not_claimed = sentence("That a wager was settled wrongly: players decided on the hands as they lay."),
     .assumed = sentence("When it was noticed is not published: after the second card of each spot. Stakes and cards are dealt by chance."),
     .tables = {{.start = "2021-06-15T20:00:00Z", .rounds = 1, .minutes = 3, .guests = 4, .mishap = Mishap::CardsMoved}}},
    {.name = "hard-rock-rule-sign",
     .date = "2023-01-06",
     .place = "Hard Rock Atlantic City (Evolution)",
     .what = sentence("The layout said that the dealer stands on 17. The dealer drew to a soft 17, for more than 26 hours."),
     .penalty = part_of_12000,
     .sources = {"https://dailyigaming.news/?p=3612"},
     .finder = fixed("fairdeal shoe --log hard-rock-rule-sign.db"),
     .find = sentence("The sign shows another rule than the table card: hit-soft-17."),
     .hand = sentence("hand 1; the first players harmed: the first soft 17, about hand 38"),
     .look = sentence("The layout or sign on camera, beside the table card in force; then every hand in which the dealer had a soft 17."),
     .not_claimed = sentence("That a dealer erred: every hand follows the table card."),
     .assumed = sentence("Players, stakes and cut are not published: five players, six decks, 78 cards behind the cut card."),
     .tables = {{.start = "2023-01-06T00:00:00Z", .rounds = 712, .minutes = longer_than_a_day, .decks = 6,
                 .sign = "hit-soft-17=no", .hits_soft_17 = true}}},
    {.name = "ocean-short-pack",
     .date = "2023-09-19",
     .place = "Ocean Atlantic City (Evolution)",
     .what = sentence("Two decks of a pack were five cards short in all. 438 rounds were dealt in 16 hours 20 minutes."),
     .penalty = part_of_12000,
     .sources = {"https://www.newsnet5.com/news/nj-fines-evolution-12000-dealer-game-errors",
                 "https://ign-news.com/en/evolution-fined-for-live-casino-errors-in-new-jersey"},
     .finder = fixed("fairdeal shoe --log ocean-short-pack.db"),
     .find = sentence("About five cards of the pack do not come out, with the likeliest by name."),
     .hand = sentence("by round 360 in nine of ten logs"),
     .look = sentence("Count the pack. Then the clips of the shuffles, and of the hands with the cards that are named."),
     .not_claimed = not_who,
     .assumed = sentence("Decks and cut are not published: eight decks, 78 cards behind the cut card; five players."),
     .tables = {{.start = "2023-09-19T00:00:00Z", .rounds = 438, .minutes = 980, .lost = 5}}},
    {.name = "ocean-unshuffled",
     .date = "2024-06-15",
     .place = "Ocean Atlantic City",
     .what = sentence("The shuffler was not started. The cards of the last shoe were dealt again, for 25 hands."),
     .penalty = sentence("$10,750, with nine late changes of wagers at mini-baccarat"),
     .sources = {"https://cdcgaming.com/brief/atlantic-city-ocean-casino-fined-10750-for-using-unshuffled-cards-letting-customers-alter-bets-already-in-play",
                 "https://www.actionnetwork.com/news/ocean-casino-resort-fined-for-table-game-violations"},
     .finder = fixed("fairdeal shoe --log ocean-unshuffled.db"),
     .find = repeats,
     .hand = by_round_3,
     .look = sentence("The shuffler between the two shoes; the first rounds of both, side by side."),
     .not_claimed = not_guests,
     .assumed = sentence("Each hand is taken for a round; the year is not in the stored text. Three players, eight decks, 78 cards behind the cut card."),
     .tables = {unshuffled(25, 3, "2024-06-15T18:00:00Z")}},
    {.name = "showboat-12-rounds", .date = "2012-09", .place = "Showboat Atlantic City", .what = showboat_what,
     .penalty = for_nine_shoes, .sources = {showboat}, .finder = fixed("fairdeal shoe --log showboat-12-rounds.db"),
     .find = repeats,
     .hand = by_round_3,
     .look = change_of_shoes,
     .not_claimed = not_guests, .assumed = usual_table,
     .tables = {unshuffled(12, 5, "2012-09-15T18:00:00Z")}},
    {.name = "showboat-6-rounds", .date = "2013", .place = "Showboat Atlantic City", .what = showboat_what,
     .penalty = for_nine_shoes, .sources = {showboat}, .finder = fixed("fairdeal shoe --log showboat-6-rounds.db"),
     .find = repeats,
     .hand = by_round_3,
     .look = change_of_shoes,
     .not_claimed = not_guests, .assumed = usual_table,
     .tables = {unshuffled(6, 5, "2013-02-15T18:00:00Z")}},
    {.name = "showboat-4-rounds", .date = "2013", .place = "Showboat Atlantic City", .what = showboat_what,
     .penalty = for_nine_shoes, .sources = {showboat}, .finder = fixed("fairdeal shoe --log showboat-4-rounds.db"),
     .find = repeats,
     .hand = by_round_3,
     .look = change_of_shoes,
     .not_claimed = not_guests, .assumed = usual_table,
     .tables = {unshuffled(4, 5, "2013-05-15T18:00:00Z")}},
    {.name = "showboat-2-rounds", .date = "2013", .place = "Showboat Atlantic City", .what = showboat_what,
     .penalty = for_nine_shoes, .sources = {showboat}, .finder = fixed("fairdeal shoe --log showboat-2-rounds.db"),
     .find = repeats,
     .hand = sentence("round 2 of the second shoe"),
     .look = change_of_shoes,
     .not_claimed = not_guests,
     .assumed = sentence("A full table: seven players. Eight decks, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {unshuffled(2, 7, "2013-09-15T18:00:00Z")}},
    {.name = "showboat-2-rounds-one-player", .date = "2013", .place = "Showboat Atlantic City", .what = showboat_what,
     .penalty = for_nine_shoes, .sources = {showboat}, .finder = "",
     .find = sentence("Mostly nothing: two rounds with one player are few cards."),
     .hand = sentence("none in nine of ten logs; else round 2"),
     .look = sentence("Nothing, from these hands alone."),
     .not_claimed = sentence("That the shoe was not shuffled, where these hands do not prove it."),
     .assumed = sentence("One player. Eight decks, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {unshuffled(2, 1, "2013-09-15T20:00:00Z")}},
    {.name = "golden-nugget-new-decks",
     .date = "08-08, reported 2015-02",
     .place = "Golden Nugget Atlantic City",
     .what = sentence("New cards were dealt unshuffled for four rounds. Then $1,600 of chips were handed back to a loser, which was forbidden too."),
     .penalty = sentence("$4,000"),
     .sources = {"https://www.gambling911.com/gambling-news/golden-nugget-fined-losing-slot-machine-failing-shuffle-cards-020315.html"},
     .finder = fixed("fairdeal shoe --log golden-nugget-new-decks.db"),
     .find = sentence("Cards lie in the order of new decks. No rule gives the refund (fairdeal rule)."),
     .hand = sentence("round 1; the refund: the hand of its line"),
     .look = sentence("How the new decks were brought, spread and shuffled; who ordered the refund."),
     .not_claimed = not_guests,
     .assumed = sentence("The year is assumed: 2014. Five players, eight decks in one maker's order, cut once; the stake that came back was one wager."),
     .tables = {{.start = "2014-08-08T18:00:00Z", .rounds = 4, .minutes = usual_minutes(4), .order = CardOrder::New,
                 .mishap = Mishap::Refund}}},
    {.name = "golden-nugget-41-hands",
     .date = "2012-04-30",
     .place = "Golden Nugget Atlantic City",
     .what = sentence("Mini-baccarat was dealt from new cards that nobody had shuffled: 41 hands, $1.5 million won. At the Taj Mahal in December 2011 it went on for three and a half hours ($91,000)."),
     .penalty = sentence("none known; courts decided on the winnings"),
     .sources = {baccarat_houses},
     .finder = fixed("fairdeal shoe --log golden-nugget-41-hands.db"),
     .find = sentence("Cards lie in the order of new decks."),
     .hand = sentence("round 1, now and then round 2"),
     .look = sentence("How the new decks were brought, spread and shuffled."),
     .not_claimed = sentence("Anything of the money: the log has the shape of the incident, in blackjack."),
     .assumed = sentence("Blackjack in place of baccarat, two players, eight decks in one maker's order, cut once."),
     .tables = {{.start = "2012-04-30T18:00:00Z", .rounds = 41, .minutes = usual_minutes(41), .guests = 2, .behind = 26,
                 .order = CardOrder::New}}},
    {.name = "deadwood-king",
     .date = "2020-12-18",
     .place = "Deadwood Mountain Grand, South Dakota",
     .what = sentence("The king of diamonds lay in a stool from 15:15 to 03:00. The house called those hours void and refunded $5,290."),
     .penalty = sentence("$1,260"),
     .sources = {"https://www.keloland.com/news/capitol-news-bureau/deadwood-casino-pays-a-price-for-mix-up/"},
     .finder = fixed("fairdeal shoe --log deadwood-king.db"),
     .find = sentence("The king of diamonds does not come out."),
     .hand = sentence("after 7 to 15 shuffles, by how many cards of each are seen"),
     .look = sentence("Count the pack. Then the clips of the last shuffle in which the card was seen."),
     .not_claimed = not_who,
     .assumed = sentence("Sources differ on the decks: one deck, two players, 18 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {{.start = "2020-12-18T15:15:00Z", .rounds = 322, .minutes = 705, .guests = 2, .decks = 1, .behind = 18,
                 .missing = "Kd", .mishap = Mishap::CardFound}}},
    {.name = "sugarhouse-short-pack",
     .date = "2017-05",
     .place = "SugarHouse, Philadelphia",
     .what = sentence("16 cards of six decks stayed in a shuffler. 46 rounds with 122 hands were dealt from 296 cards."),
     .penalty = sentence("$85,000 and $10,000 by the board; a newspaper says $100,000"),
     .sources = {"https://www.inquirer.com/philly/business/tourism_casinos/state-fines-sugarhouse-100k-dealing-short-decks-20181003.html",
                 "https://www.marketscreener.com/news/The-Pennsylvania-Gaming-Control-Board-Fines-Casino-95-000-for-Regulatory-Violations--27364465/?utm_medium=RSS&utm_content=20181003"},
     .finder = "",
     .find = sentence("Nothing: so few cards prove no missing one."),
     .hand = sentence("none"),
     .look = sentence("The shuffler's own count, which is not in these records."),
     .not_claimed = sentence("That cards are missing: these hands do not prove it."),
     .assumed = sentence("Two or three players a round, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {{.start = "2017-05-13T18:00:00Z", .rounds = 46, .minutes = usual_minutes(46), .guests = 2,
                 .fuller_rounds = 30, .decks = 6, .lost = 16}}},
    {.name = "sugarhouse-counted",
     .date = "2017-05",
     .place = "SugarHouse, Philadelphia",
     .what = sentence("The same with a shuffler that counts: the records say how many cards are not in the shoe."),
     .penalty = sentence("$85,000 and $10,000 by the board; a newspaper says $100,000"),
     .sources = {"https://www.inquirer.com/philly/business/tourism_casinos/state-fines-sugarhouse-100k-dealing-short-decks-20181003.html"},
     .finder = fixed("fairdeal log sugarhouse-counted.db --records | grep out=17"),
     .find = sentence("Before the first round 17 cards are out of the shoe (out=17): the burned one and 16 that the shuffler did not give."),
     .hand = sentence("round 1"),
     .look = sentence("The shuffler, opened."),
     .not_claimed = sentence("Which cards are missing."),
     .assumed = sentence("Two or three players a round, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {{.start = "2017-05-13T18:00:00Z", .rounds = 46, .minutes = usual_minutes(46), .guests = 2,
                 .fuller_rounds = 30, .decks = 6, .lost = 16, .counted = true}}},
    {.name = "rivers-extra-card",
     .date = "2018-01-10",
     .place = "Rivers, Pittsburgh",
     .what = sentence("A card too many was in the pack for 863 hands. In two other cases 350 and 94 hands were dealt with cards of another back."),
     .penalty = sentence("$40,000"),
     .sources = {"https://prnewswire.com/news-releases/four-fines-levied-by-pa-gaming-control-board-totaling-62500-300580955.html"},
     .finder = fixed("fairdeal shoe --log rivers-extra-card.db"),
     .find = sentence("Nine of the seven of hearts came out of one shoe of eight decks."),
     .hand = sentence("by round 438 in 95 of 100 logs"),
     .look = sentence("The frames of the hands with that card in the shoe that showed nine of it; then count the pack."),
     .not_claimed = sentence("That the card was put there: the pack or the reading is wrong."),
     .assumed = sentence("Which card it was is not published, nor who sat there: the seven of hearts, five players, each hand taken for a round, 40 rounds an hour (a pack is retired within 24 hours). Backs are not in records."),
     .tables = {{.start = "2018-01-10T02:00:00Z", .rounds = 863, .minutes = 863 * 60 / 40, .extra = "7h"}}},
    {.name = "rivers-two-packs",
     .date = "2016-01",
     .place = "Rivers",
     .what = sentence("The ten of clubs of the blue pack was in the red one. Printed: red 73 minutes with 147 hands, blue 24 minutes with 674 hands."),
     .penalty = nullptr,
     .sources = {"https://www.gamingtoday.com/casino_games/table_games/article/58141-Extra_card_found_in_blackjack_deck"},
     .finder = fixed("fairdeal shoe --log rivers-two-packs.db"),
     .find = sentence("674 hands in 24 minutes cannot be: 28 a minute."),
     .hand = sentence("once a shoe of the blue pack has ended"),
     .look = sentence("The times at the source of the records; then count both packs."),
     .not_claimed = sentence("That anybody dealt so fast: the report has likely swapped figures."),
     .assumed = sentence("Each hand is taken for a round. Two players, eight decks, 78 cards behind the cut card."),
     .tables = {{.table = "T1", .pack = "RED", .start = "2016-01-16T20:00:00Z", .rounds = 147, .minutes = 73, .guests = 2, .extra = "Tc"},
                {.table = "T2", .pack = "BLUE", .dealer = "1202", .start = "2016-01-16T21:30:00Z", .rounds = 674, .minutes = 24,
                 .guests = 2, .missing = "Tc"}}},
    {.name = "parx-swapped-card",
     .date = "2018-05-02",
     .place = "Parx, Bensalem, Pennsylvania",
     .what = sentence("A queen of diamonds was missing and there was a jack of diamonds too many, for about 420 hands."),
     .penalty = sentence("$10,000"),
     .sources = {"https://www.prnewswire.com/news-releases/two-fines-levied-by-pa-gaming-control-board-totaling-20-000--300641275.html"},
     .finder = fixed("fairdeal shoe --log parx-swapped-card.db"),
     .find = sentence("The queen of diamonds came too seldom, the jack of diamonds too often."),
     .hand = sentence("half of all logs by round 103, 97 of 100 by round 438"),
     .look = sentence("The frames of the hands with both cards; then count the pack."),
     .not_claimed = sentence("That a card was changed on purpose: the pack or the reading is wrong."),
     .assumed = sentence("Each hand is taken for a round. Five players, eight decks, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {{.start = "2018-05-02T06:00:00Z", .rounds = 420, .minutes = usual_minutes(420), .missing = "Qd", .extra = "Jd"}}},
    {.name = "penn-national-missing-cards",
     .date = "2015-04",
     .place = fixed("Hollywood Casino at Penn National, Grantville"),
     .what = sentence("A seven of hearts was missing for 58 minutes with 42 hands, elsewhere a jack of spades for 21 minutes with 32 hands."),
     .penalty = sentence("$13,000"),
     .sources = {"https://www.poconorecord.com/article/20150925/NEWS/150929627"},
     .finder = fixed("fairdeal log penn-national-missing-cards.db --records | grep IRR-17"),
     .find = sentence("The floor's order by IRR-17: the pack is doubtful since its last full count."),
     .hand = sentence("the last hand of each table"),
     .look = sentence("The rounds since the pack was last counted in full."),
     .not_claimed = sentence("That cards are missing, from the hands alone: they do not prove it so soon."),
     .assumed = sentence("Each hand is taken for a round. Three players, eight decks, 78 cards behind the cut card."),
     .tables = {{.table = "T1", .pack = "P1", .start = "2015-04-11T19:00:00Z", .rounds = 42, .minutes = 58, .guests = 3,
                 .missing = "7h", .mishap = Mishap::CardFound},
                {.table = "T2", .pack = "P2", .dealer = "1202", .start = "2015-04-18T21:00:00Z", .rounds = 32, .minutes = 21,
                 .guests = 3, .missing = "Js", .mishap = Mishap::CardFound}}},
    {.name = "evolution-trainee",
     .date = "2021-11-01",
     .place = "Evolution, Pennsylvania",
     .what = sentence("A trainee on their first day scanned in at 15:33 and was let deal until 15:50. They dealt to themself first and put a card back."),
     .penalty = sentence("$7,500"),
     .sources = {"https://www.paonlinecasino.com/18104/unlicensed-dealer-fine-evolution-gaming-pa-online-casino/"},
     .finder = fixed("fairdeal duty audit --log evolution-trainee.db"),
     .find = sentence("Dealer 4471 may not deal: no permit."),
     .hand = sentence("before the hand, by fairdeal may-deal; else hand 1"),
     .look = sentence("Who let the dealer begin, and on which facts."),
     .not_claimed = sentence("That the hand was settled wrongly."),
     .assumed = sentence("The dealer's number and who sat there are not published: 4471, three players. The card put back was the next one."),
     .tables = {{.dealer = "4471", .start = "2021-11-01T15:35:00Z", .rounds = 1, .minutes = 5, .guests = 3,
                 .mishap = Mishap::CardPutBack}}},
    {.name = "tropicana-overpaid-player",
     .date = "2008-11 to 2009-05",
     .place = "Tropicana Atlantic City",
     .what = sentence("A dealer overpaid one player on 20 to 30 occasions within seven months."),
     .penalty = sentence("$40,000"),
     .sources = {"http://tocasino.net/casino-news/1425-115k-in-casino-fines-for-cheating-underage-cases-abc-news.html",
                 "https://www.onlineblackjackodds.com/blackjack-news/four-casinos-heavily-fined-in-new-jersey/1079/"},
     .finder = fixed("fairdeal shoe --log tropicana-overpaid-player.db"),
     .find = sentence("Nearly all of dealer 88's slips in favour of players went to P77, who had one wager in seven."),
     .hand = sentence("visit 2, now and then visit 1 or 3"),
     .look = sentence("The clips of the pushes that were paid, and of the dealer's other errors."),
     .not_claimed = sentence("That they had agreed on it: the figures say who was paid, not why."),
     .assumed = sentence("$21,500 by a second source, so about $860 a visit: 25 visits of four hours, 150 a hand, six of ten pushes paid. Seven players, eight decks, a dealer who errs three times in a thousand lost wagers."),
     .tables = {{.dealer = "88", .start = "2008-11-03T20:00:00Z", .rounds = 110, .minutes = 240, .guests = 7,
                 .mishap = Mishap::GuestOverpaid, .visits = 25, .days_between = 8}}},
    {.name = "crown-incomplete-packs",
     .date = "2006-09 to 2007-02",
     .place = "Crown Melbourne",
     .what = sentence("Blackjack was dealt from an incomplete pack, Pontoon from one with a card too many; six such cases in all."),
     .penalty = sentence("A$35,000 for the six; A$5,000 and A$7,500 for these"),
     .sources = {"http://www.theage.com.au/news/national/crown-fined-for-short-decks/2007/10/04/1191091281166.html"},
     .finder = fixed("fairdeal shoe --log crown-incomplete-packs.db"),
     .find = sentence("Nine of the seven of hearts came out of one shoe of pack P2."),
     .hand = sentence("by round 438 in 95 of 100 logs"),
     .look = sentence("The frames of the hands with that card in the shoe that showed nine of it; then count both packs."),
     .not_claimed = sentence("That a card is missing from pack P1: 100 rounds do not prove it."),
     .assumed = sentence("Cards, lengths and decks are not published: four of clubs missing for 100 rounds, seven of hearts too many for 438; Pontoon is dealt as blackjack; five players, eight decks, 78 cards behind the cut card, 27.4 rounds an hour."),
     .tables = {{.table = "T1", .pack = "P1", .start = "2006-09-16T12:00:00Z", .rounds = 100, .minutes = usual_minutes(100), .missing = "4c"},
                {.table = "T2", .pack = "P2", .dealer = "1202", .start = "2007-02-10T02:00:00Z", .rounds = 438,
                 .minutes = usual_minutes(438), .extra = "7h"}}},
    };
}
// clang-format on

}  // namespace

const std::vector<Incident>& incidents() {
    static const std::vector<Incident> all = all_of_them();
    return all;
}

const Incident* find_incident(std::string_view name) {
    const auto& all = incidents();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Incident& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace fairdeal
