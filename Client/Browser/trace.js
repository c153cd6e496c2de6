// For development builds: the functions and lines at which a module stopped, on the console and on
// the page.
import { warn } from "./sign.js";
import { pages } from "./module.js";

/// Reports where this module stops, by a file that maps its code to source lines.
export function traceStops(address) {
  Error.stackTraceLimit = 100;
  // By error: several pages of a module stop by the same error.
  const traced = new WeakMap();
  addEventListener("arcostopped", async ({ target, detail: error }) => {
    const page = pages.find(({ root }) => root === target);
    if (!page) return;
    if (!traced.has(error)) traced.set(error, trace(error, address));
    const frames = await traced.get(error);
    // The module may have been restarted meanwhile.
    if (!target.dataset.module) return;
    const { function: name, place } = frames.find(({ isOwn }) => isOwn) ?? frames[0] ?? {};
    page.sign.textContent += [" " + (place || name || ""), ...reasonOf(error)].join(": ");
  });
}

/// The frames at which a module stopped, the innermost first. They are also printed on the console.
async function trace(error, address) {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(address + " answered " + response.status);
    const { offsets, frames } = await response.json();
    const found = Array.from(String(error.stack).matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g),
      ([, offset]) => framesAt(parseInt(offset, 16), offsets)).flat().map((it) => frames[it])
      .filter((it) => it.place);
    const lines = found.map((it) => it.function + ", " + it.place);
    warn([...reasonOf(error), ...lines.filter((it, at) => it !== lines[at - 1])].join("\n    at "));
    return found;
  } catch (problem) {
    warn("the module's stack is unknown", problem);
    return [];
  }
}

/// Swift's message for the trap, without its own file and line.
const reasonOf = ({ printed }) =>
  /(Fatal error|Precondition failed|Assertion failed).*/.exec(printed)?.slice(0, 1) ?? [];

/// The frames of the code at an offset: those of the last entry that is not behind it.
function framesAt(offset, offsets) {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle][0] <= offset) low = middle + 1;
    else high = middle;
  }
  return low ? offsets[low - 1][1] : [];
}
