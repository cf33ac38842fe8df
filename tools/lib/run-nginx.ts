import {spawn, type ChildProcess, type SpawnOptions} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';

/** Starts nginx and waits until something listens on the port. */
export async function runNginx(
  configFile: string,
  port: number,
  options: SpawnOptions = {},
): Promise<ChildProcess> {
  const nginx = spawn('nginx', ['-c', configFile], {stdio: 'inherit', ...options});
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return nginx;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      socket.destroy();
    }
  }
}
