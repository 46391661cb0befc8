import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Lobby } from './lobby/lobby.tsx';
import { newMatch, seatsOf, unkeptSetup } from './lobby/new-match.ts';
import { droppedFile } from './lobby/open-record.ts';
import { NoticeStrip } from './parts/notice-strip.tsx';
import { routeOf, useHash } from './routes.ts';
import type { Opening, OpenMatch } from './table/open-match.ts';
import { useSettings } from './use-store.ts';

const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));

const OnlinePage = lazy(async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }));

const SimPage = lazy(async () => ({ default: (await import('./sim/sim-page.tsx')).SimPage }));

export function App() {
  const hash = useHash();
  const route = useMemo(() => routeOf(hash), [hash]);
  const { theme } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (route.page === 'lobby') document.title = 'Fermata';
  }, [route]);
  return (
    <Suspense
      fallback={
        <p className="loading" role="status">
          Setting the table…
        </p>
      }
    >
      <NoticeStrip />
      {route.page === 'lobby' ? <Lobby /> : undefined}
      {route.page === 'sim' ? <SimPage game={route.game} /> : undefined}
      {route.page === 'online' ? <OnlinePage key={hash} link={route.link} /> : undefined}
      {route.page === 'match' ? <Kept key={route.id} id={route.id} /> : undefined}
      {route.page === 'record' || route.page === 'file' ? (
        <Record key={hash} text={route.page === 'record' ? route.text : undefined} />
      ) : undefined}
    </Suspense>
  );
}

function Kept({ id }: { readonly id: string }) {
  const opening: Opening = useCallback(
    (desk) => {
      const setup = unkeptSetup(id);
      return setup === undefined ? desk.wake(id) : desk.begin(setup);
    },
    [id],
  );
  return <TablePage open={useOpen(id, opening)} onAgain={again} />;
}

function Record({ text }: { readonly text: string | undefined }) {
  const [file] = useState(droppedFile);
  const opening: Opening = useCallback(
    async (desk) => {
      const { recordIn, recordOf } = await import('./table/records.ts');
      if (text !== undefined) return desk.review(await recordIn(text));
      if (file === undefined) throw new Error('Choose a file in the lobby, or drop one there.');
      return desk.review(await recordOf(file));
    },
    [text, file],
  );
  return <TablePage open={useOpen('', opening)} isRecord onAgain={again} />;
}

/** Opens a match that a worker of this page runs. */
function useOpen(id: string, opening: Opening) {
  return useCallback(
    async (onCrash: (why: string) => void) => (await import('./table/open-match.ts')).openMatch(id, opening, onCrash),
    [id, opening],
  );
}

/** Another match of the same kind. */
function again({ setup }: OpenMatch): void {
  void newMatch({ game: setup.game, sitters: seatsOf(setup), options: setup.options });
}
