/** What is answered over HTTP, as `/docs` describes it. Views, options and events are as each game has them. */
import * as z from 'zod';

const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const seat = z.int().min(0);
const count = z.int().min(0);
const choice = z.union([count, list(count)]).describe('an index into the options, or a list of them');
const basis = z.string().describe('what an answer, or to take back, is based on');

export const games = list(
  z.strictObject({
    name: z.string(),
    version: z.int(),
    title: z.string(),
    summary: z.string(),
    seats: z.strictObject({ min: count, max: count, usual: count.optional() }),
  }),
).describe('the games there are');

export const begun = z
  .strictObject({
    match: z.string(),
    seedHash: z.string().describe('SHA-256 of the seed, which is told when the match is over'),
    seat: seat.optional().describe('of the first person'),
    token: z.string().optional().describe('of that seat; to be kept'),
    invites: list(z.strictObject({ seat, code: z.string() })).describe('a code for each other person'),
  })
  .describe('the match that was begun');

export const joined = z
  .strictObject({ match: z.string(), seat, token: z.string().describe('of the seat; to be kept') })
  .describe('where one sits');

const question = z
  .strictObject({
    id: count,
    seat,
    label: z.string(),
    text: z.string(),
    options: list(z.unknown()),
    texts: list(z.string()).describe('a text for each option'),
    several: z
      .strictObject({ min: count, max: count })
      .optional()
      .describe('how many may be chosen, where it is a set'),
    except: list(z.strictObject({ option: z.unknown(), why: z.string(), text: z.string() })).describe(
      'what is not offered, and why',
    ),
    about: z.unknown().optional(),
    otherwise: choice.optional().describe('what a time-out chooses'),
    basis,
  })
  .describe('a question of the seat');

const end = z.strictObject({
  outcome: list(z.strictObject({ rank: z.int(), score: z.number() })).describe('one for each seat; rank 1 is best'),
  resigned: list(seat),
  broken: z.string().optional().describe('set where the rules broke, and nobody has won'),
});

const wish = z
  .strictObject({ seat, barrier: z.string().optional(), left: list(seat).describe('who is still to agree') })
  .describe('somebody wants to take back');

/** How a match stands for a seat. */
const standing = {
  asked: list(question),
  waiting: list(seat).describe('who is waited for'),
  basis,
  noUndo: z.string().optional().describe('why nothing can be taken back; absent where something can'),
  away: list(seat).optional().describe('who has left, and is played for'),
  wish: wish.optional(),
  end: end.optional().describe('how it ended'),
};

const view = z.unknown().describe('what the seat sees');
const path = list(z.union([z.string(), z.int()]));
const edit = z.union([
  z.tuple([path, z.unknown()]).readonly().describe('something there is this now'),
  z.tuple([path]).readonly().describe('nothing is there any more'),
  z
    .tuple([path, count, count, list(z.unknown())])
    .readonly()
    .describe('of a list there: from where, how many go, and what comes'),
]);
/** Beside its type an event has what its game gives it. */
const event = z.object({ type: z.string() }).meta({ additionalProperties: true });
const frame = z.strictObject({
  number: count,
  event: event.optional(),
  text: z.string().optional(),
  patch: list(edit).describe('what turns what the seat saw before into what it sees now: paths with what is there'),
});

export const match = z
  .strictObject({
    about: z.strictObject({
      game: z.string(),
      version: z.int(),
      sitters: list(z.string()),
      seat: z.int().min(-1).describe('-1 for a spectator'),
      options: z.unknown().optional(),
    }),
    seedHash: z.string(),
    seed: z.string().optional().describe('once it is over'),
    undo: z.enum(['off', 'free', 'consent']),
    clock: z.strictObject({ seconds: z.number(), agent: z.string().optional() }).readonly().optional(),
    from: count.describe('how many frames the seat has seen'),
    ...standing,
    view,
  })
  .describe('what the seat sees, or a spectator');

export const news = z
  .strictObject({
    from: count.describe('the first frame here; what the seat had from there on was taken back'),
    view: z.unknown().optional().describe('what it sees now, where that was taken back'),
    frames: list(frame),
    ...standing,
  })
  .describe('what has happened since');

const reply = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('ok') }),
    z.strictObject({ type: z.literal('stale'), asked: list(question).describe('what is asked now') }),
    z.strictObject({ type: z.literal('refused'), why: z.string() }),
    z.strictObject({ type: z.literal('unkept'), why: z.string() }),
  ])
  .describe('ok, or nothing has changed: it was stale, is refused, or could not be kept and may be said again');

export const done = z
  .strictObject({ reply, entry: count.optional().describe('the number of the entry that it became') })
  .describe('what became of it; said again under the same name, it is the same');

export const left = z
  .strictObject({ reply, token: z.string().optional().describe('to come back with') })
  .describe('what became of it');

export const heard = z.strictObject({ reply }).describe('it was said to all');

export const chat = list(z.strictObject({ number: count, seat, text: z.string(), at: z.string() })).describe(
  'what was said',
);

const given = z.union([choice, z.array(z.array(choice))]);

export const record = z
  .strictObject({
    format: z.string(),
    game: z.string(),
    version: z.int(),
    seats: count,
    seed: z.string(),
    options: z.unknown().optional(),
    position: z.unknown().optional(),
    reseeds: list(z.strictObject({ at: count, seed: z.string() })).optional(),
    chance: z.literal('given').optional(),
    turns: list(list(given)).describe('the choices, turn by turn; of those who chose together, a list for each seat'),
    notes: z.record(z.string(), z.string()).optional().describe('who decided, where it was not the seat itself'),
    states: z.string(),
    offers: z.string(),
    checksum: z.string(),
  })
  .describe('all that is needed to play the match again, with `fermata replay`');
