import {rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {shortMavenRun} from '../java-options';
import {sdkPaths} from '../languages';
import {run} from './run';

/**
 * Creates a Maven repository, without Maven's list of versions. Runs single goals, because the phase
 * would also install the package locally.
 */
export function packageJava(target: string): void {
  const repository = `site::${pathToFileURL(target).href}`;
  const goals = ['package', 'source:jar-no-fork', 'deploy:deploy'];
  run(
    'mvn',
    ['--quiet', '--batch-mode', ...goals, `-DaltDeploymentRepository=${repository}`],
    sdkPaths.packageOf('java'),
    shortMavenRun,
  );
  for (const ending of ['', '.md5', '.sha1'])
    rmSync(path.join(target, `example/argosy/argosy-sdk/maven-metadata.xml${ending}`), {
      force: true,
    });
}
