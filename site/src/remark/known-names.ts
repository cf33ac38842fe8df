import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';
import {pageNames, type Program} from './page-names';

/** The properties of a syntax tree node that `namesIn` uses. */
type SyntaxNode = {type: string; name?: string; computed?: boolean};
type Expression = Node & {data?: {estree?: Program | null} | null};

/** Names that any expression may use: MDX's `props` and parts of the language. */
const builtIn = [
  'props',
  'undefined',
  'Array',
  'Date',
  'Intl',
  'JSON',
  'Math',
  'Number',
  'Object',
  'String',
];

/** Reports `{offerId}` in text. MDX takes it for a variable, and rendering the page would fail. */
export default function knownNames(): Transformer<Root> {
  return (root, file) => {
    const known = new Set([...builtIn, ...pageNames(root)]);
    const check = (expression: Expression, reportAs: Node) => {
      const program = expression.data?.estree;
      if (!program) return;
      const {used, declared} = namesIn(program);
      for (const name of new Set(used)) {
        if (known.has(name) || declared.includes(name)) continue;
        reportProblem(
          file,
          reportAs,
          `{${name}} isn't defined. To show braces, write them as code or as \\{${name}\\}.`,
        );
      }
    };
    visit(root, (node) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') check(node, node);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') check(attribute, node);
        else if (attribute.value && typeof attribute.value === 'object')
          check(attribute.value, node);
      }
    });
  };
}

/**
 * Returns the names that an expression uses, and those that it declares, such as parameters. It ignores
 * scopes, which is exact enough for pages.
 */
function namesIn(program: Program): {used: string[]; declared: string[]} {
  const used: string[] = [];
  const declared: string[] = [];
  const walk = (node: SyntaxNode, names: string[]): void => {
    if (node.type === 'Identifier') names.push(node.name ?? '');
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (isPlainKey(node, key)) continue;
      const children = (Array.isArray(value) ? value : [value]).filter(isNode);
      const isPattern = key === 'params' || (node.type === 'VariableDeclarator' && key === 'id');
      for (const child of children) walk(child, isPattern ? declared : names);
    }
  };
  walk(program, used);
  return {used, declared};
}

/** Whether the key isn't a variable, such as `b` in `a.b` and in `{b: 1}`. */
const isPlainKey = (node: SyntaxNode, key: string): boolean =>
  (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
  (node.type === 'Property' && key === 'key' && !node.computed);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;
