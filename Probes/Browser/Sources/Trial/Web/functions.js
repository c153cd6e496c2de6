// Functions of the page's own, which the trial calls.
window.arcoFunctions = {
  echo: (...values) => values,
  praise: (it) => `good ${it}`,
  later: (it) => new Promise((done) => setTimeout(() => done(`late ${it}`), 20)),
  fail() { throw new Error("no use"); },
  odd: () => () => {},
};
