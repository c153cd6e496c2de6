// The line to the module on this page, which is never down.

export const isJoined = true;
export const isPlain = false;
