import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {formatDay, isOutdated, loadFacts} from '@docs/content-model/files';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {attribute, isJsx} from './jsx';

type Options = {
  /** Folder with one file of facts per marketplace or system. */
  folder: string;
  /** Decides which facts are past their validity. */
  today: Date;
};

const caveats = {
  high: '',
  medium: ' Check the source before you rely on it.',
  low: ' Not confirmed: check the source before you rely on it.',
};
const doubtNote =
  '† Check the linked source before you rely on this, because it might have changed.';

/**
 * Writes `<Fact of="aws" id="metering.batch-size" />` as the fact's value, linked to its source. One
 * dagger marks confidence below high, two mark a fact past its validity, and notes at the end of the
 * page explain them. A fact that isn't in the data fails the build.
 */
export default function facts({folder, today}: Options): Transformer<Root> {
  return (root, file) => {
    let isDoubtful = false;
    const outdated: Date[] = [];
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
      const isOld = isOutdated(fact, today);
      if (isOld) outdated.push(fact.checked);
      isDoubtful ||= fact.confidence !== 'high';
      const marks = `${fact.confidence === 'high' ? '' : '†'}${isOld ? '‡' : ''}`;
      const age = isOld ? ' It may have changed since then.' : '';
      const link: PhrasingContent = {
        type: 'link',
        url: fact.source,
        title: `${fact.meaning} Source checked on ${formatDay(fact.checked)}.${age}${caveats[fact.confidence]}`,
        children: [{type: 'text', value: marks ? `${fact.value} ${marks}` : fact.value}],
      };
      parent.children.splice(
        index,
        1,
        (node.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [link]} : link) as never,
      );
    });
    if (isDoubtful) root.children.push(noteOf(doubtNote));
    if (outdated.length > 0) root.children.push(noteOf(ageNote(outdated)));
  };
}

const noteOf = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});

function ageNote(checked: Date[]): string {
  const [first = '', last = ''] = [Math.min, Math.max].map((pick) =>
    formatDay(new Date(pick(...checked.map(Number)))),
  );
  const days = first === last ? `on ${first}` : `between ${first} and ${last}`;
  return `‡ Last checked ${days}. This may have changed since then.`;
}
