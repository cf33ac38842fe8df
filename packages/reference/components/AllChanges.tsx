import type {Change} from '@docs/contract';
import {Branch} from './Branch';
import {InlineMarkdown} from './InlineMarkdown';

/** Every change of a release except those of texts. */
export function AllChanges({changes}: {changes: Change[]}) {
  const listed = changes.filter((change) => change.class !== 'text');
  if (listed.length === 0) return null;
  return (
    <Branch summary={`All ${listed.length} changes`}>
      <ul>
        {sameChanges(listed).map((group, index) => (
          <li key={index}>
            <InlineMarkdown text={line(group)} />
          </li>
        ))}
      </ul>
    </Branch>
  );
}

/** The same change of several operations is one line. */
function sameChanges(changes: Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.message}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

/** A slug becomes a link. Other subjects are names in code. */
function line(changes: Change[]): string {
  const subjects = changes.map(({subject}) => (subject.includes('-') ? subject : `\`${subject}\``));
  return `${subjects.join(', ')}: ${changes[0]?.message ?? ''}`;
}
