/** Seats at matches on the server that this browser has: the token is the seat, so it is kept here and shown nowhere. */
export interface KeptSeat {
  readonly token?: string;
  /** Links for friends who have not come yet. */
  readonly invites: readonly { readonly seat: number; readonly code: string }[];
}

const KEY = 'fermata seats';

export function keptSeat(match: string): KeptSeat | undefined {
  return all()[match];
}

export function keepSeat(match: string, seat: KeptSeat): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [match]: seat }));
}

function all(): { readonly [match: string]: KeptSeat } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // somebody else wrote there
  }
}
