import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import {isNightly} from '../support/scope';
import {hostileMessages} from './hostile-messages';
import {builtSite, program, startHttp} from './program';

const messages = hostileMessages(isNightly ? 1000 : 300);
const requests = messages.flatMap(({id}) => id ?? []);
/** A sandbox that runs on this machine by chance isn't part of the test. */
const noSandbox = ['--sandbox', 'http://127.0.0.1:9'];
/** Content of files outside the site. */
const leak = /root:x:0:0|BEGIN (?:OPENSSH|RSA)/;

interface Reply {
  id?: unknown;
  result?: {isError?: boolean; content?: unknown[]};
  error?: unknown;
}

it('responds to hostile messages over stdio and keeps running', async () => {
  const child = spawn(process.execPath, [program, '--site', builtSite, ...noSandbox], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => (log += String(chunk)));
  const replies = new Map<unknown, number>();
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    const {id} = JSON.parse(line) as Reply;
    replies.set(id, (replies.get(id) ?? 0) + 1);
  });
  for (const {text} of messages) child.stdin.write(`${text}\n`);
  await expect.poll(() => requests.filter((id) => !replies.has(id))).toEqual([]);
  child.stdin.write(`${JSON.stringify({jsonrpc: '2.0', id: 'last', method: 'ping'})}\n`);
  await expect.poll(() => replies.has('last')).toBe(true);
  expect(child.exitCode).toBeNull();
  expect(requests.filter((id) => replies.get(id) !== 1)).toEqual([]);
  expect(lines.filter((line) => leak.test(line))).toEqual([]);
  expect(log).toBe('');
  // The test is only meaningful if many inputs pass validation.
  const parsed = lines.map((line) => JSON.parse(line) as Reply);
  const succeeded = parsed.filter(({result}) => result?.content && !result.isError).length;
  const rejected = parsed.filter(({result}) => result?.isError).length;
  const failed = parsed.filter(({error}) => error).length;
  console.log(
    `${succeeded} calls succeeded, ${rejected} rejected by tools, ${failed} by the protocol`,
  );
  expect(Math.min(succeeded, rejected, failed)).toBeGreaterThan(messages.length / 20);
  child.kill();
});

it('responds to hostile bodies over HTTP without a server error', async () => {
  const http = await startHttp(builtSite, ...noSandbox);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const failed: string[] = [];
  for (const {text, id} of messages) {
    const response = await fetch(http.address, {method: 'POST', headers, body: text});
    const body = await response.text();
    const hasReply = id === undefined || (JSON.parse(body) as Reply).id === id;
    if (response.status >= 500 || !hasReply || leak.test(body)) {
      failed.push(`${response.status} ${text.slice(0, 200)} → ${body.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
  await http.stop();
});
