import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** Waits until something listens on the port. */
export async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await pause(100);
    } finally {
      socket.destroy();
    }
  }
}
