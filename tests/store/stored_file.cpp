#include "store/stored_file.h"

#include <algorithm>

namespace fairdeal {

namespace {

constexpr std::size_t sector = 512;

bool one_in(StoredFile::Dice& dice, unsigned many) { return dice() % many == 0; }

void put(std::string& bytes, std::size_t at, std::string_view part) {
    if (bytes.size() < at + part.size()) bytes.resize(at + part.size());
    bytes.replace(at, part.size(), part);
}

std::string noise(std::size_t size, StoredFile::Dice& dice) {
    std::string bytes(size, '\0');
    for (char& byte : bytes) byte = static_cast<char>(dice() & 0xffU);
    return bytes;
}

}  // namespace

void StoredFile::write(std::size_t at, std::string_view bytes) {
    steps_.push_back({true, at, std::string(bytes)});
}

void StoredFile::truncate(std::size_t size) { steps_.push_back({false, size, ""}); }

void StoredFile::apply(const Step& step, std::string& bytes) {
    if (step.is_write)
        put(bytes, step.at, step.bytes);
    else
        bytes.resize(step.at);
}

/// Whether each sector of a step was kept is a matter of luck; a file may have grown although what
/// was written there is missing.
void StoredFile::apply_torn(const Step& step, std::string& bytes, Dice& dice) {
    if (!step.is_write) {
        if (one_in(dice, 2)) bytes.resize(step.at);
        return;
    }
    const std::size_t end = step.at + step.bytes.size();
    if (bytes.size() < end && one_in(dice, 4)) bytes.resize(end);
    for (std::size_t at = step.at; at < end;) {
        const std::size_t next = std::min(end, (at / sector + 1) * sector);
        const std::string_view part = std::string_view(step.bytes).substr(at - step.at, next - at);
        const auto luck = dice() % 64;
        if (luck == 0)
            put(bytes, at, noise(part.size(), dice));
        else if (luck < 32)
            put(bytes, at, part);
        at = next;
    }
}

void StoredFile::sync() {
    for (const Step& step : steps_) apply(step, kept_);
    steps_.clear();
    is_named_ = true;
}

void StoredFile::sync_in_vain(Dice& dice) {
    kept_ = after_cut(dice);
    steps_.clear();
}

bool StoredFile::is_there_after_cut(Dice& dice) const {
    const bool named = is_named_ || one_in(dice, 2);
    return named && !(is_unlinked_ && one_in(dice, 2));
}

/// Now and then nothing of it was kept, or all, or all up to some step: that is when most breaks.
std::string StoredFile::after_cut(Dice& dice) const {
    std::string bytes = kept_;
    const auto luck = dice() % 8;
    if (luck == 0 || steps_.empty()) return bytes;
    const std::size_t whole = luck < 3 ? dice() % (steps_.size() + 1) : 0;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        if (i < whole)
            apply(steps_[i], bytes);
        else if (luck >= 3 || i == whole)
            apply_torn(steps_[i], bytes, dice);
    }
    return bytes;
}

}  // namespace fairdeal
