import { useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { type Settings, settings } from '../settings.ts';
import { useSettings, useStore } from '../use-store.ts';
import type { OpenMatch } from './open-match.ts';
import { linkTo, saveRecord } from './records.ts';

interface Props {
  readonly match: OpenMatch;
  readonly onHelp: () => void;
  readonly onRules: () => void;
}

/** What is rarely wanted: pace, keys, saving, giving up. */
export function Menu({ match, onHelp, onRules }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const liked = useSettings();
  const { end } = useStore(match.table.standing);
  const [isSure, setSure] = useState(false);
  const chosen = (act: () => void) => {
    dialog.current?.close();
    act();
  };
  const save = async () => saveRecord(await match.table.session.record());
  const copyLink = async () => {
    const link = await linkTo(await match.table.session.record());
    const say = (notice: string) => match.table.standing.change({ notice });
    if (link === undefined) {
      await save();
      return say('This match is too long for a link: its record was saved as a file, which can be sent instead.');
    }
    try {
      await navigator.clipboard.writeText(link);
      say('The link to this match is copied.');
    } catch {
      await save();
      say('This browser does not let a page copy: the record was saved as a file, which can be sent instead.');
    }
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        <Icon of="menu" />
        <span>Menu</span>
      </button>
      <dialog ref={dialog} className="opened menu" aria-label="Menu" onClose={() => setSure(false)}>
        <h2>Menu</h2>
        <fieldset>
          <legend>Pace</legend>
          {PACES.map(([speed, name]) => (
            <label key={speed}>
              <input
                type="radio"
                name="speed"
                checked={liked.speed === speed}
                onChange={() => settings.set({ speed })}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colours</legend>
          {THEMES.map((theme) => (
            <label key={theme}>
              <input
                type="radio"
                name="theme"
                checked={liked.theme === theme}
                onChange={() => settings.set({ theme })}
              />{' '}
              {theme}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={liked.confirms}
            onChange={({ target }) => settings.set({ confirms: target.checked })}
          />{' '}
          Ask once more before an answer is given
        </label>
        <label>
          <input
            type="checkbox"
            checked={liked.letters}
            onChange={({ target }) => settings.set({ letters: target.checked })}
          />{' '}
          Single letters are keys
        </label>
        <div className="menu-buttons">
          {match.manual === undefined ? undefined : (
            <button type="button" onClick={() => chosen(() => onRules())}>
              The rules
            </button>
          )}
          <button type="button" onClick={() => chosen(() => onHelp())}>
            All keys
          </button>
          <button type="button" onClick={() => chosen(() => void save())}>
            Save the record
          </button>
          <button type="button" onClick={() => chosen(() => void copyLink())}>
            Copy a link to it
          </button>
          <button
            type="button"
            className="danger"
            disabled={end !== undefined}
            onClick={() => (isSure ? chosen(() => void match.table.resign()) : setSure(true))}
          >
            {isSure ? 'Yes, give up' : 'Give up'}
          </button>
        </div>
        <form method="dialog">
          <button type="submit" className="primary">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}

const PACES: readonly (readonly [Settings['speed'], string])[] = [
  [0, 'no motion'],
  [1, 'calm'],
  [2, 'brisk'],
  [4, 'quick'],
];
const THEMES = ['system', 'light', 'dark'] as const;
