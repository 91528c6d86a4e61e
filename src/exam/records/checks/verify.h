#pragma once
// What anybody who has only the files can say of a certificate and of a transcript: each held
// against the office's keys, and one against the other; in lines and as a text.

#include "exam/records/checks/transcript_check.h"

namespace fairdeal {

/// "holds", "FAILS", "unknown", "note".
std::string_view word_of(CheckStanding standing);
/// The same in the user's language.
std::string in_words(CheckStanding standing);

/// A public key as it is written down, or its did:key.
std::optional<PublicKey> key_named(std::string_view text);
/// The keys of a text with one on each line; none where a line is no key.
std::vector<PublicKey> keys_in_text(std::string_view text);

/// By its name: a key that tickets are signed with, not certificates and logs.
bool is_exam_key(const PublicKey& key);

/// A transcript as it was checked; what is wrong with it is a line that fails.
struct TranscriptRead {
    std::optional<CheckedTranscript> checked;
    std::vector<CheckLine> lines;
};
/// Sits the exam again under the keys that the office is known by. Refused: a file that is no
/// archive at all. `source` is its name.
Result<TranscriptRead> read_transcript(std::string_view bytes, const std::string& source,
                                       const std::vector<PublicKey>& office,
                                       const std::vector<PublicKey>& exam, const Library& library);

/// Adds whether its candidate is who shows it: an id can be compared, a name cannot. Empty: not
/// looked at.
void add_person(TranscriptRead& read, const std::string& id, const std::string& name);

/// How the exam of a transcript ended: "Its exam was failed: 1 right, 3 wrong."
std::string result_in_words(const CheckedTranscript& checked);
/// The verdict on a transcript; of one that holds with how its exam ended.
std::string verdict_in_words(const TranscriptRead& read);

/// Adds whether it is of the start, or the end, that a receipt or a code was given for.
void add_receipt(TranscriptRead& read, std::string_view receipt);

/// Adds whether a log that is at hand goes on from the checkpoint that the transcript stands under:
/// an older copy that was put back, and another history, does not.
void add_log(TranscriptRead& read, const HandLog& log);

/// Adds by what rule it was decided, and whether that exam is the one that this content folder has
/// of its id: anybody who opens an exam can have changed it.
void add_exam(TranscriptRead& read, const std::filesystem::path& content, const Library& library);

/// Adds the lines of a transcript, and whether the certificate stands for it.
void add_transcript(CertificateCheck& check, const TranscriptRead& transcript);

/// Adds whether its clauses still say what they said when it was issued, and if not, which do not;
/// `transcript` may be null.
void add_rules(CertificateCheck& check, const TranscriptRead* transcript, const Library& library);

/// "15 of 18", "3 of 18 (not passed)".
std::string in_words(const CredentialResult& result);

/// What it says, its lines and the verdict.
std::string text_of(const CertificateCheck& check);
/// Likewise.
std::string text_of(const TranscriptRead& read);
/// One object: the lines, the verdict and its reason. The lines are as they were worded: in English
/// where everything before was done InEnglish.
std::string json_of(const CertificateCheck& check);
std::string json_of(const TranscriptRead& read);

}  // namespace fairdeal
