import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {pageSchema} from './front-matter';

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
