import type { Lane } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import type { Seat } from '../game/flow.ts';
import type { Answer } from '../game/record.ts';
import { entryOf } from '../values/entry.ts';
import type { Live } from './live.ts';

/** What has been found out about a choice: whether it leads anywhere, and the same of those after it. */
export interface Way {
  /** False if it leads only to dead ends; undefined while nobody knows. */
  leadsOn: boolean | undefined;
  next: Map<string, Way> | undefined;
}

export function wayAfter(way: Way, choice: Answer): Way {
  return follow(nextOf(way), JSON.stringify(choice));
}

function nextOf(way: Way): Map<string, Way> {
  way.next ??= new Map();
  return way.next;
}

/**
 * What has been found out in one turn, so that the next offer need not try it again. It is known by the choices that lead
 * there, not by the state: a flow's own variables are no part of that. Exploring stops at chance, so what was found at one
 * draw holds for every fork that has come as far.
 */
export class DeadEnds {
  declare readonly turn: number;
  readonly #ways: Map<number, Way>;

  constructor(turn: number, ways = new Map<number, Way>()) {
    this.turn = turn;
    this.#ways = ways;
  }

  /** What is known where the execution asks now, in this lane. */
  at({ oracle, main, mark }: Execution, lane: Lane, seat: Seat): Way {
    let way = follow(this.#ways, oracle.position);
    for (let at = mark.choices; at < main.cursor; at++) way = wayAfter(way, main.choices[at] as Answer); // behind the cursor
    if (lane === main) return way;
    way = follow(nextOf(way), `seat ${seat}`); // a key that no answer has
    for (const choice of lane.choices) way = wayAfter(way, choice);
    return way;
  }

  /** What holds for a match whose chance goes another way from this draw on. */
  upTo(position: number): DeadEnds {
    return new DeadEnds(this.turn, new Map([...this.#ways].filter(([at]) => at <= position)));
  }
}

/** What the match knows of its turn. */
export function deadEndsOf(match: Live): DeadEnds {
  const { turn } = match.exec.mark;
  if (match.deadEnds?.turn !== turn) match.deadEnds = new DeadEnds(turn);
  return match.deadEnds;
}

function follow<K>(ways: Map<K, Way>, key: K): Way {
  return entryOf(ways, key, unknownWay);
}

export function unknownWay(): Way {
  return { leadsOn: undefined, next: undefined };
}
