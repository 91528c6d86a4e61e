#include "questions/answer_text.h"

#include "base/text.h"
#include "base/translation.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

std::string text_of(const Answer& answer, const Scenario& scenario) {
    const KindOfQuestion& kind = kind_of(scenario);
    if (!kind.takes(answer)) throw Fault("an answer to another kind of question");
    return kind.text(answer, scenario);
}

Result<Answer> answer_from(std::string_view text, const Scenario& scenario) {
    if (text.empty()) return refused({"", 1, 1}, tr("the answer is empty"));
    if (text.size() > longest_record) return refused({"", 1, 1}, tr("the answer is too long"));
    AnswerLines lines(text, scenario);
    Answer answer = kind_of(scenario).read(lines);
    if (lines.problems.empty()) lines.compare(text_of(answer, scenario));
    if (!lines.problems.empty()) return tl::unexpected(std::move(lines.problems));
    return answer;
}

std::optional<WagerOf> wager_of_from(std::string_view text) {
    const auto space = text.find(' ');
    const auto who = who_from(text.substr(0, space));
    if (!who || who->is_dealer()) return std::nullopt;
    if (space == std::string_view::npos) return WagerOf{*who, Wager::None};
    const auto wager = wager_from(text.substr(space + 1));
    return wager ? std::optional(WagerOf{*who, *wager}) : std::nullopt;
}

std::optional<HandCount> hand_count_from(std::string_view text) {
    if (text == "natural") return HandCount{21, true, true};
    const auto last = text.rfind(' ');
    if (last == std::string_view::npos) return std::nullopt;
    const std::string_view what = text.substr(0, last);
    constexpr int most_points = 999;
    const auto points = whole_number_from(text.substr(last + 1), most_points);
    if (!points || (what != "soft" && what != "hard" && what != fixed("bust with")))
        return std::nullopt;
    return HandCount{static_cast<int>(*points), what == "soft", false};
}

}  // namespace fairdeal
