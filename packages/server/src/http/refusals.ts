/** How whatever is asked over HTTP may be refused, as `/docs` describes it. */
import * as z from 'zod';

const REFUSALS = {
  400: 'what was said is not what this takes',
  403: 'no seat of yours, or a page of elsewhere',
  404: 'no such match',
  409: 'it cannot be, for the reason that is said',
  413: 'longer than 64 KiB',
  415: 'not JSON',
  429: 'more than an address may ask in a minute',
  500: 'something went wrong here; to be tried again',
  503: 'this server is about to end; to be tried again in a moment',
} as const;

type Refusal = z.ZodObject<{ error: z.ZodString }>;

/** How a refusal is described, for each code that there may be. Whatever is asked may be refused to pages, by the minute and by faults. */
export function refusals(...codes: readonly (keyof typeof REFUSALS)[]): { readonly [code: number]: Refusal } {
  const all = [403, 429, 500, ...codes] as const;
  return Object.fromEntries(all.map((code) => [code, z.strictObject({ error: z.string() }).describe(REFUSALS[code])]));
}
