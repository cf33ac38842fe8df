/** Merges relations between the same two parts into one line with several labels. */
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
