package nestedslide

// Where the header and the library lie: in this tree, or where CGO_CFLAGS and CGO_LDFLAGS say. The packed module has
// another file of this name, and the engine as one C file.

// #cgo CFLAGS: -I${SRCDIR}/../../include
// #cgo LDFLAGS: -L${SRCDIR}/../../.build/product -lNestedSlideC
import "C"
