import type { Setup } from '@fermata/session';
import { keepMatch, whyNotKept } from '../keeper.ts';
import { notice } from '../notices.ts';

/** What a match is begun with; a seed is made where none is given. */
export interface Wish {
  readonly game: string;
  readonly sitters: readonly string[];
  readonly seed?: string | undefined;
  readonly options?: unknown;
}

/** Puts a match on the shelf, and goes there. Its worker looks whether it can be. */
export async function newMatch({ game, sitters, seed, options }: Wish): Promise<void> {
  const id = crypto.randomUUID();
  const setup: Setup = {
    game,
    version: 0,
    sitters,
    seed: seed || freshSeed(),
    ...(options !== undefined && { options }),
  };
  try {
    await keepMatch(id, setup);
  } catch (error) {
    unkept.set(id, setup);
    notice.set(
      `This match is not kept: ${whyNotKept(error)}. It can be played, and is gone when the page is closed or reloaded. To keep matches, make room in this browser's storage, or delete some in the list of all games.`,
    );
  }
  location.hash = `#/match/${id}`;
}

/** Matches that this browser would not keep: they live as long as the page. */
const unkept = new Map<string, Setup>();

export function unkeptSetup(id: string): Setup | undefined {
  return unkept.get(id);
}

/** The same people, or whoever a record leaves room for. */
export function seatsOf({ sitters }: Setup): readonly string[] {
  return sitters.every((sitter) => sitter === 'person')
    ? sitters.map((_, seat) => (seat === 0 ? 'person' : 'greedy'))
    : sitters;
}

function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
