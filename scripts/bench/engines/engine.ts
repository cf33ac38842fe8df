import type {PageSet} from '../content/page';
import type {BuildFigures} from '../measures/timed-build';

export type BuiltSite = {
  /** What nginx serves. */
  root: string;
  /** Our own site has the headers of `deploy/headers.ts`; the others have none. */
  ours: boolean;
  /** Missing when the site was there already. */
  figures?: BuildFigures;
};

export type Engine = {
  label: string;
  /** True in a page whose scripts have taken over, if the engine has any. */
  ready: string;
  /** Builds the pages; `fresh` builds even what is there. */
  build(set: PageSet, options: {fresh: boolean}): BuiltSite;
};
