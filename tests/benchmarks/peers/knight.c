/* Knight's tours: the physical limit.
   knight walk SIDE REPEAT: Warnsdorff's rule from the corner; prints the squares reached and the seconds of one walk.
   knight count: the directed open tours of 6x6, one start for each symmetry class; prints them and the seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static long walk(int side, signed char *degree, int *order) {
    static const int down[] = {1, 2, -1, 2, 1, -2, -1, -2}, right[] = {2, 1, 2, -1, -2, 1, -2, -1};
    int width = side + 4, step[8];
    for (int i = 0; i < 8; i++) step[i] = down[i] * width + right[i];
    memset(degree, 99, (size_t)width * width);
    for (int r = 2; r < side + 2; r++) memset(degree + r * width + 2, 0, side);
    for (int r = 2; r < side + 2; r++)
        for (int c = 2; c < side + 2; c++) {
            int d = 0;
            for (int i = 0; i < 8; i++) d += degree[r * width + c + step[i]] != 99;
            degree[r * width + c] = d;
        }
    int square = 2 * width + 2;
    long reached = 0;
    for (;;) {
        int best = -1, least = 99;
        degree[square] = 99;
        order[reached++] = square;
        for (int i = 0; i < 8; i++) {
            int near = square + step[i];
            if (degree[near] != 99 && --degree[near] < least) least = degree[near], best = near;
        }
        if (best < 0) return reached;
        square = best;
    }
}

/* Rows of 6 squares are padded to 8 bits: a move is the same shift everywhere. */
static const int shifts[] = {6, 10, 15, 17};

static inline uint64_t near(uint64_t square) {
    uint64_t reached = 0;
    for (int i = 0; i < 4; i++) reached |= square << shifts[i] | square >> shifts[i];
    return reached;
}

static long count(uint64_t square, uint64_t left) {
    if (!left) return 1;
    uint64_t one = 0, two = 0, reach = near(square) & left;
    for (int i = 0; i < 4; i++) {
        uint64_t up = left << shifts[i], down = left >> shifts[i];
        two |= (one & up) | ((one | up) & down);
        one |= up | down;
    }
    /* A free square with fewer than two free neighbours is next, or the last one. */
    uint64_t needy = left & ~two, moves;
    if (!needy) moves = reach;
    else if (!(needy & (needy - 1))) moves = needy & one ? reach : reach & needy;
    else {
        uint64_t rest = needy & (needy - 1);
        if (rest & (rest - 1)) return 0;
        uint64_t lonely = needy & ~one;
        moves = !lonely ? reach & needy : lonely & (lonely - 1) ? 0 : reach & lonely;
    }
    long sum = 0;
    for (; moves; moves &= moves - 1) {
        uint64_t next = moves & -moves;
        sum += count(next, left ^ next);
    }
    return sum;
}

int main(int argc, char **argv) {
    if (argc == 4 && !strcmp(argv[1], "walk")) {
        int side = atoi(argv[2]), repeat = atoi(argv[3]);
        signed char *degree = malloc((size_t)(side + 4) * (side + 4));
        int *order = malloc(sizeof *order * side * side);
        long reached = 0;
        double start = now();
        for (int i = 0; i < repeat; i++) reached = walk(side, degree, order);
        printf("%ld %.9f\n", reached, (now() - start) / repeat);
        return 0;
    }
    if (argc == 2 && !strcmp(argv[1], "count")) {
        static const int starts[6][3] = {{0, 0, 4}, {0, 1, 8}, {0, 2, 8}, {1, 1, 4}, {1, 2, 8}, {2, 2, 4}};
        uint64_t all = 0;
        for (int r = 0; r < 6; r++) all |= (uint64_t)0x3F << 8 * r;
        long sum = 0;
        double begin = now();
        for (int i = 0; i < 6; i++) {
            uint64_t square = (uint64_t)1 << (8 * starts[i][0] + starts[i][1]);
            sum += starts[i][2] * count(square, all ^ square);
        }
        printf("%ld %.9f\n", sum, now() - begin);
        return 0;
    }
    return 2;
}
