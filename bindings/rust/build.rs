// Where the library is: NESTEDSLIDE_LIBRARY names the file, else it is that of this tree, else an installed one.
use std::{env, path::Path, path::PathBuf};

fn main() {
    println!("cargo:rerun-if-env-changed=NESTEDSLIDE_LIBRARY");
    let tree = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.build/product");
    let named = env::var_os("NESTEDSLIDE_LIBRARY").map(PathBuf::from);
    let folder = named.as_deref().and_then(Path::parent).unwrap_or(&tree);
    if folder.is_dir() {
        println!("cargo:rustc-link-search=native={}", folder.display());
        // For the crate's own tests and examples.
        println!("cargo:rustc-link-arg=-Wl,-rpath,{}", folder.canonicalize().unwrap().display());
    }
    println!("cargo:rustc-link-lib=dylib=NestedSlideC");
}
