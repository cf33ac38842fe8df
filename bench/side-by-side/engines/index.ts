import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {timedBuild} from '../measures/timed-build';
import {docusaurus} from './docusaurus';
import {type BuiltSite, type Engine, scratch} from './installed-engine';
import {plainHtml} from './plain-html';
import {starlight} from './starlight';

/** Copies a built site, because the bench adds compressed files to it. */
function copyOf(build: string, name: string): BuiltSite {
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`There's no site in ${build}. Run \`npm run build\` first.`);
  const root = path.join(scratch, name);
  rmSync(root, {recursive: true, force: true});
  cpSync(build, root, {recursive: true});
  return {root, ours: true};
}

const command = 'env DOCUSAURUS_NO_PERSISTENT_CACHE=true node_modules/.bin/docusaurus build';

/** The published pages. For its time, the site is built again in another folder. */
const ours: Engine['build'] = (_pages, fresh) => {
  const again = `${command} --out-dir ${path.join(scratch, 'ours-again')}`;
  return {...copyOf('build', 'ours'), ...(fresh && {figures: timedBuild('.', again)})};
};

/** In the order in which tables list them. */
export const siteIds = ['plain-html', 'starlight', 'docusaurus', 'before', 'ours'] as const;
export type SiteId = (typeof siteIds)[number];

/** `before` is the folder of an earlier build of ours. */
export const engines = (before = ''): Record<SiteId, Engine> => ({
  'plain-html': plainHtml,
  starlight,
  docusaurus,
  before: {label: 'Argosy Docs, before', build: () => copyOf(before, 'before')},
  ours: {label: 'Argosy Docs', build: ours},
});
