/* Dinokalipsa played by chance, in C: what the compiled rules are measured against.
 *
 * Written from the rules (games/dinokalipsa/RULES.md; the numbers in brackets are theirs). Moves
 * are listed in the order of their codes, and chance is drawn in the order of games/dinokalipsa,
 * so both give the same decisions and the same checksum. What players remember of hands they have
 * seen (HLD-04) is left out: no decision by chance depends on it.
 */
#include "dinokalipsa_moves.h"

/* -- the beginning of a round (HLD-10 to HLD-12) */

static void ask(Game *game, int stage, unsigned seats) {
    game->stage = stage;
    game->asked = seats;
}

static void begin_round(Game *game) {
    if (game->shuffled) {
        unsigned at = below(&game->rng, game->shuffled);
        game->disaster = game->disasters[at];
        game->disasters[at] = game->disasters[--game->shuffled];
    } else {
        game->disaster = game->bottom[0];
        memmove(game->bottom, game->bottom + 1, --game->below_shuffled);
    }
    EACH(seat, game->still_in)
        while (!has_points(&game->hand[seat])) {
            throw_hand_away(game, seat);
            draw_up(game, seat);
        }
    ask(game, CHOOSING_CARD, game->still_in);
}

/* -- the end of a round (HLD-40, HLD-41, HLD-52) */

static bool anyone_arrived(Game *game) {
    EACH(seat, game->still_in)
        if (game->place[seat] >= ROUTE) {
            ask(game, OVER, 0);
            return true;
        }
    return false;
}

static void end_round(Game *game) {
    EACH(seat, game->still_in) game->place[seat] += count(game->area[seat]);
    if (anyone_arrived(game)) return;
    EACH(seat, game->still_in) draw_up(game, seat);
    for (int seat = 0; seat < game->players; seat++)
        if (game->front[seat] != NONE) {
            discard(game, game->front[seat]);
            game->front[seat] = NONE;
        }
    for (int i = 0; i < game->laid_cards; i++) discard(game, game->laid[i]);
    game->laid_cards = 0;
    begin_round(game);
}

static void lay_at_bottom(Game *game) {
    game->bottom[game->below_shuffled++] = game->disaster;
    end_round(game);
}

/* -- the disaster (HLD-31, HLD-36, HLD-37, HLD-50, HLD-61) */

static inline int larger(int one, int other) { return one > other ? one : other; }

static bool extinct(uint32_t area, bool duo) {
    int types = 0, most = 0, gaps = 0, meteors = count(area >> 24);
    for (int type = 0; type < METEOR; type++) {
        int disasters = count(area >> OF_A_TYPE * type & 0xFF);
        most = larger(most, disasters);
        types += disasters > 0;
        gaps += larger(0, 2 - disasters);
    }
    if (duo) return most + meteors >= 4 || gaps <= meteors;
    return most + meteors >= 3 || types + meteors >= 3;
}

static void add_disaster(Game *game) {
    unsigned seat = game->active;
    game->area[seat] |= 1u << game->disaster;
    if (!extinct(game->area[seat], game->duo)) {
        if (game->hand[seat].size)
            ask(game, SHEDDING, 1u << seat);
        else
            end_round(game);
        return;
    }
    throw_hand_away(game, seat);
    game->still_in &= ~(1u << seat);
    if (count(game->still_in) == 1)
        ask(game, OVER, 0);
    else
        end_round(game);
}

static void threaten(Game *game, int seat) {
    game->active = seat;
    if (game->hand[seat].size && game->rescues_shown < RESCUES)
        ask(game, THREATENED, 1u << seat);
    else
        add_disaster(game);
}

/* -- the outcome (HLD-30 to HLD-35) */

static void begin_sudden_death(Game *game) {
    unsigned without = 0;
    EACH(seat, game->duel)
        if (!has_points(&game->hand[seat])) without |= 1u << seat;
    if (!without)
        ask(game, SUDDEN_DEATH, game->duel);
    else if (count(without) == 1)
        threaten(game, lowest(without));
    else
        lay_at_bottom(game);
}

static void lose(Game *game, unsigned losers) {
    game->duel = losers;
    if (count(losers) == 1)
        threaten(game, lowest(losers));
    else
        begin_sudden_death(game);
}

static void fight(Game *game) {
    int least = 10;
    unsigned losers = 0;
    EACH(seat, game->duel) {
        int card = game->chosen[seat];
        lay(game, seat, card);
        if (VALUE[card] < least) {
            least = VALUE[card];
            losers = 0;
        }
        if (VALUE[card] == least) losers |= 1u << seat;
    }
    lose(game, losers);
}

static inline void extremes(const Game *game, int *high, int *low) {
    *high = -1000;
    *low = 1000;
    EACH(seat, game->still_in) {
        if (game->score[seat] > *high) *high = game->score[seat];
        if (game->score[seat] < *low) *low = game->score[seat];
    }
}

static void settle(Game *game) {
    int high, low, type = game->disaster / OF_A_TYPE;
    EACH(seat, game->still_in) {
        game->score[seat] = VALUE[game->front[seat]] + game->bonus[seat] +
                            TRAIT[game->board[seat]][type] + game->winds[seat];
        if (game->disasters_count) game->score[seat] += count(game->area[seat]);
    }
    extremes(game, &high, &low);
    if (game->inversions & 1) /* two of them cancel (HLD-20) */
        EACH(seat, game->still_in) {
            if (game->score[seat] == high)
                game->score[seat] = low;
            else if (game->score[seat] == low)
                game->score[seat] = high;
        }
    if (high == low) {
        lay_at_bottom(game);
        return;
    }
    unsigned losers = 0;
    EACH(seat, game->still_in) {
        if (game->score[seat] == low) losers |= 1u << seat;
        if (game->score[seat] == high && high > 0) game->place[seat] += high;
    }
    if (!anyone_arrived(game)) lose(game, losers);
}

/* -- scoring instants (HLD-18, HLD-19) */

static void ask_for_instants(Game *game) {
    if (game->scoring_shown < SCORING_INSTANTS) {
        unsigned open = game->still_in & ~game->passed & ~game->silent;
        int seat = game->active;
        for (int i = 0; i < game->players; i++) {
            if (++seat == game->players) seat = 0;
            if (open >> seat & 1 && game->hand[seat].size) {
                game->active = seat;
                ask(game, SCORING, 1u << seat);
                return;
            }
        }
    }
    settle(game);
}

static void begin_scoring(Game *game) {
    game->factor = 1;
    game->inversions = game->passed = game->silent = 0;
    if (!game->silenced)
        EACH(seat, game->still_in) {
            if (game->front[seat] == LUCKY_STARFRUIT) game->factor *= 2;
            if (game->front[seat] == JAW_TRAP) game->inversions++;
        }
    game->active = game->players - 1;
    ask_for_instants(game);
}

/* -- effects after the reveal (HLD-13 to HLD-17) */

static bool has_target(const Game *game, int seat) {
    if (game->front[seat] == LASSO_VIPER) return swappable(game, seat);
    return game->front[seat] != PECKISH_PLANT || count(game->still_in) > 2;
}

static void next_effect(Game *game) {
    while (game->waiting) {
        int next = NONE;
        EACH(seat, game->waiting) {
            if (next != NONE) {
                int value = VALUE[game->front[seat]], before = VALUE[game->front[next]];
                if (value > before) continue;
                if (value == before && game->place[seat] >= game->place[next]) continue;
            }
            next = seat;
        }
        game->waiting &= ~(1u << next);
        if (!has_target(game, next)) continue;
        game->active = next;
        game->thrown = 0;
        ask(game, USING_EFFECT, 1u << next);
        return;
    }
    begin_scoring(game);
}

static void reveal(Game *game) {
    game->silenced = false;
    game->waiting = 0;
    EACH(seat, game->still_in) {
        int card = game->chosen[seat];
        take_away(&game->hand[seat], card);
        game->front[seat] = card;
        game->bonus[seat] = game->winds[seat] = 0;
        game->waiting |= (ASKS_OWNER >> card & 1) << seat;
        game->silenced |= card == BLAZING_SAW;
    }
    if (game->silenced) game->waiting = 0;
    next_effect(game);
}

static void swap(Game *game, int one, int other) {
    int card = game->front[one];
    game->front[one] = game->front[other];
    game->front[other] = card;
}

static void use_effect(Game *game, int seat, int move) {
    if (move == PASS) {
        next_effect(game);
        return;
    }
    switch (game->front[seat]) {
        case TAME_PEBBLE:
        case SWAMP_SMOOTHIE:
            discard_from_hand(game, seat, move - DISCARD);
            game->bonus[seat] += VALUE[move - DISCARD];
            break;
        case LONG_CLAW:
            game->target = move - LOOK_AT;
            ask(game, TAKING_FROM_HAND, 1u << seat);
            return;
        case LASSO_VIPER: swap(game, seat, move - SWAP_WITH); break;
        case POCKET_FLAMETHROWER:
            discard_from_hand(game, seat, move - DISCARD);
            if (++game->thrown < 3 && game->hand[seat].size) return;
            break;
        case BAMBOO_SPYGLASS:
            game->peeked.size = 0;
            for (int i = 0; i < 2; i++) add(&game->peeked, draw(game));
            ask(game, TAKING_FROM_DECK, 1u << seat);
            return;
        default: swap(game, PAIRS[move - SWAP_OTHERS][0], PAIRS[move - SWAP_OTHERS][1]);
    }
    next_effect(game);
}

static void take_from_deck(Game *game, int seat, int card) {
    take_away(&game->peeked, card);
    add(&game->hand[seat], card);
    show(game, game->peeked.card[0]);
    discard(game, game->peeked.card[0]);
    next_effect(game);
}

static void play_instant(Game *game, int seat, int move) {
    if (move == PASS) {
        game->passed |= 1u << seat;
    } else if (move == PASS_ROUND) {
        game->silent |= 1u << seat;
    } else {
        game->passed = 0;
        if (move == INVERT) {
            lay(game, seat, TOPSY_TURVY);
            game->inversions++;
        } else if (move >= LOWER) {
            lay(game, seat, HEADWIND);
            game->winds[move - LOWER] -= 2 * game->factor;
        } else {
            lay(game, seat, TAILWIND);
            game->winds[move - RAISE] += 2 * game->factor;
        }
    }
    ask_for_instants(game);
}

/* -- boards and the first hands (HLD-01, HLD-02) */

static void next_board(Game *game, int seat) {
    for (; seat < game->players; seat++) {
        unsigned boards = free_boards(game), left = count(boards);
        if (left > 1 && !game->boards_dealt) {
            ask(game, CHOOSING_BOARD, 1u << seat);
            return;
        }
        if (left > 1)
            for (unsigned skipped = below(&game->rng, left); skipped; skipped--)
                boards &= boards - 1;
        game->board[seat] = lowest(boards);
    }
    for (seat = 0; seat < game->players; seat++) draw_up(game, seat);
    begin_round(game);
}

/* -- a move */

static void act(Game *game, int seat, int move) {
    switch (game->stage) {
        case CHOOSING_CARD:
        case SUDDEN_DEATH:
            game->chosen[seat] = move - PLAY;
            game->asked &= ~(1u << seat);
            if (game->asked) return;
            if (game->stage == CHOOSING_CARD)
                reveal(game);
            else
                fight(game);
            return;
        case SCORING: play_instant(game, seat, move); return;
        case USING_EFFECT: use_effect(game, seat, move); return;
        case TAKING_FROM_HAND:
            take_away(&game->hand[game->target], move - TAKE);
            add(&game->hand[seat], move - TAKE);
            next_effect(game);
            return;
        case TAKING_FROM_DECK: take_from_deck(game, seat, move - TAKE); return;
        case THREATENED:
            if (move == PASS) {
                add_disaster(game);
            } else if (move == INSURE) {
                lay(game, seat, CATASTROPHE_POLICY);
                lay_at_bottom(game);
            } else {
                lay(game, seat, NOT_MY_PROBLEM);
                threaten(game, move - SEND_TO);
            }
            return;
        case SHEDDING:
            if (move != PASS) discard_from_hand(game, seat, move - DISCARD);
            end_round(game);
            return;
        default:
            game->board[seat] = move - BOARD;
            next_board(game, seat + 1);
    }
}

/* -- the set-up, and many games */

static Game laid_out;

static void choose_variant(const Order *order) {
    Game *game = &laid_out;
    memset(game, 0, sizeof *game);
    game->players = order->players;
    game->still_in = (1u << order->players) - 1;
    game->duo = order->players == 2 && is(order, "two_player_rules", "on");
    game->boards_dealt = is(order, "boards", "dealt");
    game->disasters_count = is(order, "disasters_count", "on");
    memset(game->board, NONE, sizeof game->board);
    memset(game->front, NONE, sizeof game->front);
    for (int kind = 0; kind < KINDS; kind++) {
        bool low = kind < POINT_CARDS && 1 <= VALUE[kind] && VALUE[kind] <= 3;
        if (game->duo && low) continue; /* HLD-60 */
        for (int i = 0; i < COPIES[kind]; i++) game->deck[game->in_deck++] = kind;
    }
    for (int i = 0; i < DISASTERS; i++) game->disasters[game->shuffled++] = i;
}

static uint64_t play_out(Rng chance, Rng *decisions, int32_t scores[]) {
    Game game = laid_out;
    uint8_t moves[MOST_MOVES];
    uint64_t made = 0;
    game.rng = chance;
    next_board(&game, 0);
    while (game.stage != OVER)
        for (unsigned asked = game.asked; asked; asked &= asked - 1, made++) {
            int seat = lowest(asked), number = legal(&game, seat, moves);
            act(&game, seat, moves[below(decisions, number)]);
        }
    for (int seat = 0; seat < game.players; seat++) scores[seat] = game.place[seat];
    return made;
}

int main(void) { return carry_out_orders(choose_variant, play_out); }
