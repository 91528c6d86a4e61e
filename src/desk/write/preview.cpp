#include "desk/write/preview.h"

namespace fairdeal {

void Preview::show_lesson(std::shared_ptr<const Library> library, const std::string& id,
                          PreviewScreen problems) {
    auto walk = start_lesson(*library, id);
    if (!walk) return;
    close();
    library_ = std::move(library);
    lesson_.preview(*library_, *std::move(walk), std::move(problems));
}

void Preview::show_scenario(std::shared_ptr<const Library> library, const std::string& id) {
    const Scenario* scenario = find_scenario(*library, id);
    if (scenario == nullptr) return;
    close();
    library_ = std::move(library);
    practice_ = start_practice(*scenario);
}

void Preview::close() {
    lesson_.close();
    practice_.reset();
}

}  // namespace fairdeal
