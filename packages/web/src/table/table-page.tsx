import { useEffect, useState } from 'react';
import { Problem } from '../parts/problem.tsx';
import type { OpenMatch } from './open-match.ts';
import { TableView } from './table-view.tsx';

interface Props {
  /** Opens it; `onCrash` is told when what runs it has died. */
  readonly open: (onCrash: (why: string) => void) => Promise<OpenMatch>;
  readonly isRecord?: boolean;
  readonly onAgain: (match: OpenMatch) => void;
}

/** How often in a row a worker that died is started anew. */
const CRASHES_MAX = 3;

/** A match that is being opened, or could not be, or is open. If its worker dies it is opened again: nothing was lost. */
export function TablePage({ open, isRecord = false, onAgain }: Props) {
  const [match, setMatch] = useState<OpenMatch>();
  const [why, setWhy] = useState<string>();
  const [crashes, setCrashes] = useState(0);
  useEffect(() => {
    let isGone = false;
    let opened: OpenMatch | undefined;
    const onCrash = (reason: string) => {
      if (isGone) return;
      if (crashes < CRASHES_MAX) setCrashes(crashes + 1);
      else setWhy(`The match cannot be run here: ${reason}. It is kept; reload the page to try again.`);
    };
    open(onCrash).then(
      (it) => {
        opened = it;
        if (isGone) it.close();
        else setMatch(it);
      },
      (error: Error) => {
        if (!isGone) setWhy(error.message);
      },
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [open, crashes]);
  if (why !== undefined) return <Problem title="This match cannot be opened" why={why} />;
  if (match === undefined)
    return (
      <main className="loading">
        <p role="status">Setting the table…</p>
      </main>
    );
  return <TableView key={crashes} match={match} isRecord={isRecord} onAgain={() => onAgain(match)} />;
}
