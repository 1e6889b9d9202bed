package nestedslide

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

func settings() Config {
	config := DefaultConfig()
	config.HeaderHeight, config.HoverHeight = 220, 48
	return config
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func refusal(test *testing.T, err error, status Status) {
	test.Helper()
	var found *Error
	if !errors.As(err, &found) || found.Status != status || found.Message == "" {
		test.Errorf("%v is not %v", err, status)
	}
}

func TestSettingsComeBack(test *testing.T) {
	slide := must(NewCoordinator(settings(), []float64{100}))
	defer slide.Close()
	config := must(slide.Config())
	if config != settings() {
		test.Error("other settings than were given")
	}
	config.Physics, config.Lazy = PhysicsAndroid, On
	if err := slide.SetConfig(config); err != nil || must(slide.Config()) != config {
		test.Error(err)
	}
}

func TestRefusalsSayWhy(test *testing.T) {
	config := settings()
	config.HoverHeight = -1
	_, err := NewCoordinator(config, nil)
	refusal(test, err, StatusInvalidArgument)
	slide := must(NewCoordinator(settings(), []float64{3000}))
	slide.Advance(2)
	refusal(test, slide.Advance(1), StatusTimeWentBack)
	refusal(test, slide.ReloadKeyed([]int64{1, 2}, []float64{100}), StatusInvalidArgument)
	_, err = slide.Page(7)
	refusal(test, err, StatusOutOfRange)
	slide.Close()
	slide.Close()
	if slide.Advance(3) == nil {
		test.Error("a closed coordinator goes on")
	}
}

func TestBuffers(test *testing.T) {
	slide := must(NewCoordinator(settings(), []float64{3000, 1500}))
	defer slide.Close()
	if must(slide.Pages(nil)) != 1 || must(slide.Pages(make([]Page, 2))) != 1 {
		test.Error("one page shows")
	}
	bytes := make([]byte, must(slide.Save(nil)))
	if must(slide.Save(bytes)) != len(bytes) {
		test.Error("another size")
	}
	again := must(Restore(bytes))
	defer again.Close()
	if must(again.StateHash()) != must(slide.StateHash()) {
		test.Error("restored to another state")
	}
	small := settings()
	small.ViewportHeight = 500
	other := must(NewCoordinatorFrom(bytes, small, []float64{3000, 1500}))
	defer other.Close()
	if must(other.Config()).ViewportHeight != 500 || must(other.Snapshot()).PageCount != 2 {
		test.Error("another size")
	}
	bytes[40] ^= 1
	_, err := Restore(bytes)
	refusal(test, err, StatusCorruptData)
}

func TestLists(test *testing.T) {
	slide := must(NewCoordinator(settings(), []float64{0}))
	defer slide.Close()
	list := must(NewList(DefaultListConfig()))
	defer list.Close()
	section := DefaultSection()
	section.ItemHeight = 40
	for _, err := range []error{list.InsertSection(0, section, 1000, nil), list.Attach(slide, 0),
		list.InsertItems(0, 1000, 2, []float64{10, 20})} {
		if err != nil {
			test.Fatal(err)
		}
	}
	refusal(test, list.InsertItems(0, 0, 3, []float64{1}), StatusInvalidArgument)
	if must(slide.Page(0)).ContentHeight != 40030 {
		test.Error("another height")
	}
	items := make([]Item, 64)
	if count := must(list.Visible(0, 0, items)); count < 10 || items[1].Frame.Y != 40 {
		test.Error(count, items[1])
	}
	if section, item, err := list.ItemAt(5, 85); section != 0 || item != 2 || err != nil {
		test.Error(section, item, err)
	}
}

func TestWhatAFrameKeepsIsWhatAWholeOneWrites(test *testing.T) {
	slide := must(NewCoordinator(settings(), []float64{3000, 900}))
	defer slide.Close()
	frame := NewFrame(64)
	slide.ScrollTo(220, 900, true)
	for step := 1; step < 90; step++ {
		if step == 60 {
			slide.ScrollToPage(1, true)
		}
		if err := slide.Frame(float64(step)/60, frame, nil); err != nil {
			test.Fatal(err)
		}
		whole := must(slide.Snapshot())
		if frame.Snapshot != whole || frame.Motion.HeaderY != whole.Header.Y {
			test.Fatal(step, frame.Snapshot, whole)
		}
		if page := must(slide.Page(frame.Pages[0].Index)); frame.Pages[0] != page {
			test.Fatal(step, frame.Pages[0], page)
		}
	}
}

func TestFramesAllocateNothing(test *testing.T) {
	slide := must(NewCoordinator(settings(), []float64{3000}))
	defer slide.Close()
	frame, now := NewFrame(64), 0.2
	samples := []PointerSample{{Action: PointerActionDown, Id: 1, X: 195, Y: 600},
		{Action: PointerActionMove, Id: 1, X: 195, Y: 400, Time: 0.1}}
	if err := slide.Frame(now, frame, samples); err != nil || frame.Snapshot.Outer != 190 || len(frame.Events) == 0 {
		test.Fatal(err, frame.Snapshot.Outer)
	}
	allocated := testing.AllocsPerRun(100, func() {
		now += 0.016
		slide.Frame(now, frame, nil)
	})
	if allocated != 0 {
		test.Error(allocated)
	}
}

// The session that every host plays: what its "expect" lines should be.
func TestSession(test *testing.T) {
	var slide *Coordinator
	frame, events, bytes, compared := NewFrame(64), 0, 0, 0
	for _, line := range strings.Split(string(must(os.ReadFile("../../Tests/hosts/session.txt"))), "\n") {
		if line == "" || line[0] == '#' {
			continue
		}
		words := strings.Fields(line)
		if words[0] == "expect" {
			part := make([]byte, 256)
			for count := 1; count > 0; bytes += count {
				count = must(slide.RecordRead(part))
			}
			if found := fmt.Sprintf("expect %016x %d %d", must(slide.StateHash()), events, bytes); found != line {
				test.Errorf("%s, not %s", found, line)
			}
			compared++
			continue
		}
		var n []float64
		for _, word := range words[1:] {
			n = append(n, must(strconv.ParseFloat(word, 64)))
		}
		var err error
		switch words[0] {
		case "create":
			config := DefaultConfig()
			config.ViewportWidth, config.ViewportHeight, config.HeaderHeight, config.HoverHeight = n[0], n[1], n[2], n[3]
			slide = must(NewCoordinator(config, n[4:]))
			defer slide.Close()
			err = slide.RecordStart()
		case "pointer":
			err = slide.Pointer(PointerAction(n[0]), SourceTouch, int64(n[1]), n[2], n[3], n[4]/1024)
		case "wheel":
			err = slide.Wheel(WheelUnit(n[0]), WheelPhase(n[1]), n[2] != 0, n[3], n[4], n[5], n[6])
		case "key":
			err = slide.Key(Key(n[0]))
		case "page":
			err = slide.ScrollToPage(int32(n[0]), n[1] != 0)
		case "resize":
			config := must(slide.Config())
			config.ViewportWidth, config.ViewportHeight = n[0], n[1]
			err = slide.SetConfig(config)
		case "frames":
			for count := 0.0; count < n[1] && err == nil; count++ {
				err = slide.Frame((n[0]+count*17)/1024, frame, nil)
				events += len(frame.Events)
			}
		default:
			test.Fatal("no such operation:", line)
		}
		if err != nil {
			test.Fatal(line, err)
		}
	}
	if compared != 8 {
		test.Error(compared)
	}
}
