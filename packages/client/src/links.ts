/** Links to matches. What must stay secret stands behind the #: browsers keep that to themselves, and servers never see it. */
export interface MatchLink {
  /** The address of the server, such as `http://127.0.0.1:4620/`. */
  readonly server: string;
  readonly match: string;
  /** A code that invites to a seat, or the token of one's own; with neither, one looks on. */
  readonly code?: string;
  readonly token?: string;
}

const WORDS = { code: 'join', token: 'seat' } as const;

export function formatLink({ server, match, code, token }: MatchLink): string {
  const route =
    code !== undefined
      ? `${WORDS.code}/${match}.${code}`
      : token !== undefined
        ? `${WORDS.token}/${match}.${token}`
        : `look/${match}`;
  return `${new URL(server).href}#/online/${route}`;
}

/** What a link leads to; undefined for what is none. */
export function parseLink(text: string): MatchLink | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const route = parseRoute(url.hash);
  url.hash = '';
  return route && { server: url.href, ...route };
}

/** What the part of a link behind the # leads to. */
export function parseRoute(hash: string): Omit<MatchLink, 'server'> | undefined {
  const [, word, match, secret] = /^#\/online\/(join|seat|look)\/([\w-]{1,64})(?:\.([\w-]{1,64}))?$/.exec(hash) ?? [];
  if (match === undefined || (word === 'look') !== (secret === undefined)) return undefined;
  if (secret === undefined) return { match };
  return word === WORDS.code ? { match, code: secret } : { match, token: secret };
}
