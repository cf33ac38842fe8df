import type {Root} from 'mdast';
import type {MdxJsxAttributeValueExpressionData} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** The syntax tree that MDX attaches to an expression. */
export type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

/** The names that a page imports or declares. */
export function pageNames(root: Root): Set<string> {
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
