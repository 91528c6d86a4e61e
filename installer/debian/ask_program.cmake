# Runs while the package is put together: manual pages, completion and the log of changes, packed as
# Debian wants them. `fairdeal` is the program that was built, `made` the folder they go to.

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "failed (${status}): ${ARGV}")
  endif()
endfunction()

file(REMOVE_RECURSE "${made}/man1")
file(MAKE_DIRECTORY "${made}/man1")
run("${CMAKE_COMMAND}" -E env HOME=/nonexistent LC_ALL=C.UTF-8 "${fairdeal}" man --to "${made}/man1")
file(COPY "${made}/fairdeal-desk.1" DESTINATION "${made}/man1")
file(GLOB pages "${made}/man1/*.1")
run(gzip -9nf ${pages})

foreach(shell IN ITEMS bash zsh fish)
  execute_process(COMMAND "${fairdeal}" completion ${shell}
    OUTPUT_FILE "${made}/fairdeal.${shell}" RESULT_VARIABLE status)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "fairdeal completion ${shell}: ${status}")
  endif()
endforeach()

execute_process(COMMAND gzip -9nc "${made}/changelog"
  OUTPUT_FILE "${made}/changelog.gz" RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "gzip: ${status}")
endif()
