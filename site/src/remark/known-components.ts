import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {reportProblem} from '../mdx/problems';
import type {JsxElement} from './jsx';
import {pageNames} from './page-names';

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
export default function knownComponents(): Transformer<Root> {
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
