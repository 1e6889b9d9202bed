module nestedslide

go 1.19
