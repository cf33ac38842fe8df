import {connect, type Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {connect as connectSecure} from 'node:tls';

export type Attack = 'half-sent requests' | 'unread responses';

const requests: Record<Attack, string> = {
  'half-sent requests': 'GET / HTTP/1.1\r\nHost: localhost\r\n',
  'unread responses': 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
};

/** Opens connections that are never used up, and opens them again when they're closed. Returns how to stop it. */
export async function holdConnections(
  port: number,
  from: string,
  count: number,
  attack: Attack = 'half-sent requests',
): Promise<{stop: () => void; open: () => number}> {
  const sockets = new Set<Socket>();
  let isStopped = false;
  const open = () => {
    if (isStopped) return;
    const socket = connect({port, host: '127.0.0.1', localAddress: from});
    sockets.add(socket);
    socket.on('connect', () => socket.write(requests[attack]));
    if (attack === 'half-sent requests') socket.resume();
    else socket.pause();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      setTimeout(open, 100).unref();
    });
  };
  for (let index = 0; index < count; index += 1) {
    open();
    // The backlog of a listening socket has 511 entries.
    if (index % 100 === 99) await pause(20);
  }
  await pause(500);
  return {
    open: () => [...sockets].filter(({readyState}) => readyState === 'open').length,
    stop: () => {
      isStopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Sends requests over a few TLS connections, about 800 a second, and ignores the responses. Returns how to stop
 * it.
 */
export function flood(port: number, from: string): () => void {
  const request = 'GET /guide HTTP/1.1\r\nHost: docs.example\r\n\r\n';
  const sockets = Array.from({length: 4}, () => {
    const tcp = connect({port, host: '127.0.0.1', localAddress: from});
    const socket = connectSecure({
      socket: tcp,
      servername: 'docs.example',
      rejectUnauthorized: false,
    });
    const timer = setInterval(() => {
      if (socket.writable) socket.write(request.repeat(10));
    }, 50);
    timer.unref();
    socket.resume();
    tcp.on('error', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => clearInterval(timer));
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
