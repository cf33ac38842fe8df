import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps the page a reader has when the next one does not arrive. */
export default function navigationFaults(): Plugin {
  return {
    name: 'navigation-faults',
    getClientModules: () => [
      path.join(__dirname, '..', '..', 'components', 'shell', 'navigation-faults', 'index.ts'),
    ],
  };
}
