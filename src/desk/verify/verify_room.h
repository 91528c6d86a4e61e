#pragma once
// Certificates and transcripts checked at the desk, as `fairdeal verify` does: files that somebody
// hands over, what they say, and what of it holds. Nobody signs in for it, and no network is asked.

#include <array>

#include "base/off_thread.h"
#include "exam/records/verify.h"

namespace fairdeal {

struct Desk;

enum class HandedKind : std::uint8_t { Certificate, Transcript, WithdrawnList, Keys };
constexpr std::size_t handed_kinds = 4;
/// "certificate", "transcript", "list of withdrawn certificates", "office\u2019s key".
std::string_view in_words(HandedKind kind);
/// What a file is, by its bytes. Refused, in a user's words with the file's name: no file, a
/// folder, an empty one, one that is too large, another kind of file.
Result<HandedKind> kind_of_file(const std::string& file);

/// What was found, ready to be shown.
struct VerifyFound {
    std::string verdict;
    CheckStanding standing = CheckStanding::Open;           // Open: it cannot be said
    std::vector<std::pair<std::string, std::string>> says;  // label and value, in order
    std::vector<CheckLine> lines;
    std::string text;  // all of it, to be copied
};

struct VerifyRoom {
    std::array<std::string, handed_kinds> files;  // by kind; empty: not given
    std::string who;      // name or id of who shows it; empty: not looked at
    std::string trouble;  // of what was handed over last; empty: none
    bool again = false;   // something changed while a check was under way
    OffThread<VerifyFound> work;
    std::optional<VerifyFound> found;
    std::size_t picked = 0;  // a file of those given, counted among them
};

/// Files are dropped, or chosen: each takes the place of the one of its kind that was there, and
/// the check begins. Two of a kind at once are refused, and so is all else with them.
void hand_over(Desk& desk, const std::vector<std::string>& files);
/// Takes a given file away again.
void take_away(Desk& desk, HandedKind kind);
void take_all_away(Desk& desk);
/// Begins the check on a thread of its own, where there is a certificate or a transcript.
void begin_verifying(Desk& desk);
/// To be called while it is under way; true if something has changed.
bool poll_verifying(Desk& desk);

struct HandedRow {
    HandedKind kind = HandedKind::Certificate;
    std::string title, detail;  // the file's name; its kind and folder
    std::string spoken;
};
struct VerifyScreen {
    std::string story;  // what can be handed over, and by whose keys it is held
    std::vector<HandedRow> rows;
    std::string trouble;
    bool checking = false;
    const VerifyFound* found = nullptr;  // none: nothing was checked yet
};
VerifyScreen verify_screen(const Desk& desk);

}  // namespace fairdeal
