# unite(TARGET): compiles the files of each folder eight at a time. Every file that includes ATen, Qt or VTK instantiates their pending
# templates anew, two to three seconds each, and most of a clean build was that. Names in anonymous namespaces must therefore differ within a
# folder. Files that use the house's own short names for things of one file (Words for its texts, Arguments of a command, an exhibit's
# quantities) stand alone.
function(unite target)
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
        if(NOT source MATCHES "^${CMAKE_CURRENT_SOURCE_DIR}/.*\\.cpp$" OR source MATCHES "Exhibit\\.cpp$")
            continue()
        endif()
        file(STRINGS ${source} own REGEX "^struct (Words|Arguments) {")
        if(own)
            continue()
        endif()
        cmake_path(RELATIVE_PATH source OUTPUT_VARIABLE folder)
        cmake_path(GET folder PARENT_PATH folder)
        string(MAKE_C_IDENTIFIER "of_${folder}" folder)
        list(APPEND ${folder} ${source})
        list(LENGTH ${folder} count)
        math(EXPR batch "(${count} - 1) / 8")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${batch})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
