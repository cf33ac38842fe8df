import type {Warning} from '../description/model';
import {readDescription} from '../description/read-description';
import {overviewPages} from '../pages/overview';
import {partModule} from '../pages/page';
import {referenceOf} from '../reference';
import {referenceSidebar} from '../sidebar';

/** The files of a docs folder with the reference of a description, and what it couldn't show. */
export async function writeReference(
  file: string,
  base: string,
): Promise<{files: Map<string, string>; warnings: Warning[]}> {
  const {model, warnings} = await readDescription(file);
  const {areas, events, reference, pages} = referenceOf(model, {base});
  const files = new Map<string, string>();
  for (const {file: name, mdx, parts} of [
    ...overviewPages(model, areas, events, reference),
    ...pages(),
  ]) {
    const own = mdx.replace(partModule, '@docs/reference/part');
    files.set(`${name}.mdx`, own.replace('---\n', '---\ndisplayed_sidebar: reference\n'));
    files.set(`_parts/${name}.json`, JSON.stringify(parts));
  }
  const sidebar = referenceSidebar(areas, model.objects, events);
  files.set('_sidebars.json', JSON.stringify({reference: sidebar}));
  return {files, warnings};
}
