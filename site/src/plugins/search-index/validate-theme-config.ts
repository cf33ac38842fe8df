import * as z from 'zod';
import type {SearchConfig} from '@docs/search';

/** Accepts a regular expression or its source. The browser gets the source. */
const pattern = z
  .union([z.string().min(1), z.instanceof(RegExp)])
  .transform((value) => (typeof value === 'string' ? value : value.source))
  .refine(isPattern, 'is not a regular expression');

const schema = z
  .strictObject({
    appId: z
      .string()
      .regex(/^[A-Za-z0-9]+$/, 'is the application id alone, from which the hosts derive')
      .optional(),
    apiKey: z.string().min(1).optional(),
    indexName: z.string().min(1).optional(),
    searchPagePath: z.union([z.literal(false), z.string().regex(/^\/?[\w/-]+$/)]).default('search'),
    externalUrlRegex: pattern.optional(),
    replaceSearchResultPathname: z
      .strictObject({
        // As in the official theme, a string is taken literally.
        from: z.union([
          z
            .string()
            .min(1)
            .transform((value) => value.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, String.raw`\$&`)),
          z.instanceof(RegExp).transform((value) => value.source),
        ]),
        to: z.string(),
      })
      .optional(),
    searchParameters: z
      .strictObject({
        facetFilters: z
          .union([
            z.string().transform((filter) => [filter]),
            z.array(z.union([z.string(), z.array(z.string())])),
          ])
          .default([]),
      })
      .default({facetFilters: []}),
    contextualSearch: z.boolean().default(true),
    suggestions: z.array(z.string().min(2).max(64)).max(6).default([]),
    tasks: z
      .array(z.strictObject({title: z.string().min(2), path: z.string().regex(/^\/(?!\/)/)}))
      .max(6)
      .default([]),
    missingResultsUrl: z.url(),
  })
  .check(({value, issues}) => {
    const account = ['appId', 'apiKey', 'indexName'] as const;
    const missing = account.filter((key) => !value[key]);
    if (missing.length > 0 && missing.length < account.length) {
      for (const key of missing) {
        issues.push({
          code: 'custom',
          path: [key],
          message: 'is needed when the others are set',
          input: value,
        });
      }
    }
  });

/** Checks `themeConfig.search` and chooses the backend. With an account, it's the hosted one. */
export function validateSearchConfig(input: unknown): SearchConfig {
  const result = schema.safeParse(input);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.') || 'search'}: ${issue.message}`,
    );
    throw new Error(`themeConfig.search is not valid\n${problems.join('\n')}`);
  }
  return {...result.data, backend: result.data.appId ? 'algolia' : 'static'};
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
