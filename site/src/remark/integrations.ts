import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadIntegrations} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {dataAttribute, isJsx} from './jsx';

type Options = {
  /** The folder of the integrations' pages. */
  folder: string;
  /** The address of the folder. */
  address: string;
};

/** Passes the front matter of all integrations to `<IntegrationDirectory />`. */
export default function integrations({folder, address}: Options): Transformer<Root> {
  return (root, page) => {
    for (const node of root.children) {
      if (!isJsx(node, 'IntegrationDirectory')) continue;
      dependOn(page, folder);
      node.attributes.push(dataAttribute('integrations', loadIntegrations(folder, address)));
    }
  };
}
