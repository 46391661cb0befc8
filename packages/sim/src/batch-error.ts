/** A batch that cannot be played as it was asked for, or none where what one tells is shown. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}
