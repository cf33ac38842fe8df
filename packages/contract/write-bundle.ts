import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {paths} from './paths';
import type {Spec} from './spec-types';

type Bundle = {yaml: string; json: string};

/** Writes the bundle as YAML and JSON, and returns both texts. */
export function writeBundle(spec: Spec): Bundle {
  const bundle = {yaml: bundleToYaml(spec), json: bundleToJson(spec)};
  writeAtomically(paths.bundleYaml, bundle.yaml);
  writeAtomically(paths.bundleJson, bundle.json);
  return bundle;
}

export function bundleToYaml(spec: Spec): string {
  return YAML.stringify(spec, {aliasDuplicateObjects: false, lineWidth: 0});
}

function bundleToJson(spec: Spec): string {
  return `${JSON.stringify(spec, null, 2)}\n`;
}

/** A program that reads the file gets either the old or the new version, never a partial one. */
function writeAtomically(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
