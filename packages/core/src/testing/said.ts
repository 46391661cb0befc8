import { brief } from '../values/brief.ts';

/** A value as a complaint names it: rules that return nothing return undefined. */
export function said(value: unknown): string {
  return value === undefined ? 'undefined' : brief(value);
}

/** What was thrown, as a complaint names it. */
export function thrown(error: unknown): string {
  return error instanceof Error ? String(error) : `${said(error)} was thrown; throw an Error that says what is wrong`;
}
