// What the console is told.

export const warn = (...what) => console.warn("arco:", ...what);
