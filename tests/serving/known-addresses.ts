import path from 'node:path';
import {redirects} from '@docs/site/config';
import {filesUnder} from '@docs/deploy';

const root = 'build';

/** The canonical form of every path that may return 200. */
export const knownAddresses: ReadonlySet<string> = new Set(
  filesUnder(root)
    .map((file) => `/${path.relative(root, file)}`)
    .filter(
      (file) =>
        file !== '/404.html' &&
        !/^\/_|^\/\.assetsignore$/.test(file) &&
        !/\.\w+\.(?:br|gz)$/.test(file.replace(/\.tar\.gz$/, '')),
    )
    .map((file) =>
      file.startsWith('/packages/python/simple/')
        ? file.replace(/index\.html$/, '')
        : file.replace(/(?:\/index)?\.html$/, '') || '/',
    )
    .filter((address) => !redirects.some(({from}) => from === address))
    .map((address) => encodeURI(address)),
);
