/** Why something was thrown, in words. Anything can be thrown: nothing at all, or what fails when it is looked at. */
export function reasonOf(thrown: unknown): string {
  try {
    return String((thrown as Partial<Error> | null | undefined)?.message || thrown);
  } catch {
    return 'an error that cannot be told';
  }
}
