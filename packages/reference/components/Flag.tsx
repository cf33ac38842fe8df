import type {Marketplace} from '@docs/content-model';

/**
 * A signal flag for a letter of the marketplace's name, from the International Code of Signals, and a stripe for direct
 * billing. The style sheet draws it (`site/src/css/flags.css`). It's decoration, so a name must be next to it.
 */
export function Flag({of}: {of: Marketplace}) {
  return <span className={`flag flag--${of}`} aria-hidden="true" />;
}
