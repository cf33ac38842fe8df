import {createHash} from 'node:crypto';

const longest = 100;

/** Words of a name in lowercase, with hyphens: `listEC2Hosts` becomes `list-ec2-hosts`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${slug.slice(0, longest - 9).replace(/-$/, '')}-${hash}`;
}

/** Gives each name a slug of its own. If it's taken, it gets a number. */
export function uniqueSlugs(isTaken: (slug: string) => boolean): (name: string) => string {
  const used = new Set<string>();
  return (name) => {
    const slug = slugOf(name) || 'other';
    let own = slug;
    for (let count = 2; used.has(own) || isTaken(own); count += 1) own = `${slug}-${count}`;
    used.add(own);
    return own;
  };
}
