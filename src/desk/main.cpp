#include <cstdio>
#include <string_view>

#include "base/version.h"
#include "desk/frame/window/desk_app.h"
#include "store/interrupts.h"

int main(int argc, char** argv) {
    const std::string_view word = argc == 2 ? argv[1] : "";
    if (word == "--version" || word == "-V")
        return std::printf("fairdeal-desk %s\n", fairdeal::program_version().data()) < 0;
    fairdeal::clean_up_when_interrupted();
    return fairdeal::run_desk(argc, argv);
}
