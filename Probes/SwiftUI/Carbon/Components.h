// On macOS SwiftUI brings AppKit along, and that a C header with a type of this name.
typedef struct ComponentRecord {
  long data[1];
} ComponentRecord;
typedef ComponentRecord *Component;
