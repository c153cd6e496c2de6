#define _GNU_SOURCE
#include "CArcoWorkers.h"

#if __APPLE__
#include <TargetConditionals.h>
#endif

// A system that starts no processes has no server.
#if !__wasm__ && !TARGET_OS_TV && !TARGET_OS_WATCH
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

// Marks

typedef struct {
  _Alignas(64) _Atomic uint32_t state;
  uint32_t signal;
  uint8_t session[16];
  int64_t reference;
  uint64_t since;
  // Whether a thread has the mark.
  _Atomic uint32_t taken;
} mark;

// After a deploy, the supervisor of the former program reads the marks of a new one: what stands here
// never moves.
typedef struct {
  uint32_t unused;
  mark marks[ARCO_MARKS];
} marks;
_Static_assert(offsetof(mark, since) == 32 && sizeof(mark) == 64, "read by former programs");
_Static_assert(offsetof(marks, marks) == 64, "read by former programs");

static marks *own;
static _Thread_local mark *mine;

void *arco_marks_map(int32_t file) {
  void *memory = mmap(NULL, sizeof(marks), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void arco_marks_unmap(void *memory) { munmap(memory, sizeof(marks)); }

arco_mark arco_marks_read(const void *memory, intptr_t index) {
  const mark *read = &((const marks *)memory)->marks[index];
  arco_mark copy = {0};
  copy.state = atomic_load_explicit(&read->state, memory_order_acquire);
  copy.signal = read->signal;
  memcpy(copy.session, read->session, sizeof(copy.session));
  copy.reference = read->reference;
  copy.since = read->since;
  return copy;
}

uint64_t arco_marks_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
enum { fatal_count = sizeof(fatal) / sizeof(*fatal) };
static struct sigaction before[fatal_count];

// Does only what a signal handler may: stores, and `sigaction`. The former handler runs when the
// faulting instruction is repeated.
static void note(int number, siginfo_t *info, void *context) {
  if (mine && atomic_load_explicit(&mine->state, memory_order_relaxed) == 1) {
    mine->signal = (uint32_t)number;
    atomic_store_explicit(&mine->state, 2, memory_order_release);
  }
  for (int place = 0; place < fatal_count; place++)
    if (fatal[place] == number) sigaction(number, &before[place], NULL);
  // A signal that was sent, and not caused by an instruction, is not repeated by itself.
  if (info->si_code <= 0 || number == SIGABRT) raise(number);
}

void arco_marks_use(void *memory) {
  own = memory;
  for (int place = 0; place < fatal_count; place++) {
    struct sigaction action;
    memset(&action, 0, sizeof(action));
    action.sa_sigaction = note;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(fatal[place], &action, &before[place]);
  }
}

// What a thread has while it lives. A thread that has used up its stack needs another stack for its
// signal handler.
typedef struct {
  mark *mark;
  uint8_t stack[1 << 16];
} equipment;

static pthread_key_t equipped;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Runs when a thread ends. A pool ends its threads that have nothing to do, and begins others later.
static void leave(void *memory) {
  equipment *left = memory;
  stack_t none = {.ss_sp = NULL, .ss_size = 0, .ss_flags = SS_DISABLE};
  mine = NULL;
  sigaltstack(&none, NULL);
  atomic_store_explicit(&left->mark->state, 0, memory_order_release);
  atomic_store_explicit(&left->mark->taken, 0, memory_order_release);
  free(left);
}

static int has_key;
static void make_key(void) { has_key = pthread_key_create(&equipped, leave) == 0; }

static mark *free_mark(void) {
  for (int place = 0; place < ARCO_MARKS; place++) {
    uint32_t no = 0;
    if (atomic_load_explicit(&own->marks[place].taken, memory_order_relaxed)) continue;
    if (atomic_compare_exchange_strong(&own->marks[place].taken, &no, 1)) return &own->marks[place];
  }
  return NULL;
}

static mark *take(void) {
  pthread_once(&once, make_key);
  mark *found = has_key ? free_mark() : NULL;
  if (!found) return NULL;
  equipment *taken = malloc(sizeof(equipment));
  if (!taken || pthread_setspecific(equipped, taken) != 0) {
    free(taken);
    atomic_store(&found->taken, 0);
    return NULL;
  }
  taken->mark = found;
  stack_t stack = {.ss_sp = taken->stack, .ss_size = sizeof(taken->stack), .ss_flags = 0};
  sigaltstack(&stack, NULL);
  return found;
}

int32_t arco_marks_begin(const uint8_t *session, int64_t reference) {
  if (!own) return 0;
  if (!mine) mine = take();
  if (!mine || atomic_load_explicit(&mine->state, memory_order_relaxed) != 0) return 0;
  memcpy(mine->session, session, sizeof(mine->session));
  mine->reference = reference;
  mine->since = arco_marks_now();
  atomic_store_explicit(&mine->state, 1, memory_order_release);
  return 1;
}

void arco_marks_end(void) {
  if (mine) atomic_store_explicit(&mine->state, 0, memory_order_release);
}

int32_t arco_marks_file(const char *folder) {
  int file = -1;
#if __linux__
  // In memory: on a full file system the first use of a page would end the process. A system may refuse
  // files in memory that can be executed, and an older one does not know the flag for that.
  file = memfd_create("arco-marks", MFD_CLOEXEC | 8 /* MFD_NOEXEC_SEAL */);
  if (file < 0) file = memfd_create("arco-marks", MFD_CLOEXEC);
#endif
  char path[1024];
  snprintf(path, sizeof(path), "%s/marks-XXXXXX", folder);
  if (file < 0) {
    file = mkstemp(path);
    if (file < 0) return -errno;
    unlink(path);
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
  if (ftruncate(file, sizeof(marks)) < 0) {
    int error = errno;
    close(file);
    return -error;
  }
  return file;
}

// Processes

int32_t arco_pair(int32_t *one, int32_t *other) {
  int both[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, both) < 0) return -errno;
  for (int place = 0; place < 2; place++) {
    fcntl(both[place], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    int yes = 1;
    setsockopt(both[place], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof(yes));
#endif
  }
  *one = both[0];
  *other = both[1];
  return 0;
}

int32_t arco_spawn(
  const char *path, char *const *arguments, char *const *environment, int32_t three,
  int32_t four) {
  // Duplicated to high numbers, so that neither is overwritten as descriptor 3 or 4.
  int first = fcntl(three, F_DUPFD_CLOEXEC, 16), second = fcntl(four, F_DUPFD_CLOEXEC, 16);
  if (first < 0 || second < 0) {
    int error = errno;
    close(first);
    close(second);
    return -error;
  }
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, first, 3);
  posix_spawn_file_actions_adddup2(&files, second, 4);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  for (int number = 1; number < 32; number++)
    if (number != SIGKILL && number != SIGSTOP && number != SIGPIPE) sigaddset(&usual, number);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = 0;
  int error = posix_spawn(&process, path, &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  close(first);
  close(second);
  return error ? -error : process;
}

int32_t arco_reap(int32_t *status) {
  int found = 0;
  pid_t process = waitpid(-1, &found, WNOHANG);
  *status = found;
  return process > 0 ? process : 0;
}

int32_t arco_status_signal(int32_t status) { return WIFSIGNALED(status) ? WTERMSIG(status) : -1; }
int32_t arco_status_code(int32_t status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int32_t arco_is_stopped(int32_t process) {
  char text[512];
  snprintf(text, sizeof(text), "/proc/%d/stat", process);
  int file = open(text, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof(text) - 1);
  close(file);
  text[count < 0 ? 0 : count] = 0;
  const char *behind = strrchr(text, ')');
  return behind && (behind[2] == 'T' || behind[2] == 't');
}

// Sockets

// Room for a descriptor that is sent with the bytes, aligned as `cmsghdr` requires.
union descriptor_room {
  struct cmsghdr head;
  char bytes[CMSG_SPACE(sizeof(int))];
};

intptr_t arco_send(int32_t socket, const uint8_t *bytes, intptr_t count, int32_t descriptor) {
  struct iovec part = {(void *)bytes, (size_t)count};
  union descriptor_room room = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor >= 0) {
    message.msg_control = room.bytes;
    message.msg_controllen = sizeof(room.bytes);
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &descriptor, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

intptr_t arco_receive(int32_t socket, uint8_t *bytes, intptr_t count, int32_t *descriptor) {
  struct iovec part = {bytes, (size_t)count};
  union descriptor_room room;
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = room.bytes,
    .msg_controllen = sizeof(room.bytes)};
  ssize_t heard;
  do heard = recvmsg(socket, &message, 0);
  while (heard < 0 && errno == EINTR);
  if (heard < 0) return -errno;
  for (struct cmsghdr *head = CMSG_FIRSTHDR(&message); head; head = CMSG_NXTHDR(&message, head))
    if (head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
      int found;
      memcpy(&found, CMSG_DATA(head), sizeof(int));
      fcntl(found, F_SETFD, FD_CLOEXEC);
      *descriptor = found;
    }
  return heard;
}

int32_t arco_is_left(int32_t socket) {
  struct pollfd asked = {socket, POLLIN, 0};
  return poll(&asked, 1, 0) > 0 && (asked.revents & POLLHUP);
}

static int told[2];

static void tell(int number) {
  int error = errno;
  uint8_t byte = (uint8_t)number;
  ssize_t written = write(told[1], &byte, 1);
  (void)written;
  errno = error;
}

int32_t arco_signals(void) {
  if (pipe(told) < 0) return -errno;
  for (int place = 0; place < 2; place++) arco_set_up(told[place], 0);
  const int heard[] = {SIGTERM, SIGINT, SIGHUP, SIGCHLD};
  for (int place = 0; place < 4; place++) {
    struct sigaction action;
    memset(&action, 0, sizeof(action));
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(heard[place], &action, NULL);
  }
  return told[0];
}

static int bound(const struct addrinfo *address, int *error) {
  int opened = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
  if (opened < 0) {
    *error = errno;
    return -1;
  }
  int yes = 1;
  setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
  if (bind(opened, address->ai_addr, address->ai_addrlen) < 0 || listen(opened, 1024) < 0) {
    *error = errno;
    close(opened);
    return -1;
  }
  arco_set_up(opened, 0);
  return opened;
}

int32_t arco_listen(const char *host, int32_t port, int32_t *actual) {
  char service[16];
  snprintf(service, sizeof(service), "%d", port);
  struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE}, *found = NULL;
  if (getaddrinfo(host, service, &hints, &found) != 0) return -EADDRNOTAVAIL;
  int error = EADDRNOTAVAIL, opened = -1;
  for (struct addrinfo *next = found; next && opened < 0; next = next->ai_next)
    opened = bound(next, &error);
  freeaddrinfo(found);
  if (opened < 0) return -error;
  struct sockaddr_storage name;
  socklen_t size = sizeof(name);
  getsockname(opened, (struct sockaddr *)&name, &size);
  char digits[16] = "";
  getnameinfo(
    (struct sockaddr *)&name, size, NULL, 0, digits, sizeof(digits), NI_NUMERICSERV);
  *actual = atoi(digits);
  return opened;
}

int32_t arco_is_local(int32_t socket) {
  struct sockaddr_storage name = {0};
  socklen_t size = sizeof(name);
  if (getsockname(socket, (struct sockaddr *)&name, &size) < 0) return 0;
  if (name.ss_family == AF_INET)
    return ntohl(((struct sockaddr_in *)&name)->sin_addr.s_addr) >> 24 == 127;
  if (name.ss_family != AF_INET6) return 0;
  const struct in6_addr *address = &((struct sockaddr_in6 *)&name)->sin6_addr;
  // `::ffff:127.0.0.1` is an IPv4 address.
  return IN6_IS_ADDR_LOOPBACK(address)
    || (IN6_IS_ADDR_V4MAPPED(address) && address->s6_addr[12] == 127);
}

int32_t arco_accept(int32_t listener, int32_t stop) {
  while (1) {
    struct pollfd asked[] = {{stop, POLLIN, 0}, {listener, POLLIN, 0}};
    if (poll(asked, 2, -1) < 0 && errno != EINTR) return -errno;
    if (asked[0].revents) return -ECANCELED;
    int taken = accept(listener, NULL, NULL);
    if (taken >= 0) {
      arco_set_up(taken, 0);
      return taken;
    }
    switch (errno) {
    // Another process accepted the connection, or the peer closed it.
    case EAGAIN: case EINTR: case ECONNABORTED: break;
    // Waits until other code releases some.
    case EMFILE: case ENFILE: case ENOBUFS: case ENOMEM: poll(asked, 1, 50); break;
    // No error of one connection, such as one of the network.
    case EBADF: case EINVAL: case ENOTSOCK: return -errno;
    default: poll(asked, 1, 50);
    }
  }
}

int64_t arco_open_files(int32_t isRaising) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) < 0) return 256;
  if (isRaising && limit.rlim_cur < limit.rlim_max) {
    struct rlimit raised = {limit.rlim_max, limit.rlim_max};
#if __APPLE__
    // Apple's systems refuse more, even without a limit.
    if (raised.rlim_cur > OPEN_MAX) raised.rlim_cur = OPEN_MAX;
#endif
    if (raised.rlim_cur > limit.rlim_cur && setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  }
  return limit.rlim_cur > INT32_MAX ? INT32_MAX : (int64_t)limit.rlim_cur;
}

int32_t arco_limit_memory(uint64_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return setrlimit(RLIMIT_DATA, &limit) < 0 ? -errno : 0;
}

void arco_set_up(int32_t descriptor, int32_t isBlocking) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  int flags = fcntl(descriptor, F_GETFL);
  fcntl(descriptor, F_SETFL, isBlocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK);
}
#endif
