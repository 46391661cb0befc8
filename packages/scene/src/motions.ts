import { isAlike } from '@fermata/core/host';
import type { Piece, Place, Scene } from './scene.ts';

/** What differs between two scenes. */
export type Motion =
  /** Pieces went from a place to another; without `from` they came out of nowhere, without `to` they are gone. */
  | {
      readonly type: 'moved';
      /** The id of the piece where it went, or, if it is gone, where it was. */
      readonly id: string;
      readonly from?: string;
      readonly to?: string;
      readonly count: number;
      /** True if its face is seen now and was not, or the other way round. */
      readonly turned: boolean;
    }
  /** A piece or a place stays, and something about it is different. */
  | { readonly type: 'changed'; readonly id: string };

/**
 * What happened between two scenes, by their ids alone: the same id elsewhere has moved; what appeared comes from where one of
 * its kind went, be it a stack that shrank or a back that is gone, or else from a supply without end; the rest has changed. No game says how anything moves.
 */
export function motions(before: Scene, after: Scene): Motion[] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const is = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const found: Motion[] = [];
  const sources: Amount[] = before.pieces.flatMap((piece) => amountOf(piece, countOf(piece) - countIn(is, piece)));
  const sinks: Amount[] = after.pieces.flatMap((piece) => amountOf(piece, countOf(piece) - countIn(was, piece)));
  for (const piece of after.pieces) {
    const old = was.get(piece.id);
    if (old === undefined) continue;
    if (old.in !== piece.in)
      found.push({
        type: 'moved',
        id: piece.id,
        from: old.in,
        to: piece.in,
        count: Math.min(countOf(old), countOf(piece)),
        turned: isHidden(old) !== isHidden(piece),
      });
    else if (isOther(old, piece)) found.push({ type: 'changed', id: piece.id });
  }
  // What is known by name on both sides is matched first: what is left may have come from behind a back.
  for (const fits of [isSame, isFromBehind, isOfKind])
    for (const sink of sinks)
      for (const source of sources) if (fits(source.piece, sink.piece)) found.push(...exchange(source, sink));
  const supplies = after.pieces.filter(({ endless = false }) => endless);
  for (const sink of sinks) found.push(...fromSupply(sink, supplies));
  for (const source of sources) found.push(...toSupply(source, supplies));
  for (const sink of sinks) for (const source of sources) found.push(...becomes(source, sink));
  for (const { piece, left } of sinks)
    if (left > 0) found.push({ type: 'moved', id: piece.id, to: piece.in, count: left, turned: false });
  for (const { piece, left } of sources)
    if (left > 0) found.push({ type: 'moved', id: piece.id, from: piece.in, count: left, turned: false });
  return [...found, ...changedPlaces(before.places, after.places)];
}

/** How many of a piece went, or came, and are not accounted for yet. */
interface Amount {
  readonly piece: Piece;
  left: number;
}

function amountOf(piece: Piece, left: number): Amount[] {
  return left > 0 ? [{ piece, left }] : [];
}

function countOf({ count = 1 }: Piece): number {
  return count;
}

function countIn(pieces: ReadonlyMap<string, Piece>, { id }: Piece): number {
  const piece = pieces.get(id);
  return piece === undefined ? 0 : countOf(piece);
}

function isHidden({ hidden = false }: Piece): boolean {
  return hidden;
}

function isSame(old: Piece, piece: Piece): boolean {
  return isOfKind(old, piece) && old.name === piece.name && isHidden(old) === isHidden(piece);
}

function isFromBehind(old: Piece, piece: Piece): boolean {
  return isOfKind(old, piece) && (isHidden(old) || isHidden(piece));
}

function isOfKind(old: Piece, piece: Piece): boolean {
  return old.kind === piece.kind && (old.in !== piece.in || isHidden(old) !== isHidden(piece));
}

function exchange(source: Amount, sink: Amount): Motion[] {
  const count = Math.min(source.left, sink.left);
  if (count <= 0) return [];
  source.left -= count;
  sink.left -= count;
  const [{ piece: old }, { piece }] = [source, sink];
  const turned = isHidden(old) !== isHidden(piece);
  return [{ type: 'moved', id: piece.id, from: old.in, to: piece.in, count, turned }];
}

/** What came from nowhere else has come from where there is always more of it. */
function fromSupply(sink: Amount, supplies: readonly Piece[]): Motion[] {
  const from = supplyOf(sink, supplies);
  return from === undefined
    ? []
    : [{ type: 'moved', id: sink.piece.id, from, to: sink.piece.in, count: spent(sink), turned: false }];
}

/** What went nowhere else has gone back there. */
function toSupply(source: Amount, supplies: readonly Piece[]): Motion[] {
  const to = supplyOf(source, supplies);
  return to === undefined
    ? []
    : [{ type: 'moved', id: source.piece.id, from: source.piece.in, to, count: spent(source), turned: false }];
}

function supplyOf({ piece, left }: Amount, supplies: readonly Piece[]): string | undefined {
  return left === 0 ? undefined : supplies.find((supply) => isSame(supply, piece))?.in;
}

/** All that is left of an amount, which is accounted for by that. */
function spent(amount: Amount): number {
  const { left } = amount;
  amount.left = 0;
  return left;
}

/** What is gone and what has come, of one kind in one place, is the same piece that became another: a die thrown anew. */
function becomes(source: Amount, sink: Amount): Motion[] {
  const [{ piece: old }, { piece }] = [source, sink];
  const count = Math.min(source.left, sink.left);
  if (count === 0 || old.kind !== piece.kind || old.in !== piece.in) return [];
  source.left -= count;
  sink.left -= count;
  return [{ type: 'changed', id: piece.id }];
}

/** True if something about the piece differs beside where it is and how many there are. */
function isOther(old: Piece, piece: Piece): boolean {
  const { name, facts, face } = old;
  return (
    name !== piece.name ||
    isHidden(old) !== isHidden(piece) ||
    !isAlike(facts, piece.facts) ||
    !isAlike(face, piece.face)
  );
}

function changedPlaces(before: readonly Place[], after: readonly Place[]): Motion[] {
  const was = new Map(before.map((place) => [place.id, place]));
  const is = new Set(after.map(({ id }) => id));
  const changed = after.filter((place) => !isAlike(was.get(place.id), place));
  const gone = before.filter(({ id }) => !is.has(id));
  return [...changed, ...gone].map(({ id }) => ({ type: 'changed', id }));
}
