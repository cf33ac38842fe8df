import * as z from 'zod';
import {siteFile} from '../site/site';
import {UserError} from '../user-error';
import {onePart} from '../text/sections';
import {didYouMean} from '../text/find-operation';
import {defineTool, name, part} from './tool';

export const getRecipe = defineTool({
  name: 'get_recipe',
  title: 'Get a recipe of API calls',
  description:
    'Lists tested recipes for tasks that need several API calls, such as a private offer or a ' +
    'refund. If you send "name", returns the recipe as an Arazzo document in YAML: its inputs, and ' +
    'for each step the operation, parameters, body, expected result, and values for later steps.',
  input: z.strictObject({
    name: name('Name of a recipe from the list. Leave it out to get the list.').optional(),
    part,
  }),
  async run({name: requested, part: wanted}, docs) {
    const recipes = await docs.recipes();
    if (requested === undefined) {
      const lines = recipes.map((recipe) => `- ${recipe.name}: ${recipe.summary}`);
      return {text: onePart(lines.join('\n'), wanted)};
    }
    const found = recipes.find((recipe) => recipe.name === requested.toLowerCase());
    const file = found && siteFile(`recipes/${found.name}.arazzo.yaml`);
    if (!file) {
      const names = recipes.map((recipe) => recipe.name);
      throw new UserError(`There's no recipe "${requested}".${didYouMean(requested, names)}`);
    }
    return {text: onePart(await docs.page(file), wanted)};
  },
});
