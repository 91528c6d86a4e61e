#include "gui/desk_app.h"

int main(int argc, char** argv) { return fairdeal::run_desk(argc, argv); }
