import path from 'node:path';
import type {EditUrlFunction} from '@docusaurus/plugin-content-docs';
import {paths} from '@docs/contract';
import {sourcesOfPage} from '@docs/reference';
import {site} from './site';

/** Returns the address where a page can be edited. */
export const editUrl: EditUrlFunction = ({versionDocsDirPath, docPath}) =>
  `${site.editUrl}${encodeURI(path.posix.join('site', versionDocsDirPath, docPath))}`;

/** Returns the address of the contract file that a reference page is generated from. */
export const editUrlOfReference: EditUrlFunction = ({docPath}) => {
  const [source] = sourcesOfPage(docPath);
  return source && `${site.editUrl}${path.relative(paths.repository, source)}`;
};
