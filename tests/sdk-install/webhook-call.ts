import type {ChildProcess} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {vi} from 'vitest';
import {waitLimit} from '../support/limits';

const body = '{"id":"evt_01KJ7Z66R0HWN071K7DBX872J6","type":"offer.accepted"}';

/** Sends an event signed with the secret, and returns the response status. */
export async function callWebhook(port: number, secret: string): Promise<number> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {'Argosy-Signature': `t=${time},v1=${signature}`},
    body,
  });
  return response.status;
}

/** Waits until the receiver responds. */
export async function untilListening(port: number, receiver: ChildProcess): Promise<void> {
  await vi.waitFor(
    () => receiver.exitCode === null && fetch(`http://127.0.0.1:${port}/`).then(() => true),
    {timeout: waitLimit, interval: 200},
  );
  if (receiver.exitCode !== null) throw new Error(`The receiver ended: ${receiver.exitCode}`);
}
