#include "cli/shoe/shoe_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "forensics/shoe_count.h"
#include "forensics/words/finding_words.h"
#include "forensics/words/report_words.h"

namespace fairdeal {

namespace {

std::string name_of(const PackReport& pack) {
    const std::string decks = tr_n("{count} deck", "{count} decks", pack.decks);
    if (pack.pack.empty() && pack.table.empty()) return tr("no pack or table named") + ", " + decks;
    if (pack.pack.empty())
        return tr("table {name}, pack not named", "name"_a = pack.table) + ", " + decks;
    return tr("pack {name}", "name"_a = pack.pack) + ", " + decks;
}

std::string evidence_of(const ShoeReport& shoe) {
    if (shoe.log_missing)
        return tr("missing cards: {odds}", "odds"_a = evidence_in_words(*shoe.log_missing));
    if (shoe.log_restart_odds)
        return tr("missing cards since some shoe: {odds}",
                  "odds"_a = evidence_in_words(*shoe.log_restart_odds));
    return "";
}

std::string text_of(const ShoeReport& shoe) {
    const std::string name = shoe.shoe.empty()
                                 ? tr("shoe of hand {hand}", "hand"_a = to_text(shoe.first))
                                 : tr("shoe {name}", "name"_a = shoe.shoe);
    return fmt::format(
        "  {:<16}  {:>10}  {:<28}  {}\n", name, tr_n("{count} hand", "{count} hands", shoe.hands),
        tr("{seen} of {cards} cards read", "seen"_a = shoe.seen, "cards"_a = cards_in(shoe.decks)),
        evidence_of(shoe));
}

std::string evidence_of(const PackReport& pack) {
    std::string text;
    const auto add = [&](const std::string& what, double log_odds) {
        text += fmt::format("  {:<34}  {}\n", what, evidence_in_words(log_odds));
    };
    if (pack.log_missing) add(tr("cards are missing"), *pack.log_missing);
    if (pack.log_restart_odds) add(tr("cards are missing since some shoe"), *pack.log_restart_odds);
    add(tr("one card too many"), pack.log_extra);
    add(tr("one card in place of another"), pack.log_swapped);
    add(tr("another number of decks"), pack.log_wrong_decks);
    return text;
}

std::string text_of(const PackReport& pack, const std::vector<ShoeReport>& shoes) {
    std::string text = name_of(pack) + ": " +
                       tr("{shoes}, {hands}, {cards} read",
                          "shoes"_a = tr_n("{count} shoe", "{count} shoes", pack.shoes),
                          "hands"_a = tr_n("{count} hand", "{count} hands", pack.hands),
                          "cards"_a = tr_n("{count} card", "{count} cards", pack.seen)) +
                       "\n";
    for (const ShoeReport& shoe : shoes) {
        const bool is_of_pack = shoe.pack == pack.pack && shoe.decks == pack.decks &&
                                (!pack.pack.empty() || shoe.table == pack.table);
        if (is_of_pack) text += text_of(shoe);
    }
    text += evidence_of(pack);
    const std::string not_provable = not_provable_in_words(pack.not_provable);
    if (!not_provable.empty()) text += "  " + not_provable + "\n";
    return text + "\n";
}

std::string text_of(const ShoeFinding& finding, std::size_t number) {
    const FindingWords words = in_words(finding);
    const std::string about = words.about.empty() ? "" : words.about + ": ";
    return fmt::format("{}. {}{}\n  {}; {}\n  {}\n\n", number, about, words.what, words.since,
                       words.sure, words.look);
}

}  // namespace

std::string findings_in_text(const WatchReport& report) {
    const bool any_shoe = std::any_of(report.packs.begin(), report.packs.end(),
                                      [](const PackReport& pack) { return pack.shoes > 0; });
    if (report.findings.empty() && !any_shoe)
        return tr("nothing was found, but no cards could be looked at: which hands are of one shoe "
                  "is not known") +
               "\n\n";
    if (report.findings.empty()) return tr("nothing was found") + "\n\n";
    std::string text = tr_n("{count} finding", "{count} findings",
                            static_cast<std::int64_t>(report.findings.size())) +
                       "\n\n";
    for (std::size_t i = 0; i < report.findings.size(); ++i)
        text += text_of(report.findings[i], i + 1);
    return text;
}

std::string text_of(const WatchReport& report) {
    std::string text;
    for (const PackReport& pack : report.packs) text += text_of(pack, report.shoes);
    if (report.hands > 0) text += findings_in_text(report);
    for (std::size_t i = 0; i < unsaid_count; ++i) {
        if (const auto unsaid = unsaid_in_words(static_cast<Unsaid>(i), report))
            text += fmt::format("{} ({}=)\n", *unsaid, header_word_of(static_cast<Unsaid>(i)));
    }
    return text;
}

}  // namespace fairdeal
