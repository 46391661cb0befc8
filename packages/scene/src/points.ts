import type { AnyEvent } from '@fermata/core';
import { type Asked, isAlike } from '@fermata/core/host';
import { checkGiven } from './given.ts';
import { mentions } from './mentions.ts';
import type { Scene } from './scene.ts';
import type { AnyStaging } from './staging.ts';

/**
 * For each option the ids that it means, of those that are there to be touched. An option without any is a button.
 *
 * @example
 * ```ts
 * import { connectFour, staging } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { asked } from '@fermata/core/host';
 * import { pointsOf } from '@fermata/scene';
 *
 * const match = start(connectFour);
 * const question = asked(connectFour, match.prompts(0)[0]!);
 * const view = match.view(0);
 * pointsOf(question, staging.scene(view, 0), staging, view)[3]; // → ['column 4']
 * ```
 */
export function pointsOf(
  asked: Asked,
  scene: Scene,
  staging: AnyStaging,
  view: object,
): readonly (readonly string[])[] {
  checkAsking(asked, staging, view);
  const ids = idsOf(scene);
  const points = staging.points?.bind(staging) ?? mentions;
  return asked.options.map((option) => points(option, asked, view).filter((id) => ids.has(id)));
}

/**
 * For each option what it would come to, beyond what it means, of what there is to see; nothing where the game does not say.
 *
 * @example
 * ```ts
 * import { leadsOf } from '@fermata/scene';
 *
 * const scene = { places: [{ id: 'feeder', name: 'Feeder' }], pieces: [] };
 * const asked = { options: ['gain food'] } as unknown as Parameters<typeof leadsOf>[0];
 * leadsOf(asked, scene, { scene: () => scene, leads: () => ['feeder', 'gone'] }, {}); // → [['feeder']]
 * ```
 */
export function leadsOf(asked: Asked, scene: Scene, staging: AnyStaging, view: object): readonly (readonly string[])[] {
  checkAsking(asked, staging, view);
  const ids = idsOf(scene);
  return asked.options.map((option) => (staging.leads?.(option, asked, view) ?? []).filter((id) => ids.has(id)));
}

/**
 * What an event is about, of what there is to see: the view is the one after it.
 *
 * @example
 * ```ts
 * import { cuesOf } from '@fermata/scene';
 *
 * const scene = { places: [{ id: 'tray', name: 'Tray' }], pieces: [] };
 * cuesOf({ type: 'cleared', what: 'tray' } as { type: string }, scene, { scene: () => scene }, {}); // → ['tray']
 * ```
 */
export function cuesOf(event: AnyEvent, scene: Scene, staging: AnyStaging, view: object): readonly string[] {
  const ids = idsOf(scene);
  const { type, ...fields } = event;
  const cues = staging.cues?.(event, view) ?? mentions(fields);
  return cues.filter((id) => ids.has(id));
}

/**
 * True of an option, or of any option of a question, that is a button on purpose.
 *
 * @example
 * ```ts
 * import { isPlain } from '@fermata/scene';
 * import { staging } from '@fermata/windowsill';
 *
 * isPlain(staging, { label: 'Steal which trinket?' }, 'nothing'); // → true
 * ```
 */
export function isPlain({ plain = [] }: AnyStaging, { label }: Pick<Asked, 'label'>, option?: unknown): boolean {
  return plain.some((it) => it === label || (option !== undefined && isAlike(it, option)));
}

function checkAsking(asked: Asked, staging: AnyStaging, view: object): void {
  checkGiven('a question', asked);
  checkGiven('a staging', staging);
  checkGiven('a view', view);
}

function idsOf(scene: Scene): ReadonlySet<string> {
  checkGiven('a scene', scene);
  return new Set([...scene.places, ...scene.pieces].map(({ id }) => id));
}
