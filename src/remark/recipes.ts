import type {Code, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {operationIdToSlug} from '../../generator/naming';
import {readRecipe, type Recipe, type RecipeStep} from '../content-model/recipe';
import {attribute, isJsx, textAttribute} from './jsx';
import {errorAt} from './source-position';
import {inline, table} from './tables';

type Options = {
  /** content/data/recipes. */
  folder: string;
};

/**
 * Writes `<ApiRecipe of="private-offer" />` from its Arazzo document: a diagram, the steps and the
 * document to download. Operations and figures are left to the plugins that come after.
 */
export default function recipes({folder}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node, at, parent) => {
      if (!isJsx(node, 'ApiRecipe') || at === undefined || !parent) return;
      const of = attribute(node, 'of') ?? '';
      try {
        const recipe = readRecipe(folder, of);
        const written = [diagram(recipe), steps(recipe), download(of)];
        parent.children.splice(at, 1, ...(written as never[]));
        return [SKIP, at + written.length];
      } catch (error) {
        throw errorAt(file, node, `<ApiRecipe of="${of}">: ${(error as Error).message}`);
      }
    });
  };
}

function diagram({title, summary, steps}: Recipe): Code {
  const lines = steps.flatMap((step) => [
    `Your program -> Argosy: ${operationIdToSlug(step.operationId)}`,
    `Argosy --> Your program: ${answerOf(step)}`,
  ]);
  return {
    type: 'code',
    lang: 'diagram',
    meta: `sequence title="${title}" alt="${summary}"`,
    value: ['participants: Your program, Argosy', 'accent: Argosy', ...lines].join('\n'),
  };
}

function answerOf({answer, status, repeats}: RecipeStep): string {
  if (!status) return repeats ? `${answer}, repeated until it is` : answer;
  return repeats ? `${answer}, repeated until ${status}` : `${answer}, ${status}`;
}

function steps(recipe: Recipe): RootContent {
  return table(
    ['Call', 'What it does here'],
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
    {type: 'text', value: ', an Arazzo document with every field of the calls. '},
    {type: 'link', url: '/sdks#run-a-recipe', children: [{type: 'text', value: 'Run a recipe'}]},
    {type: 'text', value: ' has the command.'},
  ],
});
