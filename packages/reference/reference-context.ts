import {createContext} from 'react';
import type {SitePages} from '@docs/content-model/files';

export interface Reference {
  /** The slugs of all operations. In Markdown, they become links. */
  slugs: readonly string[];
  /** The pages that errors refer to for more information. */
  reading: SitePages;
  /** The address of the reference, if it isn't `/api`. */
  base?: string;
  /** The start of most paths, which lists of operations leave out. */
  commonPath?: string;
  /** The page that says how webhooks arrive. */
  delivery?: string;
}

/** What components need to know about the rest of the site. */
export const ReferenceContext = createContext<Reference>({
  slugs: [],
  reading: new Map(),
});
