// Writes the sample tables as PNG files into a folder, to be looked at, and prints how long three
// paintings of a window took (processor time; parts are kept after the first):
//   show-tables FOLDER [WIDTH HEIGHT [SCALE [PART OF A NAME]]]

#include <cstdlib>
#include <ctime>
#include <iostream>

#include "picture/sample_tables.h"
#include "picture/table/table_picture.h"

using namespace fairdeal;

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "show-tables FOLDER [WIDTH HEIGHT [SCALE [PART OF A NAME]]]\n";
        return 2;
    }
    const double width = count > 3 ? std::atof(words[2]) : 1100,
                 height = count > 3 ? std::atof(words[3]) : 770;
    const double scale = count > 4 ? std::atof(words[4]) : 1;
    const std::string part = count > 5 ? words[5] : "";
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        if (name.find(part) == std::string::npos) continue;
        for (const Surround surround : {Surround::Light, Surround::Dark}) {
            const std::string file = std::string(words[1]) + "/" + name +
                                     (surround == Surround::Dark ? "-dark.png" : ".png");
            const auto& seen = view;
            const auto draw = [&](Painter& painter) {
                draw_table(painter, seen, {0, 0, width, height}, surround);
            };
            PictureStore store;
            std::cout << file;
            for (int round = 0; round < 3; ++round) {
                const std::clock_t start = std::clock();
                (void)draw_pixels({width, height}, scale, draw, &store);
                std::cout << " " << (std::clock() - start) * 1000 / CLOCKS_PER_SEC;
            }
            std::cout << " ms\n";
            if (!write_png(file, {width, height}, scale, draw))
                std::cerr << file << " cannot be written\n";
        }
    }
    return 0;
}
