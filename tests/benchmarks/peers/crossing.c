/* Jealous husbands with an island by breadth-first search over bit masks: the physical limit.
   crossing COUPLES REPEAT prints the least number of trips and the seconds of one search. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int n, full, men;
static unsigned char safe_group[1 << 12];

static int safe(int g) { return !(g & men) || !((g >> n) & ~g & men); }

static uint64_t hash(uint64_t x) { x *= 0x9E3779B97F4A7C15ull; return x ^ (x >> 29); }

static int search(void) {
    int parties[128], count = 0;
    for (int i = 0; i < 2 * n; i++)
        for (int j = i; j < 2 * n; j++) {
            int p = 1 << i | 1 << j;
            if (safe_group[p]) parties[count++] = p;
        }
    size_t size = 1 << 20, used = 0, head = 0;
    uint64_t *table = calloc(size, sizeof *table), *queue = malloc(size * sizeof *queue);
    int *depth = malloc(size * sizeof *depth);
    uint64_t start = 1ull << 63 | (uint64_t)full;
    queue[used] = start, depth[used++] = 0;
    table[hash(start) & (size - 1)] = start;
    while (head < used) {
        uint64_t s = queue[head];
        int d = depth[head++], boat = (s >> 60) & 3, at[3];
        for (int k = 0; k < 3; k++) at[k] = (s >> (2 * n * k)) & full;
        if (at[2] == full) { free(table), free(queue), free(depth); return d; }
        for (int p = 0; p < count; p++) {
            int party = parties[p];
            if ((at[boat] & party) != party || !safe_group[at[boat] ^ party]) continue;
            for (int k = 0; k < 3; k++) {
                if (k == boat || !safe_group[at[k] | party]) continue;
                uint64_t t = (s ^ (uint64_t)party << (2 * n * boat) ^ (uint64_t)party << (2 * n * k));
                t = (t & ~(3ull << 60)) | (uint64_t)k << 60;
                size_t h = hash(t) & (size - 1);
                while (table[h] && table[h] != t) h = (h + 1) & (size - 1);
                if (!table[h]) table[h] = t, queue[used] = t, depth[used++] = d + 1;
            }
        }
    }
    free(table), free(queue), free(depth);
    return -1;
}

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 4;
    int repeat = argc > 2 ? atoi(argv[2]) : 1, trips = 0;
    full = (1 << 2 * n) - 1, men = (1 << n) - 1;
    struct timespec a, b;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
    for (int i = 0; i < repeat; i++) {
        for (int g = 0; g <= full; g++) safe_group[g] = safe(g);
        trips = search();
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
    printf("%d %.9f\n", trips, ((b.tv_sec - a.tv_sec) + (b.tv_nsec - a.tv_nsec) / 1e9) / repeat);
    return 0;
}
