#include "desk/packs/pack_screen.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/packs/pack_session.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string counts_of(const InstalledPack& pack) {
    std::vector<std::string> parts;
    if (!pack.lessons.empty())
        parts.push_back(tr_n("{count} lesson", "{count} lessons", std::ssize(pack.lessons)));
    if (!pack.scenarios.empty())
        parts.push_back(tr_n("{count} scenario", "{count} scenarios", std::ssize(pack.scenarios)));
    if (!pack.tables.empty())
        parts.push_back(tr_n("{count} table card", "{count} table cards", std::ssize(pack.tables)));
    return comma_list(parts);
}

std::string count_of_problems(const Problems& problems) {
    return tr_n("{count} thing is wrong", "{count} things are wrong", std::ssize(problems));
}

void add_lines(std::vector<PackLine>& lines, const std::vector<PackItem>& items,
               const std::string& kind) {
    for (const PackItem& item : items) {
        PackLine line{
            item.title, kind + dot + std::string(title_of(item.game)) + dot + item.id, {}};
        line.spoken = line.title + ". " + line.detail + ".";
        lines.push_back(std::move(line));
    }
}

std::vector<PackLine> lines_of(const InstalledPack& pack) {
    std::vector<PackLine> lines;
    add_lines(lines, pack.lessons, tr("Lesson"));
    add_lines(lines, pack.scenarios, tr("Scenario"));
    add_lines(lines, pack.tables, tr("Table card"));
    return lines;
}

/// The file in the pack, with line and column where they are known.
std::string place_in(const std::string& pack, const Place& place) {
    std::string where = place.source;
    if (where.starts_with(pack + "/")) where.erase(0, pack.size() + 1);
    std::vector<std::string> parts{where};
    if (place.line > 0) parts.push_back(tr("line {line}", "line"_a = place.line));
    if (place.column > 0) parts.push_back(tr("column {column}", "column"_a = place.column));
    return comma_list(parts);
}

std::vector<PackLine> lines_of(const Problems& problems, const std::string& pack) {
    std::vector<PackLine> lines;
    for (const Problem& problem : problems) {
        PackLine line{capital(problem.what), place_in(pack, problem.where), {}};
        line.spoken = line.title + ". " + line.detail + ".";
        lines.push_back(std::move(line));
    }
    return lines;
}

PackRow row_of(const InstalledPack& pack) {
    PackRow row{pack.name, {}, {}, pack.problems.empty(), {}};
    row.detail = row.is_used ? counts_of(pack) : count_of_problems(pack.problems);
    row.word = row.is_used ? tr("in use") : tr("left out");
    row.spoken = row.title + ", " + row.word + ". " + row.detail + ".";
    return row;
}

}  // namespace

PackScreen PackSession::screen() const {
    PackScreen screen;
    if (!may_see_others(school_)) {
        screen.forbidden = tr("Only a trainer or an administrator can add or remove packs.");
        return screen;
    }
    screen.error = error_;
    screen.notice = is_working() ? tr("Working\u2026") : notice_;
    if (library_.books.empty())
        screen.error = tr("No pack can be used: the content that ships cannot be read.");
    for (const InstalledPack& pack : packs_) {
        if (&pack == picked()) screen.picked = screen.rows.size();
        screen.rows.push_back(row_of(pack));
    }
    if (packs_.empty())
        screen.empty =
            tr("No packs yet. A pack is a zip file or folder with lessons, scenarios "
               "and table cards, such as another house or a trainer hands on. Packs "
               "are kept in {folder}.",
               "folder"_a = folder().string());
    screen.part = part_;
    if (part_ == PackPart::ToAdd)
        add_checked(screen);
    else
        add_installed(screen);
    return screen;
}

void PackSession::add_installed(PackScreen& screen) const {
    const InstalledPack* pack = picked();
    if (pack == nullptr) return;
    screen.title = pack->name;
    screen.is_wrong = !pack->problems.empty();
    const std::string file = (folder() / (pack->name + ".zip")).string();
    screen.lines = screen.is_wrong ? lines_of(pack->problems, file) : lines_of(*pack);
    screen.standing = screen.is_wrong ? tr("Left out") + dot + count_of_problems(pack->problems)
                                      : tr("In use") + dot + counts_of(*pack);
    if (part_ != PackPart::Removal) return;
    screen.story =
        tr("Remove {pack}? Its file is deleted, and trainees no longer find what is in it. What "
           "they answered stays. Keep your own copy if you may want it back.",
           "pack"_a = pack->name);
}

void PackSession::add_checked(PackScreen& screen) const {
    screen.title = to_add_.string();
    if (!checked_) {
        screen.standing = tr("Being checked\u2026");
        return;
    }
    screen.is_wrong = !checked_->has_value();
    if (screen.is_wrong) {
        const Problems& wrong = checked_->error();
        screen.standing = count_of_problems(wrong) + dot + tr("nothing was put in");
        screen.lines = lines_of(wrong, to_add_.string());
        return;
    }
    const InstalledPack& pack = (*checked_)->holds;
    screen.standing = tr("Nothing is wrong") + dot + counts_of(pack);
    screen.story = tr("It would be put in as \u201c{pack}\u201d, with what is listed here.",
                      "pack"_a = pack.name);
    screen.lines = lines_of(pack);
}

}  // namespace fairdeal
