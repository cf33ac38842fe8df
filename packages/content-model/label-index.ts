import {isEndOf, type LabelPath, pathOf, pathsTo} from './label-path';

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
