import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
