import {Agent, get} from 'node:http';

export interface Load {
  requests: number;
  errors: string[];
  stop: () => Promise<void>;
}

/** Asks for the addresses again and again over connections that stay open, until it is stopped. */
export function startLoad(origin: string, addresses: string[], connections: number): Load {
  const agent = new Agent({keepAlive: true, maxSockets: connections});
  const load: Load = {requests: 0, errors: [], stop: async () => undefined};
  let running = true;
  const ask = (address: string) =>
    new Promise<void>((resolve) => {
      const fail = (reason: string) => {
        load.errors.push(`${address}: ${reason}`);
        resolve();
      };
      get(`${origin}${address}`, {agent}, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : fail(String(response.statusCode)),
        );
        response.on('error', (error) => fail(error.message));
      }).on('error', (error) => fail(error.message));
    });
  const readers = Array.from({length: connections}, async (_, reader) => {
    for (let turn = reader; running; turn += 1) {
      await ask(addresses[turn % addresses.length] ?? '/');
      load.requests += 1;
    }
  });
  load.stop = async () => {
    running = false;
    await Promise.all(readers);
    agent.destroy();
  };
  return load;
}
