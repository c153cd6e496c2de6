// Asks and cancels as a program does whose effects outlive their answers.
import assert from "node:assert/strict";
import { load } from "./page.mjs";

const path = process.argv[2];
// Each button has an empty text.
const [cancel, throttled, debounced, first] = [1, 3, 5, 7];
const begin = () => {
  const page = load(path);
  page.begin();
  return page;
};
const click = (page, node) => assert.equal(page.event(node, "c"), 0);
/// An answer that says nothing but that it is one: what cannot be read is a refusal, and an answer too.
const answer = (page, call) => page.answer(call, [0]);
const calls = (all) => all.map(({ call }) => call);

const kinds = begin().exports.kindCount();
for (let kind = 0; kind < kinds; kind += 1) {
  const page = begin();
  click(page, first + 2 * kind);
  const [{ call }] = [...page.asked, ...page.timers];
  page.now = 1000;
  answer(page, call);
  assert.ok(page.last().includes("answers: 1"), `kind ${kind} is answered`);
  click(page, throttled);
  const save = page.asked.at(-1).call;
  assert.equal(save, call, "a number is used again");
  click(page, cancel);
  assert.deepEqual(page.dropped, [], `kind ${kind}, over and cancelled, drops nobody's call`);
  answer(page, save);
  assert.ok(page.last().includes("answers: 2"), `kind ${kind} leaves the next one its answer`);

  const other = begin();
  click(other, first + 2 * kind);
  const [waiting] = calls([...other.asked, ...other.timers]);
  click(other, cancel);
  assert.deepEqual(other.dropped, [waiting], `kind ${kind} is dropped while it is not answered`);
}

// A timer of a queue rings; what it starts asks under its number; and the queue sets another.
for (const [button, before] of [[throttled, 1], [debounced, 0]]) {
  const page = begin();
  click(page, button);
  page.now = 500;
  click(page, button);
  page.ring(1600);
  assert.equal(page.asked.length, before + 1, "the timer starts an effect");
  const dropped = page.dropped.length;
  click(page, button);
  assert.equal(page.dropped.length, dropped, "a timer that rang is not stopped in place of what it started");
  for (const call of calls(page.asked)) answer(page, call);
  page.ring(3000);
  assert.equal(page.asked.length, before + 2, "the queue goes on");
}

console.log(`portable: ${kinds} kinds of calls to the page leave each other alone`);
