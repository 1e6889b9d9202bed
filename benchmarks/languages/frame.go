// As frame.c.
package main

import (
	"fmt"
	"time"

	"nestedslide"
)

func main() {
	config := nestedslide.DefaultConfig()
	config.HeaderHeight, config.HoverHeight = 220, 48
	slide, err := nestedslide.NewCoordinator(config, []float64{200000})
	if err != nil {
		panic(err)
	}
	frame := nestedslide.NewFrame(64)
	moment, velocity, sum, least := 0.0, 20000.0, 0.0, time.Hour
	for run := 0; run < 9; run++ {
		var spent time.Duration
		for fling := 0; fling < 40; fling++ {
			slide.SessionBegin(nestedslide.SourceTouch, 195, 600)
			slide.SessionEnd(0, velocity)
			velocity = -velocity
			began := time.Now()
			for n := 0; n < 600; n++ {
				moment += 1 / 120.0
				slide.Frame(moment, frame, nil)
				now := &frame.Snapshot
				sum += now.Outer + now.Inner + now.Header.Y + float64(len(frame.Events))
			}
			spent += time.Since(began)
		}
		if spent < least {
			least = spent
		}
	}
	if sum == 0 {
		panic("nothing moved")
	}
	fmt.Printf("%.1f\n", float64(least.Nanoseconds())/24000)
}
