/** What clients say, over the socket and in bodies: checked before anything is done with it. */
import * as z from 'zod';

const index = z.number().int().min(0).max(100_000);
const choice = z.union([index, z.array(index).max(1000)]);
const move = z.array(choice).max(1000);
const basis = z.string().max(40);
/** A match, or a command: no database takes one for another, and none refuses it. */
export const id = z.string().regex(/^[ -~]{1,64}$/, 'must be 1 to 64 letters of ASCII');
const token = z.string().min(1).max(64);

/** Commands change the match; each with what it is given. */
export const COMMANDS = {
  answer: z.tuple([basis, choice]),
  play: z.tuple([basis, move]),
  undo: z.tuple([basis]),
  consent: z.tuple([basis, z.boolean()]),
  resign: z.tuple([]),
  comeBack: z.tuple([]),
} as const;

/** Questions change nothing. */
export const QUESTIONS = {
  about: z.tuple([]),
  pickable: z.tuple([basis, z.array(index).max(1000)]),
  moves: z.tuple([basis]),
  choices: z.tuple([basis, move]),
  complete: z.tuple([basis, move, z.string().max(64)]),
  hint: z.tuple([]),
  why: z.tuple([index]),
  lookUp: z.tuple([z.string().max(200)]),
  record: z.tuple([]),
} as const;

/** No database holds a NUL in a text, nor half of a pair. */
export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\0\p{Surrogate}]*$/u, 'must be text throughout');

/** A message of a client. */
export const message = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), match: id, token: token.optional() }),
  z.strictObject({ type: z.literal('follow'), id: index, from: index, basis: basis.optional() }),
  z.strictObject({ type: z.literal('unfollow'), id: index }),
  z.strictObject({
    type: z.literal('command'),
    command: id,
    do: z.enum(Object.keys(COMMANDS) as [keyof typeof COMMANDS]),
    given: z.array(z.unknown()).max(3),
  }),
  z.strictObject({
    type: z.literal('question'),
    id: index,
    ask: z.enum(Object.keys(QUESTIONS) as [keyof typeof QUESTIONS]),
    given: z.array(z.unknown()).max(3),
  }),
  z.strictObject({ type: z.literal('say'), id: index, text: chatText }),
  z.strictObject({ type: z.literal('beat') }),
]);

export type Message = z.infer<typeof message>;

/** What is told of what is no message of ours: what is wrong with it, and by which name whoever waits for an answer knows it. */
export function badMessage(said: unknown, { issues: [issue] }: z.ZodError): object {
  const wrong = [...(issue?.path ?? []), issue?.message].join(' ').slice(0, WRONG_MAX);
  return { type: 'bad', why: `this is no message of ours: ${wrong}`, ...named.parse(said) };
}

const WRONG_MAX = 200;
const named = z
  .object({ id: index.optional().catch(undefined), command: token.optional().catch(undefined) })
  .catch({ id: undefined, command: undefined });

/** A match that somebody wants. */
export const wanted = z.strictObject({
  game: z.string().max(64).describe('its name, as the list of games says it'),
  sitters: z
    .array(z.string().max(64))
    .min(1)
    .max(16)
    .describe('who sits at each seat: person, or the level of a bot such as random, greedy or search'),
  options: z.unknown().optional().describe('options of the game, as it knows them'),
  undo: z.enum(['off', 'free', 'consent']).default('free').describe('whether one may take back'),
  clock: z
    .strictObject({
      seconds: z.number().min(1).max(604_800).describe('how long a person may take over a question'),
      agent: z.string().max(64).optional().describe('who answers then, where the question has no default'),
    })
    .optional(),
});

/** What a database counts up to. */
const NUMBER_MAX = 2 ** 31 - 1;

export const joining = z.strictObject({
  code: token,
  command: id.optional().describe('said again with the same one, since the reply was lost, it is told again'),
});
export const command = { command: id };
export const answering = z.strictObject({ ...command, basis, choice });
export const undoing = z.strictObject({ ...command, basis });
export const consenting = z.strictObject({ ...command, basis, agrees: z.boolean() });
export const resigning = z.strictObject(command);
export const saying = z.strictObject({ text: chatText });
export const since = z.strictObject({ since: z.coerce.number().int().min(0).max(NUMBER_MAX).default(0) });
