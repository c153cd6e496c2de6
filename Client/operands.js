// The operands of a patch's operations: integers, names, texts and templates.
import { Reader, check, decoder } from "./bytes.js";

// The names that have codes from the start, in the order of `CommonNames`.
const common = "div span p a h1 h2 ul li table tbody tr td button label input option id class type name value checked disabled hidden href title role data-on aria-label aria-hidden aria-busy aria-live aria-checked aria-current aria-expanded aria-pressed aria-selected aria-invalid aria-valuetext";
// All names of tags and attributes so far; the code is the index plus 1.
let names;
/// The templates that were defined, by number.
export let templates;

/// Whether a tag or attribute of this name can be on the page.
export const isNamed = (name) => names.includes(name);

export function forgetTables() {
  names = common.split(" ");
  templates = [];
}

forgetTables();

/// The operations of a patch, and their texts from its second block.
export class Operands extends Reader {
  #texts;
  #used = 0;
  constructor(frame) {
    super(frame.bytes(frame.integer()));
    this.#texts = frame.atEnd() ? "" : decoder.decode(frame.bytes());
  }
  text(length = this.integer()) {
    const start = this.#used;
    this.#used += length;
    check(this.#used <= this.#texts.length, "text");
    return this.#texts.slice(start, this.#used);
  }
  /// A text; null for none.
  optional() {
    const length = this.integer();
    return length ? this.text(length - 1) : null;
  }
  name() {
    const code = this.integer();
    if (!code) names.push(super.text());
    check(code <= names.length, "name");
    return names.at(code - 1);
  }
  end() { check(this.#used === this.#texts.length, "use of a text"); }
}
