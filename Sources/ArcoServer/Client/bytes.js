// Integers and texts as bytes: a reader of what arrives, a writer of what is sent.

export const encoder = new TextEncoder();
// A text may begin with U+FEFF, which is part of it.
export const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class Reader {
  #bytes; #at = 0;
  constructor(buffer) { this.#bytes = new Uint8Array(buffer); }
  get atEnd() { return this.#at >= this.#bytes.length; }
  byte() {
    if (this.atEnd) throw new RangeError("truncated");
    return this.#bytes[this.#at++];
  }
  integer() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  text() {
    const length = this.integer();
    return decoder.decode(this.#bytes.subarray(this.#at, this.#at += length));
  }
}

export class Writer {
  bytes = [];
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
