/// What a module asks of the page around it. In WebAssembly these are its imports, which
/// `Client/Browser/module.js` gives it; elsewhere a test sets what answers.
///
/// Bytes are read before a function returns.

#pragma once

#include <stdint.h>

#if __wasm__
#define ARCO_IMPORT(name) __attribute__((import_module("arco"), import_name(name)))
#else
#define ARCO_IMPORT(name)
#endif

/// Makes an element a page of the module's; pages are numbered 0, 1, … in this order.
///
/// What is read are three texts: the element's id, the address that the page shows, if it follows one,
/// and the fingerprint of its first paint. Returns whether the element shows that paint already.
ARCO_IMPORT("open") int32_t arco_browser_open(const uint8_t *opening, intptr_t count);

/// Shows a patch on a page, once what runs in the module is over.
ARCO_IMPORT("show") void arco_browser_show(int32_t page, const uint8_t *patch, intptr_t count);

/// Puts what is kept under a key of a store into the memory that `room` gives, and returns its length;
/// -1 if nothing is. Store 2 is the browser's address within the site.
ARCO_IMPORT("kept") intptr_t arco_browser_kept(int32_t store, const uint8_t *key, intptr_t count);

/// Warns on the console.
ARCO_IMPORT("warn") void arco_browser_warn(const uint8_t *text, intptr_t count);

/// Writes a line that the program prints to the console.
ARCO_IMPORT("print") void arco_browser_print(const uint8_t *text, intptr_t count);

/// Writes a text's canonical form (NFC) to memory that has room for three times its bytes, and returns how many
/// it has.
ARCO_IMPORT("normal") uint32_t arco_browser_normal(const uint8_t *text, intptr_t count, uint8_t *into);

/// Milliseconds since some moment, which never go back.
ARCO_IMPORT("now") double arco_browser_now(void);

/// Milliseconds since 1970, by the clock on the wall.
ARCO_IMPORT("date") double arco_browser_date(void);

/// Fills memory with the platform's randomness.
ARCO_IMPORT("chance") void arco_browser_chance(uint8_t *bytes, intptr_t count);

/// Rings, once, under a number, after so many milliseconds.
ARCO_IMPORT("wake") void arco_browser_wake(int32_t call, double milliseconds);

/// Asks for something that is answered under a number, now or later; `Request` says what.
ARCO_IMPORT("ask") void arco_browser_ask(int32_t call, const uint8_t *request, intptr_t count);

/// Lets go of a timer or a request, which is not answered any more.
ARCO_IMPORT("drop") void arco_browser_drop(int32_t call);

#if !__wasm__
/// Whether somebody makes a site of the program and asks for its first paint.
int32_t arco_browser_is_asked_to_paint(void);

/// Writes a paint to standard output.
void arco_browser_paint(const uint8_t *bytes, intptr_t count);
#endif
