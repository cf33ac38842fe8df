import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

/** Reads and validates a file of content/data/workflow. Errors name the file and the path. */
export function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  if (!existsSync(file)) throw new Error(`${shortName(file)} doesn't exist`);
  const parsed = schema.safeParse(YAML.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw problemsIn(
    file,
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

export function problemsIn(file: string, problems: string[]): Error {
  return new Error(problems.map((problem) => `${shortName(file)}: ${problem}`).join('\n'));
}

/** Folder and file name, such as `nodes/filter.yaml`. */
const shortName = (file: string) =>
  path.join(path.basename(path.dirname(file)), path.basename(file));
