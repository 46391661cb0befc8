import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder to this machine, on any port, and tells which are asked for. */
export async function served(folder: string, tell: (file: string) => void = () => {}) {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').replace(/[?].*/, '').replace(/[/]$/, '/index.html');
    try {
      const body = await readFile(join(folder, path));
      tell(join(folder, path));
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream').end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo; // it listens
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
