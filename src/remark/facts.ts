import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadFacts} from '../../packages/content-model/facts';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx} from './jsx';

type Options = {
  /** Folder with one file of facts per marketplace or system. */
  folder: string;
};

const caveats = {
  high: '',
  medium: ' Check the source before you rely on it.',
  low: ' Not confirmed: check the source before you rely on it.',
};
const note = '† Check the linked source before you rely on this, because it might have changed.';

/**
 * Writes `<Fact of="aws" id="metering.batch-size" />` as the fact's value, linked to its source. A
 * dagger marks confidence below high, and a note at the end of the page explains it. A fact that
 * isn't in the data fails the build.
 */
export default function facts({folder}: Options): Transformer<Root> {
  return (root, file) => {
    let isDoubtful = false;
    visit(root, (node, index, parent) => {
      if (!isJsx(node, 'Fact') || index === undefined || !parent) return;
      const [of, id] = [attribute(node, 'of') ?? '', attribute(node, 'id') ?? ''];
      const source = path.join(folder, `${of}.yaml`);
      dependOn(file, source);
      const fact = existsSync(source) ? loadFacts(source).facts[id] : undefined;
      if (!fact) {
        reportProblem(file, node, `<Fact of="${of}" id="${id}"> is not in content/data/facts`);
        return;
      }
      const day = fact.checked.toISOString().slice(0, 10);
      const mark = fact.confidence === 'high' ? '' : ' †';
      isDoubtful ||= mark !== '';
      const link: PhrasingContent = {
        type: 'link',
        url: fact.source,
        title: `${fact.meaning} Source checked ${day}.${caveats[fact.confidence]}`,
        children: [{type: 'text', value: fact.value + mark}],
      };
      parent.children.splice(
        index,
        1,
        (node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [link]} : link) as never,
      );
    });
    if (isDoubtful)
      root.children.push({type: 'paragraph', children: [{type: 'text', value: note}]});
  };
}
