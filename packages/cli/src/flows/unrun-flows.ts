/**
 * Finds flows that are made and never run: `emit(…)` where `yield* emit(…)` was meant. TypeScript lets them pass,
 * because a generator is a fine value; here its checker is asked wherever a generator as a value makes no sense.
 *
 * A line that means it says so, in a comment on it or above it: `// unrun: <reason>`.
 */
import { relative } from 'node:path';
import type ts from 'typescript';
import type { TypeScript } from './compiler.ts';
import { isReference, producers, wasted } from './flow-places.ts';

/** A flow that is made at `at` (file:line:column) and never run. */
export interface UnrunFlow {
  readonly at: string;
  readonly message: string;
}

/** Every unrun flow in the program's own sources. */
export function unrunFlows(ts: TypeScript, program: ts.Program): UnrunFlow[] {
  const own = program.getSourceFiles().filter((file) => !program.isSourceFileFromExternalLibrary(file));
  return own
    .filter((file) => !file.isDeclarationFile)
    .flatMap((file) => unrunFlowsIn(ts, file, program.getTypeChecker()));
}

function unrunFlowsIn(ts: TypeScript, file: ts.SourceFile, checker: ts.TypeChecker): UnrunFlow[] {
  const found = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    for (const { expression, mayTestPresence, wastesLists = false } of wasted(ts, node)) {
      for (const producer of producers(ts, expression)) {
        const type = checker.getTypeAtLocation(producer);
        if (!isFlow(type, checker, wastesLists)) continue;
        // `if (flow) yield* flow` asks whether there is one; only a flow that is always there makes the test a mistake.
        if (mayTestPresence && isReference(ts, producer) && checker.getNonNullableType(type) !== type) continue;
        found.set(
          producer,
          `${brief(ts, producer)} is a flow that never runs here: write yield* ${brief(ts, producer)}`,
        );
      }
    }
    if (ts.isVariableDeclaration(node) && isUnusedFlow(ts, node, checker)) {
      found.set(node, `${node.name.getText()} holds a flow that never runs: write ${node.name.getText()} = yield* …`);
    }
    if (ts.isExpression(node) && isIgnoredCallback(ts, node, checker)) {
      found.set(node, `${brief(ts, node)} returns a flow to a caller that ignores it: write a for…of loop with yield*`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found].flatMap(([node, message]) => report(file, node, message));
}

function report(file: ts.SourceFile, node: ts.Node, message: string): UnrunFlow[] {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const lines = file.text.split('\n').slice(Math.max(0, line - 1), line + 1);
  if (lines.some((text) => /[/][/] unrun: \S/.test(text))) return [];
  return [{ at: `${relative(process.cwd(), file.fileName)}:${line + 1}:${character + 1}`, message }];
}

/**
 * A flow is a generator that yields core's `Ask`: other generators are nobody's rules. A union that has one counts, and
 * where asked for, a list of them.
 */
function isFlow(type: ts.Type, checker: ts.TypeChecker, isListToo = false): boolean {
  return partsOf(type, checker).some((part) => {
    if (isListToo && checker.isArrayType(part))
      return checker.getTypeArguments(part as ts.TypeReference).some((item) => isFlow(item, checker)); // a list has items
    if (part.symbol?.name !== 'Generator') return false;
    const [yields] = checker.getTypeArguments(part as ts.TypeReference); // Generator is an interface with parameters
    return yields !== undefined && partsOf(yields, checker).some((asked) => asked.symbol?.name === 'Ask');
  });
}

function isUnusedFlow(ts: TypeScript, { name, initializer }: ts.VariableDeclaration, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(name) || !initializer) return false;
  if (
    !producers(ts, initializer).some(
      (made) => ts.isCallExpression(made) && isFlow(checker.getTypeAtLocation(made), checker),
    )
  ) {
    return false;
  }
  const symbol = checker.getSymbolAtLocation(name);
  const isUse = (node: ts.Node): boolean =>
    node !== name && ts.isIdentifier(node) && node.text === name.text && referent(ts, node, checker) === symbol;
  const hasUse = (node: ts.Node): boolean => isUse(node) || ts.forEachChild(node, hasUse) === true;
  return !hasUse(name.getSourceFile());
}

/** The variable an identifier stands for, also in `{ flow }` and `export { flow }`. */
function referent(ts: TypeScript, node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(node.parent)) return checker.getShorthandAssignmentValueSymbol(node.parent);
  if (ts.isExportSpecifier(node.parent)) return checker.getExportSpecifierLocalTargetSymbol(node.parent);
  return checker.getSymbolAtLocation(node);
}

/** `cards.forEach((card) => tuck(card))`: a function that returns a flow where one that returns nothing is wanted. */
function isIgnoredCallback(ts: TypeScript, node: ts.Expression, checker: ts.TypeChecker): boolean {
  const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  if (!isFunction && !(ts.isCallExpression(node.parent) && isReference(ts, node))) return false;
  const returns = (type: ts.Type) =>
    partsOf(type, checker).flatMap((part) => part.getCallSignatures().map((signature) => signature.getReturnType()));
  const wanted = checker.getContextualType(node);
  if (!wanted || !returns(checker.getTypeAtLocation(node)).some((type) => isFlow(type, checker))) return false;
  return returns(wanted).length > 0 && returns(wanted).every((type) => (type.flags & ts.TypeFlags.Void) !== 0);
}

function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const known = checker.getBaseConstraintOfType(type) ?? type;
  return known.isUnion() ? known.types : [known];
}

/** One line's worth of an expression: `choose(…)` rather than all its arguments. */
function brief(ts: TypeScript, node: ts.Expression): string {
  if (ts.isCallExpression(node)) return `${node.expression.getText()}(…)`;
  const [line = ''] = node.getText().split('\n');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
