/// What a supervisor and its workers need of the system: marks in shared memory, which tell what a
/// process did when it died; processes; sockets that go from one to the other; signals as bytes.
///
/// Functions that fail return the negated number of the error.

#pragma once

#include <stdint.h>

/// What a thread of a worker has in hand.
typedef struct {
  /// 0: nothing; 1: an input; 2: an input, and the thread got a signal that ends the process.
  uint32_t state;
  /// That signal.
  uint32_t signal;
  uint8_t session[16];
  int64_t reference;
  /// When it was taken in hand, in nanoseconds of the monotonic clock.
  uint64_t since;
} arco_mark;

/// How many threads of a process have a mark.
#define ARCO_MARKS 128

/// Maps the marks of a worker, from a file of theirs; null where that fails.
void *arco_marks_map(int32_t file);
void arco_marks_unmap(void *marks);

/// Reads one of the marks.
arco_mark arco_marks_read(const void *marks, intptr_t index);

/// Makes these the marks of this process, and notes signals that end it.
void arco_marks_use(void *marks);

/// Marks an input as in hand of this thread, until `arco_marks_end`; 0 if another one is.
int32_t arco_marks_begin(const uint8_t *session, int64_t reference);
void arco_marks_end(void);

/// Nanoseconds of the clock of marks.
uint64_t arco_marks_now(void);

/// A new file of a folder that has no name any more, of the size that marks take.
int32_t arco_marks_file(const char *folder);

/// Two sockets that are connected, neither inherited by other programs.
int32_t arco_pair(int32_t *one, int32_t *other);

/// Begins a program as another process, with two files as its descriptors 3 and 4; its number.
int32_t arco_spawn(
  const char *path, char *const *arguments, char *const *environment, int32_t three, int32_t four);

/// How a process ended that ended: its number, 0 if none did.
int32_t arco_reap(int32_t *status);

/// The signal of a status, and its exit code; -1 for none.
int32_t arco_status_signal(int32_t status);
int32_t arco_status_code(int32_t status);

/// Whether a process was stopped, by a signal or who traces it.
int32_t arco_is_stopped(int32_t process);

/// Sends bytes with a descriptor along, and receives some with one perhaps.
intptr_t arco_send(int32_t socket, const uint8_t *bytes, intptr_t count, int32_t descriptor);
intptr_t arco_receive(int32_t socket, uint8_t *bytes, intptr_t count, int32_t *descriptor);

/// Whether the process at the other end of a socket has closed it, as the system does early in its end.
int32_t arco_is_left(int32_t socket);

/// A descriptor from which the numbers of signals can be read, as bytes, from now on: of SIGTERM, SIGINT,
/// SIGHUP and SIGCHLD.
int32_t arco_signals(void);

/// A socket that listens, and its port.
int32_t arco_listen(const char *host, int32_t port, int32_t *actual);

/// Whether a socket is bound to a loopback address.
int32_t arco_is_local(int32_t socket);

/// The next connection of a socket that listens, which other processes may take from too; fails once there is
/// something to read from `stop`.
int32_t arco_accept(int32_t listener, int32_t stop);

/// How many files this process may have open; raises that to what the system allows it, if asked to.
int64_t arco_open_files(int32_t isRaising);

/// Limits the memory that this process may have, in bytes.
int32_t arco_limit_memory(uint64_t bytes);

/// Has a descriptor be closed in programs that this process begins, and makes it blocking or not.
void arco_set_up(int32_t descriptor, int32_t isBlocking);
