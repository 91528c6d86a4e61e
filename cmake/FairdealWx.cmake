# The desktop's toolkit as one target, fairdeal::wx, and GTK, on which it stands, as PkgConfig::GTK.
# CMake 3.25 finds wxWidgets but gives no target for it; its headers are taken as system headers, so
# that our warnings stay ours.

pkg_check_modules(GTK REQUIRED IMPORTED_TARGET GLOBAL gtk+-3.0)
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base)
if(NOT TARGET fairdeal::wx)
  add_library(fairdeal_wx INTERFACE)
  target_include_directories(fairdeal_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
  target_compile_definitions(fairdeal_wx INTERFACE ${wxWidgets_DEFINITIONS})
  target_compile_options(fairdeal_wx INTERFACE ${wxWidgets_CXX_FLAGS})
  target_link_libraries(fairdeal_wx INTERFACE ${wxWidgets_LIBRARIES})
  add_library(fairdeal::wx ALIAS fairdeal_wx)
endif()
