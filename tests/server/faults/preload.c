/* What a broken disk and a wrong clock do to a process that this is preloaded into.
 *
 * FAULTS_FILE names a file that says what is wrong now; without it nothing is. Its text is one of
 *     eio        writing and syncing fail: an input/output error
 *     eio-sync   only syncing fails
 *     enospc     writing fails: the disk is full
 *     slow N     syncing takes N milliseconds more
 * Only files whose path starts with FAULTS_PATH are concerned.
 * FAULTS_CLOCK is by how many seconds the clock of the system is ahead.
 * FAULTS_MEMORY names a file with two numbers of four bytes. In the processes of bots one of so many
 * requests for memory fails by the first number, in the server by the second; none if it is zero.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) \
    static __typeof__(&name) real; \
    if (real == NULL) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int is_concerned(int fd) {
    const char *path = getenv("FAULTS_PATH");
    char link[64], found[4096];
    if (path == NULL) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, found, sizeof found - 1);
    if (length <= 0) return 0;
    found[length] = 0;
    return strncmp(found, path, strlen(path)) == 0;
}

/* What is wrong now, if it concerns this file. */
static const char *wrong(int fd, char *text, size_t size) {
    const char *file = getenv("FAULTS_FILE");
    text[0] = 0;
    if (file == NULL || access(file, R_OK) != 0 || !is_concerned(fd)) return text;
    FILE *open = fopen(file, "re");
    if (open == NULL) return text;
    if (fgets(text, (int)size, open) == NULL) text[0] = 0;
    fclose(open);
    text[strcspn(text, "\n")] = 0;
    return text;
}

/* 0, or why nothing can be written. */
static int write_error(int fd) {
    int before = errno;
    char text[64];
    wrong(fd, text, sizeof text);
    errno = before;
    if (strcmp(text, "eio") == 0) return EIO;
    if (strcmp(text, "enospc") == 0) return ENOSPC;
    return 0;
}

static int sync_error(int fd) {
    int before = errno;
    char text[64];
    wrong(fd, text, sizeof text);
    errno = before;
    if (strncmp(text, "eio", 3) == 0) return EIO;
    if (strncmp(text, "slow ", 5) == 0) usleep((useconds_t)atoi(text + 5) * 1000);
    return 0;
}

#define FAIL_IF(error) \
    do { int why = (error); if (why) { errno = why; return -1; } } while (0)

ssize_t write(int fd, const void *data, size_t size) {
    REAL(write);
    if (fd > 2) FAIL_IF(write_error(fd));
    return real(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    REAL(pwrite);
    FAIL_IF(write_error(fd));
    return real(fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    REAL(pwrite64);
    FAIL_IF(write_error(fd));
    return real(fd, data, size, at);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) {
    REAL(pwritev);
    FAIL_IF(write_error(fd));
    return real(fd, parts, count, at);
}

int ftruncate(int fd, off_t size) {
    REAL(ftruncate);
    FAIL_IF(write_error(fd));
    return real(fd, size);
}

int ftruncate64(int fd, off64_t size) {
    REAL(ftruncate64);
    FAIL_IF(write_error(fd));
    return real(fd, size);
}

int fsync(int fd) {
    REAL(fsync);
    FAIL_IF(sync_error(fd));
    return real(fd);
}

int fdatasync(int fd) {
    REAL(fdatasync);
    FAIL_IF(sync_error(fd));
    return real(fd);
}

/* ---------------------------------------------------------------- the clock */

static time_t ahead(void) {
    const char *seconds = getenv("FAULTS_CLOCK");
    return seconds == NULL ? 0 : (time_t)atol(seconds);
}

int clock_gettime(clockid_t clock, struct timespec *found) {
    REAL(clock_gettime);
    int failed = real(clock, found);
    if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        found->tv_sec += ahead();
    return failed;
}

int gettimeofday(struct timeval *restrict found, void *restrict zone) {
    REAL(gettimeofday);
    int failed = real(found, zone);
    if (!failed) found->tv_sec += ahead();
    return failed;
}

time_t time(time_t *found) {
    REAL(time);
    time_t now = real(NULL) + ahead();
    if (found != NULL) *found = now;
    return now;
}

/* ---------------------------------------------------------------- memory */

static volatile unsigned *one_of;
static volatile unsigned requests;

__attribute__((constructor)) static void find_memory_fault(void) {
    const char *file = getenv("FAULTS_MEMORY");
    char command[4096];
    int fd = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    ssize_t length = fd < 0 ? 0 : read(fd, command, sizeof command);
    if (fd >= 0) close(fd);
    if (file == NULL || length <= 0) return;
    int is_bot = memmem(command, (size_t)length, "--multiprocessing-fork", 22) != NULL;
    int is_server = memmem(command, (size_t)length, "serve", 5) != NULL;
    fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0 || !(is_bot || is_server)) return;
    unsigned *numbers = mmap(NULL, 8, PROT_READ, MAP_SHARED, fd, 0);
    if (numbers != MAP_FAILED) one_of = numbers + (is_bot ? 0 : 1);
    close(fd);
}

static int is_out_of_memory(void) {
    unsigned n = one_of == NULL ? 0 : *one_of;
    if (n == 0 || ++requests % n != 0) return 0;
    errno = ENOMEM;
    return 1;
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *before, size_t size);

void *malloc(size_t size) { return is_out_of_memory() ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) {
    return is_out_of_memory() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *before, size_t size) {
    return is_out_of_memory() ? NULL : __libc_realloc(before, size);
}
