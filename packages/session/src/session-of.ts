/** The line of one seat to the match of a host. */
import { type Choice, Misuse, type Prompt, type Seat, SPECTATOR, seeded } from '@fermata/core';
import { asked, describeThing, explain, logIndexOf } from '@fermata/core/host';
import { choices, complete, moves, pickable, randomAnswer } from '@fermata/core/moves';
import type { Audience } from './audience.ts';
import type { Follower } from './follower.ts';
import { Hints } from './hints.ts';
import type { Inside } from './inside.ts';
import type { Command } from './ports.ts';
import type { Session } from './session.ts';
import { isShared, promptOf, questionsOf } from './standing.ts';
import type { TakingBack } from './taking-back.ts';
import type { Basis, Entry, MoveState, Reply } from './wire.ts';

/** With a `command` that is the name of whatever it is told to do. Throws where there is no such seat. */
export function sessionOf(
  host: Inside,
  audience: Audience,
  takingBack: TakingBack,
  seat: Seat,
  command: Command | undefined,
): Session {
  const { match, setup } = host.kept();
  if (seat !== SPECTATOR) match.prompts(seat); // throws where there is no such seat
  const { game, version, sitters, options } = setup;
  const hints = new Hints(host, seat);
  let follower: Follower | undefined;
  const unfollow = () => {
    if (follower !== undefined) audience.remove(follower);
  };
  /** What is open to the command's basis; undefined if that is stale. */
  const open = (basis: Basis) => promptOf(host.kept(), seat, basis);
  return {
    about: async () => ({ game, version, sitters, seat, ...(options !== undefined && { options }) }),
    follow: (tell, from = 0) =>
      host.inTurn(async () => {
        unfollow();
        follower = audience.add(host.kept().match, seat, tell, from);
        audience.tell(follower);
      }),
    unfollow: async () => {
      hints.withdraw();
      unfollow();
    },
    answer: (basis, choice) => answer(host, seat, basis, choice, undefined, command),
    undo: (basis) => takingBack.undo(seat, basis, command),
    consent: (basis, agrees) => takingBack.consent(seat, basis, agrees, command),
    resign: () =>
      doUnless(host, { type: 'resign', seat }, command, ({ resigned }) =>
        resigned.has(seat) ? 'you have given up before' : undefined,
      ),
    leave: () =>
      doUnless(host, { type: 'leave', seat }, command, ({ away }) =>
        away.has(seat) ? 'you have left before' : undefined,
      ),
    comeBack: () =>
      doUnless(host, { type: 'back', seat }, command, ({ away }) => (away.has(seat) ? undefined : 'you have not left')),
    pickable: async (basis, picked) => {
      const prompt = open(basis);
      return prompt && pickable(prompt, picked);
    },
    moves: async (basis) => open(basis) && moves(host.kept().match, seat),
    choices: async (basis, move) => open(basis) && stateOf(host, seat, move),
    complete: async (basis, move, seed) => {
      const oracle = seeded(seed);
      const any = (prompt: Prompt) => randomAnswer(prompt, oracle);
      return open(basis) && complete(host.kept().match, seat, move, any);
    },
    play: (basis, move) =>
      host.once(command, async () => {
        const prompt = open(basis);
        return prompt === undefined
          ? staleTo(host, seat)
          : host.do({ type: 'move', seat, prompt: prompt.id, move }, command);
      }),
    hint: () => hints.hint(),
    why: async (frame) => {
      checkOwn(host, seat);
      const { match } = host.kept();
      return explain(match, logIndexOf(match, seat, frame)).text;
    },
    lookUp: async (name) => describeThing(host.game, name),
    record: async () => {
      checkOwn(host, seat);
      return host.kept().match.record();
    },
  };
}

/** An answer of whoever sits there, or of somebody who answers for them. */
export function answer(
  host: Inside,
  seat: Seat,
  basis: Basis,
  choice: Choice,
  by: string | undefined,
  command?: Command,
): Promise<Reply> {
  return host.once(command, async () => {
    const prompt = promptOf(host.kept(), seat, basis);
    if (prompt === undefined) return staleTo(host, seat);
    return host.do({ type: 'choice', seat, prompt: prompt.id, choice, ...(by !== undefined && { by }) }, command);
  });
}

function staleTo(host: Inside, seat: Seat): Reply {
  return { type: 'stale', asked: questionsOf(host.game, host.kept(), seat) };
}

/** What hangs on no question, unless there is a reason against it. */
function doUnless(
  host: Inside,
  entry: Entry,
  command: Command | undefined,
  whyNot: (kept: ReturnType<Inside['kept']>) => string | undefined,
): Promise<Reply> {
  return host.once(command, async () => {
    const why = entry.seat === SPECTATOR ? 'you look on' : whyNot(host.kept());
    return why === undefined ? host.do(entry, command) : { type: 'refused', why };
  });
}

function stateOf(host: Inside, seat: Seat, move: readonly Choice[]): MoveState {
  const status = choices(host.kept().match, seat, move);
  return status.status === 'pending' ? { status: 'pending', asked: asked(host.game, status.prompt) } : status;
}

/** The truth is for who plays alone, and for all once it is over. */
function checkOwn({ ports, kept, end }: Inside, seat: Seat): void {
  // What rules broke over is mended, maybe, and played on: where the truth is sealed it stays so.
  const isOver = ports.isSealed ? kept().outcome !== undefined : end() !== undefined;
  if ((ports.isSealed || isShared(kept(), seat)) && !isOver)
    throw new Misuse('seat', 'others play along: it is told when the match is over');
}
