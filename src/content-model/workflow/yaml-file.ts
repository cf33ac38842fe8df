import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';

/** Reads a file of content/data/workflow in its form; a problem names file and path. */
export function readYaml<T>(file: string, form: z.ZodType<T>): T {
  if (!existsSync(file)) throw new Error(`${shortName(file)} does not exist`);
  const parsed = form.safeParse(YAML.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw problemsIn(
    file,
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

export function problemsIn(file: string, problems: string[]): Error {
  return new Error(problems.map((problem) => `${shortName(file)}: ${problem}`).join('\n'));
}

/** Folder and name say enough: `nodes/filter.yaml`. */
const shortName = (file: string) =>
  path.join(path.basename(path.dirname(file)), path.basename(file));
