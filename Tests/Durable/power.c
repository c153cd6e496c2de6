// Stands before fsync and fdatasync of a server (`LD_PRELOAD`): what they have brought to the disk is copied into a file
// beside, so that a test can put back what a power cut would have left. A process that is killed leaves a copy that is
// half made, which is what a power cut leaves of a sync that did not return. With POWER_LIES nothing of a log
// (`-wal`) is copied, as if the disk said that it has what it has not.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { block = 4096 };
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), of_end = strlen(end);
  return length >= of_end && !strcmp(text + length - of_end, end);
}

// Makes the copy what the file is, block by block.
static void copy(const char *path) {
  char beside[4096 + 8];
  snprintf(beside, sizeof beside, "%s.synced", path);
  int from = open(path, O_RDONLY | O_CLOEXEC), to = open(beside, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (from < 0 || to < 0) abort();
  char is[block], was[block];
  ssize_t count;
  for (off_t place = 0; (count = pread(from, is, block, place)) > 0; place += count) {
    if (pread(to, was, block, place) == count && !memcmp(is, was, count)) continue;
    if (pwrite(to, is, count, place) != count) abort();
  }
  struct stat about;
  if (fstat(from, &about) || ftruncate(to, about.st_size)) abort();
  close(from);
  close(to);
}

static int synced(const char *name, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(file);
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (result || length < 0) return result;
  path[length] = 0;
  if (ends_with(path, ".sqlite") || (ends_with(path, ".sqlite-wal") && !getenv("POWER_LIES"))) {
    pthread_mutex_lock(&one_at_a_time);
    copy(path);
    pthread_mutex_unlock(&one_at_a_time);
  }
  return result;
}

int fsync(int file) { return synced("fsync", file); }
int fdatasync(int file) { return synced("fdatasync", file); }
