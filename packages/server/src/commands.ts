import { Misuse, SPECTATOR } from '@fermata/core';
import type { Reply, Session } from '@fermata/session';
import { COMMANDS, QUESTIONS } from './messages.ts';
import type { Counters } from './metrics.ts';
import { Refused } from './refused.ts';
import type { Table } from './table.ts';

/** What became of a command, and the number of its entry if it was done. Said again, it is the same. */
export interface Done {
  readonly reply: Reply;
  readonly entry?: number;
}

/** Does what a seat commands, once. The names of commands are each seat's own. */
export async function doCommand(
  { host }: Table,
  seat: number,
  command: string,
  what: keyof typeof COMMANDS,
  given: readonly unknown[],
  counters: Counters,
): Promise<Done> {
  const checked = COMMANDS[what].safeParse(given);
  const name = `${seat} ${command}`;
  const reply: Reply =
    seat === SPECTATOR
      ? { type: 'refused', why: 'you look on' }
      : checked.success
        ? await called(host.session(seat, name), what, checked.data)
        : { type: 'refused', why: `${what} was not given what it needs` };
  counters.commands.inc({ outcome: reply.type });
  const entry = reply.type === 'ok' ? host.entryOf(name) : undefined;
  return { reply, ...(entry !== undefined && { entry }) };
}

/** Answers what a seat asks; throws Refused where that is not for it. */
export async function answerQuestion(
  session: Session,
  what: keyof typeof QUESTIONS,
  given: readonly unknown[],
): Promise<unknown> {
  const checked = QUESTIONS[what].safeParse(given);
  if (!checked.success) throw new Refused(`${what} was not given what it needs`);
  try {
    return await called(session, what, checked.data);
  } catch (error) {
    if (error instanceof Misuse) throw new Refused(error.message);
    throw error;
  }
}

/** Calls a method by its name; what it is given was checked by the table of messages. */
function called<R>(session: object, what: string, given: readonly unknown[]): Promise<R> {
  return (session as { [method: string]: (...given: readonly unknown[]) => Promise<R> })[what]!(...given);
}
