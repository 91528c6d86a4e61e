#include "rules/settled_lines.h"

#include <algorithm>
#include <iterator>

namespace fairdeal {

bool are_the_same(SettledLines a, SettledLines b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

SettledLines without(SettledLines all, SettledLines others) {
    std::sort(all.begin(), all.end());
    std::sort(others.begin(), others.end());
    SettledLines rest;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(),
                        std::back_inserter(rest));
    return rest;
}

SettledLines with_one_payment(const SettledLines& lines) {
    SettledLines together;
    SettledLine paid{Verb::Pay, {}, 0};
    for (const SettledLine& line : lines) {
        if (line.verb == Verb::Pay)
            paid.amount += line.amount;
        else
            together.push_back(line);
    }
    if (paid.amount > Money{}) together.push_back(paid);
    return together;
}

Money moved_by(const SettledLines& lines) {
    Money sum;
    for (const SettledLine& line : lines) {
        if (line.verb == Verb::Pay || line.verb == Verb::Tip) sum += line.amount;
        if (line.verb == Verb::Take) sum -= line.amount;
    }
    return sum;
}

Money handled_in(const SettledLines& lines) {
    Money sum;
    for (const SettledLine& line : lines) sum += line.amount;
    return sum;
}

}  // namespace fairdeal
