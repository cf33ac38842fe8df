import path from 'node:path';
import {servedRelease} from './inventory';
import {ownFiles} from './layout';
import {sha256Of} from './manifest';

/** Files that a release writes again, because it keeps the packages of earlier releases. */
const isRewritten = (file: string): boolean => file.startsWith(`packages${path.sep}`);

/** Compares a build with the served release, so that a container that restarts doesn't publish it again. */
export function isServed(build: string, deployRoot: string): boolean {
  const files = servedRelease(deployRoot)?.files;
  return (
    files !== undefined &&
    ownFiles(build)
      .filter((file) => !isRewritten(file))
      .every((file) => files.get(file) === sha256Of(path.join(build, file)))
  );
}
