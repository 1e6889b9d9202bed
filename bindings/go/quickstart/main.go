// A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time.
package main

import (
	"fmt"
	"log"

	"nestedslide"
)

type host struct {
	slide *nestedslide.Coordinator
	frame *nestedslide.Frame
	now   float64
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func (host *host) drag(distance, velocity float64) {
	check(host.slide.SessionBegin(nestedslide.SourceTouch, 195, 600))
	_, _, err := host.slide.SessionUpdate(0, distance)
	check(err)
	check(host.slide.SessionEnd(0, velocity))
}

// Goes on frame by frame until everything rests; every so many frames it prints what a host would draw.
func (host *host) run(title string, every int) {
	for count, moves := 0, true; moves; count++ {
		host.now += 1 / 60.0
		check(host.slide.Frame(host.now, host.frame, nil))
		shot := &host.frame.Snapshot
		moves = shot.NeedsFrame == nestedslide.On
		if count%every == 0 || !moves {
			fmt.Printf("%-9s header %6.1f  hover %5.1f  page %.2f  scrolled %6.1f\n", title, shot.Header.Y,
				shot.Hover.Y, shot.PagePosition, shot.Inner)
		}
	}
}

func main() {
	config := nestedslide.DefaultConfig()
	config.HeaderHeight = 220
	config.HoverHeight = 48
	slide, err := nestedslide.NewCoordinator(config, []float64{3000, 1500})
	check(err)
	defer slide.Close()
	host := host{slide: slide, frame: nestedslide.NewFrame(64)}
	host.drag(300, 0) // 220 collapse the header, 80 scroll the page
	host.run("dragged", 1)
	host.drag(0, -900) // thrown down: the page comes to its top, then the header opens
	host.run("thrown", 60)
	check(slide.ScrollToPage(1, true))
	host.run("turned", 10)
}
