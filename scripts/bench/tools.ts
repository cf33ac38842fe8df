import {createRequire} from 'node:module';
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

export const lighthouseVersion = '12.8.2';

/** A package of the scratch folder. The caller says what it uses of it. */
export async function tool<Module>(name: string, entry = 'index.js'): Promise<Module> {
  const folder = installed('tools', {packages});
  const manifest = createRequire(path.join(folder, 'package.json')).resolve(`${name}/package.json`);
  const file = path.join(path.dirname(manifest), entry);
  return (await import(pathToFileURL(file).href)) as Module;
}
