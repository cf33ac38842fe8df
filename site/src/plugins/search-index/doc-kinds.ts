import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {trim} from './read-pages';

/** The kind each page declares in its front matter, by route. */
export function docKinds(allContent: AllContent): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const content of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of (content as LoadedContent).loadedVersions) {
      for (const {permalink, frontMatter} of version.docs) {
        const {kind} = frontMatter as {kind?: unknown};
        if (typeof kind === 'string') kinds.set(trim(permalink), kind);
      }
    }
  }
  return kinds;
}
