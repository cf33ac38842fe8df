import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadCapabilities, matrixRows} from '@docs/content-model/files';
import {marketplaceSupport} from '@docs/content-model';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {capabilitySources} from './capability-sources';
import {dataAttribute} from './jsx';

type Options = {
  file: string;
  /** Decides which answers are past their validity. */
  today: Date;
};

const names = ['Capabilities', 'CapabilitySources', 'MarketplaceTiles'];

/**
 * Passes the rows to `<Capabilities />` and counts of them to `<MarketplaceTiles />`, and writes
 * `<CapabilitySources />` as notes and sources per group. It runs before the headings get their IDs.
 */
export default function capabilities({file, today}: Options): Transformer<Root> {
  return (root, page) => {
    root.children = root.children.flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || !names.includes(node.name ?? '')) return [node];
      dependOn(page, file);
      try {
        const rows = loadCapabilities(file);
        if (node.name === 'CapabilitySources') return capabilitySources(rows, today);
        node.attributes.push(
          node.name === 'MarketplaceTiles'
            ? dataAttribute('support', marketplaceSupport(rows))
            : dataAttribute('rows', matrixRows(rows, today)),
        );
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
      }
      return [node];
    });
  };
}
