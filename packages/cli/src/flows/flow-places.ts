/** The places in a program where a flow as a value is wasted, by syntax alone. */
import type ts from 'typescript';
import type { TypeScript } from './compiler.ts';

/** A place where a flow makes no sense as a value. */
export interface Spot {
  readonly expression: ts.Expression;
  /** Whether the place may rightly ask if an optional flow is there at all. */
  readonly mayTestPresence?: boolean;
  /** Whether a list of flows is wasted, too: elsewhere somebody may go through it. */
  readonly wastesLists?: boolean;
}

/** The places that `node` itself opens, its descendants left to themselves. */
export function wasted(ts: TypeScript, node: ts.Node): readonly Spot[] {
  if (ts.isExpressionStatement(node) || ts.isVoidExpression(node))
    return [{ expression: node.expression, wastesLists: true }];
  if (ts.isTemplateSpan(node) || ts.isSwitchStatement(node)) return [{ expression: node.expression }];
  if (ts.isForOfStatement(node) || ts.isSpreadElement(node)) return [{ expression: node.expression }];
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return [test(node.expression)];
  if (ts.isConditionalExpression(node)) return [test(node.condition)];
  if (ts.isForStatement(node)) return wastedInFor(ts, node);
  if (ts.isPrefixUnaryExpression(node)) return [test(node.operand)];
  if (ts.isBinaryExpression(node)) return wastedInBinary(ts, node);
  if (ts.isYieldExpression(node) && !node.asteriskToken && node.expression) return [{ expression: node.expression }];
  if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name) && node.initializer) {
    return [{ expression: node.initializer }];
  }
  return [];
}

/** The expressions whose value may become the value of `expression`: both branches of a ternary, the end of a comma. */
export function producers(ts: TypeScript, expression: ts.Expression): readonly ts.Expression[] {
  const bare = unwrap(ts, expression);
  if (ts.isConditionalExpression(bare)) return [...producers(ts, bare.whenTrue), ...producers(ts, bare.whenFalse)];
  if (!ts.isBinaryExpression(bare)) return [bare];
  switch (bare.operatorToken.kind) {
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [...producers(ts, bare.left), ...producers(ts, bare.right)];
    case ts.SyntaxKind.AmpersandAmpersandToken:
    case ts.SyntaxKind.CommaToken:
      return producers(ts, bare.right);
    default:
      // An assignment keeps its flow for later; of the other operators none makes one.
      return [];
  }
}

/** A name or a path of names, also from `this`: something that was made elsewhere. */
export function isReference(ts: TypeScript, node: ts.Expression): boolean {
  if (node.kind === ts.SyntaxKind.ThisKeyword) return true;
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isReference(ts, node.expression));
}

function wastedInFor(ts: TypeScript, { initializer, condition, incrementor }: ts.ForStatement): readonly Spot[] {
  const places: Spot[] = [];
  if (initializer && !ts.isVariableDeclarationList(initializer)) places.push({ expression: initializer });
  if (condition) places.push(test(condition));
  if (incrementor) places.push({ expression: incrementor });
  return places;
}

function wastedInBinary(ts: TypeScript, { left, operatorToken, right }: ts.BinaryExpression): readonly Spot[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.CommaToken:
      return [{ expression: left }];
    case ts.SyntaxKind.AmpersandAmpersandToken:
    case ts.SyntaxKind.BarBarToken:
      return [test(left)];
    // `maybeFlow ?? otherFlow()` rightly chooses between flows; and assigning a flow keeps it.
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.QuestionQuestionEqualsToken:
    case ts.SyntaxKind.BarBarEqualsToken:
    case ts.SyntaxKind.AmpersandAmpersandEqualsToken:
    case ts.SyntaxKind.EqualsToken:
    case ts.SyntaxKind.InKeyword:
    case ts.SyntaxKind.InstanceOfKeyword:
      return [];
    default:
      return [test(left), test(right)];
  }
}

function unwrap(ts: TypeScript, expression: ts.Expression): ts.Expression {
  const wraps = ts.isParenthesizedExpression(expression) || ts.isAssertionExpression(expression);
  if (!wraps && !ts.isNonNullExpression(expression) && !ts.isSatisfiesExpression(expression)) return expression;
  return unwrap(ts, expression.expression);
}

function test(expression: ts.Expression): Spot {
  return { expression, mayTestPresence: true };
}
