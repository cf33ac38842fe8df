import {pathToFileURL} from 'node:url';
import {sdkPaths} from '../languages';
import {run} from './run';

/**
 * Creates a Maven repository. Runs single goals, because the phase would also install the package
 * locally.
 */
export function packageJava(target: string): void {
  const repository = `site::${pathToFileURL(target).href}`;
  const goals = ['package', 'source:jar-no-fork', 'deploy:deploy'];
  run(
    'mvn',
    ['--quiet', '--batch-mode', ...goals, `-DaltDeploymentRepository=${repository}`],
    sdkPaths.packageOf('java'),
  );
}
