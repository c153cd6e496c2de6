// What the operations of a patch are written with: numbers, names, texts and templates.
import { Reader, check, decoder } from "./bytes.js";

// The names of tags and attributes, by code.
let names = [];
/// What was defined, by number.
export let templates = [];

export function forgetTables() {
  names = [];
  templates = [];
}

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
