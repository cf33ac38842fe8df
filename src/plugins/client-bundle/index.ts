import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Reduces the JavaScript that browsers load for a page. */
export default function clientBundle(): Plugin {
  return {
    name: 'client-bundle',
    getClientModules: () => [path.join(__dirname, 'page-frame.ts')],
  };
}
