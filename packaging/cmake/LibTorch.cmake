# Defines sinkscope::torch from the system's LibTorch, or from a Python torch package when SINKSCOPE_TORCH names its folder.
# A Python package brings its own CUDA libraries and needs no CUDA toolkit; its find_package(Torch) would demand one.
add_library(sinkscope_torch INTERFACE)
add_library(sinkscope::torch ALIAS sinkscope_torch)

if(SINKSCOPE_TORCH)
    set(libraries ${SINKSCOPE_TORCH}/lib)
    if(NOT EXISTS ${libraries}/libtorch.so)
        message(FATAL_ERROR "SINKSCOPE_TORCH is no folder of a torch package: ${libraries}/libtorch.so does not exist.")
    endif()
    target_include_directories(sinkscope_torch SYSTEM INTERFACE ${SINKSCOPE_TORCH}/include
        ${SINKSCOPE_TORCH}/include/torch/csrc/api/include)
    set(names torch torch_cpu c10)
    if(EXISTS ${libraries}/libtorch_cuda.so)
        list(APPEND names torch_cuda c10_cuda)
    endif()
    list(TRANSFORM names PREPEND -l)
    # The package's own OpenMP library comes first, whatever it is called there: two of them would start twice the threads.
    file(GLOB openmp RELATIVE ${libraries} ${libraries}/libgomp*.so*)
    list(TRANSFORM openmp PREPEND -l:)
    target_link_libraries(sinkscope_torch INTERFACE -L${libraries} -Wl,--no-as-needed ${names} ${openmp} -Wl,--as-needed
        -Wl,--unresolved-symbols=ignore-in-shared-libs)
    target_link_options(sinkscope_torch INTERFACE -Wl,-rpath,${libraries})
    # Many packages before 2.7 have the old string ABI, which the system's Qt and VTK have not.
    execute_process(COMMAND nm -DC --defined-only ${libraries}/libc10.so OUTPUT_VARIABLE symbols)
    if(NOT symbols MATCHES "std::__cxx11::basic_string")
        message(FATAL_ERROR "${SINKSCOPE_TORCH} was built with the C++ string ABI from before 2015 and cannot be linked with Qt and VTK. "
            "Take a newer torch (2.7 or later), or leave SINKSCOPE_TORCH empty.")
    endif()
else()
    find_package(Torch REQUIRED)
    target_include_directories(sinkscope_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
    target_link_libraries(sinkscope_torch INTERFACE ${TORCH_LIBRARIES})
    # OpenBLAS built with its own threads fights LibTorch's OpenMP threads; RPATH, unlike RUNPATH, also reaches LibTorch's own look-up.
    set(openmpBlas /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/openblas-openmp)
    if(EXISTS ${openmpBlas})
        target_link_options(sinkscope_torch INTERFACE -Wl,--disable-new-dtags -Wl,-rpath,${openmpBlas})
    else()
        message(WARNING "libopenblas0-openmp is not installed: matrix products may run several times slower")
    endif()
endif()
