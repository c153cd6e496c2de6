// A reader and a writer for the integers and texts of docs/wire.md.

export const encoder = new TextEncoder();
// A text may begin with U+FEFF, which is part of the text. Malformed UTF-8 throws.
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true, fatal: true });

/// Stops reading a malformed message: throws instead of guessing.
export function check(isThere, what) {
  if (!isThere) throw new RangeError("no " + what);
}

export class Reader {
  #bytes; #at = 0;
  constructor(bytes) { this.#bytes = bytes; }
  atEnd() { return this.#at === this.#bytes.length; }
  byte() {
    const byte = this.#bytes[this.#at++];
    check(byte >= 0, "byte");
    return byte;
  }
  integer() {
    let byte = this.byte();
    let value = byte & 127;
    for (let scale = 128; byte > 127; scale *= 128) {
      byte = this.byte();
      value += (byte & 127) * scale;
      check(value < 2 ** 31, "integer");
    }
    return value;
  }
  /// The next `count` bytes; by default all that are left.
  bytes(count = this.#bytes.length - this.#at) {
    const end = this.#at + count;
    check(end <= this.#bytes.length, "bytes");
    return this.#bytes.subarray(this.#at, this.#at = end);
  }
  text() { return decoder.decode(this.bytes(this.integer())); }
}

export class Writer {
  constructor() { this.bytes = []; }
  byte(value) { this.bytes.push(value); return this; }
  integer(value) {
    for (; value > 127; value = Math.floor(value / 128)) this.bytes.push(value % 128 | 128);
    return this.byte(value);
  }
  text(value) {
    const bytes = encoder.encode(value);
    this.integer(bytes.length);
    for (const byte of bytes) this.byte(byte);
    return this;
  }
}
