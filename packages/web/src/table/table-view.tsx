import { Stage, type Touch } from '@fermata/kit';
import type { Facts, Scene } from '@fermata/scene';
import { named } from '@fermata/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { ManualDialog } from '../parts/manual-dialog.tsx';
import { Mark } from '../parts/mark.tsx';
import { settings, speedOf } from '../settings.ts';
import { useSettings, useStore } from '../use-store.ts';
import { Ending } from './ending.tsx';
import { Hints } from './hints.tsx';
import { useKeys } from './keys.ts';
import { Log, Told } from './log.tsx';
import { Menu } from './menu.tsx';
import type { OpenMatch } from './open-match.ts';
import { Opened } from './opened.tsx';
import { Peek } from './peek.tsx';
import type { Playback } from './playback.ts';
import { QuestionBar } from './question-bar.tsx';
import { Review } from './review.tsx';
import { Seats } from './seats.tsx';
import { lit } from './touching.ts';
import { WishBar } from './wish-bar.tsx';

interface Props {
  readonly match: OpenMatch;
  readonly isRecord: boolean;
  readonly onAgain: () => void;
}

/** The table: what lies there, who sits there, what is asked. */
export function TableView({ match, isRecord, onAgain }: Props) {
  const { table, look, title, goal, manual } = match;
  const playback = table.playback as Playback; // it is ready
  const shown = useStore(playback.shown);
  const { posed, touched, noUndo, end } = useStore(table.standing);
  const liked = useSettings();
  const [open, setOpen] = useState<string>();
  const [panel, setPanel] = useState<'help' | 'hint' | 'rules'>();
  const [isReview, setReview] = useState(isRecord);
  const touch: Touch = useMemo(() => {
    const { can, on } = posed === undefined || isReview ? NOTHING : lit(posed, touched);
    const except = posed === undefined || isReview ? NO_REASONS : posed.except;
    return {
      can,
      on,
      except,
      touch: (id) => table.touch(id),
      open: setOpen,
      over: (id, by) => table.lookAt(id, by),
      hovered: table.over,
      pointed: table.pointed,
      lookUp: table.lookUp,
    };
  }, [posed, touched, isReview, table]);
  useKeys({
    table,
    open: setOpen,
    help: () => setPanel('help'),
    hint: () => setPanel('hint'),
    close: () => {
      if (isNarrow()) settings.set({ isLogOpen: false });
    },
    log: () => {
      settings.set({ isLogOpen: true });
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.log-lines')?.focus());
    },
  });
  useEffect(() => {
    document.title = `${posed === undefined ? '' : '● '}${title} · Fermata`;
  }, [posed, title]);
  const lookBack = useCallback(
    (frame: number) => {
      const still = table.stills[frame];
      if (still !== undefined) playback.jump(still.view, frame);
    },
    [table, playback],
  );
  const scene = useMemo(() => withNames(shown.scene, table.names), [shown.scene, table]);
  return (
    <div className="table-page" data-log={liked.isLogOpen}>
      <header className="bar">
        <a href="#/" className="home" aria-label="All games">
          <Mark size={32} />
        </a>
        <h1>{title}</h1>
        <div className="bar-buttons">
          <button
            type="button"
            onClick={() => void table.undo()}
            aria-disabled={noUndo !== undefined}
            title={noUndo ?? 'Take back your last choice'}
          >
            <Icon of="undo" />
            <span>Undo</span>
          </button>
          <button type="button" onClick={() => setPanel('hint')} disabled={posed === undefined}>
            <Icon of="hint" />
            <span>Hint</span>
          </button>
          <button
            type="button"
            className="log-button"
            aria-pressed={liked.isLogOpen}
            onClick={() => settings.set({ isLogOpen: !liked.isLogOpen })}
          >
            <Icon of="log" />
            <span>Log</span>
          </button>
          <Menu match={match} onHelp={() => setPanel('help')} onRules={() => setPanel('rules')} />
        </div>
      </header>
      <Seats table={table} scene={scene} />
      <main className="table">
        <Told table={table} />
        <Stage
          scene={scene}
          seat={table.seat}
          look={look}
          touch={touch}
          motions={shown.motions}
          cues={shown.cues}
          speed={speedOf(liked)}
        />
      </main>
      <WishBar table={table} />
      {isReview ? (
        <Review table={table} playback={playback} onClose={isRecord ? undefined : () => setReview(false)} />
      ) : end === undefined ? (
        <QuestionBar table={table} about={goal}>
          {shown.isMoving ? (
            <button type="button" className="skip" onClick={() => playback.skip()}>
              Skip
            </button>
          ) : undefined}
        </QuestionBar>
      ) : (
        <Ending table={table} scene={scene} onAgain={onAgain} onReview={() => setReview(true)} />
      )}
      {liked.isLogOpen ? (
        <aside className="log" aria-label="Log">
          <header>
            <h2>What has happened</h2>
            <button
              type="button"
              className="quiet"
              aria-label="Close the log"
              onClick={() => settings.set({ isLogOpen: false })}
            >
              ✕
            </button>
          </header>
          <Log table={table} onLook={isReview || end !== undefined ? lookBack : undefined} onOpen={setOpen} />
        </aside>
      ) : undefined}
      <button
        type="button"
        className="log-tab"
        aria-expanded={liked.isLogOpen}
        onClick={() => settings.set({ isLogOpen: !liked.isLogOpen })}
      >
        Log
      </button>
      <Peek table={table} scene={scene} look={look} touch={touch} />
      {open === undefined ? undefined : (
        <Opened id={open} scene={scene} look={look} touch={touch} table={table} onClose={() => setOpen(undefined)} />
      )}
      {panel === undefined || panel === 'rules' ? undefined : (
        <Hints table={table} panel={panel} onClose={() => setPanel(undefined)} />
      )}
      {panel !== 'rules' || manual === undefined ? undefined : (
        <ManualDialog title={title} manual={manual} onClose={() => setPanel(undefined)} />
      )}
    </div>
  );
}

/** Where the log lies over the table, and not beside it. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 1023px)').matches;
}

const NOTHING = { can: new Map<string, string>(), on: new Set<string>() };
const NO_REASONS: ReadonlyMap<string, string> = new Map();

/** Scenes call people `seat 1`: whoever shows them puts names there. */
function withNames(scene: Scene, names: readonly string[]): Scene {
  const say = (text: string) => named(text, names);
  const facts = <T extends { readonly facts?: Facts }>(it: T): T =>
    it.facts === undefined
      ? it
      : {
          ...it,
          facts: it.facts.map(([name, value]) => [say(name), typeof value === 'string' ? say(value) : value] as const),
        };
  return {
    places: scene.places.map((place) => ({ ...facts(place), name: say(place.name) })),
    pieces: scene.pieces.map((piece) => ({ ...facts(piece), name: say(piece.name) })),
  };
}
