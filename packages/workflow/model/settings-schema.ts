import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {SettingsSchema} from './types';

export type DocumentSchema = {$id: string; $defs: Record<string, SettingsSchema>};

export const documentSchemaFile = (folder: string): string =>
  path.join(folder, 'document.schema.json');

type OpenSchema = {document: DocumentSchema; checker: SchemaChecker};

const opened = new Map<string, OpenSchema>();

/** Reads the document schema. Keeps the checker while the schema doesn't change, because it's slow to compile. */
export function openDocumentSchema(folder: string): OpenSchema {
  const text = readFileSync(documentSchemaFile(folder), 'utf8');
  const known = opened.get(text);
  if (known) return known;
  const document = JSON.parse(text) as DocumentSchema;
  const schema = {document, checker: new SchemaChecker(document)};
  opened.set(text, schema);
  return schema;
}

/** Validates values against the document schema and schemas that refer to it. */
export class SchemaChecker {
  private readonly ajv = new Ajv2020({strict: false, allErrors: true});
  /** By the schema's JSON, because pages read the same schemas again. */
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(private readonly document: DocumentSchema) {
    addFormats(this.ajv);
    this.ajv.addSchema(document);
  }

  /** Problems of a document, without its nodes' settings, which depend on the node type. */
  documentProblems(value: unknown): string[] {
    return this.run(this.ajv.getSchema(this.document.$id), value);
  }

  /** Problems of a node's settings. An expression is valid for any value. */
  settingsProblems(schema: SettingsSchema, value: unknown): string[] {
    return this.run(this.compile({type: 'object', ...schema}), value);
  }

  /** Whether a default matches its schema. */
  fits(schema: SettingsSchema, value: unknown): boolean {
    return this.compile(schema)(value);
  }

  private compile(schema: SettingsSchema): ValidateFunction {
    const key = JSON.stringify(schema);
    const check = this.compiled.get(key) ?? this.ajv.compile(this.prepare(schema));
    this.compiled.set(key, check);
    return check;
  }

  private run(check: ValidateFunction | undefined, value: unknown): string[] {
    if (!check || check(value)) return [];
    return [...new Set((check.errors ?? []).filter(isInformative).map(describeError))];
  }

  private prepare(schema: SettingsSchema): SettingsSchema {
    if (schema.$ref) return this.resolveReference(schema);
    const prepared = {...schema};
    if (schema.properties) {
      prepared.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [
          name,
          this.orExpression(property),
        ]),
      );
      prepared.unevaluatedProperties ??= schema.additionalProperties === undefined ? false : true;
    }
    if (schema.items) prepared.items = this.orExpression(schema.items);
    return prepared;
  }

  private orExpression(schema: SettingsSchema): SettingsSchema {
    const prepared = this.prepare(schema);
    if (schema.expressions === false || schema.$ref) return prepared;
    return {anyOf: [{$ref: `${this.document.$id}#/$defs/expression`}, prepared]};
  }

  private resolveReference(schema: SettingsSchema): SettingsSchema {
    if (!schema.$ref) return schema;
    return {...schema, $ref: `${this.document.$id}#/$defs/${schema.$ref}`};
  }
}

/**
 * Skips the error that a value isn't an expression, because another error says what it should be.
 */
const isInformative = ({schemaPath, keyword}: ErrorObject) =>
  !schemaPath.includes('$defs/expression') && keyword !== 'anyOf' && keyword !== 'if';

function describeError({instancePath, message, params}: ErrorObject): string {
  const key = instancePath.replaceAll('/', '.').slice(1);
  const {allowedValues, unevaluatedProperty, additionalProperty} = params as {
    allowedValues?: unknown[];
    unevaluatedProperty?: string;
    additionalProperty?: string;
  };
  const detail = allowedValues?.join(', ') ?? unevaluatedProperty ?? additionalProperty;
  return `${key ? `${key} ` : ''}${message ?? "isn't valid"}${detail ? `: ${detail}` : ''}`;
}
