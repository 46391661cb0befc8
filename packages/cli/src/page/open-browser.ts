import { spawn } from 'node:child_process';

const OPENERS: { readonly [platform: string]: readonly string[] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Opens an address in a browser, where there is one; where there is none nothing happens. */
export function openBrowser(address: string): void {
  const { platform, env, stdout } = process;
  const hasScreen = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const [command, ...words] = OPENERS[platform] ?? [];
  if (command === undefined || !hasScreen || !stdout.isTTY || env.CI) return;
  const child = spawn(command, [...words, address], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
