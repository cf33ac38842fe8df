type Value = string | boolean | readonly string[] | undefined;

/** Front matter as YAML. Every JSON value is valid YAML. */
export function frontMatter(values: Record<string, Value>): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
