import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';

const settingSchema = z.strictObject({
  name: z.string().min(1),
  type: z.string().min(1),
  default: z.string().optional(),
  required: z.boolean().optional(),
  meaning: z.string().min(5),
});

export type Setting = z.infer<typeof settingSchema>;

function parseSettings(source: string): Setting[] {
  const result = z.array(settingSchema).min(1).safeParse(parse(source));
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  }
  return result.data;
}

export const loadSettings = (file: string): Setting[] => parseSettings(readFileSync(file, 'utf8'));
