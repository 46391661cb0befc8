import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { UsageError } from '../usage-error.ts';

/** Nothing is loaded from elsewhere, no script stands in a page, and no text becomes one. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files that belong to no folder, by the path that they are asked for. */
export type Files = ReadonlyMap<string, string>;

/** Answers with the files of the page, and with what was given beside it. */
export function pageOf(folder: string, given: Files): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(folder, {
    etag: true,
    // What has a hash in its name never changes; all else is asked for each time.
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      const isForGood = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const text = given.get(path);
    if (text !== undefined) {
      const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      response.writeHead(200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : text);
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain' });
      response.end('There is no such file here.\n');
    });
  };
}

/** Why it cannot listen there, for who said where. */
export function refusal({ code, message }: NodeJS.ErrnoException, port: number): UsageError {
  if (code === 'EADDRINUSE')
    return new UsageError(
      `port ${port} is taken, perhaps by Fermata itself; open http://127.0.0.1:${port}/ or say --port N`,
    );
  if (code === 'EACCES') return new UsageError(`port ${port} is not for everybody; say --port N with N above 1024`);
  return new UsageError(`cannot serve on port ${port}: ${message}`);
}
