import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The areas, by the ID of their docs instance. Their overviews are above all of their pages. */
const areas: Record<string, {label: string; path: string}> = {
  api: {label: 'API', path: '/api'},
  sdks: {label: 'SDKs', path: '/sdks'},
};

const guides = {label: 'Docs', path: '/'};

/** The area of the current page, which is where its breadcrumbs start. */
export function useArea(): {label: string; href: string} {
  const {label, path} = areas[useDocsVersion().pluginId] ?? guides;
  return {label, href: useBaseUrl(path)};
}
