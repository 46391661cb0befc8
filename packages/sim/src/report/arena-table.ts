import type { Arena } from '../arena.ts';
import { checkArena } from '../given.ts';
import { columns } from '../show/columns.ts';
import { countOf, gap, number, points } from '../show/numbers.ts';
import { resultTable } from '../statistics/results.ts';
import { troubles } from '../statistics/troubles.ts';

/** An arena as lines of text, tables no wider than `width`. */
export function arenaTable(arena: Arena, width?: number): readonly string[] {
  checkArena(arena);
  const { rounds, wanted, ladder, duels, statistics } = arena;
  return [
    `${countOf(rounds, 'round', wanted)} of ${statistics.game}, seed ${statistics.seed}: the same seeds from every seat`,
    '',
    ...resultTable(ladder, width),
    '',
    ...columns(
      [
        ['', 'rounds', 'wins more, in points of percent', 'scores more'],
        ...duels.map((duel) => [
          `${duel.one} against ${duel.other}`,
          number(duel.rounds),
          points(duel.share),
          gap(duel.score),
        ]),
      ],
      width,
    ),
    ...(troubles.show(statistics).lines?.(width) ?? []),
  ];
}
