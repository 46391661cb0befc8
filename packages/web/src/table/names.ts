const LEVELS: { readonly [level: string]: string } = {
  random: 'Dice',
  first: 'First',
  greedy: 'Magpie',
  search: 'Owl',
};

/** What everybody is called: the person here is you, bots have names by how they play, numbered where there are several. */
export function namesFor(sitters: readonly string[], mine: number): string[] {
  const called = sitters.map((sitter, seat) =>
    seat === mine ? 'you' : sitter === 'person' ? `Guest ${seat}` : botName(sitter),
  );
  return called.map((name, seat) => {
    const alike = called.filter((it) => it === name).length;
    return alike === 1 ? name : `${name} ${called.slice(0, seat + 1).filter((it) => it === name).length}`;
  });
}

export function botName(level: string): string {
  return LEVELS[level.split(':')[0] ?? ''] ?? level;
}
