import {readFile} from 'node:fs/promises';
import {bundle, createConfig} from '@redocly/openapi-core';
import {upgrade} from '@scalar/openapi-upgrader';
import YAML from 'yaml';
import {isObject, type Spec} from '@docs/contract';
import {describe} from './describe';
import type {Description, Warning} from './model';

/** The input can't be read, or isn't OpenAPI. Everything else in it becomes a warning. */
export class DescriptionError extends Error {}

/**
 * Reads a description of OpenAPI 2.0, 3.0, or 3.1: a file with those that it refers to, or a document.
 * Earlier versions are upgraded first, so that there's one kind of document to describe.
 */
export async function readDescription(
  input: string | object,
): Promise<{model: Description; warnings: Warning[]}> {
  const file = typeof input === 'string' ? input : '';
  const document = file ? await readDocument(file) : input;
  return describe(upgraded(document, file, Boolean(file)), file);
}

async function readDocument(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new DescriptionError(`${file} can't be read`, {cause: error});
  });
  try {
    const document: unknown = text.trimStart().startsWith('{')
      ? JSON.parse(text)
      : YAML.parse(text);
    if (!hasOtherFiles(text)) return document;
    return (await bundle({ref: file, config: await createConfig({})})).bundle.parsed;
  } catch (error) {
    throw new DescriptionError(`${file} can't be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const hasOtherFiles = (text: string): boolean => /["']?\$ref["']?\s*:\s*["']?[^\s#"'{[]/.test(text);

/** The upgrade changes the document in place, so a caller's own is copied. */
function upgraded(document: unknown, file: string, isOwn: boolean): Spec {
  const version = isObject(document)
    ? JSON.stringify(document.openapi ?? document.swagger ?? '')
    : '';
  if (!isObject(document) || !/^"?(?:2(?:\.0)?|3\.[012])/.test(version))
    throw new DescriptionError(`${file || 'The input'} isn't an OpenAPI description of 2.0 to 3.2`);
  if (!/^"?(?:2|3\.0)/.test(version)) return document as unknown as Spec;
  return upgrade(isOwn ? document : structuredClone(document), '3.1') as unknown as Spec;
}
