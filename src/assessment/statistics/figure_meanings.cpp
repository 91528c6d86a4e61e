#include "assessment/statistics/figure_meanings.h"

#include <algorithm>
#include <array>

#include "base/problem.h"

namespace fairdeal {

namespace {

constexpr std::string_view who_was_asked = "Only those who were asked the family count.";
constexpr std::string_view mean_of_asked =
    "Only those who were asked the family and something else count; their total is taken from what "
    "they were asked.";
constexpr std::string_view all_of_all =
    "It cannot be told unless everybody was asked every family.";
constexpr std::string_view everybodys_own = "Everybody counts with what they were asked.";

// clang-format off
constexpr auto meanings = std::to_array<FigureMeaning>({
    {"asked", "Asked", "How many answers were given to this family.", who_was_asked},
    {"exposure", "Exposure",
     "The share of the people who met this family. Near 1 it is no secret for long: have more "
     "families for the same clause.",
     "Who was not asked the family has not met it."},
    {"facility", "Facility",
     "The share of its marks that was earned, with the range in which it lies 95 times in 100. Near "
     "1 nearly everybody has it, near 0 nobody.",
     who_was_asked},
    {"discrimination", "Discrimination",
     "Do those who are good in the rest of the exam get this family right? 1: always those; 0: it "
     "makes no difference; below 0: rather the others, so look whether the item or its key is bad.",
     mean_of_asked},
    {"efficiency", "Efficiency",
     "The discrimination as a part of the most that a family so hard or so easy can have. Near 1 it "
     "tells people apart as well as it could.",
     mean_of_asked},
    {"weight", "Effective weight",
     "How much of the differences between people this family makes. Much above the others, it "
     "decides the exam alone.",
     mean_of_asked},

    {"mean", "Mean total", "What a person earned on average.", all_of_all},
    {"deviation", "Deviation of the totals",
     "How far people's totals usually lie from the mean. Small where everybody knows about as much.",
     all_of_all},
    {"kr20", "KR-20",
     "Would another exam of this kind rank these people alike? 1: just alike; 0: by chance. It is low "
     "where everybody is good, however good the exam.",
     all_of_all},
    {"kr21", "KR-21",
     "KR-20 as it would be were all families equally hard: at most as high as KR-20.", all_of_all},
    {"alpha", "Alpha",
     "The same as KR-20, and for marks in part as well.", all_of_all},
    {"sem", "Standard error of a total",
     "By so much a person's total usually differs from what they would have on average in many such "
     "exams.",
     all_of_all},
    {"internal-consistency", "Internal consistency",
     "Alpha in a hundred, as Moodle shows it.", all_of_all},
    {"error-ratio", "Error ratio",
     "How much of the differences between people is chance, in a hundred. 50 means half as much as "
     "the differences themselves.",
     all_of_all},

    {"passed", "Passed",
     "The share of these people that passed by this rule, with the range in which it lies 95 times "
     "in 100.",
     everybodys_own},
    {"sem-at-cut", "Standard error at the cut",
     "By so many answers the total of somebody who stands exactly at the cut is off by chance, by Lord's "
     "formula.",
     "Of a fixed form only."},
    {"consistency", "Decided alike",
     "The share of these people whom two such exams would decide alike, both pass or both fail. Good "
     "exams reach 0.85 to 0.90 and more.",
     everybodys_own},
    {"kappa", "Kappa",
     "How much of that agreement chance would not give: 0 none of it, 1 all.", everybodys_own},
    {"subkoviak", "Decided alike, by Subkoviak",
     "The same in another way, from each person's total drawn towards the group's mean. The two "
     "should be close.",
     "Of a fixed form that everybody was asked whole."},
    {"false-pass", "False passes",
     "The share of all these people who pass though their true rate is not enough: below the cut, or "
     "below p0 of a sequential rule.",
     everybodys_own},
    {"false-fail", "False fails",
     "The share of all these people who fail though their true rate is enough: at the cut or above, "
     "or at p1 or above of a sequential rule.",
     everybodys_own},

    {"drift", "Drift",
     "How the facility changed, with the range in which the change lies 95 times in 100. Where that "
     "leaves out 0 something changed: the clause, the teaching, or the item became known. One family "
     "in twenty shows that by chance.",
     who_was_asked},

    {"cut", "Cut",
     "What the dealer who is just good enough would have right, by the mean of the panel's judges, "
     "and rounded up to a whole item.",
     "Every judge judges every family."},
    {"cut-error", "Standard error of the cut",
     "By so much another panel's cut would usually differ from this one.",
     "Every judge judges every family."},
    {"cut-range", "Range of the cut",
     "The cut of all such judges together lies in this range 95 times in 100.",
     "Every judge judges every family."},
    {"agreement", "Agreement of the panel",
     "How far the panel's means would come out the same with other such judges (ICC(2,k)): 1 "
     "wholly, 0 not at all. Below 0.75 let them discuss it again.",
     "Every judge judges every family."},
    {"agreement-of-one", "Agreement of one judge",
     "The same of a single judge (ICC(2,1)).", "Every judge judges every family."},
    {"hofstee", "Hofstee's compromise",
     "The cut at which as many would fail as the panel accepts at that cut. Far from the panel's own "
     "cut, one of the two is unreal.",
     everybodys_own},
});
// clang-format on

}  // namespace

std::span<const FigureMeaning> figure_meanings() { return meanings; }

const FigureMeaning& meaning_of(std::string_view id) {
    const auto found = std::ranges::find(meanings, id, &FigureMeaning::id);
    if (found == meanings.end()) throw Fault("a figure without a meaning");
    return *found;
}

}  // namespace fairdeal
