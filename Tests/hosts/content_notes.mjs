// Prints notes of the guestbook of examples/web, those that the arguments name, and its months.
import { pathToFileURL } from "node:url";

const [folder, ...numbers] = process.argv.slice(2);
const { months, note } = await import(pathToFileURL(`${folder}/notes.js`).href);
for (const number of numbers) {
  const { author, lines, time, disc } = note(Number(number));
  console.log([number, author, lines.join("/"), time, disc].join("\t"));
}
for (const { title, first, count } of months()) console.log([title, first, count].join("\t"));
