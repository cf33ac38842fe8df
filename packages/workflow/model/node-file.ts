import * as z from 'zod';
import type {SchemaChecker} from './settings-schema';
import type {SettingsSchema} from './types';

const name = z.string().min(1).max(40);
const isSchema = (value: unknown) => typeof value === 'object' && value !== null;

/** A node type with its inputs, outputs, and settings: `nodes/<slug>.yaml`. */
export const nodeSchema = z.strictObject({
  node: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(2).max(40),
  group: z.enum(['trigger', 'flow', 'data', 'action', 'connector', 'canvas']),
  summary: z.string().min(20).max(200),
  /** Once with all items, once per item, or never. */
  runs: z.enum(['all', 'each', 'never']),
  inputs: z.array(name),
  outputs: z.array(name),
  /** A setting with the names of additional outputs, which come before `outputs`. */
  outputsFrom: name.optional(),
  /** The page below /integrations that describes the connector's connection. */
  integration: z.string().min(2).optional(),
  settings: z.looseObject({
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), z.custom<SettingsSchema>(isSchema, 'must be a schema')),
  }),
  errors: z.array(
    z.strictObject({
      /** The error message in the execution. */
      message: z.string().min(5).max(200),
      cause: z.string().min(5).max(400),
      fix: z.string().min(5).max(400),
    }),
  ),
});

export type NodeFile = z.infer<typeof nodeSchema>;

/** The names of a node's outputs. The error output exists only if the node turns it on. */
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

/** Problems that the schema alone can't express. */
export function nodeProblems(node: NodeFile, slug: string, checker: SchemaChecker): string[] {
  const problems: string[] = [];
  if (node.node !== slug) problems.push(`node: "${node.node}" isn't the name of the file`);
  if (node.group === 'trigger' && node.inputs.length > 0)
    problems.push('inputs: a trigger has none');
  if (node.group !== 'trigger' && node.group !== 'canvas' && node.inputs.length === 0)
    problems.push('inputs: only triggers and notes have none');
  if ((node.group === 'connector') !== (node.integration !== undefined))
    problems.push("integration: connectors name one, other nodes don't");
  return [...problems, ...schemaProblems(node.settings, 'settings', checker)];
}

function schemaProblems(schema: SettingsSchema, path: string, checker: SchemaChecker): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const unknown = (schema.required ?? []).filter((key) => !schema.properties?.[key]);
  return [
    ...unknown.map((key) => `${path}.required: there is no property "${key}"`),
    ...properties.flatMap(([key, property]) => {
      const here = `${path}.properties.${key}`;
      const required = schema.required?.includes(key) ?? false;
      return [
        ...(property.description ? [] : [`${here}: has no description`]),
        ...(property.type || property.$ref || property.oneOf ? [] : [`${here}: has no type`]),
        ...(property.default !== undefined || required
          ? []
          : [`${here}: has no default and isn't required`]),
        ...(property.default === undefined || checker.fits(property, property.default)
          ? []
          : [`${here}: the default doesn't match the type`]),
        ...schemaProblems(property, here, checker),
        ...(property.items ? schemaProblems(property.items, `${here}.items`, checker) : []),
      ];
    }),
  ];
}
