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

/** A label of a console, at the end of the path that leads to it. */
export type ConsoleLabel = {
  file: string;
  path: LabelPath;
  /** The fields or values of the API that the label stands for, such as `InvoiceStatus.DRAFT`. */
  api: string[];
  /** The value of a status that isn't in the API. */
  code?: string | undefined;
  /** Whether the label comes from other data, and pages don't have to mention it. */
  isDerived: boolean;
};

/** Finds labels as pages write them, with or without the path that leads to them. */
export class LabelIndex {
  /** All paths by their last step, because every page looks up dozens of labels. */
  private readonly byLastStep = new Map<string, LabelPath[]>();

  constructor(readonly labels: ConsoleLabel[]) {
    for (const path of labels.flatMap((label) => pathsTo(label.path))) {
      const step = path.at(-1) ?? '';
      this.byLastStep.set(step, [...(this.byLastStep.get(step) ?? []), path]);
    }
  }

  /** Whether the path exists, and every path that it goes through. */
  has(written: string): boolean {
    return pathsTo(pathOf(written)).every((steps) =>
      this.byLastStep.get(steps.at(-1) ?? '')?.some((path) => isEndOf(steps, path)),
    );
  }

  find(written: string): ConsoleLabel[] {
    return this.labels.filter(({path}) => isEndOf(pathOf(written), path));
  }
}
