import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout} from 'node:timers/promises';

/** Starts nginx and waits until it listens on the port. Fails if another program keeps the port. */
export async function runNginx(
  configFile: string,
  port: number,
  options: SpawnOptions = {},
): Promise<ChildProcess> {
  // Otherwise the other program's responses would look like those of nginx. One that was told to stop
  // may need a moment.
  await until(async () => !(await isListening(port)), `Another program listens on port ${port}.`);
  const nginx = spawn('nginx', ['-c', configFile], {stdio: 'inherit', ...options});
  await waitForPort(port);
  return nginx;
}

export const waitForPort = (port: number): Promise<void> =>
  until(() => isListening(port), `nginx doesn't listen on port ${port}.`);

/** Waits up to a minute. */
async function until(isTrue: () => Promise<boolean>, problem: string): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries += 1) {
    if (tries === 600) throw new Error(problem);
    await setTimeout(100);
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
