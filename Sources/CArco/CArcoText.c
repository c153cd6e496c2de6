// Swift's functions for strings of Objective-C, and for string indices that count UTF-16. Embedded
// Swift has neither, but still refers to these functions: appending to a string would link all of
// them, about 7,000 bytes. A call of one of these would trap.
//
// In Swift's library these symbols are weak, so the linker prefers the definitions here. If a later
// library renames a symbol, nothing refers to the definition here, and it is not linked.
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

#if ARCO_PAGE
// Strings are equal if they are canonically equivalent. Swift needs Unicode tables for that: 39,000
// bytes with their code, 26,000 compressed, for a single `==`. A page asks the browser instead, if
// the differing part is not ASCII.
#include "CArcoBrowser.h"

void *malloc(__SIZE_TYPE__ bytes);
void free(void *memory);

typedef struct {
  uint8_t *bytes;
  word count;
} normal;

static normal normal_of(const uint8_t *text, word count) {
  // A text grows at most by this factor (Unicode's FAQ on normalization).
  normal made = {malloc(3 * count + 1), 0};
  if (!made.bytes) __builtin_trap();
  made.count = arco_browser_normal(text, count, made.bytes);
  return made;
}

/// Whether the comparison is decided at an index: the text ends there, or has an ASCII character
/// that no non-ASCII character follows.
static _Bool is_plain(const uint8_t *text, word count, word at) {
  return at >= count || (text[at] < 0x80 && (at + 1 >= count || text[at + 1] < 0x80));
}

static int order(const uint8_t *one, word ones, const uint8_t *two, word twos) {
  word least = ones < twos ? ones : twos, at = 0;
  while (at < least && one[at] == two[at]) at++;
  if (at < least) return one[at] < two[at] ? -1 : 1;
  return ones < twos ? -1 : ones > twos;
}

static int canonical_order(const uint8_t *one, word ones, const uint8_t *two, word twos) {
  word at = 0;
  while (at < ones && at < twos && one[at] == two[at]) at++;
  if (is_plain(one, ones, at) && is_plain(two, twos, at)) return order(one, ones, two, twos);
  normal left = normal_of(one, ones), right = normal_of(two, twos);
  int found = order(left.bytes, left.count, right.bytes, right.count);
  free(left.bytes);
  free(right.bytes);
  return found;
}

#define COMPARE s30_stringCompareFastUTF8Abnormal33_835F230159459CFFE280B5F8E69D8077LL__9expectingSbSRys5UInt8VG_AFs23_StringComparisonResultOtF
#define NAMED(symbol) __asm__("$e" TEXT(symbol))
#define TEXT(symbol) #symbol

__attribute__((swiftcall)) _Bool COMPARE(
    const uint8_t *one, word ones, const uint8_t *two, word twos, uint8_t is_less) NAMED(COMPARE);
__attribute__((swiftcall)) _Bool COMPARE(
    const uint8_t *one, word ones, const uint8_t *two, word twos, uint8_t is_less) {
  int found = canonical_order(one, ones, two, twos);
  return is_less ? found < 0 : found == 0;
}

// The same for strings whose bytes the library cannot see: those of Objective-C.
NEVER(_Bool, s16_StringGutsSliceV12_slowCompare4with9expectingSbAB_s01_A16ComparisonResultOtF, const void *with,
      uint8_t expecting, __attribute__((swift_context)) const void *text)
#endif
#endif
