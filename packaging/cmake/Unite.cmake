# unite(TARGET): compiles the files of each folder eight at a time. Every file that includes ATen, Qt or VTK instantiates their pending
# templates anew, two to three seconds each, and most of a clean build was that. Names in anonymous namespaces must therefore differ within a
# folder, but for the house's own short names for things of one file: Words for its texts and Arguments of a command become other names in each
# file. Exhibits, which all name their quantities alike, stand alone.
set(ownNames "#undef Words
#undef Arguments
#define SINKSCOPE_JOINED(name, file) name##file
#define SINKSCOPE_OWN(name, file) SINKSCOPE_JOINED(name, file)
#define Words SINKSCOPE_OWN(WordsOf, ThisFile)
#define Arguments SINKSCOPE_OWN(ArgumentsOf, ThisFile)")

function(unite target)
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
        if(NOT source MATCHES "^${CMAKE_CURRENT_SOURCE_DIR}/.*\\.cpp$" OR source MATCHES "Exhibit\\.cpp$")
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
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP UNITY_BUILD_UNIQUE_ID ThisFile
        UNITY_BUILD_CODE_BEFORE_INCLUDE "${ownNames}")
endfunction()
