import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {readChangelog} from '@docs/contract';
import {releaseAnchor} from '@docs/reference';
import {dependOn} from '../mdx/page-dependencies';
import {dataAttribute} from './jsx';

type Options = {
  /** The changelog, so that an edit recompiles the page. */
  file: string;
};

const shown = 3;

/** Passes the newest entries of the API changelog to `<WhatsNew />`. */
export default function whatsNew({file}: Options): Transformer<Root> {
  return (root, page) => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'WhatsNew') return;
      dependOn(page, file);
      node.attributes.push(dataAttribute('entries', newestEntries()));
    });
  };
}

const newestEntries = () =>
  readChangelog()
    .flatMap(({version, date, entries}) =>
      entries.map(({title}, index) => ({
        title,
        version,
        date,
        to: `/api/changelog#${releaseAnchor(version)}-${index + 1}`,
      })),
    )
    .slice(0, shown);
