// Plays the session of session.txt in the browser, through its binding; answers what its expect lines should be.
async (text) => {
  const { Coordinator } = await import("./javascript/nestedslide.js");
  const [FRAME, TICKS_PER_SECOND] = [17, 1024];
  const answers = [];
  let slide, events, bytes;
  const operations = {
    create(viewportWidth, viewportHeight, headerHeight, hoverHeight, ...pages) {
      slide = new Coordinator({ pages, viewportWidth, viewportHeight, headerHeight, hoverHeight });
      slide.recordStart();
      [events, bytes] = [0, 0];
    },
    pointer: (action, id, x, y, ticks) => slide.pointer(action, id, x, y, ticks / TICKS_PER_SECOND),
    wheel: (unit, phase, shift, x, y, dx, dy) => slide.wheel({ unit, phase, shift: shift === 1, x, y, dx, dy }),
    key: (key) => slide.key(key),
    page: (index, animated) => slide.scrollToPage(index, animated === 1),
    resize: (viewportWidth, viewportHeight) => slide.set({ viewportWidth, viewportHeight }),
    frames(first, count) {
      for (let n = 0; n < count; n++) events += slide.frame((first + n * FRAME) / TICKS_PER_SECOND).events.length;
    },
    expect() {
      bytes += slide.recordRead().length;
      answers.push(`expect ${slide.stateHash.toString(16).padStart(16, "0")} ${events} ${bytes}`);
    },
  };
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [operation, ...words] = line.split(" ");
    operations[operation](...words.map(Number));
  }
  slide.destroy();
  return answers;
};
