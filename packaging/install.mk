# What `make install` puts where and `make uninstall` takes away.

PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
DESTDIR ?=

ARCHIVE := $(PRODUCT)/libNestedSlideC.a
CMAKE_FOLDER := cmake/NestedSlide
CMAKE_FILES := NestedSlideConfig.cmake NestedSlideConfigVersion.cmake
IN_LIBDIR := libNestedSlideC.so.$(VERSION) $(SONAME) libNestedSlideC.so libNestedSlideC.a pkgconfig/nestedslide.pc \
  $(addprefix $(CMAKE_FOLDER)/,$(CMAKE_FILES))

HEADERS := nestedslide.h nestedslide.hpp nestedslide_host.h

# Fills in the template $(1).in.
fill = sed -e 's|@VERSION@|$(VERSION)|g' -e 's|@SONAME@|$(SONAME)|g' -e 's|@PREFIX@|$(PREFIX)|g' \
  -e 's|@LIBDIR@|$(patsubst $(PREFIX)/%,$${prefix}/%,$(LIBDIR))|g' \
  -e 's|@INCLUDEDIR@|$(patsubst $(PREFIX)/%,$${prefix}/%,$(INCLUDEDIR))|g' \
  -e "s|@LIBRARIES_TO_HEADERS@|$$(realpath -ms --relative-to='$(LIBDIR)' '$(INCLUDEDIR)')|g" packaging/$(1).in

install: $(LIBRARY) $(ARCHIVE)
	@case '$(LIBDIR):$(INCLUDEDIR)' in /*:/*) ;; *) echo 'make install: PREFIX is to begin with a slash'; exit 1;; esac
	install -d '$(DESTDIR)$(INCLUDEDIR)' '$(DESTDIR)$(LIBDIR)/pkgconfig' '$(DESTDIR)$(LIBDIR)/$(CMAKE_FOLDER)'
	install -m 644 $(addprefix include/,$(HEADERS)) '$(DESTDIR)$(INCLUDEDIR)'
	install -d '$(DESTDIR)$(DATADIR)/nestedslide'
	install -m 644 tools/api/nestedslide_api.json '$(DESTDIR)$(DATADIR)/nestedslide'
	install -m 755 -s $(LIBRARY) '$(DESTDIR)$(LIBDIR)/libNestedSlideC.so.$(VERSION)'
	ln -sf libNestedSlideC.so.$(VERSION) '$(DESTDIR)$(LIBDIR)/$(SONAME)'
	ln -sf $(SONAME) '$(DESTDIR)$(LIBDIR)/libNestedSlideC.so'
	install -m 644 $(ARCHIVE) '$(DESTDIR)$(LIBDIR)'
	@$(call fill,nestedslide.pc) | install -m 644 /dev/stdin '$(DESTDIR)$(LIBDIR)/pkgconfig/nestedslide.pc'
	@$(foreach file,$(CMAKE_FILES),$(call fill,$(file)) \
	  | install -m 644 /dev/stdin '$(DESTDIR)$(LIBDIR)/$(CMAKE_FOLDER)/$(file)' &&) true

# Folders that others may share stay.
uninstall:
	rm -f $(foreach file,$(HEADERS),'$(DESTDIR)$(INCLUDEDIR)/$(file)') '$(DESTDIR)$(DATADIR)/nestedslide/nestedslide_api.json'
	rm -f $(foreach file,$(IN_LIBDIR),'$(DESTDIR)$(LIBDIR)/$(file)')
	rmdir '$(DESTDIR)$(LIBDIR)/$(CMAKE_FOLDER)' '$(DESTDIR)$(DATADIR)/nestedslide' 2>/dev/null || true
