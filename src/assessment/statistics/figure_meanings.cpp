#include "assessment/statistics/figure_meanings.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/problem.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// As FigureMeaning, in marked sentences.
struct MarkedMeaning {
    const char *id, *name, *meaning, *gaps;
};

FigureMeaning told(const MarkedMeaning& marked) {
    return {marked.id, tr(marked.name), tr(marked.meaning), tr(marked.gaps)};
}

constexpr const char* who_was_asked = sentence("Only those who were asked the family count.");
constexpr const char* mean_of_asked = sentence(
    "Only those who were asked the family and something else count; their total is taken from what "
    "they were asked.");
constexpr const char* all_of_all =
    sentence("It cannot be computed unless everybody was asked every family.");
constexpr const char* everybodys_own = sentence("Everybody counts with what they were asked.");

// clang-format off
constexpr auto meanings = std::to_array<MarkedMeaning>({
    {"asked", sentence("Asked"), sentence("How many answers were given to this family."), who_was_asked},
    {"exposure", sentence("Exposure"),
     sentence("The share of the people who met this family. Near 1 it is no secret for long: have more "
     "families for the same clause."),
     sentence("Who was not asked the family has not met it.")},
    {"facility", sentence("Facility"),
     sentence("The share of its marks that was earned, with its 95 % confidence interval. Near "
     "1 nearly everybody has it, near 0 nobody."),
     who_was_asked},
    {"discrimination", sentence("Discrimination"),
     sentence("Do those who are good in the rest of the exam get this family right? 1: always those; 0: it "
     "makes no difference; below 0: rather the others, so look whether the item or its key is bad."),
     mean_of_asked},
    {"efficiency", sentence("Efficiency"),
     sentence("The discrimination as a part of the most that a family so hard or so easy can have. Near 1 it "
     "tells people apart as well as it could."),
     mean_of_asked},
    {"weight", sentence("Effective weight"),
     sentence("How much of the differences between people this family makes. Much above the others, it "
     "decides the exam alone."),
     mean_of_asked},

    {"mean", sentence("Mean total"), sentence("What a person earned on average."), all_of_all},
    {"deviation", sentence("Deviation of the totals"),
     sentence("How far people's totals usually lie from the mean. Small where everybody knows about as much."),
     all_of_all},
    {"kr20", sentence("KR-20"),
     sentence("Would another exam of this kind rank these people alike? 1: just alike; 0: by chance. It is low "
     "where everybody is good, however good the exam."),
     all_of_all},
    {"kr21", sentence("KR-21"),
     sentence("KR-20 as it would be were all families equally hard: at most as high as KR-20."), all_of_all},
    {"alpha", sentence("Alpha"),
     sentence("The same as KR-20, and for marks in part as well."), all_of_all},
    {"sem", sentence("Standard error of a total"),
     sentence("By so much a person's total usually differs from what they would have on average in many such "
     "exams."),
     all_of_all},
    {"internal-consistency", sentence("Internal consistency"),
     sentence("Alpha in a hundred, as Moodle shows it."), all_of_all},
    {"error-ratio", sentence("Error ratio"),
     sentence("How much of the differences between people is chance, in a hundred. 50 means half as much as "
     "the differences themselves."),
     all_of_all},

    {"passed", sentence("Passed"),
     sentence("The share of these people that passed by this rule, with its 95 % confidence "
     "interval."),
     everybodys_own},
    {"sem-at-cut", sentence("Standard error at the cut"),
     sentence("By so many answers the total of somebody who stands exactly at the cut is off by chance, by Lord's "
     "formula."),
     sentence("Of a fixed form only.")},
    {"consistency", sentence("Decided alike"),
     sentence("The share of these people who would have the same result in two such exams, both pass or both fail. Good "
     "exams reach 0.85 to 0.90 and more."),
     everybodys_own},
    {"kappa", sentence("Kappa"),
     sentence("How much of that agreement chance would not give: 0 none of it, 1 all."), everybodys_own},
    {"subkoviak", sentence("Decided alike, by Subkoviak"),
     sentence("The same in another way, from each person's total drawn towards the group's mean. The two "
     "should be close."),
     sentence("Of a fixed form that everybody was asked whole.")},
    {"false-pass", sentence("False passes"),
     sentence("The share of all these people who pass though their true rate is not enough: below the cut, or "
     "below p0 of a sequential rule."),
     everybodys_own},
    {"false-fail", sentence("False fails"),
     sentence("The share of all these people who fail though their true rate is enough: at the cut or above, "
     "or at p1 or above of a sequential rule."),
     everybodys_own},

    {"drift", sentence("Drift"),
     sentence("How the facility changed, with the change's 95 % confidence interval. Where that "
     "leaves out 0 something changed: the clause, the teaching, or the item became known. One family "
     "in twenty shows that by chance."),
     who_was_asked},

    {"cut", sentence("Cut"),
     sentence("What the dealer who is just good enough would have right, by the mean of the panel's judges, "
     "and rounded up to a whole item."),
     sentence("Every judge judges every family.")},
    {"cut-error", sentence("Standard error of the cut"),
     sentence("By so much another panel's cut would usually differ from this one."),
     sentence("Every judge judges every family.")},
    {"cut-range", sentence("Range of the cut"),
     sentence("The 95 % confidence interval of the cut of all such judges together."),
     sentence("Every judge judges every family.")},
    {"agreement", sentence("Agreement of the panel"),
     sentence("How far the panel's means would come out the same with other such judges (ICC(2,k)): 1 "
     "wholly, 0 not at all. Below 0.75 let them discuss it again."),
     sentence("Every judge judges every family.")},
    {"agreement-of-one", sentence("Agreement of one judge"),
     sentence("The same of a single judge (ICC(2,1))."), sentence("Every judge judges every family.")},
    {"hofstee", sentence("Hofstee's compromise"),
     sentence("The cut at which as many would fail as the panel accepts at that cut. Far from the panel's own "
     "cut, one of the two is unreal."),
     everybodys_own},
});
// clang-format on

}  // namespace

std::vector<FigureMeaning> figure_meanings() {
    std::vector<FigureMeaning> all;
    std::transform(meanings.begin(), meanings.end(), std::back_inserter(all), told);
    return all;
}

FigureMeaning meaning_of(std::string_view id) {
    const auto found = std::ranges::find_if(
        meanings, [&](const MarkedMeaning& marked) { return id == marked.id; });
    if (found == meanings.end()) throw Fault("a figure without a meaning");
    return told(*found);
}

}  // namespace fairdeal
