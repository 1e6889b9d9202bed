// Package nestedslide is a headless nested-scrolling engine: a header that collapses, a bar that sticks, pages that scroll.
// What the calls do is told in full in nestedslide.h; the comments here are its first sentences.
package nestedslide

// #include <stdlib.h>
// #include "nestedslide.h"
import "C"
import "unsafe"

// Flag is a 0 or a 1 in a struct of C.
type Flag int32

const (
	Off Flag = 0
	On  Flag = 1
)

// Error is a call that was refused, and has changed nothing.
type Error struct {
	Status Status
	// The argument's name and what it must be.
	Message string
}

func (err *Error) Error() string {
	return C.GoString(C.nslide_status_name(C.nslide_status(err.Status))) + ": " + err.Message
}

// Coordinator is one nested slide. Close ends it. One goroutine at a time uses it, with its lists.
type Coordinator struct {
	handle C.nslide_coordinator
}

// List has the items of one page, or of a scroll view of the host's. Close ends it.
type List struct {
	handle C.nslide_list
}

// NewCoordinator makes a coordinator: a page for each of the content heights.
func NewCoordinator(config Config, contentHeights []float64) (*Coordinator, error) {
	if err := checkLibrary(); err != nil {
		return nil, err
	}
	made := new(Coordinator)
	config.size = C.sizeof_nslide_config
	status := C.nslide_create((*C.nslide_config)(unsafe.Pointer(&config)), C.int32_t(len(contentHeights)),
		(*C.double)(first(contentHeights)), &made.handle)
	return made, failure(status, 0)
}

// Restore makes a coordinator of what Save wrote.
func Restore(bytes []byte) (*Coordinator, error) {
	if err := checkLibrary(); err != nil {
		return nil, err
	}
	made := new(Coordinator)
	return made, failure(C.nslide_restore(first(bytes), C.size_t(len(bytes)), &made.handle), 0)
}

// NewCoordinatorFrom makes a coordinator for a window of another size, at the places of what Save wrote: the same page, the
// header collapsed by the same fraction. All else is new.
func NewCoordinatorFrom(bytes []byte, config Config, contentHeights []float64) (*Coordinator, error) {
	if err := checkLibrary(); err != nil {
		return nil, err
	}
	made := new(Coordinator)
	config.size = C.sizeof_nslide_config
	status := C.nslide_create_from((*C.nslide_config)(unsafe.Pointer(&config)), C.int32_t(len(contentHeights)),
		(*C.double)(first(contentHeights)), first(bytes), C.size_t(len(bytes)), &made.handle)
	return made, failure(status, 0)
}

// NewList makes a list without sections.
func NewList(config ListConfig) (*List, error) {
	if err := checkLibrary(); err != nil {
		return nil, err
	}
	made := new(List)
	config.size = C.sizeof_nslide_list_config
	return made, failure(C.nslide_list_create((*C.nslide_list_config)(unsafe.Pointer(&config)), &made.handle), 0)
}

// DefaultConfig has every setting's default.
func DefaultConfig() (config Config) {
	C.nslide_config_default((*C.nslide_config)(unsafe.Pointer(&config)), C.sizeof_nslide_config)
	return config
}

// DefaultListConfig has every setting's default.
func DefaultListConfig() (config ListConfig) {
	C.nslide_list_config_default((*C.nslide_list_config)(unsafe.Pointer(&config)), C.sizeof_nslide_list_config)
	return config
}

// DefaultSection has every setting's default.
func DefaultSection() (section Section) {
	C.nslide_section_default((*C.nslide_section)(unsafe.Pointer(&section)), C.sizeof_nslide_section)
	return section
}

// Close ends the coordinator. A second time it does nothing.
func (self *Coordinator) Close() {
	C.nslide_destroy(self.handle)
	self.handle = 0
}

// Close ends the list. A second time it does nothing.
func (self *List) Close() {
	C.nslide_list_destroy(self.handle)
	self.handle = 0
}

// Link puts this coordinator into a page of the outer one; nil takes it out again.
func (self *Coordinator) Link(outer *Coordinator, axes LinkAxis) error {
	if outer == nil {
		return self.done(C.nslide_link(self.handle, 0, 0))
	}
	return self.done(C.nslide_link(self.handle, outer.handle, C.int32_t(axes)))
}

func (self *Coordinator) done(status C.nslide_status) error { return failure(status, self.handle) }
func (self *List) done(status C.nslide_status) error        { return failure(status, self.handle) }

// counted lets a buffer be too small: the count says what is needed.
func (self *Coordinator) counted(status C.nslide_status) error { return counted(status, self.handle) }
func (self *List) counted(status C.nslide_status) error        { return counted(status, self.handle) }

func counted(status C.nslide_status, handle C.uint64_t) error {
	if Status(status) == StatusBufferTooSmall {
		return nil
	}
	return failure(status, handle)
}

func failure(status C.nslide_status, handle C.uint64_t) error {
	if status == 0 {
		return nil
	}
	return &Error{Status(status), C.GoString(C.nslide_error_message(handle))}
}

func refused(message string) error { return &Error{StatusInvalidArgument, message} }

// A library whose structs are of other sizes than here is not used.
func checkLibrary() error {
	same := C.nslide_abi_version() == AbiVersion
	for kind, size := range sizes {
		same = same && uintptr(C.nslide_struct_size(C.int32_t(kind))) == size
	}
	if !same {
		return &Error{StatusUnsupported, "the library is of another version than the package"}
	}
	return nil
}

func first[T any](all []T) unsafe.Pointer {
	if len(all) == 0 {
		return nil
	}
	return unsafe.Pointer(&all[0])
}

func number(is bool) C.int32_t {
	if is {
		return 1
	}
	return 0
}
