import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {SettingsSchema} from './types';

export type DocumentSchema = {$id: string; $defs: Record<string, SettingsSchema>};

export const readDocumentSchema = (folder: string): DocumentSchema =>
  JSON.parse(readFileSync(path.join(folder, 'document.schema.json'), 'utf8')) as DocumentSchema;

/** Checks values against the schema of documents and against schemas that refer to it. */
export class SchemaChecker {
  private readonly ajv = new Ajv2020({strict: false, allErrors: true});
  private readonly compiled = new WeakMap<object, ValidateFunction>();

  constructor(private readonly document: DocumentSchema) {
    addFormats(this.ajv);
    this.ajv.addSchema(document);
  }

  /** What is wrong with a whole document; the settings of its nodes are checked by their kind. */
  documentProblems(value: unknown): string[] {
    return this.run(this.ajv.getSchema(this.document.$id), value);
  }

  /** What is wrong with the settings of one node. Expressions stand for any value. */
  settingsProblems(schema: SettingsSchema, value: unknown): string[] {
    let check = this.compiled.get(schema);
    if (!check) {
      check = this.ajv.compile(this.prepare({type: 'object', ...schema}));
      this.compiled.set(schema, check);
    }
    return this.run(check, value);
  }

  /** Whether a default fits its own schema. */
  fits(schema: SettingsSchema, value: unknown): boolean {
    return this.ajv.compile(this.prepare(schema))(value);
  }

  private run(check: ValidateFunction | undefined, value: unknown): string[] {
    if (!check || check(value)) return [];
    return [...new Set((check.errors ?? []).filter(isTelling).map(sentence))];
  }

  private prepare(schema: SettingsSchema): SettingsSchema {
    if (schema.$ref) return this.resolveReference(schema);
    const prepared = {...schema};
    if (schema.properties) {
      prepared.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [name, this.orExpression(one)]),
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

/** That a value is no expression either says nothing when the next error says what it should be. */
const isTelling = ({schemaPath, keyword}: ErrorObject) =>
  !schemaPath.includes('$defs/expression') && keyword !== 'anyOf' && keyword !== 'if';

function sentence({instancePath, message, params}: ErrorObject): string {
  const at = instancePath.replaceAll('/', '.').slice(1);
  const {allowedValues, unevaluatedProperty, additionalProperty} = params as {
    allowedValues?: unknown[];
    unevaluatedProperty?: string;
    additionalProperty?: string;
  };
  const detail = allowedValues?.join(', ') ?? unevaluatedProperty ?? additionalProperty;
  return `${at ? `${at} ` : ''}${message ?? 'is wrong'}${detail ? `: ${detail}` : ''}`;
}
