import type {StaticSite} from '../../../tools/lib/serve-sites';
import type {PageSet} from '../content/page';
import type {BuildFigures} from '../measures/timed-build';

export type BuiltSite = StaticSite & {
  /** Missing if an earlier build was reused. */
  figures?: BuildFigures;
};

export type Engine = {
  label: string;
  /** An expression that's true in a hydrated page. */
  ready: string;
  /** Builds the pages. With `fresh`, doesn't reuse an earlier build. */
  build(set: PageSet, options: {fresh: boolean}): BuiltSite;
};
