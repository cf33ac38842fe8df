import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {runProgram, startProgram, startUnderParent} from './program';

const run = promisify(execFile);

describe('the program', () => {
  it('prints commands that work', async () => {
    const {output, stop} = await startProgram();
    const commands = output.split('\n').filter((line) => /^ {2}(TOKEN=|curl )/.test(line));
    expect(commands).toHaveLength(3);
    const script = commands.join('\n').replaceAll('curl ', 'curl --silent --fail ');
    const {stdout} = await run('bash', ['-e', '-c', script]);
    expect(stdout).toContain('"nextCursor"');
    expect(stdout).toContain('2026-05-21T09:00:00Z');
    await stop();
  });

  it('refuses a request without a token as documented', async () => {
    const {address, stop} = await startProgram();
    const response = await fetch(`${address}/v1/orgs/org_01KG0000000000000000000000/offers`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({error: {code: 'unauthenticated'}});
    await stop();
  });

  it('continues from its file', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-')), 'state.json');
    const first = await startProgram(['--file', file]);
    await fetch(`${first.address}/_sandbox/clock`, {method: 'POST', body: '{"advance": "P2D"}'});
    await first.stop();
    const second = await startProgram(['--file', file]);
    expect(second.output).toContain('time 2026-05-22T09:00:00Z');
    await second.stop();
  });

  it.each([
    [['--host', '0.0.0.0'], '--allow-network'],
    [['--port', 'x'], '--port requires a port number.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %o', async (args, message) => {
    const {code, output} = await runProgram(args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });

  it("refuses a file that isn't its own", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-')), 'other.json');
    writeFileSync(file, '{"name": "argosy-docs"}');
    const {code, output} = await runProgram(['--file', file]);
    expect(code).toBe(1);
    expect(output).toContain("isn't the state of a sandbox");
  });

  it('answers a page on this machine, and no other page', async () => {
    const {address, stop} = await startProgram();
    const ask = (origin: string) =>
      fetch(`${address}/_sandbox/clock`, {
        method: 'OPTIONS',
        headers: {origin, 'access-control-request-method': 'POST'},
      });
    const allowed = await ask('http://localhost:3000');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect((await ask('https://evil.example')).status).toBe(403);
    await stop();
  });

  it('ends when npx is killed', async () => {
    const {kill, ended} = await startUnderParent();
    kill();
    await ended;
  });

  it('refuses a port that is in use', async () => {
    const {address, stop} = await startProgram();
    const {code, output} = await runProgram(['--port', new URL(address).port]);
    expect(code).toBe(1);
    expect(output).toContain('EADDRINUSE');
    await stop();
  });
});
