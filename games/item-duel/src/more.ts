/**
 * A duel to which options or a position may add items that are data. With them it is played by rules of its own, made from all of
 * the items; the state has the data in it, so it tells by which.
 */
import { type DeepReadonly, defineGame, type Game } from '@fermata/core';
import { canonical, copyJson } from '@fermata/core/host';
import { AFTER, BEFORE } from './conditions.ts';
import { type ItemDefinition, statusesOf } from './definition.ts';
import { dataOf, type ItemData, itemsFrom } from './item-data.ts';
import { type Beyond, type Registry, triggersOf } from './listeners.ts';
import type { Options } from './options.ts';
import type { Event, State } from './state.ts';

type Rules = Game<State, Event, Options>;

/** The rules with more items, and the items as data, complete. */
interface Extended {
  readonly rules: Rules;
  readonly registry: Registry;
  readonly data: readonly ItemData[];
  readonly text: string;
}

/** So many sets of items are kept; whatever was made before is made again when it is asked for. */
const KEPT = 50;

export function openToMore(
  items: readonly ItemDefinition[],
  make: (items: readonly ItemDefinition[], beyond: Beyond) => Rules,
): Rules {
  const registry = registryOf(items);
  const made = new Map<string, Extended>();
  const plain = make(items, (state) => extensionOf(state.more!).registry); // what the duel does not know comes from there

  function extendedBy(given: unknown): Extended {
    const own = itemsFrom(given, registry);
    const data = own.map(dataOf) as ItemData[]; // read just now
    const text = canonical(data);
    const known = made.get(text);
    if (known !== undefined) return known;
    const all = registryOf([...items, ...own]);
    const extended = { rules: make([...items, ...own], () => all), registry: all, data, text };
    const [oldest] = made.keys();
    if (oldest !== undefined && made.size >= KEPT) made.delete(oldest);
    made.set(text, extended);
    return extended;
  }

  function extensionOf(more: string): Extended {
    return made.get(more) ?? extendedBy(JSON.parse(more));
  }

  /** By what the state is played. */
  function rulesOf({ more }: Pick<DeepReadonly<State>, 'more'>): Rules {
    return more === undefined ? plain : extensionOf(more).rules;
  }

  /** What the plain rules cannot say, if all others that are kept say the same: two matches may call different items by a name. */
  function toldBy<T>(ask: (rules: Rules) => T): T {
    const base = ask(plain);
    const others = [...new Set([...made.values()].map(({ rules }) => ask(rules)))].filter((it) => it !== base);
    return others.length === 1 ? others[0]! : base; // just counted
  }

  return defineGame<State, Event, Options>({
    ...plain,
    options: (given, seats) => {
      const { more, ...rest } = Object(given) as { readonly more?: unknown };
      if (more === undefined) return plain.options!(given, seats); // a duel has options, a position and an opening
      const extended = extendedBy(more);
      const options = extended.rules.options!(rest, seats);
      return extended.data.length === 0 ? options : { ...options, more: copyJson(extended.data) };
    },
    setup: (at) => {
      const { more } = at.options;
      if (more === undefined) return plain.setup(at);
      const extended = extendedBy(more);
      return { ...extended.rules.setup(at), more: extended.text };
    },
    position: (json, seats) => {
      const { more, ...rest } = Object(json) as { readonly more?: unknown };
      if (more === undefined) return plain.position!(json, seats);
      const extended = extendedBy(more);
      const state = extended.rules.position!(rest, seats);
      return extended.data.length === 0 ? state : { ...state, more: extended.text };
    },
    opening: (state) => rulesOf(state).opening!(state),
    turn: (state) => rulesOf(state).turn(state),
    before: listening('before'),
    after: listening('after'),
    describe: {
      ...plain.describe,
      event: (event) =>
        event.type === 'statusAdded' && !registry.has(event.status.kind)
          ? toldBy((rules) => rules.describe!.event!(event)) // a duel has words, here and below
          : plain.describe!.event!(event),
      option: (option, prompt) => {
        const text = plain.describe!.option!(option, prompt);
        return text === option ? toldBy((rules) => rules.describe!.option!(option, prompt)) : text;
      },
      thing: (name) => plain.describe!.thing!(name) ?? toldBy((rules) => rules.describe!.thing!(name)),
    },
  });

  /**
   * Most events are met by the same listeners with and without more items. By which rules is asked only of those that the duel
   * does not listen to, or where its rules depend on the items: asked of all, it costs twice as much time.
   */
  function listening<P extends 'before' | 'after'>(phase: P): Rules[P] {
    const usual = hooksOf(plain, phase);
    const known = triggersOf(registry).filter((what) => !ASKED.includes(what));
    const types = (phase === 'before' ? BEFORE : AFTER_ALL).filter((type) => !known.includes(`${phase} ${type}`));
    const asking = types.map((type) => {
      const own = usual[type] ?? nobody;
      const derive: Derive = (state, event) =>
        state.more === undefined ? own(state, event) : (hooksOf(rulesOf(state), phase)[type] ?? nobody)(state, event);
      return [type, derive];
    });
    return { ...usual, ...Object.fromEntries(asking) } as Rules[P];
  }
}

/** What the rules themselves do there depends on the items. */
const ASKED = ['after statusRemoved'];
const AFTER_ALL = [...AFTER, 'activated'];

type Derive = (state: DeepReadonly<State>, event: Event) => readonly never[];

function hooksOf(rules: Rules, phase: 'before' | 'after') {
  return (rules[phase] ?? {}) as { readonly [type: string]: Derive | undefined };
}

function registryOf(items: readonly ItemDefinition[]): Registry {
  return new Map(items.flatMap(statusesOf).map((status) => [status.kind, status]));
}

function nobody(): readonly never[] {
  return NOBODY;
}

const NOBODY: readonly never[] = [];
