import {readFileSync} from 'node:fs';

/** Returns the commands in docs/runbook.md by alert, one string per code block. */
export function readRunbook(file = 'docs/runbook.md'): Map<string, string[]> {
  const [, ...entries] = readFileSync(file, 'utf8').split(/^## /m);
  return new Map(
    entries.map((entry) => [
      entry.slice(0, entry.indexOf('\n')),
      [...entry.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands),
    ]),
  );
}
