/* Diamant played by chance, in C: what the compiled rules are measured against.
 *
 * It is the game of games/diamant/rules.py, card by card and draw by draw, so both give the same
 * decisions and the same checksum: 3 to 8 players, with or without relics. Cards are bytes, sets
 * are bit masks, and __builtin_popcount counts them.
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

/* -- the game; sets of seats, traps and relics are bit masks */

typedef struct {
    Rng rng;
    uint8_t deck[CARDS + RELIC_KINDS]; /* the first `revealed` cards lie in the cave */
    uint8_t size, revealed;
    uint8_t players, closed;
    bool relics, over;
    uint8_t inside, asked, leaving;
    uint8_t traps_seen, relics_in_cave;
    uint16_t on_path;
    uint16_t carried[MOST_SEATS], chest[MOST_SEATS];
    uint8_t relics_won[MOST_SEATS];
} Diamant;

static inline unsigned lowest(unsigned seats) { return (unsigned)__builtin_ctz(seats); }
static inline unsigned count(unsigned seats) { return (unsigned)__builtin_popcount(seats); }

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
    if (game->relics) {
        game->relics_in_cave = 0;
        for (; place >= 0; place--)
            if (game->deck[place] >= RELIC) take_out(game, place);
    }
    begin_expedition(game);
}

static inline void walk_out(Diamant *game) {
    unsigned leaving = game->leaving, leavers = count(leaving);
    unsigned share = game->on_path / leavers;
    game->on_path -= share * leavers;
    if (game->relics_in_cave && leavers == 1) {
        game->relics_won[lowest(leaving)] |= game->relics_in_cave;
        game->relics_in_cave = 0;
    }
    game->inside &= ~leaving;
    for (; leaving; leaving &= leaving - 1) {
        unsigned seat = lowest(leaving);
        game->chest[seat] += game->carried[seat] + share;
        game->carried[seat] = 0;
    }
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
        unsigned sharers = count(inside), share = card / sharers;
        game->on_path += card - share * sharers;
        for (unsigned seats = inside; seats; seats &= seats - 1)
            game->carried[lowest(seats)] += share;
    } else if (card >= RELIC) {
        game->relics_in_cave |= 1u << (card - RELIC);
    } else {
        unsigned kind = 1u << (card - TRAP);
        if (game->traps_seen & kind) {
            memset(game->carried, 0, sizeof game->carried);
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
    game->inside = (1u << game->players) - 1;
    if (game->relics) game->deck[game->size++] = RELIC + game->closed;
    reveal(game);
}

static inline void act(Diamant *game, unsigned seat, unsigned move) {
    game->asked &= ~(1u << seat);
    game->leaving |= (CONTINUE - move) << seat; /* no branch, as in the rules */
    if (game->asked) return;
    if (game->leaving) walk_out(game);
    if (game->inside)
        reveal(game);
    else
        end_expedition(game, NO_TRAP);
}

static inline void set_up(Diamant *game, unsigned players, bool relics, Rng rng) {
    memset(game, 0, sizeof *game);
    game->rng = rng;
    memcpy(game->deck, BOX, sizeof BOX);
    game->size = CARDS;
    game->players = players;
    game->relics = relics;
    begin_expedition(game);
}

static inline unsigned score(const Diamant *game, unsigned seat) {
    unsigned points = game->chest[seat];
    for (unsigned won = game->relics_won[seat]; won; won &= won - 1)
        points += RELIC_POINTS[lowest(won)];
    return points;
}

/* -- many games */

static unsigned players;
static bool relics;

static void choose_variant(const Order *order) {
    players = order->players;
    relics = is(order, "relics", "on"); /* open chests change only what is seen */
}

static inline uint64_t play(Rng chance, Rng *rng, int32_t scores[]) {
    Diamant game;
    uint64_t decisions = 0;
    set_up(&game, players, relics, chance);
    while (!game.over)
        for (unsigned deciders = game.asked; deciders; deciders &= deciders - 1) {
            act(&game, lowest(deciders), below(rng, 2));
            decisions++;
        }
    for (unsigned seat = 0; seat < players; seat++) scores[seat] = score(&game, seat);
    return decisions;
}

int main(void) { return carry_out_orders(choose_variant, play); }
