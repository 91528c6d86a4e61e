# Read by ctest (see FairdealTest.cmake): adds one test for each top-level suite that PROGRAM holds.
# The list is kept beside the program and asked for again only when the program is newer.

set(cached "${FOLDER}/${ROOM}-suites.txt")

if(NOT EXISTS "${PROGRAM}")
  add_test("${ROOM}.was_not_built" "${PROGRAM}")
  return()
endif()

if(NOT EXISTS "${cached}" OR "${PROGRAM}" IS_NEWER_THAN "${cached}")
  execute_process(
    COMMAND ${LAUNCHER} "${PROGRAM}" --list_content=HRF --color_output=no
    OUTPUT_VARIABLE listed ERROR_VARIABLE listed RESULT_VARIABLE status TIMEOUT 60)
  if(NOT status EQUAL 0)
    message("${PROGRAM} cannot list its tests (${status}):\n${listed}")
    set(listed "")
  endif()
  file(WRITE "${cached}" "${listed}")
endif()

# A top-level suite stands at the start of its line, with a star when it is enabled.
file(STRINGS "${cached}" suites REGEX "^[A-Za-z_][A-Za-z_0-9]*\\*")
if(suites STREQUAL "")
  file(REMOVE "${cached}")
  add_test("${ROOM}.has_no_suite" "${CMAKE_COMMAND}" -E false)
endif()
foreach(line IN LISTS suites)
  string(REGEX MATCH "^[A-Za-z_0-9]+" suite "${line}")
  add_test("${ROOM}.${suite}" ${LAUNCHER} "${PROGRAM}" "--run_test=${suite}" --color_output=no
           --log_level=warning --catch_system_errors=no)
  set_tests_properties("${ROOM}.${suite}" PROPERTIES
    TIMEOUT "${TIMEOUT}" LABELS "${LABELS}" WORKING_DIRECTORY "${FOLDER}")
endforeach()
