import path from 'node:path';
import type {EditUrlFunction} from '@docusaurus/plugin-content-docs';
import {paths} from '../generator/paths';
import {sourcesOfPage} from '../generator/reference/page-sources';
import {site} from './site';

/** Where a page is edited. */
export const editUrl: EditUrlFunction = ({versionDocsDirPath, docPath}) =>
  `${site.editUrl}${encodeURI(path.posix.join(versionDocsDirPath, docPath))}`;

/** A page of the reference is edited in the contract. */
export const editUrlOfReference: EditUrlFunction = ({docPath}) => {
  const [source] = sourcesOfPage(docPath);
  return source && `${site.editUrl}${path.relative(paths.repository, source)}`;
};
