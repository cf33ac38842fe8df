import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';
import {requiredPath} from '@docs/tools';
import {freePorts} from '../support/free-ports';
import {waitFor} from './wait-for';

/** WebKitGTK has no headless mode. Without a screen, it uses a virtual one. */
export async function startDisplay(): Promise<{name: string; stop: () => void}> {
  if (process.env.DISPLAY) return {name: process.env.DISPLAY, stop: () => undefined};
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24'];
  const server = spawn(requiredPath('XVFB', 'xvfb'), args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return {name: `:${number.toString().trim()}`, stop: () => server.kill()};
}

export async function startDriver(display: string): Promise<{origin: string; stop: () => void}> {
  const [port = 0] = freePorts('WEBKIT', 1);
  const driver = spawn(requiredPath('WEBKIT_DRIVER', 'webkit2gtk-driver'), [`--port=${port}`], {
    stdio: 'inherit',
    env: {...process.env, DISPLAY: display},
  });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(() => fetch(`${origin}/status`));
  return {origin, stop: () => driver.kill()};
}
