#include "picture/table/seen_text.h"

#include <algorithm>

#include "base/text.h"
#include "picture/table/table_facts.h"

namespace fairdeal {

namespace {

bool is_turned(const HandRecord& hand, Who who) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return event.verb == Verb::Turn && event.who == who;
    });
}

}  // namespace

std::string text_as_seen(const HandRecord& hand) {
    TableScreen screen;
    screen.record = hand;
    screen.step = hand.events.size();
    const bool hides = hides_secrets(screen);
    HandRecord seen = hand;
    for (Event& event : seen.events) {
        if (is_turned(hand, event.who)) continue;
        for (DealtCard& dealt : event.cards) {
            if (dealt.face_down) dealt.card = {};
        }
    }
    const std::string whole = write(seen);
    std::string text;
    for (std::string_view line : split_at(whole, '\n')) {
        const auto secret = line.find(" secret ");
        const bool hidden = hides && secret != std::string_view::npos;
        if (hidden) line = line.substr(0, secret);
        text += std::string(line) + (hidden ? " secret ?\n" : "\n");
    }
    if (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace fairdeal
