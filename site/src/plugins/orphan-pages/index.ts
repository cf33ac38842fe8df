import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {logger} from '@docusaurus/logger';

export type Options = {
  /** Fail instead of warning. */
  strict: boolean;
};

/** Finds pages that are in no sidebar, which readers can hardly find. Unlisted pages are fine. */
export function orphans(allContent: AllContent): string[] {
  const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
  return Object.values(instances)
    .flatMap((content) => (content as LoadedContent | undefined)?.loadedVersions ?? [])
    .flatMap((version) => version.docs)
    .filter(
      (doc) =>
        doc.sidebar === undefined &&
        !doc.unlisted &&
        !doc.draft &&
        doc.frontMatter.unlisted !== true,
    )
    .map((doc) => doc.source.replace('@site/', ''))
    .sort();
}

export default function orphanPages(_context: LoadContext, {strict}: Options): Plugin {
  return {
    name: 'orphan-pages',
    async allContentLoaded({allContent}) {
      const found = orphans(allContent);
      if (found.length === 0) return;
      const message = `In no sidebar: ${found.join(', ')}. Add the page to its sidebar or mark it unlisted.`;
      if (strict) throw new Error(message);
      logger.warn(message);
    },
  };
}
