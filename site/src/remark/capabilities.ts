import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadCapabilities, matrixRows} from '@docs/content-model/files';
import {marketplaceSupport} from '@docs/content-model';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {capabilityNotes} from './capability-notes';
import {dataAttribute} from './jsx';

type Options = {
  file: string;
  /** Decides which answers are past their validity. */
  today: Date;
};

const names = ['Capabilities', 'MarketplaceTiles'];

/**
 * Passes the rows to `<Capabilities />`, with the notes and sources of each cell as its content, and counts of
 * them to `<MarketplaceTiles />`.
 */
export function capabilities({file, today}: Options): Transformer<Root> {
  return (root, page) => {
    for (const node of root.children) {
      if (node.type !== 'mdxJsxFlowElement' || !names.includes(node.name ?? '')) continue;
      dependOn(page, file);
      try {
        const rows = loadCapabilities(file);
        if (node.name === 'Capabilities') {
          node.attributes.push(dataAttribute('rows', matrixRows(rows, today)));
          node.children = capabilityNotes(rows, today);
        } else {
          node.attributes.push(dataAttribute('support', marketplaceSupport(rows)));
        }
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
      }
    }
  };
}
