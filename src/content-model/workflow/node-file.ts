import * as z from 'zod';
import type {SchemaChecker} from './settings-schema';
import type {SettingsSchema} from './types';

const name = z.string().min(1).max(40);
const isSchema = (value: unknown) => typeof value === 'object' && value !== null;

/** What a kind of node does, takes and puts out: `nodes/<slug>.yaml`. */
export const nodeForm = z.strictObject({
  node: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(2).max(40),
  group: z.enum(['trigger', 'flow', 'data', 'action', 'connector', 'canvas']),
  summary: z.string().min(20).max(200),
  /** Once with all items, once for each item, or never. */
  runs: z.enum(['all', 'each', 'never']),
  inputs: z.array(name),
  outputs: z.array(name),
  /** A setting that lists the names of further outputs, which come before `outputs`. */
  outputsFrom: name.optional(),
  /** The page below /integrations whose connection a connector uses. */
  integration: z.string().min(2).optional(),
  settings: z.looseObject({
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), z.custom<SettingsSchema>(isSchema, 'must be a schema')),
  }),
  errors: z.array(
    z.strictObject({
      /** What the execution shows. */
      message: z.string().min(5).max(200),
      cause: z.string().min(5).max(400),
      fix: z.string().min(5).max(400),
    }),
  ),
});

export type NodeFile = z.infer<typeof nodeForm>;

/** The names of a node's outputs; the one for errors exists when the node asks for it. */
export function outputsOf(
  {outputs, outputsFrom}: NodeFile,
  node: {settings: Record<string, unknown>; onError?: string},
): string[] {
  const named = outputsFrom ? node.settings[outputsFrom] : [];
  return [
    ...(Array.isArray(named) ? named.map(String) : []),
    ...outputs,
    ...(node.onError === 'output' ? ['error'] : []),
  ];
}

/** What the form alone cannot say. */
export function nodeProblems(node: NodeFile, slug: string, checker: SchemaChecker): string[] {
  const problems: string[] = [];
  if (node.node !== slug) problems.push(`node: "${node.node}" is not the name of the file`);
  if (node.group === 'trigger' && node.inputs.length > 0)
    problems.push('inputs: a trigger has none');
  if (node.group !== 'trigger' && node.group !== 'canvas' && node.inputs.length === 0)
    problems.push('inputs: only triggers and notes have none');
  if ((node.group === 'connector') !== (node.integration !== undefined))
    problems.push('integration: connectors name one, other nodes do not');
  return [...problems, ...schemaProblems(node.settings, 'settings', checker)];
}

function schemaProblems(schema: SettingsSchema, at: string, checker: SchemaChecker): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const unknown = (schema.required ?? []).filter((one) => !schema.properties?.[one]);
  return [
    ...unknown.map((one) => `${at}.required: there is no property "${one}"`),
    ...properties.flatMap(([key, one]) => {
      const here = `${at}.properties.${key}`;
      const required = schema.required?.includes(key) ?? false;
      return [
        ...(one.description ? [] : [`${here}: has no description`]),
        ...(one.type || one.$ref || one.oneOf ? [] : [`${here}: has no type`]),
        ...(one.default !== undefined || required
          ? []
          : [`${here}: has no default and is not required`]),
        ...(one.default === undefined || checker.fits(one, one.default)
          ? []
          : [`${here}: the default does not fit`]),
        ...schemaProblems(one, here, checker),
        ...(one.items ? schemaProblems(one.items, `${here}.items`, checker) : []),
      ];
    }),
  ];
}
