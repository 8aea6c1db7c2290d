/* What the games in C share: chance, orders, the clock and the checksum.
 *
 * A program of this folder plays one game by chance. It says which variant an order asks for and
 * plays one game of it; `carry_out_orders` does the rest:
 *
 *     static void choose_variant(const Order *order) { relics = is(order, "relics", "on"); ... }
 *     static uint64_t play(Rng chance, Rng *decisions, int32_t scores[]) { ... }
 *     int main(void) { return carry_out_orders(choose_variant, play); }
 *
 * An order is a line "first_seed games players name=value ...", with a word for each option of the
 * game; switches are on or off. Each is answered by a line "decisions checksum nanoseconds", the
 * time being that of the processor.
 */
#ifndef PLAYOUTS_H
#define PLAYOUTS_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_SEATS = 8, LONGEST_ORDER = 1024 };

/* -- chance: sfc32 */

/* The stream of cards and dice, and that of those who choose. */
static const uint32_t CHANCE = 0x9E3779B9, DECISIONS = 0x85EBCA6B;

typedef struct {
    uint32_t a, b, c, n;
} Rng;

static inline uint32_t word(Rng *rng) {
    uint32_t t = rng->a + rng->b + rng->n++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = (rng->c << 21 | rng->c >> 11) + t;
    return t;
}

/* A random number from 0 to n - 1. */
static inline uint32_t below(Rng *rng, uint32_t n) { return (uint64_t)word(rng) * n >> 32; }

static inline Rng seeded(uint64_t seed, uint32_t stream) {
    Rng rng = {(uint32_t)seed, (uint32_t)(seed >> 32), stream, 1};
    for (int i = 0; i < 12; i++) word(&rng);
    return rng;
}

/* -- orders */

typedef struct {
    uint64_t first_seed, games;
    unsigned players;
    char options[LONGEST_ORDER]; /* " name=value name=value " */
} Order;

/* Whether an option of the game has this value. */
static bool is(const Order *order, const char *name, const char *value) {
    char wanted[128];
    snprintf(wanted, sizeof wanted, " %s=%s ", name, value);
    return strstr(order->options, wanted) != NULL;
}

static bool read_order(Order *order) {
    char line[LONGEST_ORDER - 2];
    int used = 0;
    if (!fgets(line, sizeof line, stdin)) return false;
    if (sscanf(line, "%" SCNu64 " %" SCNu64 " %u%n", &order->first_seed, &order->games,
               &order->players, &used) < 3)
        return false;
    line[strcspn(line, "\n")] = 0;
    snprintf(order->options, sizeof order->options, "%s ", line + used);
    return true;
}

static uint64_t processor_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Remembers players and options of an order for the games that follow. */
typedef void ChooseVariant(const Order *order);

/* Plays one game; writes the points of every seat, and returns how many decisions there were. */
typedef uint64_t Play(Rng chance, Rng *decisions, int32_t scores[]);

static inline __attribute__((always_inline)) int carry_out_orders(ChooseVariant *choose_variant, Play *play) {
    Order order;
    while (read_order(&order)) {
        choose_variant(&order);
        uint64_t began = processor_nanoseconds(), decisions = 0;
        uint32_t checksum = 0;
        Rng rng = seeded(order.first_seed, DECISIONS);
        for (uint64_t i = 0; i < order.games; i++) {
            int32_t scores[MOST_SEATS] = {0};
            decisions += play(seeded(order.first_seed + i, CHANCE), &rng, scores);
            for (unsigned seat = 0; seat < order.players; seat++)
                checksum = checksum * 31 + (uint32_t)scores[seat] * (seat + 1);
        }
        uint64_t took = processor_nanoseconds() - began;
        printf("%" PRIu64 " %" PRIu32 " %" PRIu64 "\n", decisions, checksum, took);
        fflush(stdout);
    }
    return 0;
}

#endif
