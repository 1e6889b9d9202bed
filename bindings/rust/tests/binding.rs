//! What is the crate's own: defaults, lifetimes, errors, buffers, lists.

use nestedslide::*;

fn settings() -> Config {
    Config { header_height: 220.0, hover_height: 48.0, ..Config::default() }
}

#[test]
fn defaults_are_the_librarys() {
    let mut slide = Coordinator::new(&Config::default(), &[100.0]).unwrap();
    assert_eq!(slide.config().unwrap(), Config::default());
    let mut list = List::new(&ListConfig::default()).unwrap();
    list.insert_section(0, &Section::default(), 3, None).unwrap();
    assert_eq!(list.section(0).unwrap(), Section::default());
    assert_eq!(slide.page_settings(0).unwrap(), PageSettings::default());
    slide.set_config(&settings()).unwrap();
    assert_eq!(slide.config().unwrap(), settings());
}

#[test]
fn a_wrong_size_in_a_struct_does_no_harm() {
    let config = Config { struct_size: 60_000, ..settings() };
    let mut slide = Coordinator::new(&config, &[100.0]).unwrap();
    slide.set_config(&config).unwrap();
    let mut frame = Frame::default();
    frame.snapshot.struct_size = 60_000;
    slide.frame(0.1, &mut frame, &[]).unwrap();
    assert_eq!(frame.snapshot, slide.snapshot().unwrap());
}

#[test]
fn what_a_frame_keeps_is_what_a_whole_one_writes() {
    let mut slide = Coordinator::new(&settings(), &[3000.0, 900.0]).unwrap();
    let mut frame = Frame::default();
    slide.scroll_to(220.0, 900.0, true).unwrap();
    for step in 1..90 {
        if step == 60 {
            slide.scroll_to_page(1, true).unwrap();
        }
        slide.frame(f64::from(step) / 60.0, &mut frame, &[]).unwrap();
        assert_eq!(frame.snapshot, slide.snapshot().unwrap());
        assert_eq!(frame.motion.header_y, frame.snapshot.header.y);
        assert_eq!(frame.pages()[0], slide.page(frame.pages()[0].index).unwrap());
        let moved = std::mem::take(&mut frame); // it may lie anywhere
        frame = moved;
    }
    assert!(frame.snapshot.page_position > 0.0);
}

#[test]
fn refusals_say_why() {
    let mut slide = Coordinator::new(&settings(), &[3000.0]).unwrap();
    slide.advance(2.0).unwrap();
    let error = slide.advance(1.0).unwrap_err();
    assert_eq!(error.status, Status::TIME_WENT_BACK);
    assert!(error.to_string().starts_with("TIME_WENT_BACK: time"));
    let error = Coordinator::new(&Config { hover_height: -1.0, ..settings() }, &[]).unwrap_err();
    assert!(error.message.contains("hover_height"));
    assert_eq!(slide.reload_keyed(&[1, 2], &[100.0]).unwrap_err().status, Status::INVALID_ARGUMENT);
    assert_eq!(slide.page(7).unwrap_err().status, Status::OUT_OF_RANGE);
}

#[test]
fn dropped_is_ended() {
    let outer = Coordinator::new(&settings(), &[3000.0]).unwrap();
    let mut inner = Coordinator::new(&settings(), &[3000.0]).unwrap();
    inner.link(&outer, LinkAxis::VERTICAL | LinkAxis::HORIZONTAL).unwrap();
    let (mut list, handle) = (List::new(&ListConfig::default()).unwrap(), outer.handle());
    list.attach(&outer, 0).unwrap();
    assert_eq!(list.state().unwrap().coordinator, handle);
    drop(outer);
    assert_ne!(list.state().unwrap().coordinator, handle);
    inner.unlink().unwrap();
}

#[test]
fn buffers_and_bytes() {
    let mut slide = Coordinator::new(&settings(), &[3000.0, 1500.0]).unwrap();
    let mut pages = [Page::default(); 2];
    assert_eq!((slide.pages(&mut []).unwrap(), slide.pages(&mut pages).unwrap()), (1, 1));
    let mut bytes = vec![0; slide.save(&mut []).unwrap()];
    assert_eq!(slide.save(&mut bytes).unwrap(), bytes.len());
    let again = Coordinator::restore(&bytes).unwrap();
    assert_eq!(again.state_hash(), slide.state_hash());
    let other = Coordinator::new_from(&bytes, &settings(), &[3000.0, 1500.0]).unwrap();
    assert_eq!(other.snapshot().unwrap().outer, slide.snapshot().unwrap().outer);
    assert_eq!(Coordinator::new_from(&bytes[1..], &settings(), &[]).unwrap_err().status, Status::CORRUPT_DATA);
    bytes[40] ^= 1;
    assert_eq!(Coordinator::restore(&bytes).unwrap_err().status, Status::CORRUPT_DATA);
    assert_eq!(slide.tab_at(5000.0, 5000.0), Ok(-1));
}

#[test]
fn lists_lay_out() {
    let slide = Coordinator::new(&settings(), &[0.0]).unwrap();
    let mut list = List::new(&ListConfig::default()).unwrap();
    let section = Section { item_height: 40.0, ..Section::default() };
    list.insert_section(0, &section, 1000, None).unwrap();
    list.attach(&slide, 0).unwrap();
    list.insert_items(0, 1000, 2, Some(&[10.0, 20.0])).unwrap();
    assert_eq!(slide.page(0).unwrap().content_height, 40_030.0);
    assert_eq!(list.insert_items(0, 0, 3, Some(&[1.0])).unwrap_err().status, Status::INVALID_ARGUMENT);
    let mut items = [Item::default(); 64];
    let count = list.visible(0.0, 0.0, &mut items).unwrap();
    assert!(count > 10 && items[1].frame.y == 40.0);
    assert_eq!(list.item_at(5.0, 85.0).unwrap(), (0, 2));
    let mut frames = [Rect::default(); 3];
    list.frames(0, 999, &mut frames).unwrap();
    assert_eq!((frames[1].height, frames[2].height), (10.0, 20.0));
}

#[test]
fn another_thread_takes_over() {
    let mut slide = Coordinator::new(&settings(), &[3000.0]).unwrap();
    let moved = std::thread::spawn(move || slide.advance(1.0).map(|_| slide)).join().unwrap().unwrap();
    assert_eq!(moved.snapshot().unwrap().time, 1.0);
    assert_eq!(format!("{:?}", moved.snapshot().unwrap().phase), "IDLE");
}
