/** Bots are called by how they play, as music is: at whim, in haste, slowly. No game has a piece of such a name. */
const CALLED: { readonly [level: string]: readonly string[] } = {
  random: ['Capriccio', 'Rubato', 'Fantasia', 'Libero', 'Mosso'],
  first: ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto'],
  greedy: ['Presto', 'Vivace', 'Allegro', 'Rapido', 'Scherzo'],
  search: ['Largo', 'Adagio', 'Andante', 'Lento', 'Grave'],
};

/** What everybody is called: the person here is you, bots have names by how they play, each another one. */
export function namesFor(sitters: readonly string[], mine: number): string[] {
  const kinds = sitters.map((sitter) => sitter.split(':')[0] ?? sitter);
  return kinds.map((kind, seat) => {
    if (seat === mine) return 'you';
    if (kind === 'person') return `Guest ${seat}`;
    const before = kinds.slice(0, seat).filter((it, at) => it === kind && at !== mine).length;
    return CALLED[kind]?.[before] ?? `${kind} ${before + 1}`;
  });
}
