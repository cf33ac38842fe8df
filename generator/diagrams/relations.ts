import {commaList, SourceError, type SourceLine} from './source';

export type Relation = {from: string; to: string; label: string; arrow: '->' | '-->' | '<->'};

/** `A, B -> C: label`: the line that flows and lifecycles share. Several sources make several relations. */
export function readRelations({text, line}: SourceLine): Relation[] {
  const [, sources, arrow, rest = ''] = /^(.+?)\s+(<->|-->|->)\s+(.+)$/.exec(text) ?? [];
  const [, targets = rest, label = ''] = /^([^:]+):\s*(.+)$/.exec(rest) ?? [];
  if (!sources || !arrow) throw new SourceError(`cannot read "${text}" as "A -> B: label"`, line);
  return commaList(sources).flatMap((from) =>
    commaList(targets).map((to) => ({from, to, label, arrow: arrow as Relation['arrow']})),
  );
}

/** Relations between the same two parts become one line with several labels. */
export function mergeRelations<T extends {from: string; to: string; label: string}>(
  relations: T[],
): (Omit<T, 'label'> & {labels: string[]})[] {
  const merged = new Map<string, Omit<T, 'label'> & {labels: string[]}>();
  for (const {label, ...relation} of relations) {
    const key = `${relation.from}\n${relation.to}`;
    const known = merged.get(key);
    if (known) known.labels.push(...(label ? [label] : []));
    else merged.set(key, {...relation, labels: label ? [label] : []});
  }
  return [...merged.values()];
}
