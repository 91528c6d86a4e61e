#include "training/lessons/prose.h"

namespace fairdeal {

std::string plain_text(const Prose& prose) {
    std::string text;
    for (const ProsePart& part : prose) text += part.text;
    return text;
}

std::vector<std::string> links_in(const Prose& prose, ProseKind kind) {
    std::vector<std::string> targets;
    for (const ProsePart& part : prose) {
        if (part.kind == kind) targets.push_back(part.target);
    }
    return targets;
}

}  // namespace fairdeal
