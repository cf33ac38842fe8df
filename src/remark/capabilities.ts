import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadCapabilities} from '../../packages/content-model/capabilities';
import {matrixRows} from '../../packages/content-model/capability-matrix';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {capabilitySources} from './capability-sources';
import {dataAttribute, isJsx} from './jsx';

type Options = {
  file: string;
  /** Decides which answers are past their validity. */
  today: Date;
};

/**
 * Passes the rows to `<Capabilities />`, and writes `<CapabilitySources />` as notes and sources per
 * group. It runs before the headings get their IDs.
 */
export default function capabilities({file, today}: Options): Transformer<Root> {
  return (root, page) => {
    root.children = root.children.flatMap((node) => {
      if (!isJsx(node, 'Capabilities') && !isJsx(node, 'CapabilitySources')) return [node];
      dependOn(page, file);
      try {
        const rows = loadCapabilities(file);
        if (node.name === 'CapabilitySources') return capabilitySources(rows, today);
        node.attributes.push(dataAttribute('rows', matrixRows(rows, today)));
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
      }
      return [node];
    });
  };
}
