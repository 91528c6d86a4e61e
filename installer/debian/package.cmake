# What is installed where, and the Debian package of it: installer/package makes one.

set(FAIRDEAL_MAINTAINER "Fairdeal contributors <maintainers@fairdeal.example>" CACHE STRING
  "Who answers for the package: the house that hands it out")

# The day of the release: SOURCE_DATE_EPOCH, so that the same source makes the same package.
string(TIMESTAMP FAIRDEAL_RELEASED "%Y-%m-%d" UTC)
string(TIMESTAMP FAIRDEAL_RELEASED_LONG "%a, %d %b %Y %H:%M:%S +0000" UTC)

set(debian "${PROJECT_SOURCE_DIR}/installer/debian")
set(made "${PROJECT_BINARY_DIR}/package-files")
foreach(file IN ITEMS changelog fairdeal-desk.1 org.fairdeal.desk.metainfo.xml)
  configure_file("${debian}/${file}" "${made}/${file}" @ONLY)
endforeach()

install(TARGETS fairdeal fairdeal-desk RUNTIME DESTINATION bin)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/lessons" "${PROJECT_SOURCE_DIR}/scenarios"
  DESTINATION share/fairdeal PATTERN README.md EXCLUDE)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/db/mappings"
  DESTINATION share/fairdeal/db PATTERN README.md EXCLUDE)

install(FILES "${debian}/fairdeal-desk.desktop" DESTINATION share/applications)
install(FILES "${debian}/fairdeal-desk.svg" DESTINATION share/icons/hicolor/scalable/apps)
install(FILES "${made}/org.fairdeal.desk.metainfo.xml" DESTINATION share/metainfo)
install(FILES "${debian}/copyright" DESTINATION share/doc/fairdeal)
install(FILES "${PROJECT_SOURCE_DIR}/README.md" DESTINATION share/doc/fairdeal)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs" DESTINATION share/doc/fairdeal)

# Manual pages and completion are asked of the program, so they say what it does.
install(CODE "
  set(fairdeal \"$<TARGET_FILE:fairdeal>\")
  set(made \"${made}\")
  include(\"${debian}/ask_program.cmake\")")
install(DIRECTORY "${made}/man1" DESTINATION share/man)
install(FILES "${made}/changelog.gz" DESTINATION share/doc/fairdeal)
install(FILES "${made}/fairdeal.bash" DESTINATION share/bash-completion/completions RENAME fairdeal)
install(FILES "${made}/fairdeal.zsh" DESTINATION share/zsh/vendor-completions RENAME _fairdeal)
install(FILES "${made}/fairdeal.fish" DESTINATION share/fish/vendor_completions.d)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME fairdeal)
set(CPACK_PACKAGE_VENDOR "Fairdeal contributors")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${FAIRDEAL_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The letters that its pages are set in, and the icons that its windows draw.
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  "fonts-inter, fonts-noto-core, hicolor-icon-theme, librsvg2-common")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-droid-fallback, openssl")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "train, certify and audit casino dealers")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Teaches dealers four games of the blackjack family, examines them, and rules
disputed hands; each ruling names the clause of the rule book that decides.
.
A desktop app (fairdeal-desk) and a command line (fairdeal). It works without
a network and sends nothing anywhere unless a command names a server. What a house writes stays in the home
folders of its people; removing the package leaves it there.")
include(CPack)
