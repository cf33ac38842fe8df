import path from 'node:path';
import * as z from 'zod';
import type {ParseFrontMatter} from '@docusaurus/types';
import {type IntegrationGroup, integrationGroups} from './integration-labels';
import {type Marketplace, marketplaces} from './marketplaces';

/** The front matter of every page. Unknown keys are rejected. */
const everyPage = {
  title: z
    .string()
    .min(3)
    .max(70)
    .regex(/^[^<>]*$/, 'must not contain markup'),
  description: z.string().min(40).max(160),
  sidebar_label: z.string().min(2).max(40).optional(),
  /** The sidebar next to a page that isn't in it, such as the glossary. */
  displayed_sidebar: z.string().optional(),
  slug: z.string().startsWith('/').optional(),
  keywords: z.array(z.string().min(2)).optional(),
  hide_table_of_contents: z.boolean().optional(),
  hide_title: z.boolean().optional(),
  /** What a neighbor's Previous and Next say, if the sidebar's label is too short on its own. */
  pagination_label: z.string().max(70).optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
};

/** Guides also have the date of their last review against their sources. */
const reviewed = {
  ...everyPage,
  /** Questions in readers' words that the page answers. Search matches them as a whole. */
  questions: z.array(z.string().min(10).max(80)).max(8).optional(),
  reviewed: z.date(),
};

const marketplace = z.enum(Object.keys(marketplaces) as [Marketplace, ...Marketplace[]]);

const integrationGroup = z.enum(
  Object.keys(integrationGroups) as [IntegrationGroup, ...IntegrationGroup[]],
);

const pageSchema = z.discriminatedUnion('kind', [
  z.strictObject({kind: z.literal('home'), ...reviewed}),
  z.strictObject({
    kind: z.literal('overview'),
    ...reviewed,
    marketplaces: z.array(marketplace).optional(),
  }),
  z.strictObject({
    kind: z.literal('guide'),
    ...reviewed,
    marketplaces: z.array(marketplace).optional(),
  }),
  z.strictObject({
    kind: z.literal('concept'),
    ...reviewed,
    marketplaces: z.array(marketplace).optional(),
  }),
  z.strictObject({
    kind: z.literal('integration'),
    ...reviewed,
    /** The system's name, if the sidebar's label is another one. */
    system: z.string().optional(),
    category: integrationGroup,
    level: z.enum(['organization', 'user']),
    direction: z.enum(['in', 'out', 'both']),
  }),
  z.strictObject({
    kind: z.literal('node'),
    ...reviewed,
    group: z.enum(['trigger', 'flow', 'data', 'action', 'connector', 'canvas']),
  }),
  // The lead of an operation is the first sentence of its description in the contract, which is
  // often shorter.
  z.strictObject({
    kind: z.literal('reference'),
    ...everyPage,
    description: z.string().min(10).max(160),
  }),
  z.strictObject({
    kind: z.literal('sdk'),
    ...reviewed,
    language: z.enum(['go', 'java', 'python', 'typescript']).optional(),
  }),
]);

const isPartial = (filePath: string) => path.basename(filePath).startsWith('_');

/**
 * Rejects a page whose front matter doesn't match the schema of its kind, and names the file and
 * each field.
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);

  if (isPartial(params.filePath)) {
    const keys = Object.keys(parsed.frontMatter);
    if (keys.length > 0)
      throw new Error(`${file}: a partial has no front matter, found ${keys.join(', ')}`);
    return parsed;
  }

  const result = pageSchema.safeParse(parsed.frontMatter);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const field =
        issue.path.join('.') ||
        (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'front matter');
      return `  ${field}: ${issue.message}`;
    });
    throw new Error(`${file}: front matter does not fit the content model\n${problems.join('\n')}`);
  }
  return parsed;
};
