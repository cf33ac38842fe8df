import {mkdirSync, writeFileSync} from 'node:fs';
import YAML from 'yaml';
import {paths} from './paths';
import type {Spec} from './spec-types';

/** Writes the bundle as YAML and JSON. */
export function writeBundle(spec: Spec): void {
  mkdirSync(paths.generated, {recursive: true});
  writeFileSync(paths.bundleYaml, bundleToYaml(spec));
  writeFileSync(paths.bundleJson, `${JSON.stringify(spec, null, 2)}\n`);
}

export function bundleToYaml(spec: Spec): string {
  return YAML.stringify(spec, {aliasDuplicateObjects: false, lineWidth: 0});
}
