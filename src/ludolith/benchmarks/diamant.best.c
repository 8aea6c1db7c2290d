/* Diamant in C, made as fast as we could: the game of diamant.c, decision by decision, without loops
 * over seats, divisions and counts of bits.
 *
 * The rubies that eight players carry are the bytes of one word: all that are in the box fit into
 * one. Chests need more room: two words of four parts, one for the even seats and one for the odd.
 */
#include "playouts.h"

enum { CARDS = 30, RELIC_KINDS = 5, EXPEDITIONS = 5, TRAP = 32, RELIC = 64 };
enum { LEAVE, CONTINUE };
enum { NO_TRAP };

static const uint8_t BOX[CARDS] = {
    1,  2,  3,  4,  5,  5,  7,  7,  9,  11, 11, 13, 14, 15, 17,
    32, 32, 32, 33, 33, 33, 34, 34, 34, 35, 35, 35, 36, 36, 36,
};
static const uint8_t RELIC_POINTS[RELIC_KINDS] = {5, 7, 8, 10, 12};

static const uint64_t EVEN_SEATS = 0x00FF00FF00FF00FF;

/* By set of seats: how many there are, and a one in the byte of each. */
static uint8_t MEMBERS[256];
static uint64_t BYTES[256];

/* By number of sharers: a part of 65,536, so that a division is a multiplication; exact here. */
static const uint32_t ONE_OF[MOST_SEATS + 1] = {0,     65536, 32769, 21846, 16385,
                                                13108, 10923, 9363,  8193};

typedef struct {
    Rng rng;
    uint8_t deck[CARDS + RELIC_KINDS]; /* the first `revealed` cards lie in the cave */
    uint8_t size, revealed;
    uint8_t closed;
    bool over;
    uint8_t inside, asked, leaving;
    uint8_t traps_seen, relics_in_cave;
    uint16_t on_path;
    uint64_t carried, even_chests, odd_chests;
    uint8_t relics_won[MOST_SEATS];
} Diamant;

static unsigned players;
static bool relics;

static inline unsigned lowest(unsigned seats) { return (unsigned)__builtin_ctz(seats); }

static inline unsigned share_of(unsigned rubies, unsigned sharers) {
    return rubies * ONE_OF[sharers] >> 16;
}

static void begin_expedition(Diamant *game);

static inline void take_out(Diamant *game, int place) {
    uint8_t last = game->deck[--game->size];
    if (place < game->size) game->deck[place] = last;
}

static void end_expedition(Diamant *game, int sprung) {
    if (++game->closed == EXPEDITIONS) {
        game->over = true;
        return;
    }
    int place = game->revealed - 1;
    if (sprung != NO_TRAP) take_out(game, place--);
    if (relics) {
        game->relics_in_cave = 0;
        for (; place >= 0; place--)
            if (game->deck[place] >= RELIC) take_out(game, place);
    }
    begin_expedition(game);
}

static inline void walk_out(Diamant *game) {
    unsigned leaving = game->leaving, leavers = MEMBERS[leaving];
    unsigned share = share_of(game->on_path, leavers);
    game->on_path -= share * leavers;
    if (game->relics_in_cave && leavers == 1) {
        game->relics_won[lowest(leaving)] |= game->relics_in_cave;
        game->relics_in_cave = 0;
    }
    game->inside &= ~leaving;
    uint64_t brought = game->carried & BYTES[leaving] * 255;
    game->carried ^= brought;
    brought += share * BYTES[leaving];
    game->even_chests += brought & EVEN_SEATS;
    game->odd_chests += brought >> 8 & EVEN_SEATS;
    game->leaving = 0;
}

static void reveal(Diamant *game) {
    unsigned top = game->revealed, inside = game->inside;
    if (top == game->size) {
        game->leaving = inside;
        game->asked = 0;
        walk_out(game);
        end_expedition(game, NO_TRAP);
        return;
    }
    unsigned chosen = top + below(&game->rng, game->size - top);
    unsigned card = game->deck[chosen];
    game->deck[chosen] = game->deck[top];
    game->deck[top] = card;
    game->revealed = top + 1;
    if (card < TRAP) {
        unsigned sharers = MEMBERS[inside], share = share_of(card, sharers);
        game->on_path += card - share * sharers;
        game->carried += share * BYTES[inside];
    } else if (card >= RELIC) {
        game->relics_in_cave |= 1u << (card - RELIC);
    } else {
        unsigned kind = 1u << (card - TRAP);
        if (game->traps_seen & kind) {
            game->carried = 0;
            game->inside = game->asked = game->leaving = 0;
            end_expedition(game, card);
            return;
        }
        game->traps_seen |= kind;
    }
    game->asked = inside;
    game->leaving = 0;
}

static void begin_expedition(Diamant *game) {
    game->revealed = 0;
    game->traps_seen = 0;
    game->on_path = 0;
    game->inside = (1u << players) - 1;
    if (relics) game->deck[game->size++] = RELIC + game->closed;
    reveal(game);
}

static inline void act(Diamant *game, unsigned seat, unsigned move) {
    game->asked &= ~(1u << seat);
    game->leaving |= (CONTINUE - move) << seat;
    if (game->asked) return;
    if (game->leaving) walk_out(game);
    if (game->inside)
        reveal(game);
    else
        end_expedition(game, NO_TRAP);
}

static inline unsigned score(const Diamant *game, unsigned seat) {
    uint64_t chests = seat & 1 ? game->odd_chests : game->even_chests;
    unsigned points = chests >> seat / 2 * 16 & 0xFFFF;
    for (unsigned won = game->relics_won[seat]; won; won &= won - 1)
        points += RELIC_POINTS[lowest(won)];
    return points;
}

/* -- many games */

static void choose_variant(const Order *order) {
    players = order->players;
    relics = is(order, "relics", "on"); /* open chests change only what is seen */
    for (unsigned seats = 0; seats < 256; seats++)
        for (unsigned seat = 0; seat < MOST_SEATS; seat++)
            if (seats >> seat & 1) {
                MEMBERS[seats] = MEMBERS[seats & (seats - 1)] + 1;
                BYTES[seats] |= (uint64_t)1 << 8 * seat;
            }
}

static inline uint64_t play(Rng chance, Rng *rng, int32_t scores[]) {
    Diamant game = {.rng = chance, .size = CARDS};
    uint64_t decisions = 0;
    memcpy(game.deck, BOX, sizeof BOX);
    begin_expedition(&game);
    while (!game.over)
        for (unsigned deciders = game.asked; deciders; deciders &= deciders - 1) {
            act(&game, lowest(deciders), below(rng, 2));
            decisions++;
        }
    for (unsigned seat = 0; seat < players; seat++) scores[seat] = score(&game, seat);
    return decisions;
}

int main(void) { return carry_out_orders(choose_variant, play); }
