// The recipes of docs/cookbook.md in Rust. Each is a function; main runs all of them.
use nestedslide::*;

/// The scene of all recipes: a header of 180 points and a hover bar of 60 in a window of 390 by 600.
fn scene() -> Config {
    let (viewport_width, viewport_height) = (390.0, 600.0);
    Config { viewport_width, viewport_height, header_height: 180.0, hover_height: 60.0, ..Config::default() }
}

/// Frames until nothing moves.
fn settle(slide: &mut Coordinator) -> Result<Snapshot> {
    let mut frame = Frame::default();
    let mut time = slide.snapshot()?.time;
    loop {
        time += 1.0 / 60.0;
        slide.frame(time, &mut frame, &[])?;
        if !frame.snapshot.needs_frame.is_on() {
            return Ok(frame.snapshot);
        }
    }
}

/// A finger that moves content up by so many points, and lifts at a velocity.
fn drag(slide: &mut Coordinator, points: f64, velocity: f64) -> Result<()> {
    slide.session_begin(Source::TOUCH, 195.0, 400.0)?;
    slide.session_update(0.0, points)?;
    slide.session_end(0.0, velocity)
}

// Pull to refresh
fn refresh() -> Result<()> {
    let mut slide = Coordinator::new(&Config { refresh_height: 60.0, ..scene() }, &[3000.0])?;
    drag(&mut slide, -300.0, 0.0)?;
    let held = settle(&mut slide)?;
    if held.refresh == RefreshState::REFRESHING {
        println!("held open: the header begins at {:.0}", held.header.y);
    }
    slide.end_refresh(NO_PAGE, RefreshResult::SUCCESS)?;
    println!("closed: it begins at {:.0}", settle(&mut slide)?.header.y);
    Ok(())
}

// Load more at the end
fn load_more() -> Result<()> {
    let mut slide = Coordinator::new(&Config { load_more_distance: 400.0, ..scene() }, &[3000.0])?;
    slide.scroll_to(180.0, 2300.0, false)?;
    let mut frame = Frame::default();
    slide.frame(0.0, &mut frame, &[])?;
    for event in frame.events().iter().filter(|event| event.kind == EventType::LOAD_MORE) {
        println!("page {} wants more", event.index);
        slide.set_page_height(event.index, 6000.0)?;
        slide.end_load(event.index)?;
    }
    println!("its content is {:.0} high", slide.page(0)?.content_height);
    Ok(())
}

// Sections with headers that stick
fn sections() -> Result<()> {
    let slide = Coordinator::new(&scene(), &[0.0])?;
    let mut feed = List::new(&ListConfig::default())?;
    let month = Section { item_height: 44.0, header_height: 30.0, ..Section::default() };
    for index in 0..12 {
        feed.insert_section(index, &month, 31, None)?;
    }
    feed.attach(&slide, 0)?;
    feed.scroll_to(4, 20, Align::START, false)?;
    let mut items = [Item::default(); 64];
    let count = feed.visible(0.0, 0.0, &mut items)?;
    for item in items[..count].iter().filter(|item| item.flags.contains(ItemFlag::STUCK)) {
        println!("the header of section {} sticks, {:.0} high", item.section, item.frame.height);
    }
    Ok(())
}

// A bar of tabs
fn tabs() -> Result<()> {
    let mut slide = Coordinator::new(&scene(), &[3000.0; 5])?;
    for index in 0..5 {
        let settings = slide.page_settings(index)?;
        slide.set_page_settings(index, &PageSettings { tab_width: 120.0, ..settings })?;
    }
    slide.tap_tab(slide.tab_at(300.0, 210.0)?, true)?;
    let now = settle(&mut slide)?;
    println!("page {}, strip at {:.0}, mark at {:.0}", now.page_index, now.tab_offset, now.tab_indicator.x);
    Ok(())
}

// Cards that snap
fn cards() -> Result<()> {
    let mut slide = Coordinator::new(&scene(), &[4000.0])?;
    let area = |n: i32| SnapArea { start: 400.0 * f64::from(n), length: 380.0, align: Align::START, ..Default::default() };
    let areas: Vec<SnapArea> = (0..10).map(area).collect();
    slide.set_snap_areas(0, &areas, SnapStrictness::MANDATORY, 0.0, 0.0)?;
    slide.scroll_to(180.0, 0.0, false)?;
    drag(&mut slide, 30.0, 900.0)?;
    println!("rests at {:.0}", settle(&mut slide)?.inner);
    Ok(())
}

// A carousel inside a page
fn carousel() -> Result<()> {
    let mut slide = Coordinator::new(&scene(), &[3000.0, 3000.0])?;
    let frame = Rect { x: 0.0, y: 40.0, width: 390.0, height: 160.0 };
    slide.set_regions(&[Region { frame, view: 0, axes: Axis::HORIZONTAL }])?;
    slide.session_begin(Source::TOUCH, 195.0, 350.0)?;
    println!("in the carousel the pager takes {:.0}", slide.session_update(120.0, 0.0)?.0);
    slide.session_end(0.0, 0.0)?;
    let small = Config { viewport_height: 160.0, header_height: 0.0, hover_height: 0.0, ..scene() };
    let mut inside = Coordinator::new(&small, &[160.0; 4])?;
    inside.link(&slide, LinkAxis::VERTICAL)?;
    drag(&mut inside, 100.0, 0.0)?;
    println!("what it cannot use goes to the page around it: {:.0}", slide.snapshot()?.outer);
    Ok(())
}

// Back where it was
fn back() -> Result<()> {
    let mut left = Coordinator::new(&scene(), &[])?;
    left.reload_keyed(&[71, 72], &[3000.0, 900.0])?;
    left.scroll_to(180.0, 640.0, false)?;
    let mut bytes = vec![0; left.save(&mut [])?]; // with no room it says how much is needed
    left.save(&mut bytes)?;

    let mut slide = Coordinator::restore(&bytes)?;
    slide.reload_keyed(&[70, 71, 72], &[500.0, 3000.0, 900.0])?;
    println!("page {} at {:.0}", slide.snapshot()?.page_index, slide.snapshot()?.inner);
    Ok(())
}

// A chat
fn chat() -> Result<()> {
    let mut slide = Coordinator::new(&Config { header_height: 0.0, hover_height: 0.0, ..scene() }, &[0.0])?;
    let mut messages = List::new(&ListConfig { stick_to_end: true.into(), ..ListConfig::default() })?;
    messages.insert_section(0, &Section { item_height: 60.0, ..Section::default() }, 40, None)?;
    messages.attach(&slide, 0)?;
    slide.scroll_to(0.0, 1e6, false)?;

    messages.insert_items(0, 40, 1, Some(&[90.0]))?; // a message comes
    println!("the last one seen: {}", messages.range(0.0, 0.0)?.last_item);
    drag(&mut slide, -500.0, 0.0)?;
    settle(&mut slide)?;
    let first = messages.range(0.0, 0.0)?.first_item;
    messages.insert_items(0, 0, 20, None)?; // older ones are loaded above
    let moved = messages.range(0.0, 0.0)?.first_item - first;
    println!("moved by {moved} rows, and by nothing on the screen");
    Ok(())
}

// Less motion
fn less_motion() -> Result<()> {
    let mut slide = Coordinator::new(&Config { reduced_motion: true.into(), ..scene() }, &[3000.0, 900.0])?;
    slide.scroll_to_page(1, true)?;
    let now = slide.snapshot()?;
    println!("page {}, frames to come: {}", now.page_index, i32::from(now.needs_frame.is_on()));
    Ok(())
}

// Screen readers and keyboards
fn readers() -> Result<()> {
    let mut slide = Coordinator::new(&scene(), &[3000.0, 900.0])?;
    slide.reveal(0, 1200.0, 60.0, Align::NEAREST, true)?; // the focus went to a row
    let shown = settle(&mut slide)?.inner;
    println!("the row is seen from {shown:.0} on");
    slide.key(Key::PAGE_DOWN)?;
    println!("a screen further: {:.1}", settle(&mut slide)?.inner - shown);
    println!("{:.0} are left to scroll", slide.can_scroll(Direction::DOWN)?);
    slide.tap_tab(1, true)?; // the reader's own way to a tab
    println!("page {}", settle(&mut slide)?.page_index);
    Ok(())
}

fn main() -> Result<()> {
    for recipe in [refresh, load_more, sections, tabs, cards, carousel, back, chat, less_motion, readers] {
        recipe()?;
    }
    Ok(())
}
