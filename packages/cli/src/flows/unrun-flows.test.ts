import ts from 'typescript';
import { expect, test } from 'vitest';
import { unrunFlows } from './unrun-flows.ts';

const WORDS = `
  interface Ask<E> { prompts: readonly string[]; emits?: E }
  type Flow<E = never, T = void> = Generator<Ask<E>, T, void>;
  declare function emit(event: string): Flow<string, string[]>;
  declare function confirm(label: string): Flow<never, boolean>;
  declare function roll(sides: number): Flow<never, number>;
  declare function together<T>(seats: number[], each: (seat: number) => Flow<never, T>): Flow<never, T[]>;
  declare function numbers(): Generator<number, void, void>;
  declare const power: { after?: (event: string) => Flow<string>; waiting?: Flow<string> };
  declare const cards: string[];
  declare let die: number;
  declare let kept: Flow<string, string[]>;
  function* tuck(card: string) { yield* emit(card); }
`;

/** The mistakes in the body of a flow, each as the source text up to the end of its line. */
function mistakes(body: string): string[] {
  const text = `${WORDS}\nfunction* flow(): Flow<string, unknown> {\n${body}\n}`;
  return unrunFlows(ts, compile(text)).map(({ at }) => {
    const [, line, column] = at.split(':').map(Number);
    return (text.split('\n')[(line ?? 0) - 1] ?? '').slice((column ?? 0) - 1);
  });
}

test.each([
  ['a statement', `emit('a');`, `emit('a');`],
  ['a statement with an author’s own flow', `tuck('a');`, `tuck('a');`],
  ['a statement with a list of flows', `cards.map((card) => tuck(card));`, `cards.map((card) => tuck(card));`],
  ['a statement with an optional flow', `power.after?.('a');`, `power.after?.('a');`],
  ['the end of a conditional statement', `die > 1 && emit('a');`, `emit('a');`],
  ['a branch of a ternary statement', `die > 1 ? emit('a') : undefined;`, `emit('a') : undefined;`],
  ['the left of a comma', `kept = (emit('a'), emit('b'));`, `emit('a'), emit('b'));`],
  ['the condition of if', `if (confirm('a')) return;`, `confirm('a')) return;`],
  ['an if that tests an optional flow just made', `if (power.after?.('a')) return;`, `power.after?.('a')) return;`],
  ['an if that tests a flow that is always there', `if (kept) return;`, `kept) return;`],
  ['the condition of while', `while (confirm('a')) die = 1;`, `confirm('a')) die = 1;`],
  ['the condition of do', `do die = 1; while (confirm('a'));`, `confirm('a'));`],
  ['the condition of for', `for (; confirm('a'); ) die = 1;`, `confirm('a'); ) die = 1;`],
  ['the step of for', `for (;; emit('a')) die = 1;`, `emit('a')) die = 1;`],
  ['the test of a ternary', `die = confirm('a') ? 1 : 2;`, `confirm('a') ? 1 : 2;`],
  ['a negation', `const no = !confirm('a'); return no;`, `confirm('a'); return no;`],
  ['the left of and', `return confirm('a') && die;`, `confirm('a') && die;`],
  ['the left of or', `return confirm('a') || die;`, `confirm('a') || die;`],
  ['?? in a condition', `if (power.after?.('a') ?? die) return;`, `power.after?.('a') ?? die) return;`],
  ['an equality', `return confirm('a') === true;`, `confirm('a') === true;`],
  ['a comparison', `return 3 < roll(6);`, `roll(6);`],
  ['a switch', `switch (roll(6)) { default: }`, `roll(6)) { default: }`],
  ['void', `return void emit('a');`, `emit('a');`],
  ['a template', `return \`\${roll(6)}\`;`, `roll(6)}\`;`],
  ['a sum', `return 1 + roll(6);`, `roll(6);`],
  ['a sum in place', `die += roll(6);`, `roll(6);`],
  ['yield without its star', `yield emit('a');`, `emit('a');`],
  ['a loop over the flow itself', `for (const card of emit('a')) die = 1;`, `emit('a')) die = 1;`],
  ['a spread of the flow itself', `return [...emit('a')];`, `emit('a')];`],
  ['a destructured flow', `const [card] = emit('a'); return card;`, `emit('a'); return card;`],
  ['a variable never used', `const move = roll(6);`, `move = roll(6);`],
  ['a callback that returns a flow to forEach', `cards.forEach((card) => tuck(card));`, `(card) => tuck(card));`],
  ['a flow handed to forEach', `cards.forEach(tuck);`, `tuck);`],
])('a flow is reported in %s', (_, body, expected) => {
  expect(mistakes(body)).toEqual([expected]);
});

test.each([
  ['run', `yield* emit('a'); if (yield* confirm('b')) die = 1 + (yield* roll(6));`],
  ['run and then ignored with void', `return void (yield* emit('a'));`],
  ['returned', `return emit('a');`],
  ['returned on a condition', `return die > 1 && emit('a');`],
  ['kept and run later', `const later = emit('a'); yield* later;`],
  ['kept by assignment', `kept = emit('a');`],
  ['kept in an object', `const later = emit('a'); return { later };`],
  ['chosen between', `yield* die > 1 ? emit('a') : emit('b');`],
  ['replaced when missing', `yield* power.waiting ?? emit('b');`],
  ['asked for before it is run', `if (power.waiting) yield* power.waiting;`],
  ['compared with undefined before it is run', `if (power.waiting !== undefined) yield* power.waiting;`],
  ['asked for in a field', `return class { #flow?: Flow; isOpen() { return this.#flow !== undefined; } };`],
  ['handed to a word', `yield* together([0, 1], function* (seat) { return yield* roll(seat); });`],
  ['handed to a word as an arrow', `yield* together([0, 1], (seat) => roll(seat));`],
  ['collected', `const all = cards.map((card) => tuck(card)); for (const each of all) yield* each;`],
  ['a plain generator', `numbers(); for (const n of numbers()) die = n; return [...numbers()];`],
  ['unrun on purpose', `// unrun: to see the word complain\nemit('a'); emit('b'); // unrun: for the same reason`],
])('a flow is not reported when %s', (_, body) => {
  expect(mistakes(body)).toEqual([]);
});

test('the message says where, what and what to do', () => {
  expect(unrunFlows(ts, compile(`function* flow() {\n  emit('a');\n}\n${WORDS}`))).toEqual([
    { at: 'flow.ts:2:3', message: 'emit(…) is a flow that never runs here: write yield* emit(…)' },
  ]);
});

const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2023, strict: true, types: [], noEmit: true };
const disk = ts.createCompilerHost(options);
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A program of one file that is only in memory, over TypeScript's own library, which is parsed once. */
function compile(text: string): ts.Program {
  const getSourceFile = (name: string) => {
    if (name === 'flow.ts') return ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
    if (!libraries.has(name)) libraries.set(name, disk.getSourceFile(name, ts.ScriptTarget.ES2023));
    return libraries.get(name);
  };
  return ts.createProgram(['flow.ts'], options, { ...disk, getSourceFile });
}
