import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {paths} from '../paths';

const releases = z.array(
  z.strictObject({
    version: z.string(),
    date: z.iso.date(),
    contract: z.array(z.string()),
    summary: z.string(),
    changes: z.array(z.string()).min(1),
  }),
);

/** What each SDK release changed, newest first. */
export function readSdkChangelog(): z.output<typeof releases> {
  const file = path.join(paths.repository, 'sdks', 'changelog.yaml');
  return releases.parse(YAML.parse(readFileSync(file, 'utf8')));
}
