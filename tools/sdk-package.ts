/**
 * Purpose: packs the SDKs, the docs server, and the sandbox into .cache/packages, once per version. A new
 *   version is added to packages/package-files/published.yaml. The deploy adds the files to the site. A
 *   published version keeps its bytes: it's only packed if the folder doesn't have it.
 * Usage: npm run sdk:package [-- --draft]; needs Java, Maven, Python, and Go.
 *   --draft packs what the sources are now into .cache/draft-packages, for tests.
 * Exit code: 1 when a tool fails, or a published version would change.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {paths} from '../packages/contract/paths';
import {publishedList} from '../packages/package-files/list';
import {packDraft, packOnce} from './sdks/packages/pack-once';
import {products} from './sdks/packages/products';

const {values} = parseArgs({options: {draft: {type: 'boolean', default: false}}});
const folderOf = (name: string) => path.join(paths.repository, '.cache', name);

if (values.draft) packDraft(products, folderOf('draft-packages'));
else process.exit(packOnce(products, folderOf('packages'), publishedList) ? 0 : 1);
