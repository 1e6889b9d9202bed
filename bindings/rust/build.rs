// Where the library is: NESTEDSLIDE_LIBRARY names the file, else it is that of this tree, else an installed one. The
// packed crate has the engine as one C file: without NESTEDSLIDE_LIBRARY that is compiled, and no library is needed.
use std::{env, ffi::OsString, path::Path, path::PathBuf, process::Command};

fn main() {
    println!("cargo:rerun-if-env-changed=NESTEDSLIDE_LIBRARY");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let named = env::var_os("NESTEDSLIDE_LIBRARY").map(PathBuf::from);
    let source = here.join("c/nestedslide.c");
    if named.is_none() && source.is_file() {
        return compile(&source);
    }
    let tree = here.join("../../.build/product");
    let folder = named.as_deref().and_then(Path::parent).unwrap_or(&tree);
    if folder.is_dir() {
        println!("cargo:rustc-link-search=native={}", folder.display());
        // For the crate's own tests and examples.
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder.canonicalize().unwrap().display());
    }
    println!("cargo:rustc-link-lib=dylib=NestedSlideC");
}

/// Makes a static library of the C file, with the compilers that CC and AR name.
fn compile(source: &Path) {
    println!("cargo:rerun-if-changed={}", source.display());
    println!("cargo:rerun-if-env-changed=CC");
    println!("cargo:rerun-if-env-changed=AR");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let (object, library) = (out.join("nestedslide.o"), out.join("libNestedSlideC.a"));
    run(tool("CC", "cc").args(["-std=c99", "-O2", "-fPIC", "-c", "-o"]).arg(&object).arg(source));
    run(tool("AR", "ar").arg("crs").arg(&library).arg(&object));
    println!("cargo:rustc-link-search=native={}", out.display());
    println!("cargo:rustc-link-lib=static=NestedSlideC");
    if env::var("CARGO_CFG_UNIX").is_ok() {
        println!("cargo:rustc-link-lib=dylib=m");
        println!("cargo:rustc-link-lib=dylib=pthread");
    }
}

fn tool(variable: &str, name: &str) -> Command {
    Command::new(env::var_os(variable).unwrap_or_else(|| OsString::from(name)))
}

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} ended with {status}");
}
