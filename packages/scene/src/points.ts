import type { AnyEvent } from '@fermata/core';
import { type Asked, isAlike } from '@fermata/core/host';
import { mentions } from './mentions.ts';
import type { Scene } from './scene.ts';
import type { AnyStaging } from './staging.ts';

/** For each option the ids that it means, of those that are there to be touched. An option without any is a button. */
export function pointsOf(
  asked: Asked,
  scene: Scene,
  staging: AnyStaging,
  view: object,
): readonly (readonly string[])[] {
  const ids = idsOf(scene);
  const points = staging.points?.bind(staging) ?? mentions;
  return asked.options.map((option) => points(option, asked, view).filter((id) => ids.has(id)));
}

/** What an event is about, of what there is to see: the view is the one after it. */
export function cuesOf(event: AnyEvent, scene: Scene, staging: AnyStaging, view: object): readonly string[] {
  const ids = idsOf(scene);
  const { type, ...fields } = event;
  const cues = staging.cues?.(event, view) ?? mentions(fields);
  return cues.filter((id) => ids.has(id));
}

/** True of an option, or of any option of a question, that is a button on purpose. */
export function isPlain({ plain = [] }: AnyStaging, { label }: Pick<Asked, 'label'>, option?: unknown): boolean {
  return plain.some((it) => it === label || (option !== undefined && isAlike(it, option)));
}

function idsOf({ places, pieces }: Scene): ReadonlySet<string> {
  return new Set([...places, ...pieces].map(({ id }) => id));
}
