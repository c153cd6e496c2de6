// Values of the application's scripts, encoded for `ScriptValue`: a byte for the kind, and the
// content.

const deepest = 32;

/// Writes a value. Unsupported or too deep values become null; if `isStrict`, they throw.
export function writeValue(writer, value, isStrict, depth = 0) {
  if (typeof value === "boolean") return writer.byte(value ? 2 : 1);
  if (Number.isFinite(value)) {
    return writeAll(writer.byte(3), new Uint8Array(new Float64Array([value]).buffer));
  }
  if (typeof value === "string") return writer.byte(4).text(value);
  const isNone = value === undefined || value === null || typeof value === "number";
  if (isNone || typeof value !== "object" || depth === deepest) {
    if (isStrict && !isNone) throw new RangeError("no value: " + typeof value);
    return writer.byte(0);
  }
  if (value instanceof Uint8Array) return writeAll(writer.byte(7).integer(value.length), value);
  if (Array.isArray(value)) {
    writer.byte(5).integer(value.length);
    for (const each of value) writeValue(writer, each, isStrict, depth + 1);
    return writer;
  }
  const members = Object.entries(value);
  writer.byte(6).integer(members.length);
  for (const [name, each] of members) writeValue(writer.text(name), each, isStrict, depth + 1);
  return writer;
}

function writeAll(writer, bytes) {
  for (const byte of bytes) writer.byte(byte);
  return writer;
}
