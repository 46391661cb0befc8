/** The browser for the tests: one that is installed comes first; else the one that `npm ci` has brought. */
import { execFileSync } from 'node:child_process';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { type Unpacked, unpacked } from './unpacked.ts';

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
  const installed = installedBrowser();
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: FLAGS });
  const { executable: executablePath, libraries } = brought();
  const args = [...packed.args.filter((it) => !it.startsWith('--single-process')), ...FLAGS];
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    if (!/shared librar/.test(String(error))) throw error;
    return chromium.launch({ executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: libraries } });
  }
}

/** Before many are launched at once: what takes seconds is done once. */
export function prepare(): void {
  if (installedBrowser() === undefined) brought();
}

function brought(): Unpacked {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the browser tests need Chromium or Chrome: install one, or say with CHROME_PATH where it is');
  return unpacked();
}

function installedBrowser(): string | undefined {
  if (process.env.CHROME_PATH !== undefined) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // not this one
    }
  }
  return undefined;
}
