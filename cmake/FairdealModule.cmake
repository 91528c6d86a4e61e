# One static library per folder of src, all through one function, so that flags and rooms are the
# same everywhere:
#
#   fairdeal_module(rules SOURCES ruling.cpp DEPENDS record [USES fmt::fmt])
#
# DEPENDS names other modules (their headers are visible to what uses this one); USES names outside
# libraries, which stay private to the module.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

add_library(fairdeal_flags INTERFACE)
target_compile_options(fairdeal_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual -Wdouble-promotion -Wfloat-equal -Wformat=2
  -Wswitch-enum)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(fairdeal_flags INTERFACE
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wuseless-cast -Wsuggest-override)
endif()

# A unit of several files is no header: a class with a member from an anonymous namespace is one file's, and
# a name that hides one of another file hides nothing. The dev preset builds file by file.
if(CMAKE_UNITY_BUILD)
  target_compile_options(fairdeal_flags INTERFACE -Wno-subobject-linkage -Wno-shadow)
endif()

# What makes a fault in memory harder to exploit: full RELRO, stack protector, checked library calls,
# control-flow protection where the processor has it, and the library's assertions. Only where code is
# optimised, which _FORTIFY_SOURCE needs, and not beside sanitizers, which check the same themselves.
function(fairdeal_harden)
  if(FAIRDEAL_SANITIZE OR NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR NOT FAIRDEAL_HARDEN)
    return()
  endif()
  target_compile_options(fairdeal_flags INTERFACE -fstack-protector-strong -fstack-clash-protection)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(fairdeal_flags INTERFACE -fcf-protection=full)
  endif()
  target_compile_definitions(fairdeal_flags INTERFACE _FORTIFY_SOURCE=3 _GLIBCXX_ASSERTIONS)
  target_link_options(fairdeal_flags INTERFACE -Wl,-z,relro,-z,now)
endfunction()

# After project options are known: called once from src/CMakeLists.txt.
function(fairdeal_finish_flags)
  if(FAIRDEAL_WERROR)
    target_compile_options(fairdeal_flags INTERFACE -Werror)
  endif()
  if(FAIRDEAL_SANITIZE)
    # Instrumented code makes g++ 12 see uninitialised values within the library's own headers.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(fairdeal_flags INTERFACE -Wno-maybe-uninitialized)
    endif()
    target_compile_options(fairdeal_flags INTERFACE
      -fsanitize=${FAIRDEAL_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    target_compile_definitions(fairdeal_flags INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(fairdeal_flags INTERFACE -fsanitize=${FAIRDEAL_SANITIZE})
  endif()
  if(FAIRDEAL_FUZZ)
    target_compile_options(fairdeal_flags INTERFACE -fsanitize=fuzzer-no-link)
  endif()
  fairdeal_harden()
endfunction()

function(fairdeal_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;USES" ${ARGN})
  add_library(fairdeal_${name} STATIC ${ARG_SOURCES})
  target_include_directories(fairdeal_${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  list(TRANSFORM ARG_DEPENDS PREPEND fairdeal_)
  target_link_libraries(fairdeal_${name} PUBLIC ${ARG_DEPENDS} PRIVATE fairdeal_flags ${ARG_USES})
endfunction()
