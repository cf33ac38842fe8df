import {readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {paths} from '@docs/contract';

/** The limits are those of the Agent Skills format. */
const common = {
  name: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/),
  description: z.string().max(1024),
  /** The page that explains the task to people. */
  guide: z.string().startsWith('/'),
};

const skill = z.union([
  z.strictObject({...common, recipe: z.string()}),
  z.strictObject({...common, sample: z.string()}),
]);

export type Skill = z.infer<typeof skill>;

export function readSkills(): Skill[] {
  const file = path.join(paths.repository, 'content', 'data', 'skills.yaml');
  return z.array(skill).parse(YAML.parse(readFileSync(file, 'utf8')));
}
