import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';

/** Starts nginx and waits until it answers. */
export async function runNginx(
  configFile: string,
  origin: string,
  options: SpawnOptions = {},
): Promise<ChildProcess> {
  const nginx = spawn('nginx', ['-c', configFile], {stdio: 'inherit', ...options});
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(origin, {redirect: 'manual'});
      return nginx;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
