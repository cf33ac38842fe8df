import YAML from 'yaml';
import * as z from 'zod';
import {listOperations, type OperationEntry, type Spec} from '@docs/contract';

const parameter = z.object({name: z.string(), in: z.string(), value: z.unknown()});

/** The parts of an Arazzo document that a skill writes out. */
const arazzo = z.object({
  info: z.object({title: z.string(), summary: z.string()}),
  workflows: z.tuple([
    z.object({
      inputs: z.object({
        required: z.array(z.string()).optional(),
        properties: z.record(z.string(), z.object({description: z.string()})),
      }),
      steps: z.array(
        z.object({
          stepId: z.string(),
          description: z.string(),
          operationId: z.string(),
          parameters: z.array(parameter).optional(),
          requestBody: z.object({payload: z.unknown()}).optional(),
          successCriteria: z.array(z.object({condition: z.string()})),
          outputs: z.record(z.string(), z.string()).optional(),
          onFailure: z.array(z.object({type: z.string()})).optional(),
        }),
      ),
    }),
  ]),
});

export type RecipeDocument = z.infer<typeof arazzo>;
export type Step = RecipeDocument['workflows'][0]['steps'][number];

export const parseRecipe = (text: string): RecipeDocument => arazzo.parse(YAML.parse(text));

/** Writes a recipe's steps as a numbered list that an agent can follow. */
export function stepsText(steps: Step[], spec: Spec, urlOf: (route: string) => string): string {
  const operations = new Map(
    listOperations(spec).map((entry) => [entry.operation.operationId, entry]),
  );
  return steps
    .map((step, index) => {
      const entry = operations.get(step.operationId);
      if (!entry) throw new Error(`The contract has no operation ${step.operationId}.`);
      return stepText(step, index + 1, entry, urlOf);
    })
    .join('\n');
}

function stepText(
  step: Step,
  number: number,
  {slug, method, path}: OperationEntry,
  urlOf: (route: string) => string,
): string {
  const parameters = (step.parameters ?? []).map(
    ({name, in: location, value}) => `   - ${location} \`${name}\`: \`${String(value)}\``,
  );
  const body = step.requestBody && [
    '   - Body:',
    '',
    ...indented(['```json', JSON.stringify(step.requestBody.payload, null, 2), '```']),
    '',
  ];
  const outputs = Object.entries(step.outputs ?? {}).map(
    ([name, expression]) => `   - Keep \`${name}\` from \`${expression}\`.`,
  );
  const conditions = step.successCriteria.map(({condition}) => `\`${condition}\``).join(' and ');
  const repeats = step.onFailure?.some(({type}) => type === 'retry') ?? false;
  return [
    `${number}. **${step.stepId}**: ${step.description}`,
    '',
    `   [\`${method.toUpperCase()} ${path}\`](${urlOf(`/api/${slug}.md`)})`,
    '',
    ...parameters,
    ...(body ?? []),
    `   - ${repeats ? 'Repeat the call until' : 'Expect'} ${conditions}.`,
    ...outputs,
    '',
  ].join('\n');
}

const indented = (blocks: string[]): string[] =>
  blocks.flatMap((block) => block.split('\n').map((line) => `     ${line}`));
