import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Writes a file formatted with the project's Prettier settings. */
export async function writeFormatted(target: string, text: string): Promise<void> {
  mkdirSync(path.dirname(target), {recursive: true});
  const options = await resolveConfig(target);
  writeFileSync(target, await format(text, {...options, filepath: target}));
}
