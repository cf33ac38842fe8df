import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const components = path.join(__dirname, '..', '..', 'components');

/** Adds the keyboard shortcuts that no component of the page handles itself. */
export default function keyboard(): Plugin {
  return {
    name: 'keyboard',
    getClientModules: () => [path.join(components, 'shell', 'shortcuts', 'listen.ts')],
  };
}
