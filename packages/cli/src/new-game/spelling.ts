/** The name of a game in the spellings that its files need. */

/** `riverRace` of `river-race`: what its rules are called in code. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `River Race` of `river-race`: what people read. */
export function titleCase(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
