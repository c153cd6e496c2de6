// Warnings on the console.

export const warn = (...what) => console.warn("arco:", ...what);
