import {spawn} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {testLimit} from '../support/limits';
import type {Block} from './guide-page';

/** A command of a page, what it printed, and what the page says that it prints. */
export interface Run {
  command: string;
  printed: string[];
  documented?: string[];
}

interface SessionOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The port of the receiver that a command starts in the background. */
  receiverPort: number;
}

const marker = '=== end of block';

/** Runs blocks in one shell, as a reader would in a terminal. Files are saved under their titles. */
export async function runBlocks(blocks: Block[], options: SessionOptions): Promise<Run[]> {
  const folder = path.join(options.cwd, '.blocks');
  mkdirSync(folder);
  const documentedBy = (index: number) => {
    const next = blocks[index + 1];
    return next?.title === 'Output' ? linesOf(next.code) : undefined;
  };
  const script = blocks.map(({title, code}, index) => {
    if (title === 'Output') return '';
    if (!title)
      return `${withWaits(code, documentedBy(index), options)}echo "${marker} ${index}"\n`;
    const file = path.join(folder, String(index));
    writeFileSync(file, code);
    return `mkdir -p ${path.dirname(title)} && cp ${file} ${title}\n`;
  });
  const printed = splitOutput(await bash(script.join(''), options));
  return blocks.flatMap(({title, code}, index) =>
    title
      ? []
      : [
          {
            command: code,
            printed: linesOf(printed.get(index) ?? ''),
            documented: documentedBy(index),
          },
        ],
  );
}

/** Waits as a reader does: for the receiver's start, and for the last event. */
function withWaits(
  code: string,
  documented: string[] = [],
  {receiverPort}: SessionOptions,
): string {
  if (code.trim().endsWith('&'))
    return `${code}until (exec 3<>/dev/tcp/127.0.0.1/${receiverPort}) 2>&-; do sleep 0.1; done\n`;
  if (!code.includes('events.log')) return code;
  return `until [ "$(grep -c evt_ events.log)" -ge ${documented.length} ]; do sleep 0.1; done\n${code}`;
}

async function bash(script: string, {cwd, env}: SessionOptions): Promise<string> {
  const shell = spawn('bash', ['--norc', '-e', '-o', 'pipefail', '-c', script], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: testLimit,
  });
  let [output, errors] = ['', ''];
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  shell.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const status = await new Promise((resolve) => shell.on('exit', resolve));
  // Kills the process group, which includes the receiver.
  if (shell.pid) process.kill(-shell.pid);
  if (status !== 0) throw new Error(`A block failed with ${String(status)}:\n${output}${errors}`);
  return output;
}

/** What the shell printed, by the index of the block. */
function splitOutput(output: string): Map<number, string> {
  const parts = output.split(new RegExp(`${marker} (\\d+)\n`));
  const printed = new Map<number, string>();
  for (let index = 0; index + 1 < parts.length; index += 2)
    printed.set(Number(parts[index + 1]), parts[index] ?? '');
  return printed;
}

/** Lines without what changes with the sample data (IDs and secrets), and without Maven's colors. */
export const linesOf = (text: string): string[] =>
  stripVTControlCharacters(text)
    .replaceAll(/\b([a-z]+)_[0-9A-HJKMNP-TV-Z]{26}\b/g, '$1_ID')
    .replaceAll(/\bwhsec_[0-9a-f]{32}\b/g, 'whsec_SECRET')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
