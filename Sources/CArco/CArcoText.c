// What Swift's texts do for texts of Objective-C, and for places that are counted in UTF-16. Embedded Swift has
// neither, and does not know it: adding to a text brought in all of this, some 7,000 bytes. A module that ever
// came here would stop, as for any other promise that is broken.
//
// In the library each of these is weak, so that the linker takes these. Where a later one names them otherwise,
// nothing asks for these, and they are not linked.
#if __wasm__
#include <stdint.h>

#define NEVER(result, symbol, ...)                                                   \
  __attribute__((swiftcall)) result symbol(__VA_ARGS__) __asm__("$e" #symbol);       \
  __attribute__((swiftcall, noreturn)) result symbol(__VA_ARGS__) { __builtin_trap(); }

typedef uint64_t place;
typedef uint32_t word;

NEVER(place, s11_StringGutsV27_slowEnsureMatchingEncodingySS5IndexVAEF, place i, word a, word b, word c)
NEVER(place, SS8UTF8ViewV13_foreignIndex5afterSS0D0VAF_tF, place i, word a, word b, word c)
NEVER(place, SS8UTF8ViewV13_foreignIndex6beforeSS0D0VAF_tF, place i, word a, word b, word c)
NEVER(place, SS8UTF8ViewV13_foreignIndex_8offsetBySS0D0VAF_SitF, place i, word n, word a, word b, word c)
NEVER(word, SS8UTF8ViewV16_foreignDistance4from2toSiSS5IndexV_AGtF, place i, place j, word a, word b, word c)
NEVER(word, SS8UTF8ViewV13_foreignCountSiyF, word a, word b, word c)
NEVER(
    void, s11_StringGutsV21_foreignAppendInPlace33_408A76AB043BD3EFBAB6FAAAAA9B4914LLyys01_aB5SliceVF,
    void *slice, __attribute__((swift_context)) void *text)
#endif
