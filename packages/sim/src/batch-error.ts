/** A batch that cannot be played as it was asked for. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}
