import type {Code, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {operationIdToSlug} from '@docs/contract';
import {readRecipe, type Recipe, recipeFile, type RecipeStep} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx, textAttribute} from './jsx';
import {inline, table} from './tables';

type Options = {
  /** content/data/recipes. */
  folder: string;
};

/**
 * Writes `<ApiRecipe of="private-offer" />` from its Arazzo document: a diagram, the steps, and a
 * download link. Later plugins process the operations and the diagram.
 */
export default function recipes({folder}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node, index, parent) => {
      if (!isJsx(node, 'ApiRecipe') || index === undefined || !parent) return;
      const of = attribute(node, 'of') ?? '';
      dependOn(file, recipeFile(folder, of));
      try {
        const recipe = readRecipe(folder, of);
        const content = [diagram(recipe), steps(recipe), download(of)];
        parent.children.splice(index, 1, ...(content as never[]));
        return [SKIP, index + content.length];
      } catch (error) {
        reportProblem(file, node, `<ApiRecipe of="${of}">: ${(error as Error).message}`);
      }
    });
  };
}

function diagram({title, summary, steps}: Recipe): Code {
  const lines = steps.flatMap((step) => [
    `Program->>Argosy: ${operationIdToSlug(step.operationId)}`,
    `Argosy-->>Program: ${responseLabel(step)}`,
  ]);
  return {
    type: 'code',
    lang: 'mermaid',
    meta: 'accent="Argosy"',
    value: [
      'sequenceDiagram',
      `accTitle: ${title}`,
      `accDescr: ${summary}`,
      'participant Program as Your program',
      'participant Argosy',
      ...lines,
    ].join('\n'),
  };
}

function responseLabel({httpStatus, status, repeats}: RecipeStep): string {
  if (!status) return repeats ? `${httpStatus}, repeated until it is` : httpStatus;
  return repeats ? `${httpStatus}, repeated until ${status}` : `${httpStatus}, ${status}`;
}

function steps(recipe: Recipe): RootContent {
  return table(
    ['Call', 'Purpose'],
    recipe.steps.map(({operationId, description}) => [
      [operation(operationIdToSlug(operationId))],
      inline(description),
    ]),
  );
}

const operation = (slug: string): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Op',
  attributes: [textAttribute('slug', slug)],
  children: [],
});

const download = (name: string): Paragraph => ({
  type: 'paragraph',
  children: [
    {
      type: 'link',
      url: `pathname:///recipes/${name}.arazzo.yaml`,
      children: [{type: 'text', value: `Download ${name}.arazzo.yaml`}],
    },
    {type: 'text', value: ', which has all request fields, and '},
    {type: 'link', url: '/sdks#run-a-recipe', children: [{type: 'text', value: 'run it'}]},
    {type: 'text', value: '.'},
  ],
});
