# cpack -G DEB: a package for the system that it is built on, against that system's LibTorch.
set(CPACK_PACKAGE_NAME sinkscope)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Sinkscope authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "look inside a language model: spikes, attention sinks, key space")
set(CPACK_PACKAGE_DESCRIPTION "Shows where massive activations are born and die along the residual stream of a
transformer language model, which heads sink their attention and on which token,
and how sink keys lie in key space. Opens Hugging Face folders, safetensors and
GGUF files and works offline.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# No library asks for this one; it is found by RPATH (LibTorch.cmake says why).
set(CPACK_DEBIAN_PACKAGE_DEPENDS libopenblas0-openmp)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1-mesa-dri, qt6-wayland, qt6-translations-l10n")
if(SINKSCOPE_TORCH)
    message(STATUS "A package made of this build would need the Python torch at ${SINKSCOPE_TORCH}; configure with the system's LibTorch to make one.")
endif()
include(CPack)
