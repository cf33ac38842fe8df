import {execFileSync} from 'node:child_process';

/** Runs a build tool. Its output is shown only if it fails. */
export function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  try {
    execFileSync(command, args, {cwd, env: {...process.env, ...env}, stdio: 'pipe'});
  } catch (error) {
    const {stdout, stderr} = error as {stdout?: Buffer; stderr?: Buffer};
    throw new Error(
      `${command} ${args.join(' ')} failed:\n${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`,
    );
  }
}
