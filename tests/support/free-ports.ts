import {execFileSync} from 'node:child_process';

/** Listens on random ports below those that the kernel uses for outgoing connections, and prints them. */
const findPorts = `
  const servers = [];
  const wanted = Number(process.argv[1]);
  function listen() {
    const server = require('node:net').createServer();
    server.once('error', listen);
    server.listen(10_000 + Math.floor(Math.random() * 22_000), '127.0.0.1', () => {
      servers.push(server);
      if (servers.length < wanted) return listen();
      console.log(servers.map((each) => each.address().port).join(' '));
      for (const each of servers) each.close();
    });
  }
  listen();
`;

/**
 * Ports that no program uses, so that two runs can share a machine. The first call of a run finds them,
 * and the processes that it starts inherit them from the environment. `suite` is in capital letters.
 */
export function freePorts(suite: string, count: number): number[] {
  const variable = `DOCS_PORTS_${suite}`;
  process.env[variable] ??= execFileSync(process.execPath, ['-e', findPorts, String(count)], {
    encoding: 'utf8',
  }).trim();
  return process.env[variable].split(' ').map(Number);
}
