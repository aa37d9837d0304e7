# Where things go on a system, and what is made of the program itself: man page and completions, from its --help.
include(GNUInstallDirs)
find_program(PYTHON python3 REQUIRED)

set(help ${CMAKE_BINARY_DIR}/help)
add_custom_command(OUTPUT ${help}/sinkscope.1 ${help}/sinkscope.bash ${help}/_sinkscope ${help}/sinkscope.fish
    COMMAND ${PYTHON} ${CMAKE_SOURCE_DIR}/packaging/command_help.py $<TARGET_FILE:sinkscope> ${help}
    DEPENDS sinkscope ${CMAKE_SOURCE_DIR}/packaging/command_help.py VERBATIM)
add_custom_target(command_help ALL DEPENDS ${help}/sinkscope.1)

install(TARGETS sinkscope)
install(FILES ${help}/sinkscope.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${help}/sinkscope.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME sinkscope)
install(FILES ${help}/_sinkscope DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${help}/sinkscope.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

set(desktop ${CMAKE_SOURCE_DIR}/packaging/desktop)
install(FILES ${desktop}/org.sinkscope.Sinkscope.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/org.sinkscope.Sinkscope.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/sinkscope.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES resources/icons/sinkscope.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES README.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sinkscope)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sinkscope RENAME copyright) # as Debian calls it
