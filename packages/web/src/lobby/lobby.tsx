import type { Manual } from '@fermata/scene';
import { lazy, Suspense, useState } from 'react';
import type { Shelved } from '../games/shelf.ts';
import { useShelf } from '../games/use-shelf.ts';
import { Mark } from '../parts/mark.tsx';
import { GameCard } from './game-card.tsx';
import { KeptList } from './kept-list.tsx';
import { openFile } from './open-record.ts';

const ManualDialog = lazy(async () => ({ default: (await import('../parts/manual-dialog.tsx')).ManualDialog }));
const SetUp = lazy(async () => ({ default: (await import('./set-up.tsx')).SetUp }));

/** A shelf of games, and what was left on the table. */
export function Lobby() {
  const [game, setGame] = useState<string>();
  const [read, setRead] = useState<{ readonly title: string; readonly manual: Manual }>();
  const [isOver, setOver] = useState(false);
  const shelf = useShelf();
  const listed = shelf.find(({ name }) => name === game);
  const showRules = async ({ title, summary, manual }: Shelved) =>
    setRead({ title, manual: (await manual()) ?? { goal: summary, rules: [] } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped anywhere; it can be chosen by keys as well
    <div
      className={`lobby${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) openFile(file);
      }}
    >
      <header className="masthead">
        <p className="mark">
          <Mark size={64} />
        </p>
        <h1>Fermata</h1>
        <p>Games with rules worth reading, against bots that think, in this browser.</p>
      </header>
      <main>
        <KeptList />
        <section aria-labelledby="shelf">
          <h2 id="shelf">Games</h2>
          <ul className="shelf">
            {shelf.toReversed().map((it) => (
              <GameCard key={it.name} listed={it} onSetUp={() => setGame(it.name)} onRules={() => void showRules(it)} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="simulate">
          <h2 id="simulate">For whoever designs a game</h2>
          <p>
            Let agents play thousands of games, and see who wins, how long it takes and which options go with winning:{' '}
            <a href="#/sim">simulate</a>.
          </p>
        </section>
        <section className="records" aria-labelledby="records">
          <h2 id="records">A match from a file</h2>
          <p>
            Drop a record anywhere on this page, or{' '}
            <label className="button">
              choose a file
              <input
                type="file"
                accept=".json,application/json"
                className="unseen"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file !== undefined) openFile(file);
                }}
              />
            </label>
          </p>
        </section>
      </main>
      <footer className="colophon">
        <p>
          Unofficial implementations of rules. Wingspan is a game by Elizabeth Hargrave, published by Stonemaier Games;
          Pokémon and the names of its creatures belong to Nintendo, Creatures and GAME FREAK; Connect Four is a
          trademark of Hasbro. None of them has anything to do with this page. All pictures here are our own.
        </p>
        <p>
          <a href="licences.txt">Licences of what is bundled</a>
        </p>
      </footer>
      <Suspense>
        {read === undefined ? undefined : <ManualDialog {...read} onClose={() => setRead(undefined)} />}
        {listed === undefined ? undefined : <SetUp listed={listed} onClose={() => setGame(undefined)} />}
      </Suspense>
    </div>
  );
}
