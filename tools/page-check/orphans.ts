import path from 'node:path';
import {footer} from '@docs/site/config';
import {api, guides, sdks} from '@docs/site/sidebars';

const sidebars = {
  'content/guides': {file: 'site/sidebars/guides.ts', config: guides},
  'content/sdks': {file: 'site/sidebars/sdks.ts', config: sdks},
  'content/api': {file: 'site/sidebars/api.ts', config: api},
};

/** The IDs of all pages in a sidebar. */
const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const {type, id, items, link} = value as Record<string, unknown>;
  return [...(type === 'doc' ? idsIn(id) : []), ...idsIn(items), ...idsIn(link)];
};

const listed = Object.entries(sidebars).map(([folder, {file, config}]) => ({
  folder,
  file,
  ids: new Set(Object.values(config).flatMap(idsIn)),
}));

/** The addresses in the footer, such as that of the glossary. */
const inFooter = new Set(
  footer.links.flatMap(({items}) => items.flatMap(({to}) => (typeof to === 'string' ? to : []))),
);

/**
 * A handwritten page that's in no sidebar and not in the footer, which readers can hardly find. Unlisted
 * pages are fine.
 */
export function orphanProblem(filePath: string, content: string): string | undefined {
  const file = path.relative('.', filePath);
  const area = listed.find(({folder}) => file.startsWith(`${folder}/`));
  const isHidden = /^---\n(?:.*\n)*?(?:unlisted|draft): true\n/.test(content);
  if (!area || isHidden || path.basename(file).startsWith('_')) return undefined;
  const id = path.relative(area.folder, file).replace(/\.mdx$/, '');
  if (area.ids.has(id) || inFooter.has(`/${id}`)) return undefined;
  return `${file}:1: the page is in no sidebar. Add '${id}' to ${area.file}, or set "unlisted: true".`;
}
