// The connection to the module on this page. It is never down.

export const isJoined = true;
export const isPlain = false;
