import type { Arena } from '../arena.ts';
import { columns } from '../show/columns.ts';
import { average, countOf, gap, number, points, share } from '../show/numbers.ts';
import { troubleLines } from '../statistics/trouble-lines.ts';

/** An arena as lines of text. */
export function arenaTable({ rounds, wanted, ladder, duels, statistics }: Arena): readonly string[] {
  return [
    `${countOf(rounds, 'round', wanted)} of ${statistics.game}, seed ${statistics.seed}: the same seeds from every seat`,
    '',
    ...columns([
      ['', 'wins', 'draws', 'losses', 'share of wins', 'score'],
      ...ladder.map(({ name, wins, draws, losses, share: won, score }) => [
        name,
        number(wins),
        number(draws),
        number(losses),
        share(won),
        average(score),
      ]),
    ]),
    '',
    ...columns([
      ['', 'rounds', 'wins more, in points of percent', 'scores more'],
      ...duels.map((duel) => [
        `${duel.one} against ${duel.other}`,
        number(duel.rounds),
        points(duel.share),
        gap(duel.score),
      ]),
    ]),
    ...troubleLines(statistics),
  ];
}
