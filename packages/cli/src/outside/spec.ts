/** How agents of somebody's own are spelled: the path of a module, or `exec:` and a command. */
import { joinSeats } from '../seats.ts';
import { UsageError } from '../usage-error.ts';

/** What begins the spec of a program that is asked line by line. */
const EXEC = 'exec:';

/** True of an agent that is not one of ours: to let it play is to run it. */
export function isOutside(spec: string): boolean {
  return commandIn(spec) !== undefined || isAgentFile(spec);
}

/** The command of a program that is asked line by line. */
export function commandIn(spec: string): string | undefined {
  return spec.startsWith(EXEC) ? spec.slice(EXEC.length).trim() : undefined;
}

function isAgentFile(spec: string): boolean {
  return /[/\\]|[.][cm]?[jt]s$/.test(spec);
}

/** Throws where a file says that somebody's own agent played: whoever opens a file has not asked to run what it names. */
export function checkOwn(seating: readonly string[] | undefined): void {
  const spec = seating?.find(isOutside);
  if (seating === undefined || spec === undefined) return;
  throw new UsageError(`"${spec}" played in this match; to run it again, say so: --seats '${joinSeats(seating)}'`);
}
