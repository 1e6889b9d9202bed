//! A drag across the seam, a fling to rest and a page turn, without any toolkit: the host only keeps the time.

use nestedslide::{Config, Coordinator, Frame, Result, Source};

struct Host {
    slide: Coordinator,
    frame: Frame,
    now: f64,
}

impl Host {
    fn drag(&mut self, distance: f64, velocity: f64) -> Result<()> {
        self.slide.session_begin(Source::TOUCH, 195.0, 600.0)?;
        self.slide.session_update(0.0, distance)?;
        self.slide.session_end(0.0, velocity)
    }

    /// Goes on frame by frame until everything rests; every so many frames it prints what a host would draw.
    fn run(&mut self, title: &str, every: usize) -> Result<()> {
        for count in 0.. {
            self.now += 1.0 / 60.0;
            self.slide.frame(self.now, &mut self.frame, &[])?;
            let shot = &self.frame.snapshot;
            let moves = shot.needs_frame.is_on();
            if count % every == 0 || !moves {
                println!(
                    "{title:<9} header {:6.1}  hover {:5.1}  page {:.2}  scrolled {:6.1}",
                    shot.header.y, shot.hover.y, shot.page_position, shot.inner
                );
            }
            if !moves {
                break;
            }
        }
        Ok(())
    }
}

fn main() -> Result<()> {
    let config = Config { header_height: 220.0, hover_height: 48.0, ..Config::default() };
    let slide = Coordinator::new(&config, &[3000.0, 1500.0])?;
    let mut host = Host { slide, frame: Frame::default(), now: 0.0 };
    host.drag(300.0, 0.0)?; // 220 collapse the header, 80 scroll the page
    host.run("dragged", 1)?;
    host.drag(0.0, -900.0)?; // thrown down: the page comes to its top, then the header opens
    host.run("thrown", 60)?;
    host.slide.scroll_to_page(1, true)?;
    host.run("turned", 10)
}
