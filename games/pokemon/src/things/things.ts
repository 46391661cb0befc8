import { ITEMS } from '../arena/items.ts';
import { MOVES, SPECIES, TYPES } from '../data/index.ts';
import { conditionTexts } from './conditions.ts';
import { itemText } from './items.ts';
import { moveText } from './moves.ts';
import type { Wording } from './rules.ts';
import { speciesText, typeText } from './species.ts';

/**
 * What things do, by name or id, whatever the case. What is called alike has its texts together: Psychic is a move and a
 * type. Items are known where there are any.
 */
export function thingsOf(rules: Wording, hasItems: boolean): (name: string) => string | undefined {
  let texts: ReadonlyMap<string, string> | undefined;
  return (name) => {
    texts ??= textsOf(rules, hasItems); // whoever never asks pays nothing
    return texts.get(name.toLowerCase());
  };
}

function textsOf(rules: Wording, hasItems: boolean): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (text: string, ...names: readonly string[]) => {
    for (const name of new Set(names.map((one) => one.toLowerCase()))) {
      const known = texts.get(name);
      texts.set(name, known === undefined ? text : `${known}\n${text}`);
    }
  };
  for (const one of SPECIES) add(speciesText(one), one.name, one.id);
  for (const move of MOVES) add(moveText(move, rules), move.name, move.id);
  if (hasItems) for (const item of ITEMS) add(itemText(item), item.name, item.id);
  for (const [names, text] of conditionTexts(rules)) add(text, ...names);
  add('One of a team that has not come in yet: only its owner knows who it is.', 'unseen Pokémon');
  add('A move that has not been used yet: only its owner knows which it is.', 'unseen move', 'unseen moves');
  if (hasItems) add('Items that are used up lie in the box: each is used once.', 'items');
  for (const type of TYPES) add(typeText(type), type);
  return texts;
}
