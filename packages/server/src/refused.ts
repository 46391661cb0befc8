/** What the server does not do, in words that may be told to whoever asked for it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
