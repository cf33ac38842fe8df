import path from 'node:path';
import {WorkflowLibrary} from './model/library';
import {paths} from '@docs/contract';

const folder = path.join(paths.repository, 'content', 'data', 'workflow');

/** The documents on the pages as files to import: file name → text. */
export function workflowDownloads(): Map<string, string> {
  const library = new WorkflowLibrary(folder);
  const write = (slug: string, value: unknown): [string, string] => [
    `workflow-examples/${slug}.json`,
    `${JSON.stringify(value, null, 2)}\n`,
  ];
  return new Map([
    write('document.schema', library.documentSchema),
    ...library.list('examples').map((slug) => write(slug, library.loadExample(slug).document)),
    ...library.list('recipes').map((slug) => write(slug, library.loadRecipe(slug).document)),
  ]);
}
