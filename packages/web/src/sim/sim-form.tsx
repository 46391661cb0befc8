import { type FormEvent, useState } from 'react';
import type { Shelved } from '../games/shelf.ts';
import { OptionsEditor } from '../options/options-editor.tsx';
import { parsedOptions } from '../options/options-text.ts';
import { useRefusal } from '../options/use-refusal.ts';
import { ROWS_MAX, type Wish } from './wish.ts';

/** Who can play many games. A budget in tries gives the same games again; one in time would not. */
const AGENTS: readonly (readonly [level: string, name: string])[] = [
  ['random', 'random: any legal answer'],
  ['greedy', 'greedy: what looks best after this turn'],
  ['search:50', 'search: 50 tries an answer'],
  ['search:200', 'search: 200 tries an answer'],
  ['search', 'search: as many tries as is usual'],
];
const GAMES_MAX = 10_000_000;

interface Props {
  readonly shelf: readonly Shelved[];
  readonly game: Shelved;
  readonly isRunning: boolean;
  readonly onGame: (name: string) => void;
  readonly onStart: (wish: Wish) => void;
  readonly onStop: () => void;
}

/** What to play, by whom, how often. */
export function SimForm({ shelf, game, isRunning, onGame, onStart, onStop }: Props) {
  const { min, max, usual = min } = game.seats;
  const [agents, setAgents] = useState<readonly string[]>(() => Array(usual).fill('random'));
  const [games, setGames] = useState('1000');
  const [seed, setSeed] = useState('');
  const [rotate, setRotate] = useState(true);
  const [coverage, setCoverage] = useState(false);
  const [rows, setRows] = useState(false);
  const [options, setOptions] = useState('');
  const why = useRefusal(game.name, agents.length, options);
  const count = Number(games);
  const isCount = Number.isInteger(count) && count >= 1 && count <= GAMES_MAX;
  const start = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsedOptions(options);
    if (why !== undefined || 'why' in parsed || !isCount) return;
    const given = parsed.options === undefined ? {} : { options: parsed.options };
    const kept = rows && count <= ROWS_MAX ? { rows } : {};
    const wish = { game: game.name, agents, games: count, seed: seed.trim() || freshSeed(), rotate, coverage };
    onStart({ ...wish, ...given, ...kept });
  };
  return (
    <form className="sim-form set-up" onSubmit={start}>
      <label>
        Game
        <select data-sim="game" value={game.name} onChange={({ target }) => onGame(target.value)}>
          {shelf.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Games
        <input
          type="number"
          min={1}
          max={GAMES_MAX}
          value={games}
          aria-invalid={!isCount}
          onChange={({ target }) => setGames(target.value)}
        />
      </label>
      {min === max ? undefined : (
        <label>
          Seats
          <select
            value={agents.length}
            onChange={({ target }) =>
              setAgents(Array.from({ length: Number(target.value) }, (_, seat) => agents[seat] ?? 'random'))
            }
          >
            {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((seats) => (
              <option key={seats}>{seats}</option>
            ))}
          </select>
        </label>
      )}
      {agents.map((agent, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <label key={seat}>
          Agent {seat + 1}
          <select data-agent={seat} value={agent} onChange={({ target }) => setAgents(agents.with(seat, target.value))}>
            {AGENTS.map(([level, what]) => (
              <option key={level} value={level}>
                {what}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Seed
        <input
          type="text"
          value={seed}
          placeholder="empty for a new one"
          onChange={({ target }) => setSeed(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <OptionsEditor game={game} seats={agents.length} text={options} why={why} onChange={setOptions} />
      <label className="tick">
        <input type="checkbox" checked={rotate} onChange={({ target }) => setRotate(target.checked)} /> Agents change
        seats from game to game
      </label>
      <label className="tick">
        <input type="checkbox" checked={coverage} onChange={({ target }) => setCoverage(target.checked)} /> Count what
        was exercised, and what never was
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={rows}
          disabled={count > ROWS_MAX}
          onChange={({ target }) => setRows(target.checked)}
        />{' '}
        Keep a row of each match, to save them (up to 100 000 games)
      </label>
      <div className="question-buttons">
        <button type="submit" className="primary" disabled={isRunning || why !== undefined || !isCount}>
          Simulate
        </button>
        <button type="button" disabled={!isRunning} onClick={onStop}>
          Stop
        </button>
      </div>
    </form>
  );
}

/** Short enough to be typed again. */
function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join('');
}
