import { isIP } from 'node:net';
import { Refused } from '../refused.ts';

/** Throws Refused for what is no address of a proxy in numbers, and no network of them. */
export function checkProxy(proxy: string): void {
  if (isAddress(proxy)) return;
  throw new Refused(`"${proxy}" is no address of a proxy; give one such as 127.0.0.1, or a network such as 10.0.0.0/8`);
}

function isAddress(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/');
  // One that hangs on a cable of this machine, or is IPv4 in disguise, is not compared with whoever asks.
  if (isIP(address) === 0 || /%|^::ffff:.*\./i.test(address) || rest.length > 0) return false;
  // A network of all addresses would mean to believe everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128));
}
