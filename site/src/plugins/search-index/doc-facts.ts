import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {type DocFacts, trim} from './read-pages';

/** By route. `packages/content-model/front-matter.ts` has checked them. */
export function docFacts(allContent: AllContent): Map<string, DocFacts> {
  const facts = new Map<string, DocFacts>();
  for (const content of Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of (content as LoadedContent).loadedVersions) {
      for (const {permalink, frontMatter} of version.docs) {
        facts.set(trim(permalink), frontMatter as DocFacts);
      }
    }
  }
  return facts;
}
