import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readRecipe} from '@docs/content-model/files';
import {paths} from '@docs/contract';

const folder = path.join(paths.repository, 'content', 'data', 'recipes');

/**
 * The Arazzo documents, published next to the contract that they refer to, and a list of them: file
 * name → text.
 */
export function recipeDownloads(): Map<string, string> {
  const files = readdirSync(folder).sort();
  const recipes = files.map((file) => {
    const name = path.basename(file, '.arazzo.yaml');
    const {title, summary, steps} = readRecipe(folder, name);
    const operations = steps.map(({operationId}) => operationId);
    return {name, title, summary, file: `/recipes/${file}`, operations};
  });
  return new Map([
    ['recipes.json', `${JSON.stringify({recipes}, null, 2)}\n`],
    ...files.map((file): [string, string] => [
      `recipes/${file}`,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  ]);
}
