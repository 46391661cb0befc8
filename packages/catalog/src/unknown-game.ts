/** A name that no game of the catalog has, with advice. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}
