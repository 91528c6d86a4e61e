#pragma once
// One hand on paper and as text: who and when, the table as it lay, every event, recorded against
// ruled with the clauses' words, what was said of it, and where it stands in the ledger.

#include <optional>

#include "base/time/utc_time.h"
#include "picture/page.h"
#include "picture/table/table_view.h"

namespace fairdeal {

/// A wager, tip or place: what was due and what was done.
struct SheetWager {
    std::string wager, ruled, recorded, standing;  // recorded: empty where no settlement is
    bool is_right = false;                         // recorded as ruled
    Money difference;                              // what the guest got too much
    std::string clauses;
    std::string says;  // the misreading that explains it, in a sentence; or empty
};

struct SheetEvent {
    int line = 0;  // of the record
    std::string words;
    std::string remark;  // what is wrong with it; or empty
};

/// The table after some event.
struct SheetTable {
    std::string heading;
    TableView view;
};

/// What was said of the hand, or in its case.
struct SheetNote {
    std::string about;  // "note · by 1182 · 2026-03-14T21:05:09Z"
    std::string text;
};

/// Where the hand is in the ledger. A QR code bears index, size and root.
struct Seal {
    std::string origin;      // the log's name; empty: it was never signed
    std::int64_t index = 0;  // of the leaf, from 0
    std::int64_t size = 0;   // of the tree
    std::string root;        // base64
    std::string checkpoint;  // the signed note; or empty
};
/// What the QR code says: "fairdeal-record", origin, index, size, root, a line each.
std::string seal_text(const Seal& seal);

struct HandSheet {
    std::string title;                                          // "Hand B7-000412"
    std::optional<UtcTime> made;                                // none: the pages bear no time
    std::vector<std::pair<std::string, std::string>> identity;  // "Dealer", "1104"
    std::string standing;  // one sentence: how the recorded settlement stands
    std::vector<SheetTable> tables;
    std::vector<SheetEvent> events;
    std::vector<SheetWager> wagers;
    std::vector<std::pair<std::string, std::string>> clauses;  // cited: id and words
    std::vector<SheetNote> notes;
    Seal seal;
};

/// What pages of other things show of a hand: the tables, the wagers, the events and the clauses;
/// pairs of a name and its words; the QR code of some words, whose explanation stands below it.
void put_hand(PageFlow& flow, const HandSheet& sheet);
void put_pairs(PageFlow& flow, const std::vector<std::pair<std::string, std::string>>& pairs);
void put_code(PageFlow& flow, const std::string& words, const std::string& explanation);

std::vector<PrintedPage> hand_pages(Painter& ruler, Paper paper, const HandSheet& sheet);

/// The same as plain text, without the tables and the QR code.
std::string text_of(const HandSheet& sheet);

}  // namespace fairdeal
