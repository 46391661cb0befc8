import { paint } from './paint.ts';
import { type Size, wrapPrinted } from './wrap.ts';

/** One line, or several, for people or as JSON. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The same, with no word broken where it is too long for the terminal. */
export function printWrapped(text: string): void {
  const size = screenSize();
  print(size === undefined ? text : wrapPrinted(text, size.columns));
}

/** The result of a command: one JSON document, or text with no word broken, whose tables may know how much fits. */
export function report(isJson: boolean | undefined, result: object, text: (width?: number) => string): void {
  if (isJson) print(JSON.stringify(result, undefined, 2));
  else printWrapped(text(screenSize()?.columns));
}

/** One JSON object on a line of its own, as things happen. */
export function printLine(fact: object): void {
  print(JSON.stringify(fact));
}

/** The size of the terminal that is written to; undefined in a pipe, where nothing is wrapped or cut. */
export function screenSize(): Size | undefined {
  const { isTTY, columns, rows } = process.stdout;
  return isTTY ? { columns: Math.max(40, columns || 80), rows: Math.max(12, rows || 24) } : undefined;
}

/** A heading over what follows. */
export function title(text: string): string {
  return paint.bold(paint.cyan(text));
}

/** The process ends with this code once it is done: 1 where the answer is no, 2 where the question was wrong. */
export function endWith(code: 1 | 2): void {
  process.exitCode = code;
}
