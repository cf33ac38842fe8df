import {byClass, type Change, idOf} from '../changes/change';
import {covers, type ReleaseNotes} from './changelog';

/** Rules that a schema can state later than a sentence does. Nothing else can be a correction. */
const correctable = ['limit-tightened', 'property-required', 'rule-added', 'rule-changed'];

export const correctionsOf = (notes: ReleaseNotes | undefined) =>
  (notes?.entries ?? []).flatMap(({corrects = []}) => corrects);

/** The changes, in which a breaking one that only states a known rule is `corrected`. */
export function withCorrections(changes: Change[], notes: ReleaseNotes | undefined): Change[] {
  const corrections = correctionsOf(notes);
  return changes
    .map((change): Change =>
      change.class === 'breaking' &&
      correctable.includes(change.kind) &&
      corrections.some(({rule}) => covers(rule, idOf(change)))
        ? {...change, class: 'corrected'}
        : change,
    )
    .sort(byClass);
}
