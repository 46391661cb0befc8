/** The browser for the tests: one that is installed comes first; else the one that `npm ci` has brought. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launch(): Promise<Browser> {
  const installed = process.env.CHROME_PATH ?? installedBrowser();
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: FLAGS });
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the browser tests need Chromium or Chrome: install one, or say with CHROME_PATH where it is');
  const executablePath = await packed.executablePath();
  const args = [...packed.args.filter((it) => !it.startsWith('--single-process')), ...FLAGS];
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    if (!/shared librar/.test(String(error))) throw error;
    // A machine without libnss3 and libnspr4: the package carries them, too.
    return chromium.launch({ executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: libraries() } });
  }
}

function installedBrowser(): string | undefined {
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // not this one
    }
  }
  return undefined;
}

/** The folder of the libraries, unpacked. */
function libraries(): string {
  const own = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = join(tmpdir(), 'fermata-browser-libraries');
  mkdirSync(folder, { recursive: true });
  const packed = readFileSync(join(dirname(own), '../../bin/al2023.tar.br'));
  execFileSync('tar', ['-x', '-C', folder], { input: brotliDecompressSync(packed) });
  return join(folder, 'lib');
}
