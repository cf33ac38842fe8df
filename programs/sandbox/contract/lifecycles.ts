import type {Spec} from '@docs/contract';
import type {Lifecycle} from '../lifecycles/lifecycles';

/** The lifecycles of all statuses. Each is part of the status's schema. */
export const lifecyclesIn = (spec: Spec): Lifecycle[] =>
  Object.values(spec.components.schemas).flatMap(({'x-lifecycle': lifecycle}) =>
    lifecycle ? [lifecycle as Lifecycle] : [],
  );
