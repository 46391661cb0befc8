import { brief } from '../values/brief.ts';

/** A value as a complaint names it: a text has its quotes, and what is no number does not look like one. */
export function said(value: unknown): string {
  if (value === undefined || value === null) return `${value}`;
  return typeof value === 'bigint' ? `${value}n` : brief(value);
}

/** What was thrown, as a complaint names it. */
export function thrown(error: unknown): string {
  return error instanceof Error ? String(error) : `${said(error)} was thrown; throw an Error that says what is wrong`;
}
