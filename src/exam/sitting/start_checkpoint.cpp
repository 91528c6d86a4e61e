#include "exam/sitting/start_checkpoint.h"

#include "base/translation.h"

namespace fairdeal {

std::string start_text(const SigningKey& key, const Checkpoint& checkpoint) {
    Note note{to_text(checkpoint), {}};
    key.sign(note);
    return to_text(key.public_key()) + "\n" + write(note);
}

Result<StartCheckpoint> start_checkpoint_from(std::string_view text) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return refused({}, tr("this is no checkpoint of a start"));
    const auto key = public_key_from(text.substr(0, end));
    if (!key) return tl::make_unexpected(key.error());
    const auto note = read_note(text.substr(end + 1));
    if (!note) return tl::make_unexpected(note.error());
    const auto checkpoint = open_checkpoint(*note, *key);
    if (!checkpoint) return tl::make_unexpected(checkpoint.error());
    return StartCheckpoint{*key, *checkpoint};
}

}  // namespace fairdeal
