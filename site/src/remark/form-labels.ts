import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadConsoles} from '@docs/content-model/files';
import {parseForm, SourceError} from '@docs/figures';
import {dependOn} from '../mdx/page-dependencies';
import {reportProblem} from '../mdx/problems';

type Options = {
  /** Folder with one file per console. */
  consoles: string;
  /** Folder with the settings that consoles show as fields. */
  settings: string;
};

/** Reports what a ```form shows that isn't a label of a console. */
export default function formLabels(folders: Options): Transformer<Root> {
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
