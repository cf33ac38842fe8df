import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Code is highlighted at build (src/remark/code-blocks.ts): takes the highlighter out of the browser's code. */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(__dirname, '..', '..', 'components', 'code', 'copy.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'no-highlighter.ts')}},
    }),
  };
}
