import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {paths} from '../paths';
import type {Spec} from '../spec-types';

export type Released = {version: string; spec: Spec};

export const releasedFolder = path.join(paths.contract, 'released');

/** Every kept release of the contract, oldest first. */
export function readReleases(): Released[] {
  return readdirSync(releasedFolder)
    .map((file) => path.basename(file, '.json'))
    .sort(compareVersions)
    .map((version) => ({
      version,
      spec: JSON.parse(readFileSync(path.join(releasedFolder, `${version}.json`), 'utf8')) as Spec,
    }));
}

export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number));
  const index = (first ?? []).findIndex((number, position) => number !== second?.[position]);
  return index < 0 ? 0 : (first?.[index] ?? 0) - (second?.[index] ?? 0);
}

export const versionOf = ({info}: Spec): string => (info as {version: string}).version;
