import {createSlugger} from '@docusaurus/utils';

/**
 * The anchors of an MDX page: those of its headings, and those that site/src/remark/step-anchors creates
 * for its steps.
 */
export function anchorsOf(mdx: string): Set<string> {
  const text = mdx.replaceAll(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '');
  const headings = createSlugger();
  const steps = createSlugger();
  return new Set([
    ...[...text.matchAll(/^#{1,6} +(.+)$/gm)].map(
      ([, heading = '']) =>
        /\{\/\* #(\S+) \*\/\}\s*$/.exec(heading)?.[1] ?? headings.slug(plainText(heading)),
    ),
    ...[...text.matchAll(/<Step\s+title="([^"]+)"/g)].map(([, title = '']) =>
      steps.slug(`step-${title}`),
    ),
  ]);
}

const plainText = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]+>|[`*]/g, '')
    .trim();
