#pragma once
// One file on a disk that forgets: which of its bytes would outlast a loss of power at this moment,
// and which may or may not.

#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

class StoredFile {
public:
    using Dice = std::mt19937_64;

    /// A file whose name and bytes outlast everything.
    explicit StoredFile(std::string kept) : kept_(std::move(kept)), is_named_(true) {}
    /// A file just made: neither its name nor anything in it is safe.
    StoredFile() = default;

    void write(std::size_t at, std::string_view bytes);
    void truncate(std::size_t size);
    /// All so far is safe, the name too.
    void sync();
    /// The disk fails to sync: part of what was written since is safe, the rest never will be,
    /// though anybody who reads the file sees it as long as the power stays.
    void sync_in_vain(Dice& dice);
    /// The name is taken away, which is not safe yet.
    void unlink() { is_unlinked_ = true; }

    /// What is left after the power was cut: the bytes, or nothing if there is no such file. Each
    /// sector that was not synced is the new one, the old one, or sometimes noise, whatever became
    /// of those written before or after it.
    [[nodiscard]] bool is_there_after_cut(Dice& dice) const;
    [[nodiscard]] std::string after_cut(Dice& dice) const;

private:
    struct Step {
        bool is_write = true;
        std::size_t at = 0;  // of a truncation: the size
        std::string bytes;
    };
    static void apply(const Step& step, std::string& bytes);
    static void apply_torn(const Step& step, std::string& bytes, Dice& dice);

    std::string kept_;
    std::vector<Step> steps_;  // since the last sync
    bool is_named_ = false;
    bool is_unlinked_ = false;
};

}  // namespace fairdeal
