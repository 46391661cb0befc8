/** The browser that `npm ci` has brought, unpacked once for all who test on this machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export interface Unpacked {
  readonly executable: string;
  /** The libraries that a machine may be without: libnss3, libnspr4 and what they need. */
  readonly libraries: string;
}

/**
 * What is in its place is whole, since it was unpacked elsewhere and then renamed: nobody starts what somebody else still
 * writes. Of two who begin at once, the one that comes second throws its own away.
 */
export function unpacked(): Unpacked {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const folder = join(tmpdir(), `fermata-browser-${version}-${userInfo().username}`);
  if (!existsSync(folder)) unpack(join(packed, 'bin'), folder);
  return { executable: join(folder, 'chromium'), libraries: join(folder, 'lib') };
}

function unpack(from: string, folder: string): void {
  const draft = mkdtempSync(`${folder}-`);
  try {
    const plain = (name: string) => brotliDecompressSync(readFileSync(join(from, name)));
    writeFileSync(join(draft, 'chromium'), plain('chromium.br'), { mode: 0o755 });
    for (const name of ['swiftshader.tar.br', 'al2023.tar.br'])
      execFileSync('tar', ['-x', '-C', draft], { input: plain(name) });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
