import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import { Emblem } from './emblem.tsx';
import { factOf, type MonsterFace } from './faces.ts';
import { Health } from './health.tsx';
import { Icon } from './icon.tsx';

/** A Pokémon: an emblem of its types, and how it is. Who fights shows more of it than who waits. */
export function Monster({ piece, size }: { readonly piece: Piece; readonly size: 'small' | 'large' }) {
  const face = piece.face as unknown as MonsterFace; // as the scene of this game has it
  const isFighter = size === 'large' || piece.in.startsWith('field');
  const hasFainted = face.percent === 0;
  return (
    <span className={`monster ${isFighter ? 'fights' : 'waits'}${hasFainted ? ' fainted' : ''}`}>
      <Emblem types={face.types} />
      <span className="plate">
        <span className="who">
          <b>
            <Fitted>{piece.hidden ? 'unseen' : piece.name}</Fitted>
          </b>
          {piece.hidden || !isFighter ? undefined : (
            <small>
              Nº {face.number} · level {face.level}
            </small>
          )}
        </span>
        {isFighter ? <Types types={face.types} /> : undefined}
        {piece.hidden ? undefined : (
          <Health percent={face.percent} text={healthText(piece)} of={isFighter ? piece.id : undefined} />
        )}
        <Marks piece={piece} face={face} />
      </span>
    </span>
  );
}

/** Numbers where they are one's own, a share where they are not. */
function healthText(piece: Piece): string {
  const [, left, full] = /^(\d+) of (\d+)/.exec(factOf(piece, 'health')) ?? [];
  return full === undefined ? factOf(piece, 'health') || 'fainted' : `${left} / ${full}`;
}

function Types({ types }: { readonly types: readonly string[] }) {
  return (
    <span className="types">
      {types.map((type) => (
        <span key={type} className={`type type-${type.toLowerCase()}`}>
          <Icon name={type.toLowerCase()} />
          {type}
        </span>
      ))}
    </span>
  );
}

const STATS = ['attack', 'defence', 'speed', 'special', 'accuracy', 'evasion'];
const AILMENT_ICONS: { readonly [status: string]: string } = {
  sleep: 'sleep',
  poison: 'poison',
  toxic: 'poison',
  burn: 'fire',
  freeze: 'ice',
  paralysis: 'electric',
};

/** Status, what holds for now, and stages: an arrow each up to three, then a number. */
function Marks({ piece, face: { status, stages, conditions } }: { readonly piece: Piece; readonly face: MonsterFace }) {
  const changed = stages.flatMap((stage, at) => (stage === 0 ? [] : [[STATS[at], stage] as const]));
  if (status === '' && conditions.length + changed.length === 0) return undefined;
  return (
    <span className="marks">
      {status === '' ? undefined : (
        <span className="mark ailment">
          <Icon name={AILMENT_ICONS[status] ?? 'poison'} />
          {factOf(piece, 'is')}
        </span>
      )}
      {conditions.map((it) => (
        <span key={it} className="mark">
          {it}
        </span>
      ))}
      {changed.map(([stat, stage]) => (
        <span key={stat} className={`mark ${stage > 0 ? 'up' : 'down'}`}>
          {Math.abs(stage) > 3
            ? `${stage > 0 ? '▲' : '▼'}${Math.abs(stage)}`
            : (stage > 0 ? '▲' : '▼').repeat(Math.abs(stage))}{' '}
          {stat}
        </span>
      ))}
    </span>
  );
}
