// The recipes of docs/cookbook.md in Go. Each is a function; main runs all of them.
package main

import (
	"fmt"

	"nestedslide"
)

// must returns what a call answers, and ends the program if it is refused.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// ok ends the program if a call is refused.
func ok(err error) {
	if err != nil {
		panic(err)
	}
}

// scene is that of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
func scene() nestedslide.Config {
	config := nestedslide.DefaultConfig()
	config.ViewportWidth, config.ViewportHeight = 390, 600
	config.HeaderHeight, config.HoverHeight = 180, 60
	return config
}

// settle makes frames until nothing moves.
func settle(slide *nestedslide.Coordinator) nestedslide.Snapshot {
	frame := nestedslide.NewFrame(64)
	for time := must(slide.Snapshot()).Time + 1/60.0; ; time += 1 / 60.0 {
		ok(slide.Frame(time, frame, nil))
		if frame.Snapshot.NeedsFrame == nestedslide.Off {
			return frame.Snapshot
		}
	}
}

// drag is a finger that moves content up by so many points, and lifts at a velocity.
func drag(slide *nestedslide.Coordinator, points, velocity float64) {
	ok(slide.SessionBegin(nestedslide.SourceTouch, 195, 400))
	_, _, err := slide.SessionUpdate(0, points)
	ok(err)
	ok(slide.SessionEnd(0, velocity))
}

// Pull to refresh
func refresh() {
	config := scene()
	config.RefreshHeight = 60
	slide := must(nestedslide.NewCoordinator(config, []float64{3000}))
	defer slide.Close()
	drag(slide, -300, 0)
	held := settle(slide)
	if held.Refresh == nestedslide.RefreshStateRefreshing {
		fmt.Printf("held open: the header begins at %.0f\n", held.Header.Y)
	}
	ok(slide.EndRefresh(nestedslide.NoPage, nestedslide.RefreshResultSuccess))
	fmt.Printf("closed: it begins at %.0f\n", settle(slide).Header.Y)
}

// Load more at the end
func loadMore() {
	config := scene()
	config.LoadMoreDistance = 400
	slide := must(nestedslide.NewCoordinator(config, []float64{3000}))
	defer slide.Close()
	ok(slide.ScrollTo(180, 2300, false))
	frame := nestedslide.NewFrame(64)
	ok(slide.Frame(0, frame, nil))
	for _, event := range frame.Events {
		if event.Type != nestedslide.EventTypeLoadMore {
			continue
		}
		fmt.Printf("page %d wants more\n", event.Index)
		ok(slide.SetPageHeight(event.Index, 6000))
		ok(slide.EndLoad(event.Index))
	}
	fmt.Printf("its content is %.0f high\n", must(slide.Page(0)).ContentHeight)
}

// Sections with headers that stick
func sections() {
	slide := must(nestedslide.NewCoordinator(scene(), []float64{0}))
	defer slide.Close()
	feed := must(nestedslide.NewList(nestedslide.DefaultListConfig()))
	defer feed.Close()
	month := nestedslide.DefaultSection()
	month.ItemHeight, month.HeaderHeight = 44, 30
	for index := int32(0); index < 12; index++ {
		ok(feed.InsertSection(index, month, 31, nil))
	}
	ok(feed.Attach(slide, 0))
	ok(feed.ScrollTo(4, 20, nestedslide.AlignStart, false))
	items := make([]nestedslide.Item, 64)
	for _, item := range items[:must(feed.Visible(0, 0, items))] {
		if item.Flags&nestedslide.ItemFlagStuck != 0 {
			fmt.Printf("the header of section %d sticks, %.0f high\n", item.Section, item.Frame.Height)
		}
	}
}

// A bar of tabs
func tabs() {
	slide := must(nestedslide.NewCoordinator(scene(), []float64{3000, 3000, 3000, 3000, 3000}))
	defer slide.Close()
	for index := int32(0); index < 5; index++ {
		settings := must(slide.PageSettings(index))
		settings.TabWidth = 120
		ok(slide.SetPageSettings(index, settings))
	}
	ok(slide.TapTab(must(slide.TabAt(300, 210)), true))
	now := settle(slide)
	fmt.Printf("page %d, strip at %.0f, mark at %.0f\n", now.PageIndex, now.TabOffset, now.TabIndicator.X)
}

// Cards that snap
func cards() {
	slide := must(nestedslide.NewCoordinator(scene(), []float64{4000}))
	defer slide.Close()
	areas := make([]nestedslide.SnapArea, 10)
	for n := range areas {
		areas[n] = nestedslide.SnapArea{Start: 400 * float64(n), Length: 380, Align: nestedslide.AlignStart}
	}
	ok(slide.SetSnapAreas(0, areas, nestedslide.SnapStrictnessMandatory, 0, 0))
	ok(slide.ScrollTo(180, 0, false))
	drag(slide, 30, 900)
	fmt.Printf("rests at %.0f\n", settle(slide).Inner)
}

// A carousel inside a page
func carousel() {
	slide := must(nestedslide.NewCoordinator(scene(), []float64{3000, 3000}))
	defer slide.Close()
	frame := nestedslide.Rect{X: 0, Y: 40, Width: 390, Height: 160}
	ok(slide.SetRegions([]nestedslide.Region{{Frame: frame, View: 0, Axes: nestedslide.AxisHorizontal}}))
	ok(slide.SessionBegin(nestedslide.SourceTouch, 195, 350))
	used, _, err := slide.SessionUpdate(120, 0)
	ok(err)
	ok(slide.SessionEnd(0, 0))
	fmt.Printf("in the carousel the pager takes %.0f\n", used)
	small := scene()
	small.ViewportHeight, small.HeaderHeight, small.HoverHeight = 160, 0, 0
	inside := must(nestedslide.NewCoordinator(small, []float64{160, 160, 160, 160}))
	defer inside.Close()
	ok(inside.Link(slide, nestedslide.LinkAxisVertical))
	drag(inside, 100, 0)
	fmt.Printf("what it cannot use goes to the page around it: %.0f\n", must(slide.Snapshot()).Outer)
}

// Back where it was
func back() {
	left := must(nestedslide.NewCoordinator(scene(), nil))
	defer left.Close()
	ok(left.ReloadKeyed([]int64{71, 72}, []float64{3000, 900}))
	ok(left.ScrollTo(180, 640, false))
	bytes := make([]byte, must(left.Save(nil))) // with no room it says how much is needed
	must(left.Save(bytes))

	slide := must(nestedslide.Restore(bytes))
	defer slide.Close()
	ok(slide.ReloadKeyed([]int64{70, 71, 72}, []float64{500, 3000, 900}))
	now := must(slide.Snapshot())
	fmt.Printf("page %d at %.0f\n", now.PageIndex, now.Inner)
}

// A chat
func chat() {
	config := scene()
	config.HeaderHeight, config.HoverHeight = 0, 0
	slide := must(nestedslide.NewCoordinator(config, []float64{0}))
	defer slide.Close()
	settings := nestedslide.DefaultListConfig()
	settings.StickToEnd = nestedslide.On
	messages := must(nestedslide.NewList(settings))
	defer messages.Close()
	section := nestedslide.DefaultSection()
	section.ItemHeight = 60
	ok(messages.InsertSection(0, section, 40, nil))
	ok(messages.Attach(slide, 0))
	ok(slide.ScrollTo(0, 1e6, false))

	ok(messages.InsertItems(0, 40, 1, []float64{90})) // a message comes
	fmt.Printf("the last one seen: %d\n", must(messages.Range(0, 0)).LastItem)
	drag(slide, -500, 0)
	settle(slide)
	first := must(messages.Range(0, 0)).FirstItem
	ok(messages.InsertItems(0, 0, 20, nil)) // older ones are loaded above
	moved := must(messages.Range(0, 0)).FirstItem - first
	fmt.Printf("moved by %d rows, and by nothing on the screen\n", moved)
}

// Less motion
func lessMotion() {
	config := scene()
	config.ReducedMotion = nestedslide.On
	slide := must(nestedslide.NewCoordinator(config, []float64{3000, 900}))
	defer slide.Close()
	ok(slide.ScrollToPage(1, true))
	now := must(slide.Snapshot())
	fmt.Printf("page %d, frames to come: %d\n", now.PageIndex, now.NeedsFrame)
}

// Screen readers and keyboards
func readers() {
	slide := must(nestedslide.NewCoordinator(scene(), []float64{3000, 900}))
	defer slide.Close()
	ok(slide.Reveal(0, 1200, 60, nestedslide.AlignNearest, true)) // the focus went to a row
	shown := settle(slide).Inner
	fmt.Printf("the row is seen from %.0f on\n", shown)
	ok(slide.Key(nestedslide.KeyPageDown))
	fmt.Printf("a screen further: %.1f\n", settle(slide).Inner-shown)
	fmt.Printf("%.0f are left to scroll\n", must(slide.CanScroll(nestedslide.DirectionDown)))
	ok(slide.TapTab(1, true)) // the reader's own way to a tab
	fmt.Printf("page %d\n", settle(slide).PageIndex)
}

func main() {
	for _, recipe := range []func(){
		refresh, loadMore, sections, tabs, cards, carousel, back, chat, lessMotion, readers,
	} {
		recipe()
	}
}
