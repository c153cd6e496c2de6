// Goes about in an application of three modules.
import assert from "node:assert/strict";
import { load, text } from "./page.mjs";

const page = load(process.argv[2], "/items/7?from=mail");
page.begin();
assert.ok(page.last().includes("Item 7"), "it begins at the address of its page");
const go = (address) => page.event(0, "v", ...text(address), 0);
assert.equal(go("/items/8"), 0);
assert.ok(page.last().includes("Item 8/items/8"), "a link changes page and address");
assert.equal(go("/"), 0);
assert.ok(page.last().includes("List/"));
assert.equal(go("//elsewhere"), 3, "what leads away is no address");
console.log(`portable: an application of three modules goes to addresses; ${page.compressed} bytes compressed`);
