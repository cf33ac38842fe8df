import {open, realpath} from 'node:fs/promises';
import path from 'node:path';
import {maxFileBytes} from '../limits';
import {NotFoundError, UserError} from '../user-error';
import type {Site} from './site';

/** Opens a local build. */
export async function openFolder(folder: string, origins: readonly string[]): Promise<Site> {
  const root = await realpath(folder).catch(() => {
    throw new UserError(`There's no folder ${folder}. Build the site first, or use its URL.`);
  });
  return {
    name: root,
    basePath: '/',
    origins,
    async read(file, signal) {
      const real = await realpath(path.join(root, file)).catch(() => null);
      // A symbolic link may point outside the folder, so the real path is checked.
      if (!real?.startsWith(root + path.sep))
        throw new NotFoundError(`The site has no file ${file}.`);
      const handle = await open(real);
      try {
        const {size} = await handle.stat();
        if (size > maxFileBytes) throw new UserError(`${file} is too large to read.`);
        return await handle.readFile({encoding: 'utf8', signal});
      } catch (error) {
        if (isDirectory(error)) throw new NotFoundError(`The site has no file ${file}.`);
        throw error;
      } finally {
        await handle.close();
      }
    },
  };
}

function isDirectory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EISDIR';
}
