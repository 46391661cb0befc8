import ts from 'typescript';

// A rule that names one of these can give different matches from the same record.
const FORBIDDEN = /^(?:Date|Intl|performance|localeCompare|toLocale\w*)$/;

/** The places (file:line: name) where a source reaches for clock, chance or locale. Comments and strings are free to. */
export function forbiddenGlobals(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (FORBIDDEN.test(node.text) || isRandom(node))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${node.parent.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `Math.random`, and `Math` used in any other way than `Math.name`, which would hide it. */
function isRandom({ parent, text }: ts.Identifier): boolean {
  if (text !== 'Math') return false;
  return !ts.isPropertyAccessExpression(parent) || parent.name.text === 'random';
}
