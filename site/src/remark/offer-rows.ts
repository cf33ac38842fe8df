import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {marketplaceOfPartner} from '@docs/reference';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, dataAttribute} from './jsx';

type Row = {partner: string; name: string};

/** Passes the lines of a program's output to `<OfferRows />`, each with its marketplace. */
export default function offerRows(): Transformer<Root> {
  return (root, page) => {
    visit(root, 'mdxJsxFlowElement', (node) => {
      const name = node.name === 'OfferRows' ? attribute(node, 'file') : undefined;
      if (!name) return;
      const file = path.resolve(name);
      dependOn(page, file);
      try {
        node.attributes.push(dataAttribute('rows', rowsIn(readFileSync(file, 'utf8'))));
      } catch (error) {
        reportProblem(page, node, (error as Error).message);
      }
    });
  };
}

const rowsIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const {partner} = JSON.parse(line) as Row;
      return {line, marketplace: marketplaceOfPartner[partner]};
    });
