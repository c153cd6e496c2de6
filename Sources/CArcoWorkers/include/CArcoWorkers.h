/// System functions for a supervisor and its workers: marks in shared memory, which tell what a
/// process did when it died; processes; descriptors sent over sockets; signals as bytes.
///
/// A function that fails returns the negated error number.

#pragma once

#include <stdint.h>

/// The present work of a worker's thread.
typedef struct {
  /// 0: none; 1: an input; 2: an input, and the thread got a fatal signal.
  uint32_t state;
  /// The fatal signal.
  uint32_t signal;
  uint8_t session[16];
  int64_t reference;
  /// The start of the work, in nanoseconds of the monotonic clock.
  uint64_t since;
} arco_mark;

/// The largest number of threads with a mark at a time.
#define ARCO_MARKS 128

/// Maps a worker's marks from their file; null if that fails.
void *arco_marks_map(int32_t file);
void arco_marks_unmap(void *marks);

/// Reads a mark.
arco_mark arco_marks_read(const void *marks, intptr_t index);

/// Uses these marks for this process, and records fatal signals in them.
void arco_marks_use(void *marks);

/// Marks an input as the work of this thread, until `arco_marks_end`. Returns 0 if the thread has a
/// mark already.
int32_t arco_marks_begin(const uint8_t *session, int64_t reference);
void arco_marks_end(void);

/// The monotonic clock of the marks, in nanoseconds.
uint64_t arco_marks_now(void);

/// Makes an unlinked file in a folder, with the size of the marks.
int32_t arco_marks_file(const char *folder);

/// Makes a pair of connected sockets, which child processes do not inherit.
int32_t arco_pair(int32_t *one, int32_t *other);

/// Starts a program as a child process, with two files as its descriptors 3 and 4. Returns its
/// process id.
int32_t arco_spawn(
  const char *path, char *const *arguments, char *const *environment, int32_t three, int32_t four);

/// Reaps an ended child process: stores its status and returns its process id; 0 if none has ended.
int32_t arco_reap(int32_t *status);

/// The signal and the exit code of a status; -1 for none.
int32_t arco_status_signal(int32_t status);
int32_t arco_status_code(int32_t status);

/// Whether a process is stopped, by a signal or a debugger.
int32_t arco_is_stopped(int32_t process);

/// Sends or receives bytes, with or without a descriptor.
intptr_t arco_send(int32_t socket, const uint8_t *bytes, intptr_t count, int32_t descriptor);
intptr_t arco_receive(int32_t socket, uint8_t *bytes, intptr_t count, int32_t *descriptor);

/// Whether the process at the other end of a socket has closed it. The system closes it early in
/// the end of a process.
int32_t arco_is_left(int32_t socket);

/// Begins to catch SIGTERM, SIGINT, SIGHUP and SIGCHLD. Returns a descriptor that yields their
/// numbers as bytes.
int32_t arco_signals(void);

/// Opens a listening socket, and stores its port in `actual`.
int32_t arco_listen(const char *host, int32_t port, int32_t *actual);

/// Whether a socket is bound to a loopback address.
int32_t arco_is_local(int32_t socket);

/// Accepts a connection from a listening socket that other processes share. Fails once `stop` is
/// readable.
int32_t arco_accept(int32_t listener, int32_t stop);

/// Returns the limit of open files. If asked to, raises it to the maximum that the system allows.
int64_t arco_open_files(int32_t isRaising);

/// Limits the data of this process (`RLIMIT_DATA`), in bytes.
int32_t arco_limit_memory(uint64_t bytes);

/// Closes a descriptor in child processes, and makes it blocking or non-blocking.
void arco_set_up(int32_t descriptor, int32_t isBlocking);
