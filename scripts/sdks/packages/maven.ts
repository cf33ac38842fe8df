import {pathToFileURL} from 'node:url';
import {sdkPaths} from '../languages';
import {run} from './run';

/** A Maven repository: the goals are named, because the phase would install the package here too. */
export function packageJava(target: string): void {
  const repository = `site::${pathToFileURL(target).href}`;
  const goals = ['package', 'source:jar-no-fork', 'deploy:deploy'];
  run(
    'mvn',
    ['--quiet', '--batch-mode', ...goals, `-DaltDeploymentRepository=${repository}`],
    sdkPaths.packageOf('java'),
  );
}
