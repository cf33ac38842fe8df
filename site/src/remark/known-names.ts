import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {MdxJsxAttributeValueExpressionData} from 'mdast-util-mdx-jsx';
import {reportProblem} from '../mdx/problems';
import type {JsxElement} from './jsx';

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
export function knownNames(): Transformer<Root> {
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

/** Components in src/theme/MDXComponents.tsx that pages use without an import. */
export const themeComponents = [
  ...['Badge', 'Card', 'Cards', 'CodeBlock', 'Figure', 'Settings', 'Step', 'Steps'],
  ...['TabItem', 'Tabs', 'Term'],
];

/** Components that remark plugins replace before a page is rendered. */
export const remarkComponents = [
  ...['ApiRecipe', 'Dataset', 'DatasetIndex', 'ErrorCode', 'Event', 'Fact', 'Field'],
  ...['Lifecycle', 'Mapping', 'NodeErrors', 'NodeFacts', 'NodeSettings', 'Op', 'Status'],
  ...['Value', 'WorkflowExample', 'WorkflowRecipe'],
];

const known = new Set([...themeComponents, ...remarkComponents]);

/** For these pages, the reference generator adds the import of `<Part>`. */
const referenceSources = path.join('content', 'api');

/** Reports components that the page doesn't import and the site doesn't provide, such as `<StepList>`. */
export function knownComponents(): Transformer<Root> {
  return (root, file) => {
    const names = pageNames(root);
    if (path.dirname(file.path).endsWith(referenceSources)) names.add('Part');
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = (node as JsxElement).name?.split('.')[0] ?? '';
      if (!/^[A-Z]/.test(name) || known.has(name) || names.has(name)) return;
      reportProblem(
        file,
        node,
        `<${name}> isn't a component. docs/content-style.md lists them. Import any other component.`,
      );
    });
  };
}

/** The syntax tree that MDX attaches to an expression. */
type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

/** The names that a page imports or declares. */
function pageNames(root: Root): Set<string> {
  const names = new Set<string>();
  visit(root, 'mdxjsEsm', (node: {data?: {estree?: Program | null} | null}) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        for (const {local} of statement.specifiers) names.add(local.name);
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const {declaration} = statement;
      const declared =
        declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      for (const {id} of declared) if (id.type === 'Identifier') names.add(id.name);
    }
  });
  return names;
}
