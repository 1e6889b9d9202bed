//! The session that every host plays: what its "expect" lines should be.

use nestedslide::*;

const TICKS_PER_SECOND: f64 = 1024.0;

struct Player {
    slide: Coordinator,
    frame: Frame,
    events: usize,
    bytes: usize,
}

impl Player {
    fn new(n: &[f64]) -> Result<Self> {
        let config = Config {
            viewport_width: n[0],
            viewport_height: n[1],
            header_height: n[2],
            hover_height: n[3],
            ..Config::default()
        };
        let mut slide = Coordinator::new(&config, &n[4..])?;
        slide.record_start()?;
        Ok(Self { slide, frame: Frame::default(), events: 0, bytes: 0 })
    }

    fn play(&mut self, operation: &str, n: &[f64]) -> Result<()> {
        let slide = &mut self.slide;
        match operation {
            "pointer" => {
                let (action, time) = (PointerAction(n[0] as i32), n[4] / TICKS_PER_SECOND);
                slide.pointer(action, Source::TOUCH, n[1] as i64, n[2], n[3], time)
            }
            "wheel" => {
                let (unit, phase) = (WheelUnit(n[0] as i32), WheelPhase(n[1] as i32));
                slide.wheel(unit, phase, n[2] != 0.0, n[3], n[4], n[5], n[6])
            }
            "key" => slide.key(Key(n[0] as i32)),
            "page" => slide.scroll_to_page(n[0] as i32, n[1] != 0.0),
            "resize" => {
                let config = slide.config()?;
                slide.set_config(&Config { viewport_width: n[0], viewport_height: n[1], ..config })
            }
            "frames" => {
                for count in 0..n[1] as i32 {
                    slide.frame((n[0] + f64::from(count) * 17.0) / TICKS_PER_SECOND, &mut self.frame, &[])?;
                    self.events += self.frame.events().len();
                }
                Ok(())
            }
            other => panic!("no such operation: {other}"),
        }
    }

    fn expect(&mut self) -> Result<String> {
        let mut part = [0; 256];
        while let count @ 1.. = self.slide.record_read(&mut part)? {
            self.bytes += count;
        }
        Ok(format!("expect {:016x} {} {}", self.slide.state_hash()?, self.events, self.bytes))
    }
}

#[test]
fn it_comes_to_the_same() {
    let text = std::fs::read_to_string("../../Tests/hosts/session.txt").unwrap();
    let mut player = None;
    let mut compared = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (operation, rest) = line.split_once(' ').unwrap();
        if operation == "expect" {
            assert_eq!(player.as_mut().map(Player::expect).unwrap().unwrap(), line);
            compared += 1;
            continue;
        }
        let numbers: Vec<f64> = rest.split(' ').map(|word| word.parse().unwrap()).collect();
        match operation {
            "create" => player = Some(Player::new(&numbers).unwrap()),
            _ => player.as_mut().unwrap().play(operation, &numbers).unwrap(),
        }
    }
    assert_eq!(compared, 8);
}
