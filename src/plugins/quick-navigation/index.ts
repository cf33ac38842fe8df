import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const ours = path.resolve(__dirname, '../../components/shell/navigation');

/** A step to the next page does once what the framework does twice, and does not touch what stays. */
export default function quickNavigation(): Plugin {
  return {
    name: 'quick-navigation',
    getClientModules: () =>
      ['well-formed-address.ts', 'by-intent.ts', 'single-pass.ts'].map((file) =>
        path.join(ours, file),
      ),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docusaurus\/core\/lib\/client\/(?:clientEntry|exports\/Link)\.js$/,
            resolve: {
              alias: {
                'react-router-dom$': path.join(ours, 'router-dom.tsx'),
              },
            },
          },
        ],
      },
    }),
  };
}
