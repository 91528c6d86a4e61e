# Writes the .sql files of db/ into one .cpp, so that the program needs none of them beside it:
#   cmake -DDB=<db folder> -DOUT=<file> -P embed_sql.cmake
# db/NNN_name.sql becomes an entry of sql_migrations(), db/queries/name.sql the constant sql_name and an
# entry of sql_queries().

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

set(code "// Made from db/ by embed_sql.cmake.\n#include \"store/sql.h\"\n\n#include <array>\n\nnamespace fairdeal {\n\n")
set(list "")
foreach(path IN LISTS queries)
  get_filename_component(name "${path}" NAME_WE)
  literal("${path}" text)
  string(APPEND code "const std::string_view sql_${name} = ${text};\n\n")
  string(APPEND list "        SqlFile{0, \"${name}\", sql_${name}},\n")
endforeach()
string(APPEND code "std::span<const SqlFile> sql_queries() {\n    static const std::array list{\n${list}    };\n    return list;\n}\n\n")

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
  string(APPEND list "        SqlFile{${number}, \"${name}\", ${text}},\n")
endforeach()
string(APPEND code "std::span<const SqlFile> sql_migrations() {\n    static const std::array list{\n${list}    };\n    return list;\n}\n\n}  // namespace fairdeal\n")
file(WRITE "${OUT}" "${code}")
