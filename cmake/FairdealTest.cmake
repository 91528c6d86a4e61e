# One Boost.Test program per room, its suites known to ctest one by one:
#
#   fairdeal_test(record SOURCES reader_test.cpp writer_test.cpp DEPENDS record [USES fmt::fmt] [GUI] [SERVER] [OPTIMISED])
#
# makes the program test-record. DEPENDS names modules of src, USES outside libraries. ctest lists each
# top-level suite as record.SUITE; the lists are read from the program itself when ctest starts, so a
# suite cannot be forgotten, and a program that was not built or has no suite is a failing test.
#
# GUI: the program brings its own main (the toolkit's), runs on a private virtual screen and its tests
# carry the label "gui".
#
# SERVER: each suite runs beside a PostgreSQL server of its own, which FAIRDEAL_SERVER names
# (installer/with-server); its tests carry the label "server".
#
# OPTIMISED: the program computes much by itself. Every other program's own code is compiled with -O1, which
# takes a quarter of the compiler's time away. Not with -O0: the linker takes the first copy of a library's
# inline function that it finds, so the room that is tested would call the test's slow one.
#
# Every test sees FAIRDEAL_SOURCE_DIR (this project) and FAIRDEAL_BIN_DIR (where the programs are) as
# string literals, and starts in its own build folder.

find_package(Boost 1.74 REQUIRED COMPONENTS unit_test_framework)

# The main of every room's program but the desktop's.
add_library(fairdeal_test_main OBJECT "${PROJECT_SOURCE_DIR}/tests/support/main.cpp")
target_link_libraries(fairdeal_test_main PUBLIC Boost::unit_test_framework PRIVATE fairdeal_flags)

set(FAIRDEAL_LIST_SUITES "${CMAKE_CURRENT_LIST_DIR}/list_suites.cmake")

function(fairdeal_test room)
  cmake_parse_arguments(ARG "GUI;SERVER;OPTIMISED" "TIMEOUT" "SOURCES;DEPENDS;USES" ${ARGN})
  set(program test-${room})
  add_executable(${program} ${ARG_SOURCES})
  target_include_directories(${program} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
  target_compile_definitions(${program} PRIVATE
    "FAIRDEAL_SOURCE_DIR=\"${PROJECT_SOURCE_DIR}\""
    "FAIRDEAL_BIN_DIR=\"${CMAKE_RUNTIME_OUTPUT_DIRECTORY}\"")
  list(TRANSFORM ARG_DEPENDS PREPEND fairdeal_)
  target_link_libraries(${program} PRIVATE
    ${ARG_DEPENDS} ${ARG_USES} Boost::unit_test_framework fairdeal_flags)
  if(NOT ARG_OPTIMISED)
    target_compile_options(${program} PRIVATE $<$<CONFIG:Release>:-O1 -U_FORTIFY_SOURCE>)
  endif()
  set(launcher "")
  set(labels "${room}")
  if(ARG_GUI)
    set(launcher "${PROJECT_SOURCE_DIR}/installer/with-display")
    list(APPEND labels gui)
  else()
    target_link_libraries(${program} PRIVATE fairdeal_test_main)
  endif()
  if(ARG_SERVER)
    set(launcher "${PROJECT_SOURCE_DIR}/installer/with-server")
    list(APPEND labels server)
  endif()
  if(NOT ARG_TIMEOUT)
    set(ARG_TIMEOUT 600)
  endif()
  fairdeal_register_suites(${program} ${room} "${launcher}" "${labels}" ${ARG_TIMEOUT})
endfunction()

# Writes the file that ctest reads first: it asks the program for its suites and adds a test for each.
function(fairdeal_register_suites program room launcher labels timeout)
  set(list_file "${CMAKE_CURRENT_BINARY_DIR}/${program}-suites.cmake")
  file(GENERATE OUTPUT "${list_file}" CONTENT
"set(ROOM [==[${room}]==])
set(PROGRAM [==[$<TARGET_FILE:${program}>]==])
set(LAUNCHER [==[${launcher}]==])
set(LABELS [==[${labels}]==])
set(TIMEOUT [==[${timeout}]==])
set(FOLDER [==[${CMAKE_CURRENT_BINARY_DIR}]==])
include([==[${FAIRDEAL_LIST_SUITES}]==])
")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${list_file}")
endfunction()
