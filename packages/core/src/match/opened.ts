import type { Execution } from '../execution/execution.ts';
import type { Open } from '../execution/offer.ts';
import type { Seat } from '../game/flow.ts';
import { SEATS_MAX } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import type { Live } from './live.ts';

/** The open prompts of a seat, or of all, by seat: whoever was asked first is nobody's business. Of a race in the order drawn. */
export function promptsOf({ open }: Execution, seat: Seat | undefined): readonly Prompt[] {
  if (seat === undefined && open.length === 1) return [(open[0] as Open).prompt]; // there is one; `connect4_fork_vs_clone`
  const prompts = open.map(({ prompt }) => prompt).filter((prompt) => seat === undefined || prompt.seat === seat);
  return prompts[0]?.race ? prompts : prompts.sort((a, b) => a.seat - b.seat);
}

/** The open prompt of this id. The refusal names those of that seat alone: what others are asked is theirs. */
export function openedAs({ exec }: Live, promptId: number): Open {
  const open = exec.open.find(({ prompt }) => prompt.id === promptId);
  if (open) return open;
  const seat = typeof promptId === 'number' ? promptId % SEATS_MAX : -1;
  if (exec.asked[seat] === undefined) throw misuse('prompt', `there is no prompt ${brief(promptId)}`);
  const now = promptsOf(exec, seat).map(({ id }) => id);
  throw misuse('prompt', `prompt ${promptId} is not open; seat ${seat} is asked ${now.join(', ') || 'nothing'}`);
}

/** The answer that the open prompt of this id declares for a seat that is silent. */
export function defaultOf(match: Live, promptId: number): Choice {
  const { label, otherwise } = openedAs(match, promptId).prompt;
  if (otherwise === undefined) throw misuse('nothing', `"${label}" declares no default; let a named agent answer`);
  return otherwise;
}
