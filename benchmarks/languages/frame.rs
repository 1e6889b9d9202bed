// As frame.c.
use nestedslide::{Config, Coordinator, Frame, Source};
use std::time::{Duration, Instant};

fn main() -> nestedslide::Result<()> {
    let config = Config { header_height: 220.0, hover_height: 48.0, ..Config::default() };
    let mut slide = Coordinator::new(&config, &[200000.0])?;
    let mut frame = Frame::default();
    let (mut time, mut velocity, mut sum, mut least) = (0.0, 20000.0, 0.0, Duration::MAX);
    for _ in 0..9 {
        let mut spent = Duration::ZERO;
        for _ in 0..40 {
            slide.session_begin(Source::TOUCH, 195.0, 600.0)?;
            slide.session_end(0.0, velocity)?;
            velocity = -velocity;
            let began = Instant::now();
            for _ in 0..600 {
                time += 1.0 / 120.0;
                slide.frame(time, &mut frame, &[])?;
                let now = &frame.snapshot;
                sum += now.outer + now.inner + now.header.y + frame.events().len() as f64;
            }
            spent += began.elapsed();
        }
        least = least.min(spent);
    }
    assert!(sum != 0.0);
    println!("{:.1}", least.as_nanos() as f64 / 24000.0);
    Ok(())
}
