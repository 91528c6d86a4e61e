#include "print/report/report_words.h"

#include <fmt/format.h>

#include "base/translation.h"
#include "picture/page.h"

namespace fairdeal::report_words {

std::string of_all(std::int64_t part, std::int64_t all) {
    return tr("{part} of {all}", "part"_a = printed_count(part), "all"_a = printed_count(all));
}

std::string heading_of(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer: return tr("By dealer");
        case Dimension::Table: return tr("By table");
        case Dimension::Shift: return tr("By shift");
        case Dimension::Game: return tr("By game");
        case Dimension::Clause: return tr("By clause");
        case Dimension::Misreading: return tr("By misreading");
    }
    throw Fault("invalid dimension");
}

std::string column_of(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer: return tr("dealer");
        case Dimension::Table: return tr("table");
        case Dimension::Shift: return tr("shift");
        case Dimension::Game: return tr("game");
        case Dimension::Clause: return tr("clause");
        case Dimension::Misreading: return tr("misreading");
    }
    throw Fault("invalid dimension");
}

std::string cell_name(Dimension dimension, const std::string& name) {
    if (name != nothing_said) return name;
    if (dimension == Dimension::Clause) return tr("(nothing was due)");
    if (dimension == Dimension::Misreading) return tr("(no misreading explains it)");
    return tr("(not recorded)");
}

std::string kind_of(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::Wager: return tr("wager");
        case Finding::Kind::Fault: return tr("fault");
        case Finding::Kind::Break: return tr("break");
        case Finding::Kind::Unreadable: return tr("unreadable");
    }
    throw Fault("invalid kind of finding");
}

}  // namespace fairdeal::report_words
