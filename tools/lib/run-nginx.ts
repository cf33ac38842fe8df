import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout} from 'node:timers/promises';

/** Starts nginx and waits until it listens on the port. Fails if another program has the port. */
export async function runNginx(
  configFile: string,
  port: number,
  options: SpawnOptions = {},
): Promise<ChildProcess> {
  // nginx would try again for seconds, while the other program's answers look like its own.
  if (await isListening(port)) throw new Error(`Another program listens on port ${port}.`);
  const nginx = spawn('nginx', ['-c', configFile], {stdio: 'inherit', ...options});
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isListening(port)) return nginx;
    await setTimeout(100);
  }
  throw new Error(`nginx doesn't listen on port ${port} after 10 s.`);
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
