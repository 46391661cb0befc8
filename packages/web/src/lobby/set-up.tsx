import { optionsForPeople } from '@fermata/scene';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Shelved } from '../games/shelf.ts';
import { notice } from '../notices.ts';
import { OptionsEditor } from '../options/options-editor.tsx';
import { parsedOptions } from '../options/options-text.ts';
import { useRefusal } from '../options/use-refusal.ts';
import { newMatch } from './new-match.ts';

const LEVELS: readonly (readonly [level: string, name: string])[] = [
  ['random', 'At whim: any legal answer'],
  ['greedy', 'In haste: the best of this turn'],
  ['search:1s', 'Slowly: thinks for 1 second'],
  ['search:2s', 'Slowly: thinks for 2 seconds'],
  ['search:5s', 'Slowly: thinks for 5 seconds'],
  ['search:10s', 'Slowly: thinks for 10 seconds'],
];

/** Who plays, with which options. The game itself says what is wrong with them, as one types. */
export function SetUp({ listed, onClose }: { readonly listed: Shelved; readonly onClose: () => void }) {
  const { name, title, seats } = listed;
  const dialog = useRef<HTMLDialogElement>(null);
  const [sitters, setSitters] = useState<readonly string[]>(() =>
    Array.from({ length: Math.max(seats.usual ?? seats.min, seats.min) }, (_, seat) =>
      seat === 0 ? 'person' : 'greedy',
    ),
  );
  const [options, setOptions] = useState('');
  const [seed, setSeed] = useState('');
  const [online, setOnline] = useState<'absent' | 'off' | 'on'>('absent');
  const why = useRefusal(name, sitters.length, options);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    void listed.form().then((form) => setOptions(JSON.stringify(optionsForPeople(form ?? [])) ?? ''));
  }, [listed]);
  useEffect(() => {
    void import('../online/begin-online.ts')
      .then(({ gamesOnline }) => gamesOnline())
      .then((games) => games.includes(name) && setOnline('off'));
  }, [name]);
  const switchTo = (isOn: boolean) => {
    setOnline(isOn ? 'on' : 'off');
    if (!isOn) setSitters(sitters.map((sitter, seat) => (seat > 0 && sitter === 'person' ? 'greedy' : sitter)));
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parsedOptions(options);
    if (why !== undefined || 'why' in parsed) return;
    if (online === 'on')
      void import('../online/begin-online.ts')
        .then(({ beginOnline }) => beginOnline(name, sitters, parsed.options))
        .catch((error: Error) => notice.set(error.message));
    else void newMatch({ game: name, sitters, seed: seed.trim(), options: parsed.options });
  };
  const resize = (count: number) => setSitters(Array.from({ length: count }, (_, seat) => sitters[seat] ?? 'greedy'));
  return (
    <dialog ref={dialog} className="opened set-up" aria-label={`Set up ${title}`} onClose={onClose}>
      <h2>{title}</h2>
      <form onSubmit={begin}>
        {seats.min === seats.max ? undefined : (
          <label>
            Seats
            <input
              type="number"
              min={seats.min}
              max={seats.max}
              value={sitters.length}
              onChange={({ target }) => resize(clamp(Number(target.value), seats.min, seats.max))}
            />
          </label>
        )}
        {sitters.map((sitter, seat) =>
          seat === 0 ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
            <label key={seat}>
              Seat {seat + 1}
              <select
                data-sitter={seat}
                value={sitter}
                onChange={({ target }) => setSitters(sitters.with(seat, target.value))}
              >
                {online === 'on' ? <option value="person">A friend, invited by a link</option> : undefined}
                {LEVELS.map(([level, what]) => (
                  <option key={level} value={level}>
                    {what}
                  </option>
                ))}
              </select>
            </label>
          ),
        )}
        <OptionsEditor game={listed} seats={sitters.length} text={options} why={why} onChange={setOptions} />
        {online === 'absent' ? undefined : (
          <label className="switch">
            <input type="checkbox" checked={online === 'on'} onChange={({ target }) => switchTo(target.checked)} />
            Online <span className="quiet">kept by the server; friends come by a link</span>
          </label>
        )}
        {online === 'on' ? undefined : (
          <label>
            Seed <span className="quiet">empty for a new one</span>
            <input
              type="text"
              value={seed}
              onChange={({ target }) => setSeed(target.value)}
              autoComplete="off"
              spellCheck={false}
            />
          </label>
        )}
        <div className="question-buttons">
          <button type="submit" className="primary" disabled={why !== undefined}>
            Play
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

function clamp(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min;
}
