/** Evening over a marsh, for the shelf. */
export function Picture() {
  return <svg viewBox="0 0 320 180" aria-hidden="true" />;
}
