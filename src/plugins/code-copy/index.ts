import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the click handler of the copy buttons to every page. */
export default function codeCopy(): Plugin {
  return {
    name: 'code-copy',
    getClientModules: () => [path.join(__dirname, '..', '..', 'components', 'code', 'copy.ts')],
  };
}
