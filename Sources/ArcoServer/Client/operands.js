// What the operations of a patch are written with: numbers, names, texts and templates.
import { Reader, check, decoder } from "./bytes.js";

// The names that have codes from the beginning, as `CommonNames` lists them.
const common = "div span p a h1 h2 ul li table tbody tr td button label input option id class type name value checked disabled hidden href title role data-on aria-label aria-hidden aria-busy aria-live aria-checked aria-current aria-expanded aria-pressed aria-selected aria-invalid aria-valuetext";
// The names of tags and attributes, by code.
let names;
/// What was defined, by number.
export let templates;

export function forgetTables() {
  names = common.split(" ");
  templates = [];
}

forgetTables();

/// The operations of a patch, which are read one after the other, and with them their texts.
export class Operands extends Reader {
  #texts;
  constructor(frame) {
    super(frame.bytes(frame.integer()));
    this.#texts = decoder.decode(frame.bytes());
  }
  text(length = this.integer()) {
    const texts = this.#texts;
    check(length <= texts.length, "text");
    this.#texts = texts.slice(length);
    return texts.slice(0, length);
  }
  /// Null for none.
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
  end() { check(!this.#texts, "use of a text"); }
}
