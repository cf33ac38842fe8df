import {existsSync} from 'node:fs';
import type {PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadFacts} from '../content-model/facts';
import {attribute, isJsx} from './jsx';
import {errorAt} from './source-position';

type Options = {
  /** Folder with one file of facts per marketplace or system. */
  folder: string;
};

/**
 * Writes `<Fact of="aws" id="metering.batch-size" />` as the fact's value, linked to its source. A
 * fact of low confidence says so. A fact that is not in the data fails the build.
 */
export default function facts({folder}: Options): Transformer<Root> {
  return (root, file) => {
    visit(root, (node, at, parent) => {
      if (!isJsx(node, 'Fact') || at === undefined || !parent) return;
      const [of, id] = [attribute(node, 'of') ?? '', attribute(node, 'id') ?? ''];
      const known = existsSync(folder) ? loadFacts(folder).get(of)?.facts[id] : undefined;
      if (!known)
        throw errorAt(file, node, `<Fact of="${of}" id="${id}"> is not in content/data/facts`);
      const day = known.checked.toISOString().slice(0, 10);
      const doubt = known.confidence === 'low' ? ' Not confirmed: check the source.' : '';
      const link: PhrasingContent = {
        type: 'link',
        url: known.source,
        title: `${known.meaning} Source checked ${day}.${doubt}`,
        children: [{type: 'text', value: known.value}],
      };
      parent.children.splice(
        at,
        1,
        (node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [link]} : link) as never,
      );
    });
  };
}
