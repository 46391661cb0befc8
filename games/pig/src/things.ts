/** Whoever has banked so many points has won. */
export const GOAL = 100;

/** What there is on the table, and what it does. */
export function thing(name: string): string | undefined {
  return TEXTS.get(name.toLowerCase());
}

const TEXTS: ReadonlyMap<string, string> = new Map([
  [
    'die',
    'Two to six: as many points go into the pot, and you may roll again. A one: the pot is lost, and so is the turn.',
  ],
  ['pot', 'What was rolled in this turn and is not banked yet. Hold, and it is added to your score; a one loses it.'],
  ['points', `What is in a score is safe; what is in the pot is not. Whoever has banked ${GOAL} has won.`],
]);
