import type {Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadConsoles} from '@docs/content-model/files';
import {isPlaceholder, type LabelIndex, labelOf, nearest, pathOf} from '@docs/content-model';
import {parseForm, SourceError} from '@docs/figures';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';
import {apiNameAfter} from './api-name-after';

type ConsoleData = {
  /** Folder with one file per console. */
  consoles: string;
  /** Folder with the settings that consoles show as fields. */
  settings: string;
};

const data = 'content/data/consoles';

/**
 * Reports bold text that isn't a label of a console. Run-in headings and numbers can be bold, too. If an
 * API name in parentheses follows a label, the label must stand for it.
 */
export function consoleLabels(folders: ConsoleData): Transformer<Root> {
  return (root, file) => {
    visit(root, 'strong', (node, position, parent) => {
      if (position === undefined || !parent) return;
      const label = toString(node);
      const apiName = apiNameAfter(parent, position);
      if (!apiName && (isRunInHeading(label, position, parent) || /^\d/.test(label))) return;
      dependOn(file, folders.consoles, folders.settings);
      const index = loadConsoles(folders);
      if (!index.has(label)) reportProblem(file, node, unknownLabel(label, index));
      else if (apiName && !namesOf(label, index).includes(apiName))
        reportProblem(file, node, `**${label}** doesn't stand for ${apiName} in ${data}`);
    });
  };
}

/** Bold text that opens a paragraph or a list item and isn't a path. */
const isRunInHeading = (label: string, position: number, parent: Parents): boolean =>
  parent.type === 'paragraph' && position === 0 && pathOf(label).length === 1;

const namesOf = (label: string, index: LabelIndex): (string | undefined)[] =>
  index.find(label).flatMap(({api, code}) => [...api, code]);

function unknownLabel(label: string, index: LabelIndex): string {
  // A path is compared with paths of the same length, and a single label with single labels.
  const steps = pathOf(label).length;
  const known = index.labels
    .filter(({path}) => !isPlaceholder(path.at(-1)))
    .map(({path}) => labelOf(path.slice(-steps)));
  const [similar] = nearest(label, [...new Set(known)], 1, 0);
  return `**${label}** isn't a label in ${data}. The most similar one is **${similar}**. Other text isn't bold.`;
}

/** Reports what a ```form shows that isn't a label of a console. */
export function formLabels(folders: ConsoleData): Transformer<Root> {
  return (root, file) => {
    visit(root, 'code', (node) => {
      if (node.lang !== 'form') return;
      dependOn(file, folders.consoles, folders.settings);
      const index = loadConsoles(folders);
      for (const label of labelsIn(node.value).filter((name) => !index.has(name)))
        reportProblem(file, node, `form: "${label}" isn't a label in content/data/consoles`);
    });
  };
}

/** A form that can't be read has no labels. The plugin that draws it reports the mistake. */
function labelsIn(source: string): string[] {
  try {
    return parseForm(source).labels;
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}
