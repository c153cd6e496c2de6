/// The functions that a module calls on the page around it. In WebAssembly they are imports, which
/// `Client/Browser/module.js` implements. Elsewhere a test implements them.
///
/// Bytes are read before a function returns.

#pragma once

#include <stdint.h>

#if __wasm__
#define ARCO_IMPORT(name) __attribute__((import_module("arco"), import_name(name)))
#else
#define ARCO_IMPORT(name)
#endif

/// Makes an element a page of the module. Pages are numbered 0, 1, … in this order.
///
/// `opening` has three texts: the element's id, the address that the page shows (if it follows the
/// address), and the fingerprint of its first paint. Returns whether the element shows that paint
/// already.
ARCO_IMPORT("open") int32_t arco_browser_open(const uint8_t *opening, intptr_t count);

/// Shows a patch on a page, once the running code of the module has returned.
ARCO_IMPORT("show") void arco_browser_show(int32_t page, const uint8_t *patch, intptr_t count);

/// Reads the value of a key in a store into memory that the module's `room` provides, and returns
/// its length; -1 if there is none. Store 2 is the browser's address within the site.
ARCO_IMPORT("kept") intptr_t arco_browser_kept(int32_t store, const uint8_t *key, intptr_t count);

/// Writes a warning to the console.
ARCO_IMPORT("warn") void arco_browser_warn(const uint8_t *text, intptr_t count);

/// Writes a line that the program prints to the console.
ARCO_IMPORT("print") void arco_browser_print(const uint8_t *text, intptr_t count);

/// Writes a text's canonical form (NFC) to `into`, and returns its length. `into` needs room for
/// three times the text's bytes.
ARCO_IMPORT("normal") uint32_t arco_browser_normal(const uint8_t *text, intptr_t count, uint8_t *into);

/// Monotonic time in milliseconds, since an arbitrary moment.
ARCO_IMPORT("now") double arco_browser_now(void);

/// Milliseconds since 1970, by the browser's clock.
ARCO_IMPORT("date") double arco_browser_date(void);

/// Fills memory with random bytes.
ARCO_IMPORT("chance") void arco_browser_chance(uint8_t *bytes, intptr_t count);

/// Calls the module back once, with this number, after some milliseconds.
ARCO_IMPORT("wake") void arco_browser_wake(int32_t call, double milliseconds);

/// Begins a request. The answer has this number, and comes at once or later; `Request` describes
/// requests.
ARCO_IMPORT("ask") void arco_browser_ask(int32_t call, const uint8_t *request, intptr_t count);

/// Cancels a timer or a request.
ARCO_IMPORT("drop") void arco_browser_drop(int32_t call);

#if !__wasm__
/// Whether the program was started to print its first paint (`ARCO_PAINT`).
int32_t arco_browser_is_asked_to_paint(void);

/// Writes a first paint to standard output.
void arco_browser_paint(const uint8_t *bytes, intptr_t count);
#endif
