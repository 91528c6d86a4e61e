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

/// What every mapping has. It has no `try`: that of jq 1.6 also catches what is raised after it. A
/// path is a list as of jq's getpath; a hand is {cards, actions}, with a
/// path for what is told of it.
constexpr std::string_view common_functions = fixed(R"jq(
def at($path): [$document | getpath($path)?][0];
def refuse($rule; $path; $value): error({rule: $rule, path: $path, value: $value});
def needed($path): at($path) | if . == null or . == "" then refuse("missing"; $path; null) else . end;
def word_of($words; $rule; $word; $path):
  (if ($word | type) == "string" then $mapping[$words][$word] else null end)
  | if . == null then refuse($rule; $path; $word) else . end;
def no_round: {verb: "none"};
def named($words; $rule; $path): needed($path) as $word | word_of($words; $rule; $word; $path);
def words_at($words; $rule; $path): at($path) as $list
  | if $list == null then empty
    elif ($list | type) != "array" then refuse("this is no list"; $path; $list)
    else range($list | length) as $i | $list[$i] as $word
      | if $word == null then refuse("missing"; $path + [$i]; null)
        elif ($word | type) != "string" or $mapping[$words][$word] == null
        then refuse($rule; $path + [$i]; $word)
        else $mapping[$words][$word] end end;
def cards($path): words_at("cards"; "R1"; $path);
def actions($path): words_at("actions"; "R2"; $path);
def card_of($word; $path): word_of("cards"; "R1"; $word; $path);
def card($path): named("cards"; "R1"; $path);
def bet($path): named("bets"; "R2"; $path);
def action($path): named("actions"; "R2"; $path);
def status($path): named("statuses"; "R2"; $path);
def reason($path): if at($path) == null then refuse("R11"; $path; null)
  else named("reasons"; "R11"; $path) end;
def seat_of($word; $path):
  if ($word | type) == "string" and ($word | length) == 1 and $word >= "0" and $word <= "9"
  then (($word | tonumber) + $mapping.offset) as $seat
    | if $seat < 1 or $seat > 9 then refuse("R4"; $path; $word) else ($seat | tostring) end
  else refuse("R4"; $path; $word) end;
def seat($path): seat_of(needed($path); $path);
def places($path): at($path) | if . == null then empty
  elif type == "array" then (keys[] | $path + [.]) else refuse("this is no list"; $path; .) end;
def numbered($path): needed($path)
  | if type == "array" then to_entries | map(.key)
    elif type == "object" then keys | sort_by(tonumber) else refuse("this is no list"; $path; .) end;
def seat_keys($path): numbered($path) | if . == [] then refuse("missing"; $path; null) else . end;
def points: (reduce .[] as $card (0; . + $mapping.worth[$card])) as $sum
  | if $sum >= 10000 then refuse("R10"; []; "a card that was not read decides")
    else ($sum % 100) as $hard
      | if $sum >= 100 and $hard <= 11 then $hard + 10 else $hard end end;
def natural: length == 2 and points == 21;
def is_out: (.cards | natural) or (.cards | points) > 21
  or ((.actions // []) | any(. == "surrender"));
def acts($who; $hand): $hand.cards as $cards | ($cards | length) as $count
  | def step($actions; $next):
      if ($actions | length) == 0 then
        if $next != $count
        then refuse("R10"; $hand.path; "\($count) cards, actions for \($next)") else empty end
      else $actions[0] as $action
        | if $action == "hit" or $action == "double" then
            if $next >= $count then refuse("R10"; $hand.path; "\($action) without its card")
            else {who: $who, verb: $action, cards: $cards[$next], path: $hand.path},
              step($actions[1:]; $next + 1) end
          elif $action == "stand" and (($cards | natural) or ($cards[0:$next] | points) > 21)
          then step($actions[1:]; $next)
          else {who: $who, verb: $action, path: $hand.path}, step($actions[1:]; $next) end end;
    step($hand.actions // []; 2);
def dealer_acts($cards; $live):
  {who: "dealer", verb: "turn", cards: $cards[1]},
  ($cards[2:][] | {who: "dealer", verb: "hit", cards: .}),
  (if ($live or ($cards | length) > 2) and ($cards | points) >= 17 and ($cards | points) <= 21
   then {who: "dealer", verb: "stand"} else empty end);
def dealt($seats; $dealer):
  ($seats[] | select(.cards | length > 0)
    | {who: .seat, verb: "deal", cards: (.cards[0:2] | join(" ")), path: .path}),
  (if $dealer | length == 0 then empty
   else {who: "dealer", verb: "deal",
     cards: ($dealer[0] + (if $dealer | length > 1 then " (\($dealer[1]))" else "" end))} end);
def play($seats; $dealer):
  if $dealer | length < 2 then refuse("R10"; []; "\($dealer | length) cards of the dealer")
  else dealt($seats; $dealer) end,
  (if $dealer | natural then {who: "dealer", verb: "turn", cards: $dealer[1]}
   else (if ($mapping.worth[$dealer[0]] | . == 10 or . == 101)
       then {who: "dealer", verb: "peek"} else empty end),
     ($seats[] | acts(.seat; .)),
     (($seats | any((is_out | not) or ((.bets // []) | any(. == "dealer")))) as $live
       | dealer_acts($dealer; $live)) end);
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
