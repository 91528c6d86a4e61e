#pragma once
// Records that leave the office, by somebody who may take them out: who may is asked first, and
// what leaves is recorded before it does. What may not is recorded too.

#include "exam/records/certify.h"
#include "exam/records/training_file.h"

namespace fairdeal {

/// Of a decided sitting that they may see, under the log's newest checkpoint; the passphrase of the
/// office's keys signs a new one first. Nothing: the newest must cover it already.
Result<std::string> hand_out_transcript(Office& office, const SignedIn& who,
                                        const std::string& sitting, const Library& library,
                                        std::optional<std::string_view> passphrase = {});

/// Whom a list of withdrawn certificates is for: `fairdeal verify` and people, or wallets.
enum class ListReader : std::uint8_t { People, Wallets };
/// The passphrase is that of the office's keys. Nothing is recorded where it is wrong.
Result<std::string> hand_out_withdrawn(Office& office, const SignedIn& who,
                                       std::string_view passphrase, const ListTimes& times,
                                       ListReader reader);

/// Refused: nobody in the school has this id.
Result<TrainingFile> hand_out_training(Office& office, const School& school, const SignedIn& who,
                                       const std::string& person, Game game,
                                       const Library& library);

/// To be marked again: regrade().
Result<std::vector<DecidedExam>> hand_out_exams(Office& office, const SignedIn& who);

/// Who certifies signs the office's log, and who checks it.
bool may_sign_log(const SignedIn& who);
/// Nothing, or the refusal, which is recorded.
Result<void> must_sign_log(Office& office, const SignedIn& who);

}  // namespace fairdeal
