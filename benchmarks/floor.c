/* The yardstick: random two-player games without tools, as fast as plain C goes.
 *
 * One simple pattern, three objectives, no rules but placing a die. A full implementation can
 * hardly be faster, so benchmarks/kernel.py measures the kernel against it, in the same run.
 *
 *   gcc -O3 -march=native benchmarks/floor.c -o floor && ./floor 1000000
 *
 * prints the mean points of a seat and the games per second of processor time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 2, ROUNDS = 10, COLOURS = 5, VALUES = 6, POOL = 2 * PLAYERS + 1 };
#define ALL 0xFFFFFu
#define NOT_FIRST_COLUMN 0xF7BDEu
#define NOT_LAST_COLUMN 0x7BDEFu
#define EDGE 0xFC63Fu

typedef struct {
    uint32_t colour[COLOURS], value[VALUES], occupied;
} Window;

static uint32_t takes[COLOURS];
static uint64_t word = 0x9E3779B97F4A7C15ull;

/* A number from 0 to n - 1. */
static inline uint32_t below(uint32_t n) {
    word ^= word << 13;
    word ^= word >> 7;
    word ^= word << 17;
    return (uint32_t)(((word >> 32) * n) >> 32);
}

static inline uint32_t beside(uint32_t m) {
    return (m << 1 & NOT_FIRST_COLUMN) | (m >> 1 & NOT_LAST_COLUMN) | (m << 5 & ALL) | m >> 5;
}

static inline uint32_t around(uint32_t m) {
    uint32_t wide = m | (m << 1 & NOT_FIRST_COLUMN) | (m >> 1 & NOT_LAST_COLUMN);
    return wide | (wide << 5 & ALL) | wide >> 5;
}

static int smaller(int a, int b) { return a < b ? a : b; }

/* Light Shades, Color Variety, Column Color Variety, and the empty spaces. */
static int points(const Window *w) {
    int light = smaller(__builtin_popcount(w->value[0]), __builtin_popcount(w->value[1]));
    int sets = 20, columns = 0;
    for (int c = 0; c < COLOURS; c++) sets = smaller(sets, __builtin_popcount(w->colour[c]));
    for (int column = 0; column < 5; column++) {
        uint32_t line = 0x8421u << column;
        int varied = (w->occupied & line) == line;
        for (int c = 0; c < COLOURS; c++) {
            uint32_t alike = w->colour[c] & line;
            varied &= !(alike & (alike - 1));
        }
        columns += varied;
    }
    return 2 * light + 4 * sets + 5 * columns - (20 - __builtin_popcount(w->occupied));
}

static void turn(Window *w, int *colours, int *values, int *dice) {
    uint32_t open = (w->occupied ? around(w->occupied) : EDGE) & ~w->occupied;
    int die[POOL * 20], ways = 0;
    uint32_t bit[POOL * 20];
    for (int i = 0; i < *dice; i++) {
        int c = colours[i], v = values[i];
        uint32_t free = open & takes[c] & ~beside(w->colour[c]) & ~beside(w->value[v]);
        while (free) {
            die[ways] = i;
            bit[ways++] = free & -free;
            free &= free - 1;
        }
    }
    if (!ways) return;
    int way = (int)below((uint32_t)ways), i = die[way];
    w->colour[colours[i]] |= bit[way];
    w->value[values[i]] |= bit[way];
    w->occupied |= bit[way];
    --*dice;
    colours[i] = colours[*dice];
    values[i] = values[*dice];
}

static int game(void) {
    Window windows[PLAYERS];
    int bag[COLOURS] = {18, 18, 18, 18, 18}, left = 90, total = 0;
    memset(windows, 0, sizeof windows);
    for (int round = 0; round < ROUNDS; round++) {
        int colours[POOL], values[POOL], dice = POOL;
        for (int i = 0; i < POOL; i++) {
            int c = 0, k = (int)below((uint32_t)left--);
            while (k >= bag[c]) k -= bag[c++];
            bag[c]--;
            colours[i] = c;
            values[i] = (int)below(VALUES);
        }
        for (int t = 0; t < 2 * PLAYERS; t++) {
            int step = t < PLAYERS ? t : 2 * PLAYERS - 1 - t;
            turn(&windows[(round + step) % PLAYERS], colours, values, &dice);
        }
    }
    for (int p = 0; p < PLAYERS; p++) total += points(&windows[p]);
    return total;
}

int main(int count, char **arguments) {
    long games = count > 1 ? atol(arguments[1]) : 1000000, total = 0;
    struct timespec begun, done;
    for (int c = 0; c < COLOURS; c++) {
        takes[c] = ALL;
        for (int other = 0; other < COLOURS; other++)
            if (other != c) takes[c] &= ~(1u << other * 3);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    for (long i = 0; i < games; i++) total += game();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &done);
    double seconds = (double)(done.tv_sec - begun.tv_sec) + (done.tv_nsec - begun.tv_nsec) * 1e-9;
    printf("%.3f %.0f\n", (double)total / (double)games / PLAYERS, (double)games / seconds);
    return 0;
}
