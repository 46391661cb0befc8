/** What a stage says to whoever cannot see it: drawn as text, without a browser. */
import type { Scene } from '@fermata/scene';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Look } from '../look.ts';
import type { Touch } from './context.ts';
import { Stage } from './stage.tsx';

const SCENE: Scene = {
  places: [
    { id: 'mat 1', name: 'Mat of Ada', owner: 1 },
    { id: 'tray', name: 'Tray', lay: 'grid', room: 3 },
    { id: 'hand', name: 'Your hand', owner: 0, facts: [['to discard', 1]] },
  ],
  pieces: [
    { id: 'wren', in: 'hand', kind: 'bird', name: 'Wren', facts: [['eggs', 2]] },
    { id: 'osprey', in: 'hand', kind: 'bird', name: 'Osprey' },
    { id: 'brant', in: 'tray', kind: 'bird', name: 'Brant' },
  ],
};

const IDLE: Touch = { can: new Map(), on: new Set(), except: new Map(), touch: () => {}, open: () => {} };

function drawn(touch: Partial<Touch> = {}, look: Look = {}): string {
  return renderToStaticMarkup(
    createElement(Stage, { scene: SCENE, seat: 0, look, touch: { ...IDLE, ...touch }, speed: 0 }),
  );
}

/** The opening tag of a piece, or of the name of a place. */
function tagOf(html: string, id: string): string {
  return new RegExp(`<div [^>]*data-id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
}

test('one reads one’s own places first, then what is shared, then those of others', () => {
  const names = [...drawn().matchAll(/<section [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Your hand', 'Tray', 'Mat of Ada']);
});

test('pieces of a place are a list, and empty slots are not read', () => {
  const html = drawn();
  expect(html.match(/<ul /g)).toHaveLength(2); // a place without pieces has none
  expect(html.match(/class="piece-slot vacant" aria-hidden="true"/g)).toHaveLength(2);
});

test('Tab comes to one thing in each place', () => {
  expect(drawn().match(/tabindex="0"/gi)).toHaveLength(SCENE.places.length);
});

test('Tab comes to what can be touched', () => {
  expect(tagOf(drawn({ can: new Map([['osprey', 'Keep it']]) }), 'osprey')).toMatch(/tabindex="0"/i);
});

test('what cannot be touched is a group with a name; what can is a button that says what for', () => {
  expect(tagOf(drawn(), 'wren')).toContain('role="group" aria-label="Wren, eggs 2"');
  const can = tagOf(drawn({ can: new Map([['wren', 'Lay an egg on it']]) }), 'wren');
  expect(can).toContain('role="button"');
  expect(can).toContain('aria-pressed="false"');
  expect(can).toContain('aria-description="Lay an egg on it"');
});

test('what was touched is pressed; what is not offered is disabled, and says why', () => {
  expect(tagOf(drawn({ on: new Set(['wren']) }), 'wren')).toContain('aria-pressed="true"');
  const not = tagOf(drawn({ except: new Map([['wren', 'it is full']]) }), 'wren');
  expect(not).toContain('aria-disabled="true"');
  expect(not).toContain('aria-description="it is full"');
});

test('a face replaces what is drawn, and nothing that is read', () => {
  const look: Look = { faces: { bird: ({ piece }) => `~${piece.name}~` }, className: 'aviary' };
  const html = drawn({}, look);
  expect(html).toContain('<span class="face" aria-hidden="true">~Wren~</span>');
  expect(tagOf(html, 'wren')).toContain('aria-label="Wren, eggs 2"');
  expect(html).toContain('class="stage aviary still"');
});
