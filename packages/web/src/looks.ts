/** What games bring for the page: pictures for the lobby, and looks that are loaded when their game is opened. */
import type { Look } from '@fermata/kit';
import type { ComponentType } from 'react';

const LOOKS = import.meta.glob<{ readonly look: Look }>('../../../games/*/look/index.tsx');
const PICTURES = import.meta.glob<{ readonly Picture: ComponentType }>('../../../games/*/look/picture*.tsx', {
  eager: true,
});

/** The look of a game; none where it brings none. */
export async function lookOf(game: string): Promise<Look> {
  const load = LOOKS[path(game, 'index')];
  return load === undefined ? {} : (await load()).look;
}

export function pictureOf(game: string): ComponentType | undefined {
  return (PICTURES[path(game, `picture-${game}`)] ?? PICTURES[path(game, 'picture')])?.Picture;
}

/** Two games may share a folder, and yet have a picture each. */
function path(game: string, file: string): string {
  return `../../../games/${game === 'pokemon-arena' ? 'pokemon' : game}/look/${file}.tsx`;
}
