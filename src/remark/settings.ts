import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {loadSettings} from '../content-model/settings';
import {attribute, dataAttribute, isJsx} from './jsx';
import {errorAt} from './source-position';

type Options = {dataDir: string};

/** Reads the rows of `<Settings file="settings/slack.yaml">` at build. */
export default function settings({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Settings')) return;
      const source = attribute(node, 'file');
      if (!source) return;
      try {
        node.attributes.push(dataAttribute('rows', loadSettings(path.join(dataDir, source))));
      } catch (error) {
        throw errorAt(file, node, `<Settings file="${source}">: ${(error as Error).message}`);
      }
    });
  };
}
