/** The steps to a control of a console, such as `Settings` and `API clients`. */
export type LabelPath = string[];

const arrow = ' → ';

export const pathOf = (label: string): LabelPath => label.split(arrow);

export const labelOf = (path: LabelPath): string => path.join(arrow);

/** A path and all the paths that it goes through. */
export const pathsTo = (path: LabelPath): LabelPath[] =>
  path.map((_, index) => path.slice(0, index + 1));

/** Whether a step stands for any object of its kind, such as `(offer)`. */
export const isPlaceholder = (step: string | undefined): boolean => /^\(.+\)$/.test(step ?? '');

/**
 * Whether a path on a page is the end of a full path. On the way, a page can name an object where the
 * full path has a placeholder: `Stripe → Disconnect` is the end of `(integration) → Disconnect`.
 */
export function isEndOf(written: LabelPath, full: LabelPath): boolean {
  const end = full.slice(-written.length);
  const last = written.length - 1;
  return (
    end.length === written.length &&
    end.every((step, index) => step === written[index] || (index < last && isPlaceholder(step)))
  );
}
