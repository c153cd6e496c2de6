// Loads a portable probe as a host would, and weighs it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export function load(path) {
  const bytes = readFileSync(path);
  const module = new WebAssembly.Module(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), [], "the module asks its host for nothing");
  const { send, render, byte, flushes } = new WebAssembly.Instance(module, {}).exports;
  return {
    send: (input) => send(input) === 1,
    view: () => String.fromCharCode(...Array.from({ length: render() }, (_, index) => byte(index))),
    flushes,
    size: bytes.length,
    compressed: gzipSync(bytes, { level: 9 }).length,
  };
}
