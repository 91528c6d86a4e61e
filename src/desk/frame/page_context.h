#pragma once
// What every page may ask of the window around it, whatever its session is.

#include <functional>

#include "desk/frame/destination.h"
#include "desk/kit/file_chooser.h"

namespace fairdeal {

struct PageContext {
    std::function<void()> changed;  // a session has changed: the open page shows what is so now
    std::function<void()>
        letters_are_new;  // texts were made that can be measured only once they are on the screen
    std::function<void(const Destination&)> go_to;  // what an action of a session leads to
    FileChooser& files;
};

}  // namespace fairdeal
