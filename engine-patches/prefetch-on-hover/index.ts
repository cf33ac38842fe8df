import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function prefetchOnHover(): Plugin {
  return {
    name: 'prefetch-on-hover',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
