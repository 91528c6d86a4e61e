# Writes the .sql files of a folder of db/ into one .cpp, so that the program needs none of them beside it:
#   cmake -DDB=<folder> -DOUT=<file> -DROOM=store [-DPREFIX=school_sql] -P embed_sql.cmake
# With the prefix sql (the hand log's, when none is given) NNN_name.sql becomes an entry of sql_migrations(),
# queries/name.sql the constant sql_name and an entry of sql_queries(); store/sql.h declares them.

if(NOT PREFIX)
  set(PREFIX sql)
endif()

file(GLOB migrations "${DB}/[0-9][0-9][0-9]_*.sql")
file(GLOB queries "${DB}/queries/*.sql")
list(SORT migrations)
list(SORT queries)

# A raw string literal; a compiler need not take more than 64 KiB in one.
function(literal path out)
  file(READ "${path}" text)
  string(LENGTH "${text}" size)
  if(size GREATER 60000)
    message(FATAL_ERROR "${path} is too long to be embedded")
  endif()
  set(${out} "R\"sql(${text})sql\"" PARENT_SCOPE)
endfunction()

set(code "// Made from db/ by embed_sql.cmake.\n#include \"${ROOM}/${PREFIX}.h\"\n\n#include <array>\n\nnamespace fairdeal {\n\n")
set(list "")
foreach(path IN LISTS queries)
  get_filename_component(name "${path}" NAME_WE)
  literal("${path}" text)
  string(APPEND code "const std::string_view ${PREFIX}_${name} = ${text};\n\n")
  string(APPEND list "    SqlFile{0, \"${name}\", ${PREFIX}_${name}},\n")
endforeach()
string(APPEND code "namespace {\n\nconst std::array every_${PREFIX}_query{\n${list}};\n\n")

set(list "")
set(expected 1)
foreach(path IN LISTS migrations)
  get_filename_component(name "${path}" NAME_WE)
  string(REGEX MATCH "^0*([1-9][0-9]*)_" number "${name}")
  set(number "${CMAKE_MATCH_1}")
  if(NOT number EQUAL expected)
    message(FATAL_ERROR "migrations are numbered without a gap: ${name} should be number ${expected}")
  endif()
  math(EXPR expected "${expected} + 1")
  literal("${path}" text)
  string(APPEND list "    SqlFile{${number}, \"${name}\", ${text}},\n")
endforeach()
string(APPEND code "const std::array every_${PREFIX}_migration{\n${list}};\n\n}  // namespace\n\n")
string(APPEND code "std::span<const SqlFile> ${PREFIX}_queries() { return every_${PREFIX}_query; }\n\n")
string(APPEND code "std::span<const SqlFile> ${PREFIX}_migrations() { return every_${PREFIX}_migration; }\n\n}  // namespace fairdeal\n")
file(WRITE "${OUT}" "${code}")
