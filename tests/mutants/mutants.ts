// Small faults of programs, made on purpose: a mutant is a source file with one of them.
import ts from 'typescript';

export type Mutant = {
  /** What was done to it. */
  readonly kind: Kind;
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** The whole file with the fault. */
  readonly text: string;
};

export type Kind =
  | 'comparison'
  | 'boundary'
  | 'logic'
  | 'negation'
  | 'boolean'
  | 'arithmetic'
  | 'number'
  | 'string'
  | 'call'
  | 'statement';

type Change = readonly [kind: Kind, node: ts.Node, after: string];

const SWAPS: Readonly<Partial<Record<ts.SyntaxKind, readonly [Kind, string]>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['comparison', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['comparison', '==='],
  [ts.SyntaxKind.LessThanToken]: ['boundary', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['boundary', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['boundary', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['boundary', '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['logic', '||'],
  [ts.SyntaxKind.BarBarToken]: ['logic', '&&'],
  [ts.SyntaxKind.MinusToken]: ['arithmetic', '+'],
  [ts.SyntaxKind.AsteriskToken]: ['arithmetic', '/'],
  [ts.SyntaxKind.SlashToken]: ['arithmetic', '*'],
  [ts.SyntaxKind.PercentToken]: ['arithmetic', '*'],
};

/** What a chain goes on without. */
const DROPPED_CALLS = /^(?:sort|toSorted|reverse|toReversed|filter|slice|trim|toLowerCase)$/;

/** Every mutant of a source file, in its order. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node))
      return;
    if (ts.isExportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    for (const [kind, place, after] of changesOf(node)) {
      const [start, end] = [place.getStart(file), place.getEnd()];
      mutants.push({
        kind,
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        before: text.slice(start, end),
        after,
        text: text.slice(0, start) + after + text.slice(end),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

function* changesOf(node: ts.Node): Generator<Change> {
  if (ts.isBinaryExpression(node)) {
    const swap = SWAPS[node.operatorToken.kind];
    if (swap) yield [swap[0], node.operatorToken, swap[1]];
  } else if (ts.isIfStatement(node)) {
    yield ['negation', node.expression, `!(${node.expression.getText()})`];
  } else if (ts.isConditionalExpression(node)) {
    yield ['negation', node.condition, `!(${node.condition.getText()})`];
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    yield ['negation', node, node.operand.getText()];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
    yield ['boolean', node, 'false'];
  } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
    yield ['boolean', node, 'true'];
  } else if (ts.isNumericLiteral(node)) {
    yield ['number', node, `(${node.getText()} + 1)`];
  } else if (ts.isStringLiteral(node) && node.text !== '' && !isName(node)) {
    yield ['string', node, "''"];
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (DROPPED_CALLS.test(name.text)) yield ['call', node, expression.getText()];
  } else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) {
    yield ['statement', node, ';'];
  }
}

/** The name of a property is not a value. */
function isName(node: ts.StringLiteral): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isElementAccessExpression(parent)
  );
}
