// A random history of what asks for memory and gives it back: nothing overlaps, nothing is lost, and what
// comes back is taken again.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(module, {});
const { memory, malloc, free, calloc, realloc, aligned_alloc, malloc_usable_size } = exports;

let seed = 7;
const chance = (count) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * count);
};
const anySize = () => chance(2 ** (1 + chance(17)));
const bytesOf = ({ start, size }) => new Uint8Array(memory.buffer, start, size);
const keeps = (block, size = block.size) => {
  assert.ok(bytesOf({ ...block, size }).every((byte) => byte === block.mark), "bytes are kept");
};

const live = [];
function take(start, size, alignment) {
  assert.ok(start > 0, "there is room");
  assert.equal(start % alignment, 0, "a block begins where it should");
  assert.ok(malloc_usable_size(start) >= size, "a block has the room that was asked for");
  for (const other of live) {
    assert.ok(start + size <= other.start || other.start + other.size <= start, "blocks are apart");
  }
  const block = { start, size, mark: 1 + chance(255) };
  bytesOf(block).fill(block.mark);
  live.push(block);
}

for (let turn = 0; turn < 20_000; turn += 1) {
  const size = anySize();
  switch (live.length > 150 ? 4 : chance(7)) {
    case 0: take(malloc(size), size, 16); break;
    case 1: {
      const start = calloc(1, size);
      assert.ok(bytesOf({ start, size }).every((byte) => byte === 0), "calloc gives zeros");
      take(start, size, 16);
      break;
    }
    case 2: {
      const alignment = 2 ** chance(9);
      take(aligned_alloc(alignment, size), size, Math.max(alignment, 16));
      break;
    }
    case 3: {
      if (!live.length) break;
      const [block] = live.splice(chance(live.length), 1);
      const start = realloc(block.start, size);
      keeps({ ...block, start }, Math.min(size, block.size));
      take(start, size, 1);
      break;
    }
    default: {
      if (!live.length) break;
      const [block] = live.splice(chance(live.length), 1);
      keeps(block);
      free(block.start);
    }
  }
}
for (const { start } of live) free(start);
free(0);

const page = () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => malloc(20 + (row % 400)));
  for (const row of rows) free(row);
  return memory.buffer.byteLength;
};
const first = page();
for (let turn = 0; turn < 100; turn += 1) assert.equal(page(), first, "what is given back is taken again");
assert.equal(malloc(0xffff_fff0), 0, "what no memory holds is refused");
assert.equal(calloc(0x10000, 0x10000), 0);
console.log("portable: a random history of memory ran in node");
