#pragma once
// A lesson, scenario, table card or pack from somewhere else looked into: everything that is wrong
// with it, what of it can be previewed, and what a changed table card would change.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/frame/destination.h"
#include "desk/write/check/content_look.h"
#include "desk/write/preview.h"

namespace fairdeal {

enum class CheckAction : unsigned char { PickFile, PickFolder, Again, BackToWriting, Preview };
inline constexpr std::array check_actions{
    Action<CheckAction>{
        CheckAction::PickFile, key('o'), sentence("Pick a file"),
        sentence("A lesson, scenario, table card or zipped pack; or drop it on the window"),
        sentence("Pick a file to check")},
    Action<CheckAction>{.name = CheckAction::PickFolder, .label = sentence("Pick a folder")},
    Action<CheckAction>{.name = CheckAction::Again,
                        .key = key(KeyName::F5),
                        .label = sentence("Check again"),
                        .tip = sentence("After it was changed in another editor")},
    Action<CheckAction>{.name = CheckAction::BackToWriting,
                        .key = key(KeyName::Escape),
                        .label = sentence("Back to writing")},
    Action<CheckAction>{.name = CheckAction::Preview,
                        .key = key(KeyName::Enter),
                        .label = sentence("Preview"),
                        .tip = sentence("As a trainee sees it; nothing of it is kept")},
};

struct SoundRow {
    std::string title, detail, spoken;
};
struct AffectedRow {
    std::string title, was, is, spoken;  // "12 soft: pay $25 (BRK-WIN-1)"
};
struct LookScreen {
    std::string path;    // empty: nothing has been looked into
    std::string result;  // "Nothing is wrong", "3 things are wrong"
    std::string found;
    std::vector<ProblemItem> problems;
    std::size_t problem = 0;  // picked of these
    std::vector<SoundRow> sound;
    std::string card;  // "What Breakout, hit soft 17 would change"; empty: it is no such card
    std::vector<AffectedRow> affected;
    std::string unaffected;  // nothing is; empty otherwise
};

class CheckSession {
public:
    /// `content`: the folder of all content; empty: there is none.
    CheckSession(const Library& library, const std::filesystem::path& content, Preview& preview)
        : library_(library), content_(content), preview_(preview) {}

    [[nodiscard]] LookScreen screen() const;
    void look_into(const std::string& file);
    /// Once more into the one that was looked into last.
    void look_again();
    void pick_problem(std::size_t problem) { problem_ = problem; }
    /// One of what is sound in it, at least in part.
    void preview(std::size_t item);

private:
    const Library& library_;
    const std::filesystem::path& content_;
    Preview& preview_;
    std::optional<ContentLook> look_;  // nothing: no file was looked into yet
    std::size_t problem_ = 0;
};

}  // namespace fairdeal
