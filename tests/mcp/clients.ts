import {Agent, request} from 'node:http';
import {connect, type Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

/** Linux routes all of 127.0.0.0/8 to this machine, so each client can have its own address. */
export const addressOf = (client: number) => `127.0.1.${client}`;

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

interface SendOptions {
  agent?: Agent | false;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** In milliseconds. */
  timeout?: number;
  signal?: AbortSignal;
}

/** Sends a request with any Host header, which `fetch` can't. */
export function send(server: URL, body: string, options: SendOptions = {}): Promise<Reply> {
  const {agent = false, method = 'POST', path = '/mcp', timeout = 60_000, signal} = options;
  const {hostname, port} = server;
  return new Promise((resolve, reject) => {
    const sent = request(
      {hostname, port, method, path, agent, signal, headers: {...headers, ...options.headers}},
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, body: text}),
        );
      },
    );
    // `timeout` would count only after the agent has a connection for the request.
    const timer = setTimeout(() => sent.destroy(new Error('No response.')), timeout);
    sent.on('error', reject);
    sent.on('close', () => clearTimeout(timer));
    sent.end(method === 'GET' ? undefined : body);
  });
}

export const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});

export const toolCall = (name: string, input: Record<string, unknown>) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: input}});

/** Connections that send the start of a request and then nothing. */
export async function halfSent(server: URL, count: number, address: string): Promise<Socket[]> {
  const sockets = Array.from({length: count}, () => {
    const socket = connect({
      port: Number(server.port),
      host: server.hostname,
      localAddress: address,
    });
    socket.on('error', () => undefined).resume();
    socket.write('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{');
    return socket;
  });
  await Promise.all(
    sockets.map(
      (socket) => new Promise((resolve) => socket.once('connect', resolve).once('close', resolve)),
    ),
  );
  return sockets;
}

export interface Busy {
  /** How many calls succeeded. */
  served(): number;
  stop(): Promise<void>;
}

/** A client that keeps all its connections busy with calls. */
export function busyClient(server: URL, body: string, connections: number, address: string): Busy {
  const agent = new Agent({keepAlive: true, maxSockets: connections, localAddress: address});
  const stop = new AbortController();
  let served = 0;
  const loop = async () => {
    while (!stop.signal.aborted) {
      const {status} = await send(server, body, {agent, signal: stop.signal}).catch(noReply);
      if (status === 200) served++;
      // Without a pause, the test would measure how fast its own clients fail.
      else await pause(200);
    }
  };
  const loops = Array.from({length: connections}, loop);
  return {
    served: () => served,
    async stop() {
      stop.abort();
      await Promise.all(loops);
      agent.destroy();
    },
  };
}

const noReply = () => ({status: 0});

/** How long a client waits for each of its calls, in milliseconds, the shortest first. */
export async function waitingTimes(
  server: URL,
  body: string,
  calls: number,
  address: string,
): Promise<number[]> {
  const agent = new Agent({keepAlive: true, maxSockets: 1, localAddress: address});
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const began = performance.now();
    const {status} = await send(server, body, {agent}).catch(noReply);
    times.push(status === 200 ? performance.now() - began : Infinity);
    await pause(50);
  }
  agent.destroy();
  return times.sort((a, b) => a - b);
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
