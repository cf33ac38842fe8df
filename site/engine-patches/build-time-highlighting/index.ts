import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Removes the syntax highlighter from the client bundle. `src/remark/code-blocks.ts` highlights code at build time. */
export default function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.ts')}},
    }),
  };
}
