import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {installed} from './scratch';

/** What only the bench needs: the site's own dependencies stay few. */
const packages = [
  'lighthouse@12.8.2',
  'hast-util-from-html@2.1.0',
  'hast-util-to-mdast@10.1.2',
  'mdast-util-gfm@3.1.0',
  'mdast-util-to-markdown@2.2.3',
];

/** A package of the scratch folder. The caller says what it uses of it. */
export async function tool<Module>(name: string, entry = 'index.js'): Promise<Module> {
  const folder = installed('tools', {packages});
  const file = path.join(folder, 'node_modules', name, entry);
  return (await import(pathToFileURL(file).href)) as Module;
}
