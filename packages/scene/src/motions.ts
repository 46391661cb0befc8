import { isAlike } from '@fermata/core/host';
import { changedPlaces } from './changed-places.ts';
import { checkGiven } from './given.ts';
import type { Piece, Scene } from './scene.ts';

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
 * What happened between two scenes, by their ids alone. The same id elsewhere has moved. What appeared comes from where one of
 * its name went, from behind a back, from a supply without end, or else from where one of its kind went. The rest has changed.
 * No game says how anything moves.
 *
 * @example
 * ```ts
 * import { motions } from '@fermata/scene';
 *
 * const places = [{ id: 'row', name: 'Row' }, { id: 'hand', name: 'Hand' }];
 * const inPlace = (place: string) => ({ places, pieces: [{ id: 'ace', in: place, kind: 'card', name: 'Ace' }] });
 * motions(inPlace('row'), inPlace('hand')); // → [{ type: 'moved', id: 'ace', from: 'row', to: 'hand', count: 1, turned: false }]
 * ```
 */
export function motions(before: Scene, after: Scene): Motion[] {
  checkGiven('a scene', before);
  checkGiven('a scene', after);
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const is = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const sources: Amount[] = before.pieces.flatMap((piece) => amountOf(piece, countOf(piece) - countIn(is, piece)));
  const sinks: Amount[] = after.pieces.flatMap((piece) => amountOf(piece, countOf(piece) - countIn(was, piece)));
  const supplies = after.pieces.filter(({ endless = false }) => endless);
  const supplied = (fits: Fits) => [
    ...sinks.flatMap((sink) => fromSupply(sink, supplies, fits)),
    ...sources.flatMap((source) => toSupply(source, supplies, fits)),
  ];
  return [
    ...after.pieces.flatMap((piece) => stayed(was.get(piece.id), piece)),
    // What is known by name is matched first: what is left may have come from behind a back.
    ...exchanged(sources, sinks, isSame),
    ...exchanged(sources, sinks, isFromBehind),
    ...supplied(isSame),
    ...exchanged(sources, sinks, isOfKind),
    // In a supply that is face down there may be any of its kind: it is asked for last.
    ...supplied(isFromBehind),
    ...sinks.flatMap((sink) => sources.flatMap((source) => becomes(source, sink))),
    ...sinks.flatMap(({ piece, left }) => nowhere(piece, left, { to: piece.in })),
    ...sources.flatMap(({ piece, left }) => nowhere(piece, left, { from: piece.in })),
    ...changedPlaces(before, after).map((id): Motion => ({ type: 'changed', id })),
  ];
}

/** What a piece that was there before has done: it has moved, something about it is different, or both. */
function stayed(old: Piece | undefined, piece: Piece): Motion[] {
  if (old === undefined) return [];
  const turned = isHidden(old) !== isHidden(piece);
  const changed: Motion[] = isOther(old, piece) ? [{ type: 'changed', id: piece.id }] : [];
  if (old.in === piece.in) return turned ? [{ type: 'changed', id: piece.id }] : changed;
  const count = Math.min(countOf(old), countOf(piece));
  const moved: Motion = { type: 'moved', id: piece.id, from: old.in, to: piece.in, count, turned };
  return turned ? [moved] : [moved, ...changed]; // who turns over is another to the eye, and nobody wonders
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

/** Whether one may have become the other. */
type Fits = (old: Piece, piece: Piece) => boolean;

function exchanged(sources: readonly Amount[], sinks: readonly Amount[], fits: Fits): Motion[] {
  return sinks.flatMap((sink) =>
    sources.flatMap((source) => (fits(source.piece, sink.piece) ? exchange(source, sink) : [])),
  );
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
function fromSupply(sink: Amount, supplies: readonly Piece[], fits: Fits): Motion[] {
  const { piece } = sink;
  const supply = supplyOf(sink, supplies, fits);
  if (supply === undefined) return [];
  const turned = isHidden(supply) !== isHidden(piece);
  return [{ type: 'moved', id: piece.id, from: supply.in, to: piece.in, count: spent(sink), turned }];
}

/** What went nowhere else has gone back there. */
function toSupply(source: Amount, supplies: readonly Piece[], fits: Fits): Motion[] {
  const { piece } = source;
  const supply = supplyOf(source, supplies, fits);
  if (supply === undefined) return [];
  const turned = isHidden(supply) !== isHidden(piece);
  return [{ type: 'moved', id: piece.id, from: piece.in, to: supply.in, count: spent(source), turned }];
}

function supplyOf({ piece, left }: Amount, supplies: readonly Piece[], fits: Fits): Piece | undefined {
  return left === 0 ? undefined : supplies.find((supply) => fits(supply, piece));
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

/** Out of nowhere, or gone for good. */
function nowhere({ id }: Piece, count: number, where: { readonly from?: string; readonly to?: string }): Motion[] {
  return count > 0 ? [{ type: 'moved', id, ...where, count, turned: false }] : [];
}

/** True if something about an open piece, or a back, differs beside where it is and how many there are: one die, two dice. */
function isOther(old: Piece, piece: Piece): boolean {
  const isRenamed = old.name !== piece.name && countOf(old) === countOf(piece);
  const [one, other] = [old, piece].map(({ facts, printed, face }) => [facts ?? [], printed ?? [], face ?? null]);
  return isRenamed || !isAlike(one, other);
}
