#include "feeds/mapping/program.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 18> forbidden{"$ENV",
                                                     "env",
                                                     "input",
                                                     "inputs",
                                                     "input_filename",
                                                     "debug",
                                                     "stderr",
                                                     "input_line_number",
                                                     "import",
                                                     "include",
                                                     "now",
                                                     "localtime",
                                                     "strflocaltime",
                                                     "halt",
                                                     "halt_error",
                                                     "mktime",
                                                     "modulemeta",
                                                     "get_search_list"};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c);
}

/// Goes over a program's text and finds the words of its code. Texts are passed over, but not what
/// stands in them as \( ... ), however deep.
class WordFinder {
public:
    WordFinder(std::string_view program, const std::string& source)
        : program_(program), source_(source) {}

    Problems find() {
        while (at_ < program_.size()) step();
        return std::move(problems_);
    }

private:
    void step() {
        const char c = program_[at_];
        if (in_text()) return step_in_text(c);
        if (c == '#') return pass_comment();
        if (c == '"') return open_text();
        if (c == '(' && !open_.empty()) ++open_.back();
        if (c == ')' && !open_.empty() && --open_.back() == 0) open_.pop_back();
        if (is_letter(c) || c == '$') return take_word();
        pass(c);
    }

    /// Texts and what is open in them: a 0 is a text, any other number the parentheses of a \( ).
    [[nodiscard]] bool in_text() const { return !open_.empty() && open_.back() == 0; }
    void open_text() {
        open_.push_back(0);
        pass('"');
    }
    void step_in_text(char c) {
        if (c == '"') open_.pop_back();
        pass(c);
        if (c != '\\' || at_ == program_.size()) return;
        if (program_[at_] == '(') open_.push_back(1);
        pass(program_[at_]);
    }
    void pass_comment() {
        while (at_ < program_.size() && program_[at_] != '\n') ++at_;
    }
    void pass(char c) {
        ++at_;
        if (c != '\n') return;
        ++line_;
        line_start_ = at_;
    }
    void take_word() {
        const std::size_t first = at_++;
        while (at_ < program_.size() && is_letter(program_[at_])) ++at_;
        const std::string_view word = program_.substr(first, at_ - first);
        if (first > 0 && program_[first - 1] == '.') return;
        if (std::find(forbidden.begin(), forbidden.end(), word) == forbidden.end()) return;
        problems_.push_back(
            {{source_, line_, static_cast<int>(first - line_start_) + 1},
             tr("{word} may not be used in a mapping: rows follow from the document alone",
                "word"_a = in_quotes(word))});
    }

    std::string_view program_;
    const std::string& source_;
    std::size_t at_ = 0, line_start_ = 0;
    int line_ = 1;
    std::vector<int> open_;
    Problems problems_;
};

/// What every mapping has. It has no `try`: that of jq 1.6 also catches what is raised after it;
/// and no `.[[text]]`, which never gives the text's memory back. A path is a list as of jq's
/// getpath. Paths and rules that are only for a refusal are no variables, so that they are made
/// where there is one; a list of words is looked up as one, and again word by word where one of
/// them is not known. The play is one row, of which rounds/play.h makes the events.
constexpr std::string_view common_functions = fixed(R"jq(
def at($path): [$document | getpath($path)?][0];
def refuse($rule; $path; $value): error({rule: $rule, path: $path, value: $value});
def holds($word): . - [$word] != .;
def word_of($words; rule; $word; path):
  (if ($word | type) == "string" then $mapping[$words][$word] else null end) as $is
  | if $is then $is else refuse(rule; path; $word) end;
def known($words; rule; $word; path):
  (if ($word | type) == "string" then $mapping[$words][$word] else null end) as $is
  | if $is then $is elif $word == null or $word == "" then refuse("missing"; path; null)
    else refuse(rule; path; $word) end;
def given($value; path):
  if $value and $value != "" then $value
  elif $value == null or $value == "" then refuse("missing"; path; null) else $value end;
def needed($path): given(at($path); $path);
def no_round: {verb: "none"};
def words_of($words; rule; $list; path):
  if ($list | type) == "array" then
    [$mapping[$words][$list[]]?] as $read
    | if ($read | length) == ($list | length) and $read - [null] == $read then $read[]
      else range($list | length) as $i | $list[$i] as $word
        | if $word == null then refuse("missing"; path + [$i]; null)
          else word_of($words; rule; $word; path + [$i]) end end
  elif $list == null then empty
  else refuse("this is no list"; path; $list) end;
def cards_of(list; path): words_of("cards"; "R1"; list; path);
def cards($path): words_of("cards"; "R1"; at($path); $path);
def actions_of(list; path): words_of("actions"; "R2"; list; path);
def actions($path): words_of("actions"; "R2"; at($path); $path);
def letters($words; rule; $path): needed($path) | split("") as $letters
  | [$mapping[$words][$letters[]]] as $read
  | if $read - [null] == $read then $read[] else $letters[] | word_of($words; rule; .; $path) end;
def fields($path): at($path) | if type == "object" then . else {} end;
def card_of($word; path): word_of("cards"; "R1"; $word; path);
def card($path): known("cards"; "R1"; at($path); $path);
def bet($path): known("bets"; "R2"; at($path); $path);
def action($path): known("actions"; "R2"; at($path); $path);
def status($path): known("statuses"; "R2"; at($path); $path);
def reason($path): if at($path) == null then refuse("R11"; $path; null)
  else known("reasons"; "R11"; at($path); $path) end;
def seat_of($word; path): word_of("seats"; "R4"; $word; path);
def seat($path): known("seats"; "R4"; at($path); $path);
def places($path): at($path) | if type == "array" then range(length) as $i | $path + [$i]
  elif . == null then empty else refuse("this is no list"; $path; .) end;
def numbered_of($list; path): given($list; path) | if type == "object" then
    keys | [.[] | tonumber] as $numbers
    | if $numbers == ($numbers | sort) then . else sort_by(tonumber) end
  elif type == "array" then keys else refuse("this is no list"; path; .) end;
def numbered($path): numbered_of(at($path); $path);
def seat_keys($path): numbered($path) | if . == [] then refuse("missing"; $path; null) else . end;
def points: reduce .[] as $card (0; . + $mapping.worth[$card])
  | if . < 100 then .
    elif . < 10000 then . % 100 | if . <= 11 then . + 10 else . end
    else refuse("R10"; []; "a card that was not read decides") end;
def natural: length == 2 and points == 21;
def is_out: (.cards | points as $points | $points > 21 or ($points == 21 and length == 2))
  or (.actions // [] | holds("surrender"));
def dealt($seats; $dealer): {verb: "dealt", seats: $seats, dealer: $dealer};
def acts($who; $hand): {verb: "acts", who: $who, hand: $hand};
def dealer_acts($cards; $live): {verb: "dealer_acts", cards: $cards, live: $live};
def play($seats; $dealer): {verb: "play", seats: $seats, dealer: $dealer};
def round_of($seats; $dealer; $total):
  {verb: "round", seats: $seats, dealer: $dealer, path: $total,
   total: (if $total == null then null else at($total) end)};
def bets_of($seats): $seats[] | .seat as $seat | .rows[] | select(.is != "double")
  | {who: $seat, verb: "bet", wager: .is, amount: .stake, path};
def returns_of($seats): $seats[] | .seat as $seat | .rows as $rows
  | ([$rows[].is] - ["double"] | unique)[] as $wager
  | [$rows[] | select(.is == $wager or ($wager == "player" and .is == "double"))]
  | {who: $seat, verb: "return", wager: $wager, amount: [.[].stake], path: .[0].path};
)jq");

}  // namespace

Problems why_not_to_run(std::string_view program, const std::string& source) {
    return WordFinder(program, source).find();
}

std::string with_common_functions(const std::string& program) {
    std::string functions(common_functions);
    std::replace(functions.begin(), functions.end(), '\n', ' ');
    return ". as $document | " + functions + " " + program;
}

}  // namespace fairdeal
