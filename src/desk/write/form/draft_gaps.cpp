#include "desk/write/form/draft_gaps.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "questions/kinds/kind.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool is_blank(const std::string& text) { return trimmed(text).empty(); }

class Gaps {
public:
    explicit Gaps(const LessonDraft& draft) : draft_(draft) {}

    std::vector<DraftProblem> find() {
        const auto rows = rows_of(draft_);
        for (row_ = 0; row_ < rows.size(); ++row_) {
            const DraftRow& row = rows[row_];
            if (row.part)
                look_at(draft_.parts.at(*row.part));
            else if (row.place == LessonPart::End)
                look_at_whole();
            else
                look_at_head(row.place);
        }
        return std::move(gaps_);
    }

private:
    void add(std::string key, std::string what) {
        gaps_.push_back({{row_, std::move(key)}, std::move(what)});
    }
    void must_be_typed(const char* key, const std::string& text) {
        if (is_blank(text)) add(key, tr("nothing is typed yet"));
    }
    void must_be_chosen(const char* key, const std::string& text, const char* what) {
        if (is_blank(text)) add(key, tr(what));
    }

    void look_at_whole() {
        must_be_typed("title", draft_.title);
        if (!draft_.is_scenario) must_be_typed("aim", draft_.aim);
        must_be_chosen("clauses", draft_.clauses, sentence("no clause is chosen yet"));
        if (!draft_.is_scenario) must_be_typed("minutes", draft_.minutes);
        if (!draft_.is_scenario) must_be_typed("number", draft_.number);
        must_be_typed("id", draft_.id);
    }

    void look_at_head(LessonPart place) {
        const auto count = static_cast<std::size_t>(
            std::count_if(draft_.parts.begin(), draft_.parts.end(),
                          [&](const DraftPart& part) { return part.place == place; }));
        const auto needs = pieces_wanted(place);
        if (!needs && count == 0) add("", tr("nothing is put in yet"));
        if (needs && (count < needs->least || count > needs->most))
            add("", needs->least == needs->most
                        ? tr("{needed} hands are needed, and there are {number}",
                             "needed"_a = needs->most, "number"_a = count)
                        : tr("{least} to {most} hands are needed, and there are {number}",
                             "least"_a = needs->least, "most"_a = needs->most, "number"_a = count));
        if (place != LessonPart::Contrast) return;
        must_be_chosen("here", draft_.here, sentence("no clause is chosen yet"));
        must_be_chosen("there", draft_.there, sentence("no clause is chosen yet"));
        must_be_typed("difference", draft_.difference);
    }

    void look_at(const DraftPart& part) {
        switch (part.kind) {
            case PartKind::Link:
                return must_be_chosen("body", part.body, sentence("no scenario is chosen yet"));
            case PartKind::Figure:
                must_be_typed("words", part.words);
                look_at_hand(part, false);
                return;
            case PartKind::Hand:
            case PartKind::Talk: return look_at_item(part);
            case PartKind::Text:
            case PartKind::Say:
            case PartKind::Row:
            case PartKind::Watch: return must_be_typed("words", part.words);
        }
    }

    void look_at_item(const DraftPart& part) {
        if (!draft_.is_scenario) must_be_typed("title", part.title);
        must_be_typed("words", part.words);
        if (!draft_.is_scenario)
            must_be_chosen("clauses", part.clauses, sentence("no clause is chosen yet"));
        if (part.kind == PartKind::Talk)
            look_at_answers(part);
        else
            look_at_hand(part, true);
        if (draft_.is_scenario) look_at_hints(part);
    }

    void look_at_hand(const DraftPart& part, bool asks) {
        const auto body = hand_body_from(part.body);
        if (body && is_blank(body->record))
            add("hand", tr("there is no hand yet: deal one, or insert one that is open"));
        must_be_chosen("table", part.table, sentence("no table card is chosen yet"));
        if (!asks || !body || !body->whole) return;
        if (!body->kind()) return add("ask-kind", tr("it is not chosen yet what is asked"));
        const auto subjects = subjects_of(*body);
        const std::string about = subject_of(*body);
        const bool needs = kind_of(*body->kind()).facts.needs.event || !subjects.empty();
        if (needs && is_blank(about))
            add("ask-about", tr("it is not chosen yet what the question is about"));
    }

    void look_at_answers(const DraftPart& part) {
        const auto body = hand_body_from(part.body);
        if (!body) return;
        bool right = false;
        for (std::size_t i = 0; i < std::max(least_answers, body->answers.size()); ++i) {
            const ItemElement none;
            const ItemElement& answer = i < body->answers.size() ? body->answers[i] : none;
            if (is_blank(answer.text))
                add(fmt::format("answer-{}", i + 1), tr("nothing is typed yet"));
            if (is_blank(answer.attribute("why")))
                add(fmt::format("why-{}", i + 1), tr("nothing is typed yet"));
            right = right || answer.attribute("right") == "yes";
        }
        if (!right) add("right", tr("it is not chosen yet which answer is right"));
    }

    void look_at_hints(const DraftPart& part) {
        const auto body = hand_body_from(part.body);
        if (body && body->hints.empty()) add("hint-1", tr("a scenario needs a hint at least"));
        for (std::size_t i = 0; body && i < body->hints.size(); ++i) {
            if (is_blank(body->hints[i]))
                add(fmt::format("hint-{}", i + 1), tr("nothing is typed yet"));
        }
    }

    const LessonDraft& draft_;
    std::size_t row_ = 0;
    std::vector<DraftProblem> gaps_;
};

/// A gap says already why the reader of the file found something here, or in the row as a whole.
bool is_said(const std::vector<DraftProblem>& gaps, const DraftPlace& place) {
    return std::any_of(gaps.begin(), gaps.end(), [&](const DraftProblem& gap) {
        return gap.place.row == place.row &&
               (place.key.empty() || gap.place.key == place.key ||
                // A <choice> is wrong where its words or its reason are.
                (place.key.starts_with("answer-") && gap.place.key.starts_with("why-") &&
                 place.key.substr(7) == gap.place.key.substr(4)));
    });
}

}  // namespace

std::optional<PiecesWanted> pieces_wanted(LessonPart place) {
    switch (place) {
        case LessonPart::Worked:
        case LessonPart::Contrast: return PiecesWanted{2, 2};
        case LessonPart::Faded:
        case LessonPart::Check: return PiecesWanted{2, 6};
        case LessonPart::Whole: return PiecesWanted{3, 3};
        case LessonPart::Rule:
        case LessonPart::End: break;
    }
    return std::nullopt;
}

std::vector<DraftProblem> gaps_of(const LessonDraft& draft) { return Gaps(draft).find(); }

std::vector<DraftProblem> with_problems(std::vector<DraftProblem> gaps, const Problems& problems,
                                        const WrittenDraft& file) {
    std::vector<DraftProblem> all = gaps;
    for (const Problem& problem : problems) {
        const DraftPlace place = place_at(file, problem.where.line, problem.where.column);
        if (!is_said(gaps, place)) all.push_back({place, problem.what});
    }
    std::stable_sort(all.begin(), all.end(), [](const DraftProblem& a, const DraftProblem& b) {
        return a.place.row < b.place.row;
    });
    return all;
}

}  // namespace fairdeal
