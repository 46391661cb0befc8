import { type MatchLink, parseRoute } from '@fermata/client/links';
import { useSyncExternalStore } from 'react';

/** Where one is on the page: all of it stands behind the # of the address, so that nothing has to be asked of a server. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'record'; readonly text: string }
  | { readonly page: 'online'; readonly link: Omit<MatchLink, 'server'> }
  | { readonly page: 'file' }
  | { readonly page: 'sim'; readonly game: string | undefined };

export function routeOf(hash: string): Route {
  const path = hash.replace(/^#\/?/, '');
  if (path.startsWith('record=')) return { page: 'record', text: path.slice('record='.length) };
  const link = parseRoute(hash);
  if (link !== undefined) return { page: 'online', link };
  const [page, word] = path.split('/');
  if (page === 'match' && word) return { page, id: decodeURIComponent(word) };
  if (page === 'sim') return { page, game: word };
  return page === 'file' ? { page } : { page: 'lobby' };
}

export function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
}
