// Decodes the arguments of page functions, as `ScriptValue` encoded them.
import { check } from "../bytes.js";

export function readValue(reader) {
  const code = reader.byte();
  switch (code) {
    case 0: return undefined;
    case 1: return false;
    case 2: return true;
    case 3: return new DataView(reader.bytes(8).slice().buffer).getFloat64(0, true);
    case 4: return reader.text();
    case 5: return readAll(reader, () => readValue(reader));
    case 6: return Object.fromEntries(readAll(reader, () => [reader.text(), readValue(reader)]));
    case 7: return reader.bytes(reader.integer()).slice();
    default: check(false, "value: " + code);
  }
}

const readAll = (reader, read) => Array.from({ length: reader.integer() }, read);
