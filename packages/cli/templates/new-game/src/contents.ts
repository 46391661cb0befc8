import type { Contents } from '@fermata/core';

/** What there is, so that `fermata sim --coverage` can tell what never came up. */
export const contents: Contents = {
  // The field `stones` of the event `took` tells which one it was.
  kinds: [{ kind: 'Stones taken at once', names: ['1', '2', '3'], at: ['took.stones'] }],
  prompts: ['Take how many stones?'],
  listeners: [],
};
