// Loads the package in each of the ways that it offers, and plays a little with each; then the hash of the session.
// Arguments: the package's folder.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { load, Coordinator } = await import(pathToFileURL(`${folder}/nestedslide.js`));
const file = `${folder}/nestedslide.wasm`;
const bytes = readFileSync(file);
const sources = {
  nothing: undefined,
  path: file,
  "file URL": pathToFileURL(file),
  "file URL as text": pathToFileURL(file).href,
  "data URL": `data:application/wasm;base64,${bytes.toString("base64")}`,
  "untyped data URL": `data:;base64,${bytes.toString("base64")}`,
  bytes,
  "array buffer": bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  module: await WebAssembly.compile(bytes),
};
for (const [name, source] of Object.entries(sources)) {
  const library = await load(source);
  const slide = new Coordinator({ pages: [3000, 1500], headerHeight: 220, hoverHeight: 48 });
  slide.wheel({ dy: 300, x: 195, y: 500 });
  const { snapshot } = slide.frame(1);
  console.log(name, library.version, snapshot.header.y, snapshot.inner);
}
for (const wrong of [`${folder}/absent.wasm`, new Uint8Array([0, 1, 2, 3])]) {
  await load(wrong).then(
    () => console.log("loaded"),
    (error) => console.log("refused", error.message),
  );
}
