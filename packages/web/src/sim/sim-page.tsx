import { type ReportBody, reportBody, type Statistics } from '@fermata/sim/page';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useShelf } from '../games/use-shelf.ts';
import { Mark } from '../parts/mark.tsx';
import { figuresIn, saveBlob, saveFigures } from './figures-file.ts';
import { ReportView } from './report-view.tsx';
import { type Run, runSimulation } from './run.ts';
import { SimForm } from './sim-form.tsx';
import { commandOf, type Rows, type Wish } from './wish.ts';
import '../style/sim.css';

/** What is simulated, and how far it is. */
interface Course {
  readonly wish?: Wish;
  readonly done: number;
  readonly isRunning: boolean;
  readonly statistics?: Statistics;
  readonly rows?: Rows;
  readonly why?: string;
}

const IDLE: Course = { done: 0, isRunning: false };

/** Many games between agents, and what they tell: as `fermata sim` does, for whoever designs a game. */
export function SimPage({ game: wanted }: { readonly game: string | undefined }) {
  const shelf = useShelf();
  const game = shelf.find(({ name }) => name === wanted) ?? shelf[0];
  const run = useRef<Run>(undefined);
  const [course, setCourse] = useState<Course>(IDLE);
  useEffect(() => {
    document.title = 'Simulate · Fermata';
    return () => run.current?.close();
  }, []);
  const start = (wish: Wish) => {
    run.current?.close();
    setCourse({ wish, done: 0, isRunning: true });
    const own = runSimulation(wish, (news) => {
      if (run.current === own) setCourse((before) => ({ ...before, ...news }));
    });
    run.current = own;
    void own.result.then((result) => {
      if (run.current !== own) return;
      run.current = undefined;
      const done = 'statistics' in result ? result.statistics.games : 0;
      setCourse({ wish, done, isRunning: false, ...result });
    });
  };
  const open = (file: File) =>
    void figuresIn(file).then(
      ({ statistics }) => setCourse({ done: statistics.games, isRunning: false, statistics }),
      (error: Error) => setCourse({ ...IDLE, why: error.message }),
    );
  if (game === undefined) return undefined;
  return (
    <div className="sim">
      <header className="masthead">
        <a className="mark" href="#/" aria-label="To all games">
          <Mark size={48} />
        </a>
        <h1>Simulate</h1>
        <p>
          Many games between agents, and what they tell. The same seed gives the same games, here and at the command
          line.
        </p>
      </header>
      <main>
        <SimForm
          key={game.name}
          shelf={shelf}
          game={game}
          isRunning={course.isRunning}
          onGame={(name) => {
            location.hash = `#/sim/${name}`;
          }}
          onStart={start}
          onStop={() => run.current?.stop()}
        />
        <section className="sim-result" aria-label="Result">
          <HowItGoes course={course} onOpen={open} />
          <Figures course={course} />
        </section>
      </main>
    </div>
  );
}

function HowItGoes({ course, onOpen }: { readonly course: Course; readonly onOpen: (file: File) => void }) {
  const { wish, done, isRunning, statistics, rows, why } = course;
  const games = wish?.games ?? statistics?.wanted ?? 0;
  return (
    <>
      {wish === undefined ? undefined : (
        <p className="sim-progress">
          <progress aria-label="Games played" max={games} value={done} />
          <span role="status">
            {isRunning ? '' : done < games ? 'Stopped: ' : 'Done: '}
            {done} of {games} games
          </span>
        </p>
      )}
      {why === undefined ? undefined : <p role="alert">{why}</p>}
      <div className="question-buttons">
        <button
          type="button"
          disabled={isRunning || statistics === undefined}
          onClick={() => statistics && saveFigures(statistics)}
        >
          Save the figures
        </button>
        {rows === undefined || wish === undefined ? undefined : (
          <>
            <button type="button" onClick={() => saveBlob(rows.csv, `${wish.game}.csv`)}>
              Save the rows as CSV
            </button>
            <button type="button" onClick={() => saveBlob(rows.jsonl, `${wish.game}.jsonl`)}>
              Save the rows as JSON lines
            </button>
          </>
        )}
        <label className="button">
          Open figures
          <input
            type="file"
            accept=".json,application/json"
            className="unseen"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) onOpen(file);
              target.value = '';
            }}
          />
        </label>
      </div>
      {wish === undefined ? (
        <p className="quiet">
          Choose a game and who plays it. Figures appear while it runs, and stay when you stop it. What{' '}
          <code>fermata sim --json</code> has written can be opened here, too.
        </p>
      ) : (
        <p className="quiet">
          The same in a terminal: <code>{commandOf(wish)}</code>
        </p>
      )}
    </>
  );
}

/** The head of the report while it runs, since long tables would change under the reader's hands; then all of it. */
function Figures({ course: { statistics, isRunning } }: { readonly course: Course }) {
  const body = useMemo<ReportBody | undefined>(() => statistics && reportBody(statistics), [statistics]);
  if (body === undefined) return undefined;
  return <ReportView html={isRunning ? body.head : `${body.head}\n${body.tables}`} charts={body.charts} />;
}
