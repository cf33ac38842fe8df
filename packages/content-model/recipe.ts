import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

const criteria = z.array(z.object({condition: z.string()}));

/**
 * The parts of an Arazzo document that we use. Redocly validates the rest when it runs the
 * document.
 */
const arazzo = z.object({
  info: z.object({title: z.string(), summary: z.string()}),
  workflows: z.tuple([
    z.object({
      steps: z.array(
        z.object({
          stepId: z.string(),
          description: z.string(),
          operationId: z.string(),
          successCriteria: criteria,
          onFailure: z.array(z.object({type: z.string()})).optional(),
        }),
      ),
    }),
  ]),
});

export type RecipeStep = {
  operationId: string;
  description: string;
  /** The HTTP status that the step expects. */
  httpStatus: string;
  /** The entity's status that the step expects or waits for. */
  status?: string;
  repeats: boolean;
};

export type Recipe = {title: string; summary: string; steps: RecipeStep[]};

export const recipeFile = (folder: string, name: string): string =>
  path.join(folder, `${name}.arazzo.yaml`);

export function readRecipe(folder: string, name: string): Recipe {
  const text = readFileSync(recipeFile(folder, name), 'utf8');
  const {info, workflows} = arazzo.parse(YAML.parse(text));
  return {
    ...info,
    steps: workflows[0].steps.map(({operationId, description, successCriteria, onFailure}) => {
      const conditions = successCriteria.map(({condition}) => condition).join('\n');
      const status = conditions.match(/\/(?:payment)?status == '(\w+)'/i)?.[1];
      return {
        operationId,
        description,
        httpStatus: conditions.match(/\$statusCode == (\d+)/)?.[1] ?? '',
        ...(status ? {status} : {}),
        repeats: onFailure?.some(({type}) => type === 'retry') ?? false,
      };
    }),
  };
}
