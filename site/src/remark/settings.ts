import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Transformer} from 'unified';
import {loadSettings} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, dataAttribute, isJsx} from './jsx';

type Options = {dataDir: string};

/** Reads the rows of `<Settings file="settings/slack.yaml">` at build time. */
export function settings({dataDir}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node) => {
      if (!isJsx(node, 'Settings')) return;
      const source = attribute(node, 'file');
      if (!source) return;
      const settingsFile = path.join(dataDir, source);
      dependOn(file, settingsFile);
      try {
        node.attributes.push(dataAttribute('rows', loadSettings(settingsFile)));
      } catch (error) {
        reportProblem(file, node, `<Settings file="${source}">: ${(error as Error).message}`);
      }
    });
  };
}
