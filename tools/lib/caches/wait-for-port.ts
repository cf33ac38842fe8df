import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** Waits until something listens on the port, for 20 seconds or longer. */
export async function waitForPort(port: number, seconds = 20): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries === seconds * 10) throw error;
      await pause(100);
    } finally {
      socket.destroy();
    }
  }
}
