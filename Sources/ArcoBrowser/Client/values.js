// Values that functions of the page take and return, as bytes: a byte for the kind, and the rest.
import { check } from "./bytes.js";

export function readValue(reader) {
  switch (reader.byte()) {
    case 0: return undefined;
    case 1: return false;
    case 2: return true;
    case 3: return new DataView(reader.bytes(8).slice().buffer).getFloat64(0, true);
    case 4: return reader.text();
    case 5: return reader.bytes(reader.integer()).slice();
    case 6: return readAll(reader, () => readValue(reader));
    default: return Object.fromEntries(readAll(reader, () => [reader.text(), readValue(reader)]));
  }
}

const readAll = (reader, read) => Array.from({ length: reader.integer() }, read);

export function writeValue(writer, value) {
  if (value === undefined || value === null) return writer.byte(0);
  if (typeof value === "boolean") return writer.byte(value ? 2 : 1);
  if (typeof value === "number") return writeAll(writer.byte(3), new Uint8Array(new Float64Array([value]).buffer));
  if (typeof value === "string") return writer.byte(4).text(value);
  check(typeof value === "object", "value: " + typeof value);
  if (value instanceof Uint8Array) return writeAll(writer.byte(5).integer(value.length), value);
  if (Array.isArray(value)) {
    writer.byte(6).integer(value.length);
    for (const each of value) writeValue(writer, each);
    return writer;
  }
  const properties = Object.entries(value);
  writer.byte(7).integer(properties.length);
  for (const [name, each] of properties) writeValue(writer.text(name), each);
  return writer;
}

function writeAll(writer, bytes) {
  for (const byte of bytes) writer.byte(byte);
  return writer;
}
