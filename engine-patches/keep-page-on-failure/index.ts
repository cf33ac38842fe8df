import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the current page on screen when the next one can't be loaded. */
export default function keepPageOnFailure(): Plugin {
  return {
    name: 'keep-page-on-failure',
    getClientModules: () => [path.join(__dirname, 'client', 'index.ts')],
  };
}
