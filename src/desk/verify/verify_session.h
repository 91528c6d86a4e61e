#pragma once
// Certificates and transcripts checked at the desk, as `fairdeal verify` does: files that somebody
// hands over, what they say, and what of it holds. Nobody signs in for it, and no network is asked.

#include <array>

#include "base/off_thread.h"
#include "base/translation.h"
#include "desk/certify/machine_office.h"
#include "desk/frame/actions.h"
#include "exam/records/checks/verify.h"
#include "training/library.h"

namespace fairdeal {

struct VerifyRequest;

enum class HandedKind : std::uint8_t { Certificate, Transcript, WithdrawnList, Keys, Receipt };
constexpr std::size_t handed_kinds = 5;
/// "Certificate", "Transcript", "List of withdrawn certificates", "Office\u2019s key", "Receipt".
std::string in_words(HandedKind kind);
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

struct HandedRow {
    HandedKind kind = HandedKind::Certificate;
    std::string title, detail;  // the file's name; its kind and folder
    std::string spoken;
};
struct VerifyScreen {
    std::string story;  // what can be handed over, and by whose keys it is held
    std::vector<HandedRow> rows;
    std::string who, codes;  // as typed
    std::string error;
    const VerifyFound* found = nullptr;  // none: nothing was checked yet
    std::string instead;                 // then: what is under way or missing
};
/// What can be done there; Clear and Compare have no key.
enum class VerifyAction : std::uint8_t { Add, TakeAway, Copy, Clear, Compare };
inline constexpr std::array verify_actions{
    Action<VerifyAction>{.name = VerifyAction::Add,
                         .key = key('o'),
                         .label = sentence("Add a file"),
                         .help = sentence("Verify: add a file")},
    Action<VerifyAction>{.name = VerifyAction::TakeAway,
                         .key = key(KeyName::Delete),
                         .help = sentence("take it away"),
                         .shares_line = true},
    Action<VerifyAction>{.name = VerifyAction::Copy,
                         .key = control_key('c'),
                         .label = sentence("Copy as text"),
                         .help = sentence("copy"),
                         .shares_line = true},
    Action<VerifyAction>{.name = VerifyAction::Clear, .label = sentence("Clear")},
    Action<VerifyAction>{.name = VerifyAction::Compare, .label = sentence("Compare")},
};

class VerifySession {
public:
    /// By the keys of the office, where it is open and no others are given.
    VerifySession(const Library& library, const MachineOffice& office)
        : library_(library), office_(office) {}

    /// Files are dropped, or chosen: each takes the place of the one of its kind that was there,
    /// and the check begins. Two of a kind at once are refused, and so is all else with them.
    void hand_over(const std::vector<std::string>& files);
    /// What is being typed: the name or id of who shows them (empty: not looked at), and codes that
    /// were written down at the start and the end of the transcript's exam, with commas between
    /// them. What was found before goes, for it was found without this.
    void type_person(std::string who);
    void type_codes(std::string codes);
    /// Compares what was typed, if something was.
    void compare();
    /// Takes a given file away again.
    void take_away(HandedKind kind);
    void take_all_away();

    /// To be called while it is under way; true if something has changed.
    bool poll();
    [[nodiscard]] bool is_checking() const { return work_.is_under_way(); }

    [[nodiscard]] VerifyScreen screen() const;
    [[nodiscard]] bool can(VerifyAction action) const;
    /// None: nothing was checked yet.
    [[nodiscard]] const std::optional<VerifyFound>& found() const { return found_; }

private:
    /// On a thread of its own, where there is a certificate or a transcript.
    void begin();
    [[nodiscard]] Result<VerifyRequest> request() const;
    [[nodiscard]] const std::string& file_of(HandedKind kind) const;
    void type(std::string& field, std::string text);
    [[nodiscard]] std::string story() const;
    [[nodiscard]] std::string why_nothing() const;

    const Library& library_;
    const MachineOffice& office_;
    std::array<std::string, handed_kinds> files_;  // by kind; empty: not given
    std::string who_, codes_;
    std::string error_;   // of what was handed over last; empty: none
    bool again_ = false;  // something changed while a check was under way
    bool typed_ = false;  // since the last check began
    OffThread<VerifyFound> work_;
    std::optional<VerifyFound> found_;
};

}  // namespace fairdeal
