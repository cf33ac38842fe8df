import type {Spec} from '@docs/contract';
import type {Entry, Tag} from './model';
import {uniqueSlugs} from './slugs';

/** Operations without a tag belong to the first name in their path that isn't a version. */
export function tagName(path: string): string {
  const names = path
    .split(/[/?#]/)
    .filter((part) => part && !/[{}:*=]|^v?\d[\w.-]*$|^api$/i.test(part));
  return names[0] ?? 'Operations';
}

/** The tags with operations: those that the document lists, in its order, then the others. */
export function tagsOf(spec: Spec, operations: Entry[]): Tag[] {
  const byTag = new Map<string, string[]>();
  for (const {slug, operation} of operations) {
    const [tag = ''] = operation.tags;
    const known = byTag.get(tag);
    if (known) known.push(slug);
    else byTag.set(tag, [slug]);
  }
  const declared = Array.isArray(spec.tags) ? spec.tags : [];
  const slug = uniqueSlugs(() => false);
  const names = new Set([...declared.map(({name}) => name), ...byTag.keys()]);
  return [...names].flatMap((name) => {
    const own = byTag.get(name);
    if (!own) return [];
    const tag = declared.find((each) => each.name === name);
    const groups = tag?.['x-groups'] ?? [];
    const grouped = new Set(groups.flatMap((group) => group.operations));
    const rest = own.filter((each) => !grouped.has(each));
    return [
      {
        name,
        slug: slug(name),
        title: tag?.['x-displayName'] ?? name,
        description: tag?.description ?? '',
        groups: rest.length > 0 ? [...groups, {title: '', operations: rest}] : groups,
      },
    ];
  });
}
