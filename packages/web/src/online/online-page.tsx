import { formatLink, type MatchLink } from '@fermata/client';
import { useCallback, useState } from 'react';
import { notice } from '../notices.ts';
import type { OpenMatch } from '../table/open-match.ts';
import { TablePage } from '../table/table-page.tsx';
import { beginOnline, home } from './begin-online.ts';
import { keepSeat, keptSeat } from './kept-seats.ts';
import { openOnline, settle } from './open-online.ts';

/** A match on the server: played, or looked at. */
export function OnlinePage({ link }: { readonly link: Omit<MatchLink, 'server'> }) {
  const open = useCallback(
    async () => ((await settle(link)) ? openOnline(link.match) : new Promise<never>(() => {})), // it has gone elsewhere
    [link],
  );
  return (
    <>
      <Invites match={link.match} />
      <TablePage open={open} onAgain={again} />
    </>
  );
}

function again({ setup }: OpenMatch): void {
  beginOnline(setup.game, setup.sitters, setup.options).catch((error: Error) => notice.set(error.message));
}

/** Links for friends, until one closes the list. */
function Invites({ match }: { readonly match: string }) {
  const [seat, setSeat] = useState(() => keptSeat(match));
  if (seat === undefined || seat.invites.length === 0) return undefined;
  const close = () => {
    const without = { ...seat, invites: [] };
    keepSeat(match, without);
    setSeat(without);
  };
  return (
    <section className="notice-strip invites" aria-label="Invite friends">
      {seat.invites.map(({ seat: at, code }) => (
        <label key={at}>
          Seat {at + 1} is for whoever opens this link first
          <input
            readOnly
            value={formatLink({ server: home(), match, code })}
            onFocus={({ target }) => target.select()}
          />
        </label>
      ))}
      <label>
        To look on
        <input readOnly value={formatLink({ server: home(), match })} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={close}>
        Close
      </button>
    </section>
  );
}
