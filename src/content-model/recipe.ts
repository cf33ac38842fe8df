import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

const criteria = z.array(z.object({condition: z.string()}));

/** What we use of an Arazzo document; Redocly checks the rest when it runs it. */
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
  /** The status of HTTP that the step expects. */
  answer: string;
  /** The status of the entity that it expects or waits for. */
  status?: string;
  repeats: boolean;
};

export type Recipe = {title: string; summary: string; steps: RecipeStep[]};

export function readRecipe(folder: string, name: string): Recipe {
  const text = readFileSync(path.join(folder, `${name}.arazzo.yaml`), 'utf8');
  const {info, workflows} = arazzo.parse(YAML.parse(text));
  return {
    ...info,
    steps: workflows[0].steps.map(({operationId, description, successCriteria, onFailure}) => {
      const conditions = successCriteria.map(({condition}) => condition).join('\n');
      const status = conditions.match(/\/(?:payment)?status == '(\w+)'/i)?.[1];
      return {
        operationId,
        description,
        answer: conditions.match(/\$statusCode == (\d+)/)?.[1] ?? '',
        ...(status ? {status} : {}),
        repeats: onFailure?.some(({type}) => type === 'retry') ?? false,
      };
    }),
  };
}
