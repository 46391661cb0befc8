import { beginMatch, formatLink, joinMatch, type MatchLink, NotServed, parseLink } from '@fermata/client';
import { UsageError } from '../usage-error.ts';

/** What was said of a match on a server. */
export interface OnlineWish {
  readonly server?: string;
  readonly join?: string;
  readonly game?: string;
  readonly sitters: readonly string[];
  readonly options?: unknown;
}

/** A seat of one's own, and links for the others. */
export interface OnlinePlace {
  readonly link: MatchLink;
  readonly invites: readonly { readonly seat: number; readonly link: string }[];
}

/** Begins a match, or sits down where a link invites to. Throws a UsageError that says what to do. */
export async function onlinePlace({ server, join, game, sitters, options }: OnlineWish): Promise<OnlinePlace> {
  try {
    if (join !== undefined) return { link: await joined(linkOf(join, server)), invites: [] };
    if (server === undefined || game === undefined)
      throw new UsageError('to play over the network name a game and --server URL, or give --join LINK');
    if (!URL.canParse(server)) throw new UsageError(`"${server}" is no address; say --server http://127.0.0.1:4620/`);
    const begun = await beginMatch(server, { game, sitters, ...(options !== undefined && { options }) });
    const { match, token, invites } = begun;
    return {
      link: { server, match, ...(token !== undefined && { token }) },
      invites: invites.map(({ seat, code }) => ({ seat, link: formatLink({ server, match, code }) })),
    };
  } catch (error) {
    if (error instanceof NotServed) throw new UsageError(error.message);
    if (error instanceof TypeError)
      throw new UsageError(`nobody answers at ${server ?? join}; is the server running? Start one: fermata serve`);
    throw error;
  }
}

/** A link, or what stands in it behind the last slash. */
function linkOf(text: string, server: string | undefined): MatchLink {
  const link = parseLink(text) ?? (server === undefined ? undefined : parseLink(`${server}#/online/join/${text}`));
  if (link !== undefined) return link;
  throw new UsageError(`"${text}" is no link to a match; copy the whole link, or say --server URL --join MATCH.CODE`);
}

async function joined({ server, match, code, token }: MatchLink): Promise<MatchLink> {
  if (code === undefined) return { server, match, ...(token !== undefined && { token }) };
  return { server, match, token: (await joinMatch(server, match, code)).token };
}
